/** Rules from tables of neighbouring values, exponential or linear. */
import Fraction from 'fraction.js';
import { divided, equation, num, quotient, symbol } from '../../../../math/expression.ts';
import { call } from '../../../../math/notation.ts';
import { linear, polynomialExpression } from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Draw,
	expression,
	line,
	onlyIf,
	sentence,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import { baseOf, exponential } from '../../../steps/exponential.ts';
import { plain } from '../../../steps/measured.ts';

const f = call('f', 'x');
export const at = (a: number, b: Fraction, x: number): Fraction => b.pow(x).mul(a);

/** The table begins at `first`, or as near to it as possible with the value at 0 or 1 in view. */
export function fromTable(draw: Draw, first: number): Draft | undefined {
	const [a, b] = [draw.int('a'), baseOf(draw.int('b'))];
	const start = Math.max(-2, Math.min(first, 1));
	const xs = [0, 1, 2, 3].map((step) => start + step);
	const ys = xs.map((x) => at(a, b, x));
	if (b.equals(a) || ys.some((y) => y.gt(9999) || ![1n, 2n, 4n, 5n].includes(y.d)))
		return undefined;
	const answer = exponential(a, num(b), 'x');
	const [y0 = new Fraction(1), y1 = y0, y2 = y1] = ys;
	const [below, above] = y0.equals(1) ? [y1, y2] : [y0, y1];
	const zero = xs.indexOf(0);
	return {
		prompt: say`The table shows values of an exponential function ${symbol('f')}. Write an expression for ${f}.`,
		answer: withMisconceptions(
			expression(answer),
			...onlyIf(start !== 0, [
				expression(exponential(y0, num(b), 'x')),
				'used the first value in the table as the initial value',
			]),
			[
				expression(exponential(xs.includes(0) ? a : y0.mul(b), num(b.inverse()), 'x')),
				'divided each value by the next one',
			],
			[expression(exponential(b, num(a), 'x')), 'switched the initial value and the base'],
		),
		figure: {
			kind: 'value table',
			rows: [
				{ heading: 'x', values: xs },
				{ heading: 'f(x)', values: ys.map((y) => Number(y.valueOf())) },
			],
		},
		steps: [
			line(
				equation(quotient(plain(above), plain(below)), num(b)),
				'x increases by 1 each time, so the ratio of consecutive values is the base',
			),
			...(zero >= 0
				? [line(equation(call('f', 0), a), 'the value at x = 0 is the initial value')]
				: [
						line(
							equation(equation(call('f', start - 1), divided(plain(y0), num(b))), num(y0.div(b))),
							start === 1
								? 'divide by the base to find the value at x = 0'
								: 'divide by the base to find the previous value',
						),
						...(start === 1
							? []
							: [
									line(
										equation(call('f', 0), a),
										'divide by the base again to find the value at x = 0',
									),
								]),
					]),
			line(equation(f, answer), 'write the initial value times the power of the base'),
		],
		hints: [
			say`By what number is each value multiplied to give the next one? What is the value at ${equation('x', 0)}?`,
		],
	};
}

export function fittingModel(draw: Draw): Draft | undefined {
	const [a, b, d] = [draw.int('a'), baseOf(draw.int('b')), draw.int('d')];
	const isLinear = draw.inTurn('type') === 'L';
	const xs = [0, 1, 2, 3];
	const ys = xs.map((x) => (isLinear ? new Fraction(a + d * x) : at(a, b, x)));
	if (b.equals(a) || ys.some((y) => y.d !== 1n || y.gt(5000))) return undefined;
	const [y0 = 0, y1 = 0, y2 = 0, y3 = 0] = ys.map((y) => Number(y.valueOf()));
	const answer = isLinear ? polynomialExpression(linear(d, 'x', a)) : exponential(a, num(b), 'x');
	return {
		prompt: say`The table shows values of a function ${symbol('f')} that is either linear or exponential. Write an expression for ${f}.`,
		answer: withMisconceptions(
			expression(answer),
			...(isLinear
				? ([
						[
							expression(exponential(a, num(new Fraction(a + d, a)), 'x')),
							'used the ratio of the first two values as the base of an exponential function',
						],
						[
							expression(polynomialExpression(linear(a, 'x', d))),
							'switched the slope and the initial value',
						],
					] satisfies WrongAnswer[])
				: ([
						[
							expression(polynomialExpression(linear(y1 - y0, 'x', a))),
							'used the difference of the first two values as the slope of a linear function',
						],
						[expression(exponential(b, num(a), 'x')), 'switched the initial value and the base'],
					] satisfies WrongAnswer[])),
		),
		figure: {
			kind: 'value table',
			rows: [
				{ heading: 'x', values: xs },
				{ heading: 'f(x)', values: [y0, y1, y2, y3] },
			],
		},
		steps: [
			...(isLinear
				? [
						sentence(
							say`The differences are all ${d}, so the function is linear with slope ${d}.`,
							'subtract consecutive values; x increases by 1 each time',
						),
					]
				: [
						sentence(
							say`The differences ${y1 - y0}, ${y2 - y1}, and ${y3 - y2} are not equal, so the function is not linear.`,
							'subtract consecutive values; x increases by 1 each time',
						),
						sentence(
							say`Each value is ${num(b)} times the previous one, so the function is exponential with base ${num(b)}.`,
							'divide consecutive values',
						),
					]),
			line(equation(call('f', 0), a), 'read the value at x = 0 from the table'),
			line(
				equation(f, answer),
				isLinear
					? 'write the slope times x plus the initial value'
					: 'write the initial value times the power of the base',
			),
		],
		hints: [say`Do consecutive values have the same difference, or do they have the same ratio?`],
	};
}
