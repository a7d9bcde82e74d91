/** The intercepts of a logarithmic graph: the x-intercept exactly, the y-intercept as a decimal. */
import Fraction from 'fraction.js';
import {
	brackets,
	equation,
	num,
	opposite,
	power,
	product,
	quotient,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { call } from '../../../../math/notation.ts';
import { linear, polynomialExpression } from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import {
	decimalAnswer,
	type Draft,
	drawnLast,
	integer,
	line,
	onlyIf,
	rational,
	sentence,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import { roundsClearly } from '../../../steps/decimals.ts';
import { CHANGE_OF_BASE, log } from '../../../steps/exponential.ts';
import { type Curve, withLogarithm } from './log-sketch.ts';
import { argumentOf, rule, withFactorAndConstant } from './rule.ts';
import { plainPower } from '../../../../math/plain-notation.ts';
import { takeAway } from '../../../steps/reasons.ts';

export function xIntercept(curve: Curve): Draft | undefined {
	const { a, b, k, d, c } = curve;
	if (c % a !== 0 || Math.abs(c / a) > 3) return undefined;
	const inside = new Fraction(b).pow(-c / a);
	const value = inside.div(k).add(d);
	const logarithm = log(b, argumentOf(curve));
	const scaled = a === 1 ? logarithm : a === -1 ? opposite(logarithm) : product(a, logarithm);
	return {
		prompt: say`Find the ${symbol('x')}-intercept of the graph of ${rule(curve)}. Write the value of ${symbol('x')} as an integer or a fraction in lowest terms.`,
		answer: withMisconceptions(
			rational(value),
			[
				rational(inside.inverse().div(k).add(d)),
				'used the opposite exponent in the exponential form',
			],
			[rational(inside.div(k).sub(d)), 'used the opposite sign for the horizontal translation'],
			[rational(new Fraction(1, k).add(d)), 'set the argument equal to 1 and ignored the constant'],
			[rational(d), 'gave the position of the vertical asymptote'],
		),
		steps: drawnLast(
			[
				line(equation(c === 0 ? scaled : sum(scaled, c), 0), 'at the x-intercept, f(x) = 0'),
				...(c === 0 ? [] : [line(equation(scaled, -c), takeAway(c))]),
				...(a === 1 ? [] : [line(equation(logarithm, -c / a), `divide both sides by ${a}`)]),
				line(
					equation(argumentOf(curve), power(b, -c / a)),
					`write the equation in exponential form${b === 10 ? '; log without a base means base 10' : ''}`,
				),
				...(-c / a === 1
					? []
					: [line(equation(argumentOf(curve), num(inside)), 'evaluate the power')]),
				...(k === 1
					? []
					: [
							line(
								equation(polynomialExpression(linear(1, 'x', -d)), num(inside.div(k))),
								`divide both sides by ${k}`,
							),
						]),
				...(d === 0 ? [] : [line(equation('x', num(value)), takeAway(-d))]),
			],
			(last) => withLogarithm(last, curve, { points: [[value, 0]] }),
		),
		hints: [
			say`What is the value of the function at the ${symbol('x')}-intercept? How can you isolate the logarithm?`,
		],
	};
}

function whyPower(base: number, exponent: number, value: number): string {
	if (exponent === 0) return 'the logarithm of 1 equals 0';
	if (exponent === 1) return 'the logarithm of the base equals 1';
	return `${plainPower(String(base), exponent)} = ${value}, and the logarithm is the exponent`;
}

/** How a times a number, plus c, becomes a number. */
function evaluated({ a, c }: Curve): string {
	const last = c < 0 ? 'subtract' : 'add';
	if (Math.abs(a) === 1) return last;
	return c === 0 ? 'multiply' : `multiply, then ${last}`;
}

export function yIntercept(curve: Curve): Draft | undefined {
	const { a, b, k, d, c } = curve;
	const inside = -k * d;
	if (inside <= 0) return undefined;
	const value = (a * Math.log(inside)) / Math.log(b) + c;
	if (!roundsClearly(value, 2)) return undefined;
	const quotientOfLogs = quotient(log(10, inside), log(10, b));
	const ratio = Math.abs(a) === 1 ? quotientOfLogs : brackets(quotientOfLogs);
	const substituted = withFactorAndConstant(log(b, num(inside)), a, c);
	const exponent = Math.round(Math.log(inside) / Math.log(b));
	const isPower = b ** exponent === inside;
	const answer = isPower ? integer(Math.round(value)) : decimalAnswer(value, 2);
	const shifted = sum(0, -d);
	const atZero = k === 1 ? shifted : product(k, shifted);
	return {
		prompt: say`Find the ${symbol('y')}-intercept of the graph of ${rule(curve)}.${isPower ? '' : ' Round to 2 decimal places.'}`,
		answer: withMisconceptions(
			answer,
			...(isPower
				? onlyIf(c !== 0, [integer(Math.round(value - c)), 'left out the constant term'])
				: ([
						...onlyIf(c !== 0, [decimalAnswer(value - c, 2), 'left out the constant term']),
						[
							decimalAnswer((a * Math.log(inside)) / Math.log(b === 10 ? Math.E : 10) + c, 2),
							b === 10
								? 'used the natural logarithm instead of the common logarithm'
								: `used base 10 instead of base ${b}`,
						],
					] satisfies WrongAnswer[])),
		),
		steps: [
			line(
				equation(call('f', 0), withFactorAndConstant(log(b, atZero), a, c)),
				'at the y-intercept, x = 0',
			),
			line(equation(call('f', 0), substituted), 'simplify the argument'),
			...(isPower
				? [
						line(
							equation(call('f', 0), withFactorAndConstant(num(exponent), a, c)),
							whyPower(b, exponent, inside),
						),
						line(equation(call('f', 0), Math.round(value)), evaluated(curve)),
					]
				: b === 10
					? []
					: [line(equation(call('f', 0), withFactorAndConstant(ratio, a, c)), CHANGE_OF_BASE)]),
			isPower
				? sentence(say`The ${symbol('y')}-intercept is ${answer.body}.`)
				: sentence(say`The ${symbol('y')}-intercept is about ${answer.body}.`, 'use a calculator'),
		],
		hints: [
			say`What is the value of ${symbol('x')} where the graph crosses the ${symbol('y')}-axis?${b === 10 || isPower ? '' : ' How can you find a logarithm with this base on a calculator?'}`,
		],
	};
}
