/** Sums, products, and determinants of matrices, calculated again with the mistake. */
import { isNear } from '../../equation-lines.ts';
import { ifReadable, readReal } from '../../values.ts';
import type { Pair, Relation } from '../relations/relations.ts';
import { rule, type Rule } from '../rule.ts';

type Matrix = readonly (readonly number[])[];

const matricesIn = (text: string): Matrix[] =>
	ifReadable(() =>
		[...text.matchAll(/\\begin\{bmatrix\} (.*?) \\end\{bmatrix\}/g)].map(([, inside = '']) =>
			inside.split(' \\\\ ').map((row) => row.split(' & ').map((entry) => readReal(entry)())),
		),
	) ?? [];

const areSame = (one: Matrix, other: Matrix): boolean =>
	one.length === other.length &&
	one.every((row, at) =>
		row.every((entry, place) => isNear(entry, other[at]?.[place] ?? Number.NaN)),
	);

/** From the matrices of the prompt; nothing is said unless the right calculation gives the right answer. */
const matrices =
	(
		right: (given: readonly Matrix[], pair: Pair) => Matrix | undefined,
		wrong: (given: readonly Matrix[], pair: Pair) => Matrix | undefined,
	): Relation =>
	(pair) => {
		if (!pair.right.includes('bmatrix')) return undefined;
		const given = matricesIn(pair.prompt);
		const [was, is] = [matricesIn(pair.right)[0], matricesIn(pair.wrong)[0]];
		const [wanted, mistake] = [right(given, pair), wrong(given, pair)];
		return was && is && wanted && mistake && areSame(was, wanted)
			? areSame(is, mistake)
			: undefined;
	};

type Entry = (one: number, other: number) => number;

const eachEntry =
	(entry: Entry) =>
	([one, other]: readonly Matrix[]): Matrix | undefined =>
		one &&
		other &&
		one.map((row, at) => row.map((left, place) => entry(left, other[at]?.[place] ?? Number.NaN)));

/** Rows by columns; the products are put together from left to right. */
const product =
	(together: (products: readonly number[]) => number) =>
	([one, other]: readonly Matrix[]): Matrix | undefined =>
		one &&
		other?.[0] &&
		one.map((row) =>
			(other[0] ?? []).map((_, place) =>
				together(row.map((left, at) => left * (other[at]?.[place] ?? Number.NaN))),
			),
		);

const sumOf = (terms: readonly number[]): number => terms.reduce((sum, term) => sum + term, 0);
const isSum = /\\end\{bmatrix\} \+ \\begin/;

const scaled =
	(entry: (value: number, scalar: number, row: number) => number) =>
	([one]: readonly Matrix[], { prompt }: Pair): Matrix | undefined => {
		const [, scalar] = /\$(-?\d+)\\begin/.exec(prompt) ?? [];
		return scalar === undefined
			? undefined
			: one?.map((row, at) => row.map((value) => entry(value, Number(scalar), at)));
	};

/** Only a scalar can be added to the entries, or multiplied by those of one row. */
const withScalar =
	(relation: Relation): Relation =>
	(pair) =>
		/\$-?\d+\\begin/.test(pair.prompt) || !pair.right.includes('bmatrix') ? relation(pair) : false;

const added = eachEntry((a, b) => a + b);
const subtracted = eachEntry((a, b) => a - b);
const multiplied = product(sumOf);
const timesScalar = scaled((value, scalar) => value * scalar);

/** Of one matrix in the prompt; the right answer must be its determinant. */
const determinant =
	(size: 2 | 3, wrong: (...entries: number[]) => number): Relation =>
	(pair) => {
		const [matrix, ...more] = matricesIn(pair.prompt);
		const [right, found] = pair.parts()?.map(({ values }) => values[0]?.[0]) ?? [];
		if (!matrix || more.length > 0 || matrix.length !== size || found === undefined)
			return undefined;
		const entries = matrix.flat();
		return isNear((size === 2 ? ofTwo : ofThree)(...entries), right ?? Number.NaN)
			? isNear(wrong(...entries), found)
			: undefined;
	};

const ofTwo = (a = 0, b = 0, c = 0, d = 0): number => a * d - b * c;

/** The three terms along the first row, without their signs. */
function termsOf(row: readonly number[], rest: readonly number[]): [number, number, number] {
	const [a = 0, b = 0, c = 0] = row;
	const [d = 0, e = 0, f = 0, g = 0, h = 0, i = 0] = rest;
	return [a * (e * i - f * h), b * (d * i - f * g), c * (d * h - e * g)];
}

const signed =
	(signs: readonly [number, number, number], row?: readonly number[]) =>
	(...entries: number[]): number => {
		const [first, second, third] = termsOf(row ?? entries.slice(0, 3), entries.slice(3));
		return signs[0] * first + signs[1] * second + signs[2] * third;
	};

const ofThree = signed([1, -1, 1]);

export const MATRIX_RULES: readonly Rule[] = [
	rule(matrices(added, subtracted), 'subtracted the entries instead of adding them'),
	rule(
		matrices(
			(given, pair) => (isSum.test(pair.prompt) ? added(given) : undefined),
			eachEntry((a, b) => a * b),
		),
		'multiplied the entries instead of adding them',
	),
	rule(
		matrices(
			multiplied,
			eachEntry((a, b) => a * b),
		),
		'multiplied the corresponding entries',
	),
	rule(
		matrices(
			multiplied,
			product(([first = 0, ...others]) => first - sumOf(others)),
		),
		'subtracted the products instead of adding them',
	),
	rule(
		matrices(
			multiplied,
			product(([first = 0]) => first),
		),
		'left out the second product in each entry',
	),
	rule(
		withScalar(
			matrices(
				timesScalar,
				scaled((value, scalar, row) => (row === 0 ? value * scalar : value)),
			),
		),
		'multiplied only the first row',
	),
	rule(
		withScalar(
			matrices(
				timesScalar,
				scaled((value, scalar) => value + scalar),
			),
		),
		'added the scalar instead of multiplying by it',
	),
	rule(
		determinant(2, (a = 0, b = 0, c = 0, d = 0) => a * d + b * c),
		'added the two products instead of subtracting',
	),
	rule(
		determinant(2, (...entries) => -ofTwo(...entries)),
		'subtracted the products in the wrong order',
	),
	rule(
		determinant(2, (a = 0, b = 0, c = 0, d = 0) => a * b - c * d),
		'multiplied along the rows instead of the diagonals',
	),
	rule(determinant(3, signed([1, 1, 1])), 'added the second term instead of subtracting it'),
	rule(
		determinant(3, signed([-1, 1, -1])),
		'used the signs minus, plus, minus instead of plus, minus, plus',
	),
	rule(
		determinant(3, signed([1, -1, 1], [1, 1, 1])),
		'did not multiply by the entries of the first row',
	),
];
