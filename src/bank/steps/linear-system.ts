/** Two linear equations in two variables: how they are written, and how both are solved. */
import { gcd } from '../../math/gcd.ts';
import Fraction from 'fraction.js';
import {
	equation,
	type Expression,
	num,
	type Number,
	opposite,
	product,
	signed,
	sum,
	tuple,
} from '../../math/expression.ts';
import { monomialExpression, term, uncollected } from '../../math/polynomial.ts';
import { type Prose, say } from '../../math/prose.ts';
import { point, withMisconceptions } from '../answer.ts';
import { type Draft, line, type Line, sentence } from '../family.ts';
import { solveEquation } from './solve-equation.ts';
import { type Straight, withStraights } from './line-sketch.ts';
import { type Slip, slipsAfter, wronglyCombined, wrongPairs } from './wrong-pairs.ts';

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

/** A coefficient times a value, as a term: 3(−2); 1 and −1 leave the value alone, in brackets after a sign. */
export function valued(coefficient: Number, value: Number, first = false): Expression {
	const by = new Fraction(coefficient);
	if (by.equals(1)) return first ? num(value) : signed(value);
	return by.equals(-1) ? opposite(signed(value)) : product(num(by), num(value));
}

/** 2(3) − 3y: one variable has its value. */
export function withValue(
	row: Row,
	known: 'x' | 'y',
	value: Number,
	letters: Letters = XY,
): Expression {
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
	const [first, ...more] = solved.lines;
	return {
		lines: [
			line(withValue(row, known, value, letters), why),
			...(first && have !== 1 ? [{ ...first, why: 'multiply' }] : []),
			...more,
		],
		value: solved.value,
	};
}

export const checkLine = (row: Row, x: Fraction, y: Fraction, name: string): Line =>
	line(withBoth(row, x, y), `check in ${name}`);

export const ORDERED_PAIR = ' Give the solution as an ordered pair.';

export const systemPrompt = (one: Expression, two: Expression, how = ''): Prose =>
	say`Solve the system ${one} and ${two}${how}.${ORDERED_PAIR}`;

/** The usual question: both equations, the pair of numbers. */
export const systemQuestion = (
	prompt: Prose,
	{ lines, x, y, slips }: SolvedSystem,
	hints: Prose[],
	/** The two lines, where they are drawn with the point in which they meet. */
	straights: readonly Straight[] = [],
): Draft => ({
	prompt,
	answer: withMisconceptions(point(x, y), ...wrongPairs(x, y, slips)),
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
});

// Elimination on the board: multiply where it is needed, add or subtract, solve, substitute the value.

export type Names = readonly [first: string, second: string];

const NAMES: Names = ['the first equation', 'the second equation'];

/** How one variable is eliminated: the multipliers of both rows, and whether the rows are then added. */
type Plan = {
	gone: 'x' | 'y';
	times: readonly [number, number];
	added: boolean;
	common: number;
	/** The coefficient of the variable that is left, without its sign. */
	left: number;
};

/** `undefined` when the rows have no single solution. */
export function eliminate(
	one: Row,
	two: Row,
	letters: Letters = XY,
	names: Names = NAMES,
): SolvedSystem | undefined {
	if (determinant(one, two) === 0) return undefined;
	const plan = planOf(one, two);
	const rows = [scaled(one, plan.times[0]), scaled(two, plan.times[1])] as const;
	const multiplied = [one, two].flatMap((_, at) =>
		multiplyLine(rows[at], plan.times[at], names[at] ?? '', letters),
	);
	const { lines, known, value } = combined(rows, plan, letters, names);
	const from = simpler(one, two) ? 0 : 1;
	const [source, other] = from === 0 ? [one, two] : [two, one];
	const rest = otherLetter(source, known, value, names[from], letters);
	const [x, y] = known === 'x' ? [value, rest.value] : [rest.value, value];
	return {
		x,
		y,
		lines: [...multiplied, ...lines, ...rest.lines, checkLine(other, x, y, names[1 - from] ?? '')],
		slips: [
			...slipsAfter(source, known, value, letters),
			...wronglyCombined(rows, plan, source, letters),
		],
	};
}

function planFor(gone: 'x' | 'y', p: number, q: number, det: number): Plan {
	if (p === 0 || q === 0) return { gone, times: [1, 1], added: true, common: Infinity, left: det };
	const common = lcm(Math.abs(p), Math.abs(q));
	return {
		gone,
		times: [common / Math.abs(p), common / Math.abs(q)],
		added: p < 0 !== q < 0,
		common,
		left: det / gcd(p, q),
	};
}

function planOf(one: Row, two: Row): Plan {
	const det = Math.abs(determinant(one, two));
	const [p, q] = [planFor('x', one.a, two.a, det), planFor('y', one.b, two.b, det)];
	return isEasier(p, q) ? p : q;
}

/** Fewer rows to multiply; then the smaller numbers. */
const isEasier = (p: Plan, q: Plan): boolean =>
	cost(p) - cost(q) < 0 || (cost(p) === cost(q) && (p.left - q.left || p.common - q.common) < 0);

/** How many rows must be multiplied; a variable that is missing from a row cannot be eliminated this way. */
const cost = ({ times, common }: Plan): number =>
	Number.isFinite(common) ? times.filter((by) => by > 1).length : 9;

const lcm = (a: number, b: number): number => (a / gcd(a, b)) * b;

const scaled = ({ a, b, c }: Row, by: number): Row => ({ a: a * by, b: b * by, c: c * by });

function multiplyLine(row: Row | undefined, by = 1, name: string, letters: Letters): Line[] {
	return row && by > 1 ? [line(rowEquation(row, letters), `multiply ${name} by ${by}`)] : [];
}

/** The sum or difference of both rows, solved for the variable that is left. */
function combined([one, two]: readonly [Row, Row], plan: Plan, letters: Letters, names: Names) {
	const known = plan.gone === 'x' ? 'y' : 'x';
	const [letter, missing] = known === 'x' ? letters : [letters[1], letters[0]];
	const [p, q] = known === 'x' ? [one.a, two.a] : [one.b, two.b];
	const swapped = !plan.added && p < q;
	const coefficient = plan.added ? p + q : swapped ? q - p : p - q;
	const constant = plan.added ? one.c + two.c : swapped ? two.c - one.c : one.c - two.c;
	const solved = solveEquation([term(coefficient, letter)], [term(constant)]);
	if (!solved) throw new RangeError('Both variables are gone.');
	const [from, taken] = swapped ? [names[1], names[0]] : names;
	const why = plan.added
		? `add the two equations: the ${missing}-terms cancel`
		: `subtract ${taken} from ${from}: the ${missing}-terms cancel`;
	const [, ...rest] = solved.lines;
	const left: Expression = monomialExpression(term(coefficient, letter));
	return {
		lines: [line(equation(left, num(constant)), why), ...rest],
		known,
		value: solved.value,
	} as const;
}

/** The equations without the factors that all their numbers share, unless the row is then multiplied again. */
export function inLowestTerms(one: Row, two: Row): { row: Row; lines: Line[] }[] {
	const shared = [one, two].map(({ a, b, c }) => gcd(a, b, c));
	const smaller = [one, two].map((row, at) => scaled(row, 1 / (shared[at] ?? 1))) as [Row, Row];
	const { times } = planOf(...smaller);
	return [one, two].map((row, at) => {
		const [by = 1, again = 1] = [shared[at], times[at]];
		const lowest = smaller[at];
		if (!lowest || by === 1 || again % by === 0) return { row, lines: [] };
		return { row: lowest, lines: [line(rowEquation(lowest), `divide every term by ${by}`)] };
	});
}

const size = ({ a, b, c }: Row): number => Math.abs(a) + Math.abs(b) + Math.abs(c) / 10;

const simpler = (one: Row, two: Row): boolean => size(one) <= size(two);

/** Both equations as they are given, with their names for the reasons that follow. */
export const givenLine = (one: Expression, two: Expression): Line =>
	sentence(say`First equation: ${one}. Second equation: ${two}.`);
