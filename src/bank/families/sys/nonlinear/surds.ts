/** sys.nonlinear: a line and a parabola that meet where x is irrational. */
import Fraction from 'fraction.js';
import {
	equation,
	type Expression,
	list,
	num,
	product,
	sum,
	tuple,
} from '../../../../math/expression.ts';
import { joinedByAnd, say } from '../../../../math/prose.ts';
import { type Draft, type Draw, sentence, withMisconceptions, written } from '../../../family.ts';
import { pairExpressions, type Roots, rootsOf, timesRoot } from '../../../steps/quadratic.ts';
import { formulaLines } from '../../../steps/quadratic-formula.ts';
import { withMeeting } from './meeting-sketch.ts';
import { EQUATE, type Meeting, parabola, straight, systemPrompt, equated } from './parabola.ts';

/** x = p ± q√n with whole p and q. */
export function surdIntersections(draw: Draw): Draft | undefined {
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
