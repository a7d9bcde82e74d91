/** sys.nonlinear: where a line meets a parabola, and how often. */
import Fraction from 'fraction.js';
import {
	difference,
	equation,
	type Expression,
	list,
	num,
	power,
	product,
	relation,
	signed,
	sum,
	symbol,
	tuple,
} from '../../../../math/expression.ts';
import { slopeIntercept, valued } from '../../../../math/lines.ts';
import { plainNumber } from '../../../../math/plain-notation.ts';
import { type Monomial, term } from '../../../../math/polynomial.ts';
import { joinedByAnd, type Prose, say } from '../../../../math/prose.ts';
import { standardEquation, standardForm } from '../../../../math/quadratic.ts';
import {
	caseOf,
	type Draft,
	type DraftAnswer,
	type Draw,
	integer,
	type Line,
	line,
	rational,
	sentence,
	withFigure,
	withMisconceptions,
	written,
	type WrongAnswer,
} from '../../../family.ts';
import { factorSolvingLines } from '../../../steps/factor-equation.ts';
import { DISCRIMINANT } from '../../../steps/quadratic-formula.ts';
import { bracket, plainTerm, solveEquation } from '../../../steps/solve-equation.ts';

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
function bothMoved(one: Monomial, two: Monomial): string {
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

const pointSet = (of: readonly (readonly [number, number])[]) =>
	written('point-set', list(...of.map(([x, y]) => tuple(num(x), num(y)))));

/** The numbers in the factors taken as solutions: x + 5 = 0 gives 5. */
export const wrongSigns = (x: readonly number[], height: (x: number) => number): WrongAnswer => [
	pointSet(x.map((value) => [-value + 0, height(-value + 0)])),
	'used the numbers in the factors as values of x, without changing their signs',
];

/** One point only, or switched coordinates. */
export const wrongPoints = (spots: readonly (readonly [number, number])[]): WrongAnswer[] => {
	return [
		...(spots.length > 1
			? [
					[pointSet(spots.slice(0, 1)), 'gave only one of the solutions'] satisfies [
						DraftAnswer,
						string,
					],
				]
			: []),
		[pointSet(spots.map(([x, y]) => [y, x])), 'switched the coordinates of each point'],
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

// A parabola and a line, on the line that says where or how often they meet.

type Spot = readonly [x: number, y: number];

/** `points` must be named by the lines, or lie on both graphs; `near` is only seen. */
export function withMeeting(
	drawn: Line,
	{ a, b, c, m, k }: Meeting,
	{ points = [], near = points }: { points?: readonly Spot[]; near?: readonly Spot[] },
): Line {
	const height = (x: number) => a * x * x + b * x + c;
	const turn = -b / (2 * a);
	const beside = [turn - 1.5, turn + 1.5];
	return withFigure(drawn, {
		kind: 'sketch',
		curves: [height, (x) => m * x + k],
		points,
		around: [
			...near,
			[turn, height(turn)],
			...(near.length > 0
				? []
				: beside.flatMap((x): Spot[] => [
						[x, height(x)],
						[x, m * x + k],
					])),
		],
	});
}

// The discriminant decides how often a line meets a parabola.

const K = symbol('k');
const CONDITION = say`What quadratic equation do you get when you set the right sides equal? What must be true about its discriminant?`;

const EVALUATED = 'evaluate the power and the product';

type Tangent = { a: number; b: number; c: number; m: number };

/** y = mx + k with k unknown. */
const unknownLine = (m: number): Expression => equation('y', sum(slope(m), K));
const slope = (m: number): Expression => (m === 1 ? symbol('x') : product(m, 'x'));

/** ax² + (b − m)x + (c − k) = 0, and its discriminant with k. */
function discriminantWithK({ a, b, c, m }: Tangent): { lines: Line[]; shown: Expression } {
	const left = standardForm({ a, b, c });
	const middle = b - m;
	const terms: Expression[] = [
		a === 1 ? power('x', 2) : product(a, power('x', 2)),
		...(middle === 0 ? [] : [slope(middle)]),
		...(c === 0 ? [] : [num(c)]),
		product(-1, K),
	];
	const rest = c === 0 ? product(-1, K) : difference(c, K);
	return {
		lines: [
			line(equation(left, sum(slope(m), K)), 'set the two expressions for y equal'),
			line(equation(sum(...terms), 0), bothMoved(term(m, 'x'), term(1, 'k'))),
			sentence(
				say`${equation('a', a)}, ${equation('b', middle)}, and ${equation('c', rest)}`,
				'identify the coefficients',
			),
		],
		shown: sum(power(num(middle), 2), product(-4, num(a), rest)),
	};
}

const drawn = (draw: Draw, c: number): Tangent => ({
	a: draw.int('a'),
	b: draw.int('b'),
	m: draw.int('m'),
	c,
});

/** c − (b − m)²/(4a) */
const touching = ({ a, b, c, m }: Tangent): Fraction =>
	new Fraction(c).sub(new Fraction((b - m) ** 2, 4 * a));

export function tangentConstant(draw: Draw, constant = draw.int('c')): Draft | undefined {
	const tangent = drawn(draw, constant);
	const { a, b, c, m } = tangent;
	const value = touching(tangent);
	if (m === 0 || b === m || c === 0 || value.d > 8n) return undefined;
	const { lines, shown } = discriminantWithK(tangent);
	const solved = solveEquation(
		[term((b - m) ** 2), bracket(-4 * a, term(c), term(-1, 'k'))],
		[term(0)],
	);
	return {
		prompt: say`The line ${unknownLine(m)} is tangent to the parabola ${parabola({ ...tangent, k: 0 })}. What is the value of ${K}? Write your answer as an integer or a fraction in lowest terms.`,
		answer: withMisconceptions(
			rational(value),
			[
				rational(new Fraction(c).add(new Fraction((b - m) ** 2, 4 * a))),
				'added 4ac in the discriminant instead of subtracting it',
			],
			[
				rational(new Fraction(c).sub(new Fraction((b - m) ** 2, a))),
				'left out the factor 4 in the discriminant',
			],
			[
				rational(touching({ ...tangent, m: -m })),
				'moved the x-term of the line to the other side without changing its sign',
			],
		),
		steps: [
			...lines,
			sentence(
				say`A tangent line meets the parabola at exactly one point, so the discriminant ${DISCRIMINANT} must be 0.`,
			),
			line(equation(shown, 0), 'substitute the coefficients'),
			...(solved?.lines ?? []).map((one, at) => (at === 0 ? { ...one, why: EVALUATED } : one)),
		],
		hints: [CONDITION],
	};
}

/** The tangent, or the last integer for which the line misses the parabola. */
export function tangentOrMissing(draw: Draw): Draft | undefined {
	const isTangent = draw.random.int(0, 1) === 0;
	const constant = draw.random.int(-9, 9);
	if (isTangent) return tangentConstant(draw, constant);
	const tangent = drawn(draw, constant);
	const { a, b, c, m } = tangent;
	const bound = touching(tangent);
	if (m === 0 || b === m || c === 0 || bound.d > 4n) return undefined;
	const below = a > 0;
	const value = below ? bound.ceil().sub(1) : bound.floor().add(1);
	const { lines, shown } = discriminantWithK(tangent);
	const [free, sign] = [(b - m) ** 2 - 4 * a * c, below ? '<' : '>'] as const;
	const which = below ? 'greatest' : 'least';
	return {
		prompt: say`The line ${unknownLine(m)} does not meet the parabola ${parabola({ ...tangent, k: 0 })}. What is the ${which} possible integer value of ${K}?`,
		answer: withMisconceptions(
			{ ...integer(Number(value)), kind: 'rational' },
			[
				rational(value.add(below ? 1 : -1)),
				`gave the ${below ? 'least' : 'greatest'} integer for which the line meets the parabola`,
			],
			[rational(c), 'gave the y-intercept of the parabola'],
		),
		steps: [
			...lines,
			sentence(
				say`The line and the parabola have no point in common, so the discriminant ${DISCRIMINANT} must be negative.`,
			),
			line(relation(shown, '<', 0), 'substitute the coefficients'),
			line(
				relation(
					sum((b - m) ** 2, product(-4 * a, c === 0 ? product(-1, K) : difference(c, K))),
					'<',
					0,
				),
				EVALUATED,
			),
			line(
				relation(sum((b - m) ** 2, -4 * a * c, product(4 * a, K)), '<', 0),
				'use the distributive property',
			),
			line(
				relation(free === 0 ? product(4 * a, K) : sum(free, product(4 * a, K)), '<', 0),
				'combine the constants',
			),
			...(free === 0
				? []
				: [
						line(
							relation(product(4 * a, K), '<', -free),
							free > 0 ? `subtract ${free} from both sides` : `add ${-free} to both sides`,
						),
					]),
			line(
				relation(K, sign, num(bound)),
				`divide both sides by ${4 * a}${below ? '' : ' and reverse the inequality symbol'}`,
			),
			sentence(
				say`The ${which} possible integer value of ${K} is ${num(value)}.`,
				`this is the ${which} integer ${below ? 'less' : 'greater'} than ${plainNumber(bound)}`,
			),
		],
		hints: [CONDITION],
	};
}
