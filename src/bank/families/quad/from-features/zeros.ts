/** The rule of a parabola from its two zeros and one more point. */
import Fraction from 'fraction.js';
import {
	brackets,
	equation,
	num,
	opposite,
	product,
	sum,
	symbol,
	tuple,
} from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import { expression, line, withMisconceptions, type WrongAnswer } from '../../../family.ts';
import { withParabola } from '../../../steps/parabola-sketch.ts';
import { factoredForm, fromZeros, shifted, valueAt } from '../../../steps/quadratic.ts';
import { F, type Featured, gap, leadLines, type Telling } from './lead.ts';
import { plainNumber } from '../../../../math/plain-notation.ts';

const FACTORED = product('a', sum('x', opposite('r')), sum('x', opposite('s')));

/**
 * f(x) = a(x − r)(x − s) through the point with this x. With a = 1, opposite zeros, equal coordinates, or a factor of 1,
 * mistakes would go unnoticed.
 */
export function fromZerosAndPoint(
	a: number,
	[r, s]: readonly [number, number],
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
