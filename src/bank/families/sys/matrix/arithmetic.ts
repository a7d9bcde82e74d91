/** sys.matrix: sums, multiples and products of small matrices, their determinants and inverses. */
import Fraction from 'fraction.js';
import {
	continued,
	difference,
	equation,
	type Expression,
	num,
	opposite,
	product,
	signed,
	sum,
	symbol,
	times,
} from '../../../../math/expression.ts';
import { call, matrix } from '../../../../math/notation.ts';
import { plainNumber } from '../../../../math/plain-notation.ts';
import { say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Draw,
	integer,
	inWords,
	type Line,
	line,
	mergedByValue,
	sentence,
	withMisconceptions,
	written,
	type WrongAnswer,
} from '../../../family.ts';

type Grid = number[][];

export const gridExpression = (grid: Grid): Expression =>
	matrix(...grid.map((row) => row.map(num)));

export function sumScalarOrProduct(draw: Draw): Draft {
	switch (draw.choice('op')) {
		case 'sum':
			return added(draw);
		case 'scalar':
			return scaled(draw);
		default:
			return multipliedGrids(draw);
	}
}

const drawnGrid = (draw: Draw, rows: number, columns: number): Grid =>
	Array.from({ length: rows }, () =>
		Array.from({ length: columns }, () => draw.random.pick([1, -1]) * draw.random.int(1, 9)),
	);

const map = (grid: Grid, value: (entry: number, row: number, column: number) => number): Grid =>
	grid.map((entries, row) => entries.map((entry, column) => value(entry, row, column)));

type WrongGrid = readonly [grid: Grid, why: string];

function question(
	problem: Expression,
	result: Grid,
	middle: readonly Line[],
	hint: string,
	wrong: readonly WrongGrid[],
): Draft {
	const answer = withMisconceptions(
		written('matrix', gridExpression(result)),
		...wrong.map(([grid, why]): WrongAnswer => [written('matrix', gridExpression(grid)), why]),
	);
	return {
		prompt: say`Evaluate ${problem}.`,
		answer,
		steps: [...middle, line(continued(gridExpression(result)), 'simplify each entry')],
		hints: [say`${hint}`],
	};
}

function added(draw: Draw): Draft {
	const columns = draw.random.int(2, 3);
	const [a, b] = [drawnGrid(draw, 2, columns), drawnGrid(draw, 2, columns)];
	const other = (row: number, column: number) => b[row]?.[column] ?? 0;
	const problem = sum(gridExpression(a), gridExpression(b));
	const entries = a.map((row, at) =>
		row.map((entry, place) => sum(entry, signed(other(at, place)))),
	);
	return question(
		problem,
		map(a, (entry, row, column) => entry + other(row, column)),
		[line(equation(problem, matrix(...entries)), 'add the corresponding entries')],
		'Which entries of the two matrices do you add to each other?',
		[
			[
				map(a, (entry, row, column) => entry - other(row, column)),
				'subtracted the entries instead of adding them',
			],
			[
				map(a, (entry, row, column) => entry * other(row, column)),
				'multiplied the entries instead of adding them',
			],
		],
	);
}

function scaled(draw: Draw): Draft {
	const a = drawnGrid(draw, 2, draw.random.int(2, 3));
	const k = draw.random.pick([-5, -4, -3, -2, 2, 3, 4, 5]);
	const problem = product(k, gridExpression(a));
	const entries = a.map((row) => row.map((entry) => times(k, entry)));
	return question(
		problem,
		map(a, (entry) => k * entry),
		[line(equation(problem, matrix(...entries)), `multiply every entry by ${k}`)],
		'Which entries of the matrix do you multiply by the scalar?',
		[
			[map(a, (entry, row) => (row === 0 ? k * entry : entry)), 'multiplied only the first row'],
			[map(a, (entry) => k + entry), 'added the scalar instead of multiplying by it'],
		],
	);
}

type Entry<T> = (p: number, q: number, r: number, s: number) => T;

/** Each entry of a product, from a row (p, q) of the first matrix and a column (r, s) of the second. */
function productOf<T>(a: Grid, b: Grid, entry: Entry<T>): T[][] {
	const [top = [], bottom = []] = b;
	return a.map(([p = 0, q = 0]) => top.map((r, at) => entry(p, q, r, bottom[at] ?? 0)));
}

/** How a product is found: sums of products, then of their values, then numbers. */
export const productStages = (a: Grid, b: Grid) => ({
	formed: productOf(a, b, (p, q, r, s) => sum(times(p, r), times(q, s))),
	multiplied: productOf(a, b, (p, q, r, s) => sum(p * r, q * s)),
	values: productOf(a, b, (p, q, r, s) => p * r + q * s),
});

function multipliedGrids(draw: Draw): Draft {
	const columns = draw.random.pick([2, 2, 3]);
	const [a, b] = [drawnGrid(draw, 2, 2), drawnGrid(draw, 2, columns)];
	const problem = product(gridExpression(a), gridExpression(b));
	const { formed, multiplied, values } = productStages(a, b);
	return question(
		problem,
		values,
		[
			line(
				equation(problem, matrix(...formed)),
				'multiply each row of the first matrix by each column of the second',
			),
			line(continued(matrix(...multiplied)), 'find the products in each entry'),
		],
		'How do you combine a row of the first matrix with a column of the second one?',
		[
			...(columns === 2
				? [
						[
							map(a, (entry, row, column) => entry * (b[row]?.[column] ?? 0)),
							'multiplied the corresponding entries',
						] as const,
					]
				: []),
			[
				productOf(a, b, (p, q, r, s) => p * r - q * s),
				'subtracted the products instead of adding them',
			],
			[productOf(a, b, (p, _, r) => p * r), 'left out the second product in each entry'],
		],
	);
}

// Determinants and inverses.

type Square = readonly [a: number, b: number, c: number, d: number];

const determinantLines = ([a, b, c, d]: Square, name: Expression): Line[] => [
	line(
		equation(name, difference(times(a, d), times(signed(b), c))),
		'multiply the entries on the main diagonal, and subtract the product of the entries on the other diagonal',
	),
	line(equation(name, difference(a * d, signed(b * c))), 'multiply'),
	line(equation(name, a * d - b * c), 'subtract'),
];

const DET = call('\\det', 'A');

export function determinantOf(draw: Draw): Draft | undefined {
	return draw.choice('size') === '2' ? two(draw) : three(draw);
}

const nonZero = (draw: Draw): number => draw.random.pick([1, -1]) * draw.random.int(1, 6);
const any = (draw: Draw): number => draw.random.int(-6, 6);

function two(draw: Draw): Draft | undefined {
	const entries: Square = [nonZero(draw), nonZero(draw), nonZero(draw), nonZero(draw)];
	const [a, b, c, d] = entries;
	const value = a * d - b * c;
	// Multiplied along the rows, the entries must give another value.
	if (value === a * b - c * d) return undefined;
	return {
		prompt: say`Find the determinant of ${equation('A', matrix([num(a), num(b)], [num(c), num(d)]))}.`,
		answer: withMisconceptions(
			{ ...integer(value), kind: 'rational' },
			...mergedByValue(
				[integer(a * d + b * c), 'added the two products instead of subtracting'],
				[integer(b * c - a * d), 'subtracted the products in the wrong order'],
				[integer(a * b - c * d), 'multiplied along the rows instead of the diagonals'],
			),
		),
		steps: determinantLines(entries, DET),
		hints: [say`Which two products do you form, and which one do you subtract?`],
	};
}

/** Expanded along the first row. */
function three(draw: Draw): Draft | undefined {
	const top = [nonZero(draw), nonZero(draw), nonZero(draw)] as const;
	const [p, q, r] = [any(draw), any(draw), any(draw)];
	const [s, t, u] = [any(draw), any(draw), any(draw)];
	const [a, b, c] = top;
	const minors = [q * u - r * t, p * u - r * s, p * t - q * s] as const;
	const value = a * minors[0] - b * minors[1] + c * minors[2];
	if ([p, q, r, s, t, u].filter((entry) => entry === 0).length > 1 || Math.abs(value) > 400)
		return undefined;
	const minor = (w: number, x: number, y: number, z: number) =>
		difference(times(w, num(x)), times(signed(y), num(z)));
	const first = times(a, minor(q, u, r, t));
	return {
		prompt: say`Find the determinant of ${equation('A', gridExpression([[...top], [p, q, r], [s, t, u]]))}.`,
		answer: withMisconceptions(
			{ ...integer(value), kind: 'rational' },
			[
				integer(a * minors[0] + b * minors[1] + c * minors[2]),
				'added the second term instead of subtracting it',
			],
			[
				integer(minors[0] - minors[1] + minors[2]),
				'did not multiply by the entries of the first row',
			],
			[integer(-value), 'used the signs minus, plus, minus instead of plus, minus, plus'],
		),
		steps: [
			line(
				equation(
					DET,
					sum(
						first,
						opposite(times(signed(b), minor(p, u, r, s))),
						times(signed(c), minor(p, t, q, s)),
					),
				),
				'expand along the first row: the signs are plus, minus, plus',
			),
			line(
				continued(
					sum(
						times(a, num(minors[0])),
						opposite(times(signed(b), num(minors[1]))),
						times(signed(c), num(minors[2])),
					),
				),
				'evaluate the three smaller determinants',
			),
			line(continued(sum(a * minors[0], -b * minors[1], c * minors[2])), 'multiply'),
			line(equation(DET, value), addedOrSubtracted(-b * minors[1], c * minors[2])),
		],
		hints: [
			say`Expand along the first row. Which row and column do you delete for each of its entries?`,
		],
	};
}

/** What is done with the terms after the first one. */
function addedOrSubtracted(...terms: number[]): string {
	if (terms.every((term) => term < 0)) return 'subtract';
	return terms.some((term) => term < 0) ? 'add and subtract' : 'add';
}

const A = symbol('A');
const INVERSE = symbol('A^{-1}');

export function inverseOf(draw: Draw): Draft | undefined {
	const entries: Square = [draw.int('a'), draw.int('b'), draw.int('c'), draw.int('d')];
	const [a, b, c, d] = entries;
	const det = a * d - b * c;
	const zeros = entries.filter((entry) => entry === 0).length;
	// A determinant of 1 would hide that nothing was divided by it.
	if (
		det === 1 ||
		Math.abs(det) > 6 ||
		zeros > 1 ||
		a === d ||
		b === c ||
		(det === 0 && draw.random.int(0, 2) > 0)
	)
		return undefined;
	const given = gridExpression([
		[a, b],
		[c, d],
	]);
	const swapped = gridExpression([
		[d, -b],
		[-c, a],
	]);
	const share = (entry: number) => num(new Fraction(entry, det === 0 ? 1 : det));
	const result = matrix([share(d), share(-b)], [share(-c), share(a)]);
	const answer = det === 0 ? inWords('matrix', 'no inverse') : written('matrix', result);
	const last =
		det === 0
			? [
					sentence(
						say`The determinant is 0, so the matrix has ${answer.body}.`,
						'the inverse is found by dividing by the determinant',
					),
				]
			: [
					sentence(say`The determinant is not 0, so ${A} has an inverse.`),
					line(
						equation(INVERSE, product(num(new Fraction(1, det)), swapped)),
						'switch the entries on the main diagonal, change the signs of the other two entries, and divide by the determinant',
					),
					line(
						equation(INVERSE, result),
						`multiply each entry by ${plainNumber(new Fraction(1, det))}`,
					),
				];
	return {
		prompt: say`Find the inverse of ${equation(A, given)}. Write the entries as integers or as fractions in lowest terms. If there is no inverse, write “no inverse”.`,
		answer: withMisconceptions(
			answer,
			[written('matrix', swapped), 'did not divide by the determinant'],
			...(det === 0
				? ([[written('matrix', given), 'gave the matrix itself']] satisfies [
						ReturnType<typeof integer>,
						string,
					][])
				: ([
						[
							written('matrix', matrix([share(d), share(b)], [share(c), share(a)])),
							'did not change the signs of the two entries that are not on the main diagonal',
						],
						[
							written('matrix', matrix([share(a), share(-b)], [share(-c), share(d)])),
							'did not switch the entries on the main diagonal',
						],
					] satisfies [ReturnType<typeof integer>, string][])),
		),
		steps: [...determinantLines(entries, DET), ...last],
		hints: [
			say`What is the determinant? When does a matrix have no inverse?`,
			say`How are the entries of the inverse related to those of ${A}?`,
		],
	};
}
