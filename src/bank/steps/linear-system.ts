/** Two linear equations in two variables: how they are written and asked for, and how values are substituted in them. */
import Fraction from 'fraction.js';
import { equation, type Expression, num, type Number, sum, tuple } from '../../math/expression.ts';
import { valued } from '../../math/lines.ts';
import { term, uncollected } from '../../math/polynomial.ts';
import { type Prose, say } from '../../math/prose.ts';
import {
	type Draft,
	type Line,
	line,
	mergedByValue,
	point,
	sentence,
	withMisconceptions,
	type WrongAnswer,
} from '../family.ts';
import { plainTerm, solveEquation } from './solve-equation.ts';
import { withoutZero } from './line-form.ts';
import { type Straight, withStraights } from './line-sketch.ts';
import { plainNumber } from '../../math/plain-notation.ts';
import { withTerms } from '../../math/worked-out.ts';

/** ax + by = c with whole numbers; at least one of a and b is not 0. */
export type Row = { a: number; b: number; c: number };

export type Letters = readonly [x: string, y: string];

export type SolvedSystem = { lines: Line[]; x: Fraction; y: Fraction; slips: Slip[] };

export const XY: Letters = ['x', 'y'];

/** The row through a whole-number point. */
export const rowThrough = (a: number, b: number, [x, y]: readonly [number, number]): Row => ({
	a,
	b,
	c: a * x + b * y,
});

export const determinant = (one: Row, two: Row): number => one.a * two.b - two.a * one.b;

/** 2x − 3y, without a term whose coefficient is 0. */
export const leftSide = ({ a, b }: Row, [x, y]: Letters = XY): Expression =>
	uncollected(...[term(a, x), term(b, y)].filter(({ coefficient }) => !coefficient.equals(0)));

export const rowEquation = (row: Row, letters: Letters = XY): Expression =>
	equation(single(leftSide(row, letters)), row.c);

/** A sum of one term is that term. */
const single = (side: Expression): Expression =>
	side.kind === 'sum' && side.terms.length === 1 && side.terms[0] ? side.terms[0] : side;

/** 2(3) − 3y: one variable has its value. */
function withValue(row: Row, known: 'x' | 'y', value: Number, letters: Letters = XY): Expression {
	const [x, y] = letters;
	const left =
		known === 'x'
			? [valued(row.a, value, true), ...free(row.b, y)]
			: [...free(row.a, x), valued(row.b, value, row.a === 0)];
	return equation(single(sum(...left)), row.c);
}

const free = (coefficient: number, letter: string): Expression[] =>
	coefficient === 0 ? [] : [single(uncollected(term(coefficient, letter)))];

/** Both variables have their values: 2(3) − 3(1). */
export const withBoth = ({ a, b, c }: Row, x: Number, y: Number): Expression => {
	const terms = [
		...(a === 0 ? [] : [valued(a, x, true)]),
		...(b === 0 ? [] : [valued(b, y, a === 0)]),
	];
	return equation(single(sum(...terms)), c);
};

/** An equation with values in place of its variables. */
export type WithValues = (x: Fraction, y: Fraction) => Expression;

export const withValues =
	(row: Row): WithValues =>
	(x, y) =>
		withBoth(row, x, y);

/** The other variable, once one is known: the row with the value substituted, solved. */
export function otherLetter(
	row: Row,
	known: 'x' | 'y',
	value: Fraction,
	name: string,
	letters: Letters = XY,
): { lines: Line[]; value: Fraction } {
	const [have, rest, letter] =
		known === 'x' ? [row.a, row.b, letters[1]] : [row.b, row.a, letters[0]];
	const number = value.mul(have);
	const constant = number.equals(0) ? [] : [term(number)];
	const terms =
		known === 'x' ? [...constant, term(rest, letter)] : [term(rest, letter), ...constant];
	const solved = solveEquation(terms, [term(row.c)]);
	if (!solved) throw new RangeError(`The row does not hold ${letter}.`);
	const why = `substitute ${value.toFraction()} for ${known === 'x' ? letters[0] : letters[1]} in ${name}`;
	const multiplied = number.equals(0) ? 'any number times 0 is 0' : 'multiply';
	const worked =
		have === -1 && value.lt(0)
			? known === 'x'
				? `the opposite of ${plainNumber(value)} is ${plainNumber(value.abs())}`
				: `subtracting ${plainNumber(value)} is the same as adding ${plainNumber(value.abs())}`
			: Math.abs(have) === 1
				? value.equals(0)
					? withoutZero(have, known === 'x')
					: 'simplify'
				: multiplied;
	const [first, ...more] = solved.lines;
	return {
		lines: [
			line(withValue(row, known, value, letters), why),
			...(first && (have !== 1 || number.equals(0)) ? [{ ...first, why: worked }] : []),
			...more,
		],
		value: solved.value,
	};
}

const ORDERED_PAIR = ' Give the solution as an ordered pair.';

export const systemPrompt = (one: Expression, two: Expression, how = 'Solve'): Prose =>
	say`${how} the system ${one} and ${two}.${ORDERED_PAIR}`;

/** The usual question: both equations, the pair of numbers. `undefined` if a mistake leads to the same pair. */
export const systemQuestion = (
	prompt: Prose,
	{ lines, x, y, slips }: SolvedSystem,
	hints: Prose[],
	/** The two lines, where they are drawn with the point in which they meet. */
	straights: readonly Straight[] = [],
): Draft | undefined => {
	const [answer, wrong] = [point(x, y), wrongPairs(x, y, slips)];
	if (wrong.some(([{ value }]) => value === answer.value)) return undefined;
	return {
		prompt,
		answer: withMisconceptions(answer, ...wrong),
		steps: [
			...lines,
			straights.length > 0
				? withStraights(
						sentence(say`The solution of the system is ${tuple(num(x), num(y))}.`),
						straights,
						[[x, y]],
					)
				: sentence(say`The solution of the system is ${tuple(num(x), num(y))}.`),
		],
		hints,
	};
};

/** Both equations as they are given, with their names for the reasons that follow. */
export const givenLine = (one: Expression, two: Expression): Line =>
	sentence(say`First equation: ${one}. Second equation: ${two}.`);

/** `shown` is the equation that `name` names, with the values of its variables. */
export const checkLine = (shown: Expression, name: string): Line =>
	line(withTerms(shown), `check in ${name}`);

// Pairs that common slips in solving a system lead to, each with what was done.

/** One slip, all that follows done right. */
export type Slip = { x: Fraction; y: Fraction; why: string };

/** Values with large denominators make a learner look again; they are not typed. */
const isTyped = ({ x, y }: Slip): boolean => x.d <= 12n && y.d <= 12n;

export const wrongPairs = (x: Fraction, y: Fraction, slips: readonly Slip[]): WrongAnswer[] =>
	mergedByValue(
		[point(y, x), 'switched the values of x and y'],
		...slips.filter(isTyped).map((one): WrongAnswer => [point(one.x, one.y), one.why]),
	);

const pairOf = (known: 'x' | 'y', value: Fraction, rest: Fraction) =>
	known === 'x' ? { x: value, y: rest } : { x: rest, y: value };

const restOf = ({ a, b, c }: Row, known: 'x' | 'y', value: Fraction): Fraction =>
	known === 'x' ? value.mul(-a).add(c).div(b) : value.mul(-b).add(c).div(a);

/** Slips after the value of one variable is substituted in the row. */
export function slipsAfter(row: Row, known: 'x' | 'y', value: Fraction, [x, y]: Letters): Slip[] {
	const [have, rest, letter] = known === 'x' ? [row.a, row.b, y] : [row.b, row.a, x];
	const constant = value.mul(have);
	const right = restOf(row, known, value);
	const size = constant.abs().toFraction();
	const wrongWay = constant.lt(0)
		? `subtracted ${size} instead of adding it`
		: `added ${size} instead of subtracting it`;
	return [
		...(constant.equals(0)
			? []
			: [{ ...pairOf(known, value, constant.add(row.c).div(rest)), why: wrongWay }]),
		...(rest < 0
			? [
					{
						...pairOf(known, value, right.neg()),
						why: `dropped the negative sign from ${plainTerm(term(rest, letter)).replace('-', '−')}`,
					},
				]
			: []),
	];
}

/** The multiplied rows added where they must be subtracted, or the reverse. */
export function wronglyCombined(
	[one, two]: readonly [Row, Row],
	{ gone, added }: { gone: 'x' | 'y'; added: boolean },
	source: Row,
	[x, y]: Letters,
): Slip[] {
	const [known, p, q] =
		gone === 'x' ? (['y', one.b, two.b] as const) : (['x', one.a, two.a] as const);
	const sign = added ? -1 : 1;
	const coefficient = p + sign * q;
	if (coefficient === 0) return [];
	const value = new Fraction(one.c + sign * two.c, coefficient);
	const letter = gone === 'x' ? x : y;
	const how = added
		? `subtracted the equations as if the ${letter}-terms were equal`
		: `added the equations as if the ${letter}-terms were opposites`;
	return [
		{
			...pairOf(known, value, restOf(source, known, value)),
			why: how,
		},
	];
}
