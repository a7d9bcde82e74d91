/** Rules known up to the leading coefficient: by zeros or a vertex, with one more point. */
import Fraction from 'fraction.js';
import {
	brackets,
	equation,
	type Expression,
	num,
	type Number,
	opposite,
	power,
	product,
	sum,
	symbol,
	tuple,
} from '../../../../math/expression.ts';
import { call } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { expression, withMisconceptions, type WrongAnswer } from '../../../answer.ts';
import { type Draft, line, type Line } from '../../../family.ts';
import { takeAway } from '../../../steps/line-form.ts';
import { withParabola } from '../../../steps/parabola-sketch.ts';
import { plainNumber } from '../../../steps/plain.ts';
import { plainFactor } from '../../../steps/rational-form.ts';
import {
	factoredForm,
	fromVertex,
	fromZeros,
	shifted,
	valueAt,
	vertexForm,
} from '../../../steps/quadratic.ts';

export const F = call('f', 'x');

/** "wrote (x + 3)² instead of (x − 3)²" */
export const wrongSquare = (h: number): string =>
	`wrote (${plainFactor([1, h])})² instead of (${plainFactor([1, -h])})²`;
const FACTORED = product('a', sum('x', opposite('r')), sum('x', opposite('s')));
const VERTEX = sum(product('a', power(sum('x', opposite('h')), 2)), 'k');
export const STANDARD = sum(product('a', power('x', 2)), product('b', 'x'), 'c');

/** A question whose given facts can also precede another request. */
export type Featured = Draft & { facts: Prose };

/** How the given facts are stated: a function, or a member of a family of functions. */
export type Telling = 'function' | 'family';

/** x₀ − r with its value substituted. */
export const gap = (x: Number, r: Number): Expression =>
	brackets(
		new Fraction(r).equals(0)
			? num(x)
			: sum(num(x), new Fraction(r).lt(0) ? num(new Fraction(r).neg()) : opposite(num(r))),
	);

const substituting = (x: Number, y: Fraction, name = 'f(x)'): string =>
	`substitute x = ${plainNumber(new Fraction(x))} and ${name} = ${plainNumber(y)}`;

/** A right side and how it follows from the line above. */
type Side = { shown: Expression; why: string };

/**
 * "y₀ = m·a", then a; `shown` is the right side with the point substituted, `evaluated` what it becomes before the
 * coefficient of a is one number.
 */
export function leadLines(
	[x, y]: [Number, Fraction],
	shown: Expression,
	evaluated: Side,
	{ factor, why }: { factor: Fraction; why: string },
	a: Fraction,
): Line[] {
	return [
		line(equation(num(y), shown), substituting(x, y)),
		line(equation(num(y), evaluated.shown), evaluated.why),
		...(factor.equals(1) ? [] : [line(equation(num(y), product(num(factor), 'a')), why)]),
		line(
			equation('a', num(a)),
			factor.equals(1) ? why : `divide both sides by ${plainNumber(factor)}`,
		),
	];
}

/**
 * f(x) = a(x − r)(x − s) through the point with this x. With a = 1, opposite zeros, equal coordinates, or a factor of 1,
 * mistakes would go unnoticed.
 */
export function fromZerosAndPoint(
	a: number,
	[r, s]: [number, number],
	x: number,
	telling: Telling = 'function',
): Featured | undefined {
	const y = valueAt(fromZeros(a, r, s), x);
	if (a === 1 || r >= s || r + s === 0 || x === r || x === s || y.abs().gt(150)) return undefined;
	if (y.equals(x) || x - r === 1 || x - s === 1) return undefined;
	const factor = new Fraction((x - r) * (x - s));
	const answer = withMisconceptions(
		expression(factoredForm(a, r, s)),
		[expression(factoredForm(1, r, s)), 'left out the leading coefficient'],
		...(x === -r || x === -s
			? []
			: [
					[
						expression(factoredForm(y.div((x + r) * (x + s)), -r, -s)),
						'wrote x + r instead of x − r for each zero r',
					] satisfies WrongAnswer,
				]),
		...(factor.lt(0) || y.lt(0)
			? [
					[
						expression(factoredForm(-a, r, s)),
						factor.lt(0) && y.lt(0)
							? 'left out one of the negative signs when dividing'
							: 'left out the negative sign when dividing',
					] satisfies WrongAnswer,
				]
			: []),
	);
	const zeros = s === 0 ? [s, r] : [r, s];
	const start = product('a', ...zeros.map((zero) => shifted('x', zero)));
	const atPoint = product('a', ...zeros.map((zero) => gap(x, zero)));
	const facts =
		telling === 'family'
			? say`The functions in a family of quadratic functions all have zeros ${r} and ${s}. Find the function ${symbol('f')} in the family whose graph passes through ${tuple(x, num(y))}.`
			: say`A quadratic function ${symbol('f')} has zeros ${r} and ${s}, and its graph passes through ${tuple(x, num(y))}.`;
	return {
		facts,
		prompt: say`${facts} Write ${F} in the form ${FACTORED}.`,
		answer,
		steps: [
			line(
				equation(F, start),
				`a zero r gives the factor x − r${zeros.includes(0) ? '; the zero 0 gives the factor x' : ''}`,
			),
			...leadLines(
				[x, y],
				atPoint,
				{
					shown: product('a', ...zeros.map((zero) => brackets(x - zero))),
					why: 'evaluate each factor',
				},
				{ factor, why: 'multiply' },
				new Fraction(a),
			),
			withParabola(
				line(equation(F, factoredForm(a, r, s)), `substitute a = ${plainNumber(a)}`),
				fromZeros(a, r, s),
				{
					points: [
						[r, 0],
						[s, 0],
						[x, y],
					],
				},
			),
		],
		hints: [
			say`Which factors do the zeros give?`,
			say`How can you use the point to find ${symbol('a')}?`,
		],
	};
}

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
