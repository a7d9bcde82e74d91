/** sys.nonlinear: a line or a conic with a parabola or circle. */
import Fraction from 'fraction.js';
import {
	equation,
	type Expression,
	list,
	num,
	power,
	product,
	sum,
	tuple,
} from '../../../../math/expression.ts';
import { slopeIntercept, valued } from '../../../../math/lines.ts';
import { term, uncollected } from '../../../../math/polynomial.ts';
import { joinedByAnd, say } from '../../../../math/prose.ts';
import {
	discriminantValue,
	pairExpressions,
	type Roots,
	rootsOf,
	standardForm,
	timesRoot,
	type WholeQuadratic,
} from '../../../../math/quadratic.ts';
import {
	distractor,
	type Draft,
	type Draw,
	line,
	multipleChoice,
	sentence,
	type Skills,
	withMisconceptions,
	written,
} from '../../../family.ts';
import { factorSolvingLines } from '../../../steps/factor-equation.ts';
import { discriminantLines, formulaLines } from '../../../steps/quadratic-formula.ts';
import { latticeSpots, question, withCircle, withParabola, X, Y } from './conics.ts';
import {
	EQUATE,
	equated,
	integerIntersections,
	type Meeting,
	oneCoordinate,
	parabola,
	straight,
	systemPrompt,
	tangentConstant,
	tangentOrMissing,
	withMeeting,
	wrongSigns,
} from './parabola.ts';

// A circle around the origin with a line, a parabola or another circle, meeting in lattice points.

function circleSystem(draw: Draw): Draft | undefined {
	const r = Number(draw.choice('r'));
	const kind = draw.choice('kind');
	if (kind === 'line') return withLine(draw, r);
	const [p, q] = draw.random.pick(latticeSpots(r).filter(([x, y]) => x !== 0 && y !== 0));
	const isTurned = draw.random.int(0, 1) === 1;
	return kind === 'parabola'
		? withParabola(r, Math.abs(p), q, isTurned)
		: withCircle(draw, r, [p, Math.abs(q)], isTurned);
}

function withLine(draw: Draw, r: number): Draft | undefined {
	const [one, two] = draw.random.sample(latticeSpots(r), 2);
	if (!one || !two || one[0] === two[0] || one[1] === two[1]) return undefined;
	const m = (two[1] - one[1]) / (two[0] - one[0]);
	const k = one[1] - m * one[0];
	if (!Number.isInteger(m) || Math.abs(m) > 3) return undefined;
	const x = [one[0], two[0]].toSorted((a, b) => a - b) as [number, number];
	const side = slopeIntercept(m, k);
	const lead = 1 + m * m;
	const steps = [
		line(
			equation(sum(power(X, 2), power(side, 2)), r * r),
			'substitute the expression for y in the equation of the circle',
		),
		line(
			equation(
				uncollected(
					term(1, 'xx'),
					term(m * m, 'xx'),
					...(k === 0 ? [] : [term(2 * m * k, 'x'), term(k * k)]),
				),
				r * r,
			),
			'expand the square',
		),
		line(equation(standardForm({ a: lead, b: 2 * m * k, c: k * k }), r * r), 'combine like terms'),
		...factorSolvingLines(
			{ a: lead, b: 2 * m * k, c: k * k - r * r },
			'x',
			`subtract ${r * r} from both sides`,
		),
		...x.map((value) =>
			sentence(
				say`For ${equation(X, value)}: ${equation(equation(Y, heightOf(m, value, k)), m * value + k)}.`,
				`substitute ${value} for x in the equation of the line`,
			),
		),
	];
	return question(
		equation(Y, side),
		r,
		[one, two],
		steps,
		say`What equation do you get when you substitute the expression for ${Y} in the equation of the circle?`,
		{ curves: [(at) => m * at + k] },
		[wrongSigns(x, (at) => m * at + k)],
	);
}

function heightOf(m: number, x: number, k: number): Expression {
	const first = valued(m, x, true);
	return k === 0 ? first : sum(first, k);
}

// How often a line meets a parabola.

const COUNTED = say`What quadratic equation do you get when you set the right sides equal? What does its discriminant tell you?`;

const CHOICES = [
	'no solution',
	'exactly one solution',
	'exactly two solutions',
	'infinitely many solutions',
] as const;

type Count = 0 | 1 | 2;

const countOf = (discriminant: number): Count =>
	discriminant < 0 ? 0 : discriminant === 0 ? 1 : 2;

/** How a learner arrives at a wrong count. */
function mistakeOf(wrong: Count, right: Count, { a, b, c }: WholeQuadratic): string {
	if (countOf(b * b + 4 * a * c) === wrong)
		return 'added 4ac in the discriminant instead of subtracting it';
	if (wrong === 1) return 'assumed that a line always meets a parabola at exactly one point';
	if (right === 1) return 'took a discriminant of 0 to mean that there is no solution';
	return 'switched what a positive and a negative discriminant mean';
}

function countIntersections(draw: Draw): Draft | undefined {
	const [a, b, m, k] = [draw.int('a'), draw.int('b'), draw.int('m'), draw.int('k')];
	const wanted = draw.random.int(0, 2);
	const c = draw.random.int(-9, 9);
	const quadratic = { a, b: b - m, c: c - k };
	const value = discriminantValue(quadratic);
	const count = countOf(value);
	if (count !== wanted || m === 0 || k === 0 || c === 0 || quadratic.b === 0 || quadratic.c === 0)
		return undefined;
	// Adding 4ac in the discriminant must lead to another choice.
	if (countOf(quadratic.b ** 2 + 4 * quadratic.a * quadratic.c) === count) return undefined;
	const right = CHOICES[count];
	const meeting = { a, b, c, m, k };
	return {
		prompt: say`How many solutions does the system ${parabola(meeting)} and ${straight(meeting)} have?`,
		answer: multipleChoice(
			say`${right}`,
			...([0, 1, 2] as const)
				.filter((other) => other !== count)
				.map((other) => distractor(say`${CHOICES[other]}`, mistakeOf(other, count, quadratic))),
			distractor(say`${CHOICES[3]}`, 'assumed that a line can lie on a parabola'),
		),
		steps: [
			...equated(meeting),
			...discriminantLines(quadratic),
			withMeeting(
				sentence(
					say`The system has ${right}.`,
					value < 0
						? 'the discriminant is negative: the line misses the parabola'
						: value === 0
							? 'the discriminant is 0: the line touches the parabola'
							: 'the discriminant is positive: the line crosses the parabola twice',
				),
				meeting,
				{
					near:
						value < 0
							? []
							: [-1, 1].map((sign) => {
									const x = (sign * Math.sqrt(value) - quadratic.b) / (2 * a);
									return [x, m * x + k];
								}),
				},
			),
		],
		hints: [COUNTED],
	};
}

// A line and a parabola that meet where x is irrational.

/** x = p ± q√n with whole p and q. */
function surdIntersections(draw: Draw): Draft | undefined {
	const [a, b, c, m] = [draw.int('a'), draw.int('b'), draw.int('c'), draw.int('m')];
	const k = draw.random.int(-9, 9);
	const meeting: Meeting = { a, b, c, m, k };
	const quadratic = { a, b: b - m, c: c - k };
	const roots = rootsOf(quadratic);
	if (m === 0 || k === 0 || quadratic.b === 0 || quadratic.c === 0) return undefined;
	if (roots.kind !== 'surd' || roots.r !== 1 || roots.n > 15 || roots.q > 4) return undefined;
	const heights = pairHeights(roots, m, k);
	const values = pairExpressions('surd', roots);
	const substituted = (value: Expression, at: number): Expression => {
		if (m === 1) return equation('y', sum(value, k));
		const right = equation('y', sum(product(m, value), k));
		return roots.p === 0 ? right : equation(right, sum(...distributed(roots, m, at), k));
	};
	const points = values.map((value, at) => tuple(value, heights[at] ?? num(0)));
	const answer = written('point-set', list(...points));
	return {
		prompt: systemPrompt(
			parabola(meeting),
			straight(meeting),
			' with exact values in simplest form',
		),
		answer: withMisconceptions(
			answer,
			[written('point-set', list(...points.slice(1))), 'gave only one of the solutions'],
			[
				written(
					'point-set',
					list(...values.map((value, at) => tuple(heights[at] ?? num(0), value))),
				),
				'switched the coordinates of each point',
			],
		),
		steps: [
			...equated(meeting),
			...formulaLines(quadratic).slice(0, -1),
			...values.map((value, at) =>
				sentence(
					say`For ${equation('x', value)}: ${equation(substituted(value, at), heights[at] ?? num(0))}.`,
					'substitute this value for x in the equation of the line',
				),
			),
			withMeeting(sentence(say`The solutions of the system are ${joinedByAnd(points)}.`), meeting, {
				near: [-1, 1].map((sign) => {
					const x = roots.p + sign * roots.q * Math.sqrt(roots.n);
					return [x, m * x + k];
				}),
			}),
		],
		hints: [
			EQUATE,
			say`The quadratic does not factor over the integers. Which formula gives its solutions?`,
		],
	};
}

/** m(p ∓ q√n) + k, for the smaller x first. */
function pairHeights(
	roots: Extract<Roots, { kind: 'surd' | 'complex' }>,
	m: number,
	k: number,
): Expression[] {
	const { p } = roots;
	const whole = m * p + k;
	return [0, 1].map((at) => {
		const [, part] = distributed(roots, m, at);
		return whole === 0 ? part : sum(num(new Fraction(whole)), part);
	});
}

/** Both terms of m(p ∓ q√n). */
const distributed = (
	{ p, q, n }: Extract<Roots, { kind: 'surd' | 'complex' }>,
	m: number,
	at: number,
): [Expression, Expression] => [num(m * p), timesRoot((at === 0 ? -1 : 1) * m * q, n)];

export const skills: Skills = {
	'Solve a linear-quadratic system': integerIntersections,
	'Find irrational points of intersection': surdIntersections,
	'Use a solution of a linear-quadratic system': oneCoordinate,
	'Find the constant for a tangent line': tangentConstant,
	'Find when a line touches or misses a parabola': tangentOrMissing,
	'Count the intersections of a line and parabola': countIntersections,
	'Solve systems with circles and other conics': circleSystem,
};
