/** The rule of a parabola from its vertex and one more point. */
import Fraction from 'fraction.js';
import {
	equation,
	num,
	type Number,
	opposite,
	power,
	product,
	sum,
	symbol,
	tuple,
} from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import {
	expression,
	type Line,
	line,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import { withParabola } from '../../../steps/parabola-sketch.ts';
import { plainFactor } from '../../../steps/rational-form.ts';
import { fromVertex, shifted, valueAt, vertexForm } from '../../../steps/quadratic.ts';
import { F, type Featured, gap, substituting, type Telling } from './lead.ts';
import { plainNumber } from '../../../../math/plain-notation.ts';
import { takeAway } from '../../../steps/reasons.ts';

const VERTEX = sum(product('a', power(sum('x', opposite('h')), 2)), 'k');

/** "wrote (x + 3)² instead of (x − 3)²" */
export const wrongSquare = (h: number): string =>
	`wrote (${plainFactor([1, h])})² instead of (${plainFactor([1, -h])})²`;

/**
 * f(x) = a(x − h)² + k through the point dx beside the vertex; a = 1 would hide that a was not found, and dx = 1 that its
 * square was not.
 */
export function fromVertexAndPoint(
	a: Fraction,
	[h, k]: [number, number],
	dx: number,
	telling: Telling = 'function',
): Featured | undefined {
	const x = h + dx;
	const y = valueAt(fromVertex(a, h, k), x);
	if (a.equals(1) || dx === 1 || h === 0 || k === 0 || y.abs().gt(99)) return undefined;
	if (y.equals(x)) return undefined; // switched coordinates must be wrong
	const answer = withMisconceptions(
		expression(vertexForm(a, h, k)),
		[expression(vertexForm(1, h, k)), 'left out the leading coefficient'],
		...(x === -h
			? []
			: [
					[
						expression(vertexForm(y.sub(k).div((x + h) ** 2), -h, k)),
						wrongSquare(h),
					] satisfies WrongAnswer,
				]),
		[expression(vertexForm(a.mul(dx), h, k)), 'did not square the difference of the x-coordinates'],
	);
	const vertex = tuple(h, k);
	const through = tuple(x, num(y));
	const facts =
		telling === 'family'
			? say`The graphs of a family of quadratic functions all have their vertex at ${vertex}. Find the function ${symbol('f')} in the family whose graph passes through ${through}.`
			: say`The graph of a quadratic function ${symbol('f')} has its vertex at ${vertex} and passes through ${through}.`;
	return {
		facts,
		prompt: say`${facts} Write ${F} in the form ${VERTEX}.`,
		answer,
		steps: [
			line(
				equation(F, sum(product('a', power(shifted('x', h), 2)), k)),
				'use a(x − h)² + k: the vertex gives h and k',
			),
			...vertexLeadLines(a, [h, k], [x, y]),
			withParabola(
				line(equation(F, vertexForm(a, h, k)), `substitute a = ${plainNumber(a)}`),
				fromVertex(a, h, k),
				{
					points: [
						[h, k],
						[x, y],
					],
				},
			),
		],
		hints: [
			say`What are ${symbol('h')} and ${symbol('k')} in ${VERTEX}?`,
			say`How can you use the other point to find ${symbol('a')}?`,
		],
	};
}

/** From the point substituted into a(x − h)² + k to a. */
export function vertexLeadLines(
	a: Fraction,
	[h, k]: [Number, Number],
	[x, y]: [Number, Fraction],
	name = 'f(x)',
): Line[] {
	const across = new Fraction(x).sub(h);
	const square = across.mul(across);
	const alone = square.equals(1) ? symbol('a') : product(num(square), 'a');
	return [
		line(
			equation(num(y), sum(product('a', power(gap(x, h), 2)), num(k))),
			substituting(x, y, name),
		),
		line(equation(num(y), sum(alone, num(k))), 'evaluate the square'),
		...(new Fraction(k).equals(0)
			? []
			: [
					line(
						square.equals(1) ? equation('a', num(a)) : equation(num(y.sub(k)), alone),
						takeAway(new Fraction(k)),
					),
				]),
		...(square.equals(1)
			? []
			: [line(equation('a', num(a)), `divide both sides by ${plainNumber(square)}`)]),
	];
}
