/** Logarithmic equations that need a law first: a sum or a difference of logarithms on one side. */
import Fraction from 'fraction.js';
import {
	equation,
	type Expression,
	num,
	power,
	product,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import {
	linear,
	multiply,
	type Polynomial,
	polynomialExpression,
	scale,
} from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Draw,
	line,
	sentence,
	solutions,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import { log, PRODUCT_LAW, QUOTIENT_LAW } from '../../../steps/exponential.ts';
import { factorSolvingLines } from '../../../steps/factor-equation.ts';
import { plainNumber } from '../../../../math/plain-notation.ts';

// What every equation of log.solve is written with: the argument, its logarithm, and the reason for moving a term.

export const ask = 'If there is no solution, write “no solution”.';
export const x = (a: number, b: number): Expression => polynomialExpression(linear(a, 'x', b));
export const logOf = (base: number, of: Expression): Expression => log(base, of);

/** 2² is also 2 × 2, and 3³ is its own reverse: mistakes with the power would go unnoticed. */
export const hidesMistakes = (base: number, exponent: number): boolean =>
	exponent !== 1 && (base * exponent === base ** exponent || exponent ** base === base ** exponent);

/** The reason for moving a number, or a multiple of the variable, to the other side. */
export function moved(b: number, variable = ''): string {
	const size = `${variable && Math.abs(b) === 1 ? '' : Math.abs(b)}${variable}`;
	return b > 0 ? `subtract ${size} from both sides` : `add ${size} to both sides`;
}

/** log_b(x + s) + log_b(x + s + p) = d: one solution of the quadratic equation is rejected. */
export function sumOfLogs(base: number, draw: Draw): Draft | undefined {
	const [p, first] = [draw.int('p'), draw.int('x1')];
	const shift = draw.random.int(-4, 4);
	const d = exponentOf(first * (first + p), base);
	if (first + p <= 0 || d === undefined || hidesMistakes(base, d)) return undefined;
	const [s, t] = [shift, shift + p];
	const root = first - shift;
	const other = -first - p - shift;
	if (root === other) return undefined;
	const value = base ** d;
	const problem = equation(sum(logOf(base, x(1, s)), logOf(base, x(1, t))), d);
	const left = multiply(linear(1, 'x', s), linear(1, 'x', t));
	const roots = [root, other].sort((a, b) => a - b);
	return {
		prompt: say`Solve ${problem}. ${ask}`,
		answer: withMisconceptions(
			solutions(root),
			[solutions(...roots), 'did not reject the value that makes an argument negative'],
			[solutions(other), 'rejected the value for which both arguments are positive'],
			[
				solutions(num(new Fraction(value - s - t, 2))),
				'added the arguments instead of multiplying them',
			],
		),
		steps: [
			line(problem),
			line(equation(logOf(base, product(wrapped(s), wrapped(t))), d), PRODUCT_LAW),
			line(
				equation(product(wrapped(s), wrapped(t)), power(base, d)),
				'write the equation in exponential form',
			),
			...(d === 1
				? []
				: [line(equation(product(wrapped(s), wrapped(t)), value), 'evaluate the power')]),
			line(equation(polynomialExpression(left), value), 'expand the left side'),
			...factorSolvingLines(
				{ a: 1, b: s + t, c: s * t - value },
				'x',
				`subtract ${value} from both sides`,
			),
			sentence(
				say`For ${equation('x', other)}, the argument ${x(1, Math.min(s, t))} would equal ${other + Math.min(s, t)}, which is not positive.`,
				`a logarithm is defined only for a positive argument, so reject x = ${plainNumber(other)}`,
			),
			sentence(
				say`For ${equation('x', root)}, the arguments equal ${root + s} and ${root + t}, which are positive, so only ${equation('x', root)} is a solution.`,
			),
		],
		hints: [
			say`Which law of logarithms combines the left side into one logarithm?`,
			say`What kind of equation do you get in exponential form? For which of its solutions are both arguments positive?`,
		],
	};
}

const wrapped = (b: number): Expression => x(1, b);

const exponentOf = (value: number, base: number): number | undefined => {
	const exponent = Math.round(Math.log(value) / Math.log(base));
	return exponent > 0 && base ** exponent === value ? exponent : undefined;
};

/** log_b(ax + k) − log_b(cx) = d. */
export function difference(
	base: number,
	a: number,
	c: number,
	k: number,
	d: number,
): Draft | undefined {
	const factor = base ** d * c;
	const slope = factor - a;
	if (slope === 0 || factor > 400 || hidesMistakes(base, d)) return undefined;
	const value = new Fraction(k, slope);
	if (value.lte(0) || value.d > 9n) return undefined;
	const right: Polynomial = scale(linear(c, 'x', 0), base ** d);
	const problem = equation(
		sum(logOf(base, x(a, k)), { kind: 'opposite', of: logOf(base, x(c, 0)) }),
		d,
	);
	const inside: Expression = { kind: 'quotient', over: x(a, k), under: x(c, 0) };
	return {
		prompt: say`Solve ${problem}. Write exact values. ${ask}`,
		answer: withMisconceptions(
			solutions(num(value)),
			[solutions(num(value.neg())), 'subtracted the x-terms in the wrong order'],
			[solutions(num(new Fraction(k, factor + a))), 'added the x-term instead of subtracting it'],
			...(d === 1 || base * d * c === a
				? []
				: [
						[
							solutions(num(new Fraction(k, base * d * c - a))),
							'multiplied the base by the exponent instead of raising it to the exponent',
						] satisfies WrongAnswer,
					]),
			...(a === c
				? []
				: [
						[
							solutions(num(new Fraction(base ** d - k, a - c))),
							'subtracted the arguments instead of dividing them',
						] satisfies WrongAnswer,
					]),
		),
		steps: [
			line(problem),
			line(equation(logOf(base, inside), d), QUOTIENT_LAW),
			line(equation(inside, power(base, d)), 'write the equation in exponential form'),
			...(d === 1 ? [] : [line(equation(inside, base ** d), 'evaluate the power')]),
			line(
				equation(x(a, k), polynomialExpression(right)),
				`multiply both sides by ${c === 1 ? 'x' : `${c}x`}, which must be positive`,
			),
			line(equation(k, x(slope, 0)), moved(a, 'x')),
			...(slope === 1 ? [] : [line(equation(num(value), 'x'), `divide both sides by ${slope}`)]),
			sentence(
				say`For ${equation('x', num(value))}, the arguments equal ${num(value.mul(a).add(k))} and ${num(value.mul(c))}, which are positive, so ${equation('x', num(value))} is the solution.`,
			),
		],
		hints: [
			say`Which law of logarithms combines the left side into one logarithm?`,
			say`How can you clear the fraction in the exponential form? Are both arguments positive for the value of ${symbol('x')} that you find?`,
		],
	};
}
