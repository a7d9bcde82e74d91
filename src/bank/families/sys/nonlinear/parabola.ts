/** sys.nonlinear: where a line meets a parabola, with whole or with irrational coordinates. */
import {
	equation,
	type Expression,
	list,
	num,
	signed,
	sum,
	symbol,
	tuple,
} from '../../../../math/expression.ts';
import { joinedByAnd, type Prose, say } from '../../../../math/prose.ts';
import {
	caseOf,
	type Draft,
	type DraftAnswer,
	type Draw,
	type Line,
	line,
	rational,
	sentence,
	withMisconceptions,
	written,
	type WrongAnswer,
} from '../../../family.ts';
import { type Monomial, term } from '../../../../math/polynomial.ts';
import { factorSolvingLines } from '../../../steps/factor-equation.ts';
import { plainTerm } from '../../../steps/solve-equation.ts';
import { slopeIntercept, valued } from '../../../steps/line-form.ts';
import { standardEquation, standardForm } from '../../../steps/quadratic.ts';
import { withMeeting } from './meeting-sketch.ts';

/** y = ax² + bx + c and y = mx + k. */
export type Meeting = { a: number; b: number; c: number; m: number; k: number };

export const EQUATE = say`Both right sides equal ${symbol('y')}. What equation do you get when you set them equal?`;

const HEIGHT = say`Once you know a value of ${symbol('x')}, which equation is easier to use to find ${symbol('y')}?`;
const SOLVE = say`How can you solve the quadratic equation once one side is 0?`;

export const parabola = ({ a, b, c }: Meeting): Expression =>
	equation('y', standardForm({ a, b, c }));
export const straight = ({ m, k }: Meeting): Expression => equation('y', slopeIntercept(m, k));

/** Parabola = line, then everything on one side. */
export const equated = (meeting: Meeting): Line[] => [
	bothEqual(meeting),
	line(standardEquation(onOneSide(meeting)), movedOver(meeting)),
];

const bothEqual = ({ a, b, c, m, k }: Meeting): Line =>
	line(
		equation(standardForm({ a, b, c }), slopeIntercept(m, k)),
		'set the two expressions for y equal',
	);

const onOneSide = ({ a, b, c, m, k }: Meeting) => ({ a, b: b - m, c: c - k });

const movedOver = ({ m, k }: Meeting): string => bothMoved(term(m, 'x'), term(k));

/** "subtract 6x and 3 from both sides", "add 4x to both sides and subtract 3 from both sides". */
export function bothMoved(one: Monomial, two: Monomial): string {
	const [p, q] = [one, two].map((moved) => ({
		isAdded: moved.coefficient.lt(0),
		size: plainTerm({ ...moved, coefficient: moved.coefficient.abs() }),
	})) as [Moved, Moved];
	const moved = (size: string, isAdded: boolean) =>
		isAdded ? `add ${size} to both sides` : `subtract ${size} from both sides`;
	return p.isAdded === q.isAdded
		? moved(`${p.size} and ${q.size}`, p.isAdded)
		: `${moved(p.size, p.isAdded)} and ${moved(q.size, q.isAdded)}`;
}

type Moved = { isAdded: boolean; size: string };

/** The line is drawn through two points of the parabola with whole coordinates. */
function drawnMeeting(draw: Draw): (Meeting & { x: readonly [number, number] }) | undefined {
	const [a, b, one, two] = [draw.int('a'), draw.int('b'), draw.int('x1'), draw.int('x2')];
	const [low, high] = [Math.min(one, two), Math.max(one, two)];
	const m = b + a * (low + high);
	const k = draw.random.int(-9, 9);
	const c = k + a * low * high;
	if (low === high || m === 0 || k === 0 || Math.abs(m) > 12 || Math.abs(c) > 40) return undefined;
	return { a, b, c, m, k, x: [low, high] };
}

/** From parabola and line to both values of x. */
const factoredLines = (meeting: Meeting): Line[] => [
	bothEqual(meeting),
	...factorSolvingLines(onOneSide(meeting), 'x', movedOver(meeting)),
];

const heightLine = ({ m, k }: Meeting, x: number): Line =>
	sentence(
		say`For ${equation('x', x)}: ${equation(equation('y', sum(valued(m, x, true), k)), m * x + k)}.`,
		`substitute ${x} for x in the equation of the line`,
	);

export function integerIntersections(draw: Draw): Draft | undefined {
	const meeting = drawnMeeting(draw);
	// With opposite values of x, signs would not matter.
	if (!meeting || meeting.x[0] === -meeting.x[1]) return undefined;
	const { x, m, k } = meeting;
	const points = x.map((value) => tuple(num(value), num(m * value + k)));
	const answer = written('point-set', list(...points));
	return {
		prompt: systemPrompt(parabola(meeting), straight(meeting)),
		answer: withMisconceptions(
			answer,
			...wrongPoints(x.map((value) => [value, m * value + k])),
			wrongSigns(x, (at) => m * at + k),
		),
		steps: [
			...factoredLines(meeting),
			...x.map((value) => heightLine(meeting, value)),
			withMeeting(sentence(say`The solutions of the system are ${joinedByAnd(points)}.`), meeting, {
				points: x.map((value) => [value, m * value + k]),
			}),
		],
		hints: [EQUATE, HEIGHT],
	};
}

export const systemPrompt = (one: Expression, two: Expression, more = ''): Prose =>
	say`Solve the system ${one} and ${two}. Give all solutions as ordered pairs${more}.`;

const points = (of: readonly (readonly [number, number])[]) =>
	written('point-set', list(...of.map(([x, y]) => tuple(num(x), num(y)))));

/** The numbers in the factors taken as solutions: x + 5 = 0 gives 5. */
export const wrongSigns = (x: readonly number[], height: (x: number) => number): WrongAnswer => [
	points(x.map((value) => [-value + 0, height(-value + 0)])),
	'used the numbers in the factors as values of x, without changing their signs',
];

/** One point only, or switched coordinates. */
export const wrongPoints = (spots: readonly (readonly [number, number])[]): WrongAnswer[] => {
	return [
		...(spots.length > 1
			? [
					[points(spots.slice(0, 1)), 'gave only one of the solutions'] satisfies [
						DraftAnswer,
						string,
					],
				]
			: []),
		[points(spots.map(([x, y]) => [y, x])), 'switched the coordinates of each point'],
	];
};

/** What is asked about a solution, and how it follows from its coordinates. */
const ASKED: Readonly<Record<string, readonly [Prose, (x: number, y: number) => number]>> = {
	'x-value': [say`${symbol('x')}-coordinate`, (x) => x],
	'y-value': [say`${symbol('y')}-coordinate`, (_, y) => y],
	'sum of coordinates': [say`sum of its coordinates`, (x, y) => x + y],
};

/** One coordinate of one of the two solutions, or the sum of its coordinates. */
export function oneCoordinate(draw: Draw): Draft | undefined {
	const meeting = drawnMeeting(draw);
	if (!meeting) return undefined;
	const { x, m, k } = meeting;
	const greater = draw.random.int(0, 1) === 1;
	const at = greater ? x[1] : x[0];
	const y = m * at + k;
	const [other, which] = greater ? [x[0], 'greater'] : [x[1], 'smaller'];
	const ask = draw.choice('ask');
	const [asked, of] = caseOf(ASKED, ask);
	const value = of(at, y);
	const chosen = sentence(say`The ${which} value of ${symbol('x')} is ${num(at)}.`);
	const needsY = ask !== 'x-value';
	// Where one coordinate is 0, the other one is their sum.
	if (ask === 'sum of coordinates' && (at === 0 || y === 0)) return undefined;
	const answer = withMisconceptions(
		rational(value),
		...(needsY ? [[rational(at), 'gave the x-coordinate'] as const] : []),
		...(ask === 'y-value' ? [] : [[rational(y), 'gave the y-coordinate'] as const]),
		[rational(of(other, m * other + k)), 'used the other solution'],
	);
	return {
		prompt: say`The system ${parabola(meeting)} and ${straight(meeting)} has two solutions. ${
			needsY
				? say`For the solution with the ${which} value of ${symbol('x')}, what is the ${asked}?`
				: say`What is the ${which} of their ${asked}s?`
		}`,
		answer,
		steps: [
			...factoredLines(meeting),
			...(needsY ? [chosen, heightLine(meeting, at)] : []),
			...(ask === 'sum of coordinates'
				? [line(equation(sum(num(at), signed(y)), value), 'add the coordinates')]
				: []),
			withMeeting(
				needsY ? sentence(say`For this solution, the ${asked} is ${num(value)}.`) : chosen,
				meeting,
				{
					points: needsY ? [[at, y]] : [],
					near: x.map((each) => [each, m * each + k]),
				},
			),
		],
		hints: needsY ? [EQUATE, HEIGHT] : [EQUATE, SOLVE],
	};
}
