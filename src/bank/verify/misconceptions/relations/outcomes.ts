/** Mistakes repeated with the numbers of the record: the wrong answer must be what one of them leads to. */
import { formulasIn } from '../../../../math/markup.ts';
import { numberIn } from '../../equation-lines.ts';
import { rationalOf } from '../../polynomial.ts';
import {
	ifReadable,
	pointsOf,
	type RealValues,
	sidesOf,
	toNumber,
	valueOfTree,
} from '../../values.ts';
import { lettersOf, type Tree, treeOf } from '../../tex-tree.ts';
import { operation } from './edits.ts';
import type { Parts } from './parts.ts';
import { isRounded, type Pair, type Relation } from './relations.ts';

/** A number, or an expression that is read at the points of its letters. */
export type Value = number | ((at: RealValues) => number);
export type Outcome = readonly Value[];

/** Checked only if there is an outcome; its parts may be in any order. */
export const leadsToAny =
	(find: (pair: Pair) => readonly Outcome[] | undefined): Relation =>
	(pair) => {
		const outcomes = find(pair) ?? [];
		const [, wrong] = pair.parts() ?? [];
		if (!wrong || outcomes.length === 0) return undefined;
		return outcomes.some((outcome) => isOutcome(outcome, wrong, isRounded(pair)));
	};

function isOutcome(outcome: Outcome, wrong: Parts, rounded: boolean): boolean {
	const points = pointsOf(wrong.letters);
	const left = wrong.rounding.map((half, part) => ({
		half: rounded ? half : 0,
		values: points.map((_, row) => wrong.values[row]?.[part] ?? Number.NaN),
	}));
	for (const value of outcome) {
		const wanted = points.map((at) => (typeof value === 'number' ? value : value(at)));
		const place = left.findIndex(({ half, values }) =>
			values.every((found, row) => isClose(found, wanted[row] ?? Number.NaN, half)),
		);
		if (place < 0) return false;
		left.splice(place, 1);
	}
	return left.length === 0;
}

const isClose = (found: number, wanted: number, half: number): boolean =>
	Math.abs(found - wanted) <= half + 1e-7 * Math.max(1e-3, Math.abs(wanted));

/** A tree as a value; NaN where a letter has none. */
export const valueOf =
	(tree: Tree) =>
	(at: RealValues): number =>
		ifReadable(() => valueOfTree(tree, at)) ?? Number.NaN;

/** The right side of "y = …", the expression itself; undefined for other formulas. */
export const expressionOf = (text: string): Tree | undefined =>
	ifReadable(() => {
		const sides = sidesOf(formulasIn(text)[0] ?? text);
		const side = sides.length === 1 || isName(treeOf(sides[0] ?? '')) ? sides.at(-1) : undefined;
		return side === undefined ? undefined : treeOf(side);
	});

/** "y", or "f(x)". */
const isName = (tree: Tree): boolean =>
	tree.kind === 'letter' ||
	(tree.kind === 'operation' &&
		tree.sign === '*' &&
		tree.left.kind === 'letter' &&
		tree.right.kind === 'letter');

/** The coefficients of the polynomial that a formula states, as in `coefficientsOf`. */
export function polynomialIn(text: string): number[] | undefined {
	const tree = expressionOf(text);
	return tree && coefficientsOf(tree);
}

/** The coefficients, the constant first; undefined for anything but a polynomial in one letter. */
export const coefficientsOf = (tree: Tree): number[] | undefined =>
	lettersOf(tree).length > 1
		? undefined
		: ifReadable(() => {
				const { over, under } = rationalOf(tree);
				const [divisor] = under;
				return divisor && under.length === 1
					? over.map((one) => toNumber(one) / toNumber(divisor))
					: undefined;
			});

/** The polynomials of this degree in the prompt and the lines: an expression, a rule, the left side of "… = 0". */
export const polynomialsIn = (pair: Pair, degree: number): number[][] =>
	pair
		.formulas()
		.flatMap(([left, right, ...more]) => {
			if (!left || more.length > 0) return [];
			if (!right) return [coefficientsOf(left)];
			const isZero = right.kind === 'number' && right.text === '0';
			const found = isName(left) ? right : isZero ? left : operation('-', left, right);
			return [coefficientsOf(found)];
		})
		.filter((found) => found !== undefined)
		.filter((found) => found.length === degree + 1);

export const polynomialAt = (coefficients: readonly number[], x: number): number =>
	coefficients.reduceRight((value, one) => value * x + one, 0);

/** With whatever letter the wrong answer uses. */
export const inItsLetter =
	(value: (x: number) => number): Value =>
	(at) =>
		value(Object.values(at)[0] ?? Number.NaN);

/** The points that a text names: "passes through $(1, -48)$". */
export const pointsIn = (text: string): (readonly [x: number, y: number])[] =>
	formulasIn(text).flatMap((formula) => {
		const [x = Number.NaN, y = Number.NaN] = (/^\(([^(),]+, [^(),]+)\)$/.exec(formula)?.[1] ?? '')
			.split(', ')
			.map(numberIn);
		return Number.isNaN(x + y) ? [] : [[x, y] as const];
	});
