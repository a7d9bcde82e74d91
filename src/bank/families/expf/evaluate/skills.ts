/** expf.evaluate: values and features of exponential functions. */
import type Fraction from 'fraction.js';
import { equation, num, power, times } from '../../../../math/expression.ts';
import { call } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Draw,
	type Line,
	line,
	onlyIf,
	rational,
	type Skills,
	withMisconceptions,
} from '../../../family.ts';
import { baseOf, exponential } from '../../../steps/exponential.ts';
import { POWER_OF_RECIPROCAL } from '../../../steps/monomial.ts';
import { features } from './features.ts';

export const skills: Skills = {
	'Evaluate an exponential function': evaluate,
	'Find key features of an exponential function': features,
};

const f = call('f', 'x');

function evaluate(draw: Draw): Draft | undefined {
	const [a, b, x] = [draw.int('a'), baseOf(draw.int('b')), draw.int('x')];
	const raised = b.pow(x);
	const value = raised.mul(a);
	if (a === 0 || raised.d > 130n || raised.n > 1100n) return undefined;
	// With the exponent 1, and for a negative sign with any odd exponent, the order of operations makes no difference.
	if (x === 1 || (a !== 1 && b.mul(a).pow(x).equals(value))) return undefined;
	const substituted = equation(call('f', x), exponential(a, num(b), num(x)));
	const multiplied: Line[] =
		Math.abs(a) === 1
			? []
			: [line(equation(call('f', x), times(a, num(raised))), 'substitute the value of the power')];
	return {
		prompt: say`Consider the function ${equation(f, exponential(a, num(b), 'x'))}. Find ${call('f', x)}. Write your answer as an integer or a fraction in lowest terms.`,
		answer: withMisconceptions(
			rational(value),
			...onlyIf(a !== 1, [
				rational(b.mul(a).pow(x)),
				a === -1
					? 'applied the exponent to the negative sign too'
					: `multiplied the base by ${a} before evaluating the power`,
			]),
			[rational(b.mul(a * x)), 'multiplied the base by the exponent'],
			x < 0
				? [rational(b.pow(-x).mul(a)), 'ignored the negative sign in the exponent']
				: [
						rational(b.pow(x + 1).mul(a)),
						x === 0 ? 'treated the exponent 0 as 1' : 'used one too many factors of the base',
					],
		),
		steps: [
			line(substituted, `substitute ${x} for x`),
			...powerLines(b, x, raised, a === 1),
			...multiplied,
			line(
				equation(call('f', x), num(value)),
				a === 1
					? 'substitute the value of the power'
					: a === -1
						? 'take the opposite of the power'
						: 'multiply',
			),
		],
		hints: [
			a === 1
				? x < 0
					? say`What does a negative exponent do to the base?`
					: x === 0
						? say`What is the value of any nonzero number raised to the power of ${0}?`
						: say`How many times does the exponent tell you to use the base as a factor?`
				: x < 0
					? say`Evaluate the power before you ${a === -1 ? 'take its opposite' : 'multiply'}. What does a negative exponent do to the base?`
					: say`Which do you do first: evaluate the power or multiply by the coefficient?`,
		],
	};
}

function powerLines(b: Fraction, x: number, value: Fraction, isAlone: boolean): Line[] {
	if (x === 0)
		return [line(equation(power(num(b), 0), 1), 'any nonzero base to the power of 0 equals 1')];
	if (x > 0) {
		const why = isAlone ? 'evaluate the power' : 'evaluate the power first';
		return [line(equation(power(num(b), x), num(value)), why)];
	}
	const turned = b.inverse();
	const middle = x === -1 ? num(value) : power(num(turned), -x);
	return [
		line(equation(power(num(b), x), middle), POWER_OF_RECIPROCAL),
		...(x === -1 ? [] : [line(equation(power(num(turned), -x), num(value)), 'evaluate the power')]),
	];
}
