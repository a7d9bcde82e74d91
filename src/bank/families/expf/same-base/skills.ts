/** expf.same-base: equations between powers of one base. */
import Fraction from 'fraction.js';
import { brackets, equation, type Expression, num, power } from '../../../../math/expression.ts';
import { linear, polynomialExpression } from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Draw,
	expression,
	type Line,
	line,
	sentence,
	type Skills,
	solutions,
	takeAway,
	withAlternatives,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import { exponential } from '../../../steps/exponential.ts';

export const skills: Skills = {
	'Solve exponential equations with a common base': solve,
	'Rewrite an exponential function with another base': rewrite,
};

const x = (a: number, b: number): Expression => polynomialExpression(linear(a, 'x', b));

/** (b^p)^(ax + c) = (b^q)^(dx + e). If one of the bases is a power of the other one, that one is the common base. */
function solve(draw: Draw): Draft | undefined {
	const drawn = [draw.int('p'), draw.int('q')] as const;
	const least = Math.min(...drawn);
	const shared = drawn.every((one) => one % least === 0) ? least : 1;
	const b = draw.int('b') ** shared;
	const [p, q] = [drawn[0] / shared, drawn[1] / shared];
	const [a, c, d, e] = [draw.int('a'), draw.int('c'), draw.int('d'), draw.int('e')];
	if (p === q || a === 0 || d === 0 || b ** Math.max(p, q) > 700) return undefined;
	const slope = p * a - q * d;
	if (slope === 0) return undefined;
	const value = new Fraction(q * e - p * c, slope);
	if (value.d > 7n) return undefined;
	const side = (times: number, m: number, n: number) => power(num(b ** times), x(m, n));
	const problem = equation(side(p, a, c), side(q, d, e));
	const inBase = (times: number, m: number, n: number) =>
		times === 1 ? power(b, x(m, n)) : power(brackets(power(b, times)), x(m, n));
	const [m, n] = [p * a - q * d, q * e - p * c];
	const rewritten =
		p === 1 || q === 1
			? `write ${b ** Math.max(p, q)} as a power of ${b}`
			: `write both sides as powers of ${b}`;
	const left = q * d === 0 ? x(p * a, p * c) : x(m, p * c);
	const distributes = [p > 1 && c !== 0, q > 1 && e !== 0];
	const mistakes: (readonly [value: Fraction, why: string])[] = [
		...(distributes.includes(true)
			? [
					[
						new Fraction(e - c, slope),
						`multiplied only the first term of ${distributes.includes(false) ? 'the' : 'each'} exponent`,
					] as const,
				]
			: []),
		...(a === d
			? []
			: [[new Fraction(e - c, a - d), 'set the exponents equal without a common base'] as const]),
		...(c === 0
			? []
			: [
					[
						new Fraction(q * e + p * c, slope),
						c > 0
							? `added ${p * c} instead of subtracting it`
							: `subtracted ${-p * c} instead of adding it`,
					] as const,
				]),
	];
	return {
		prompt: say`Solve ${problem}. Write your answer as an integer or a fraction in lowest terms.`,
		answer: withMisconceptions(
			solutions(num(value)),
			...withAlternatives(mistakes, (one, other) => one.equals(other)).map(
				([wrong, why]): WrongAnswer => [solutions(num(wrong)), why],
			),
		),
		steps: [
			line(problem),
			line(equation(inBase(p, a, c), inBase(q, d, e)), rewritten),
			line(
				equation(power(b, x(p * a, p * c)), power(b, x(q * d, q * e))),
				'multiply the exponents',
			),
			line(
				equation(x(p * a, p * c), x(q * d, q * e)),
				'the bases are equal, so the exponents are equal',
			),
			line(
				equation(left, q * e),
				`${q * d > 0 ? 'subtract' : 'add'} ${term(Math.abs(q * d))} ${q * d > 0 ? 'from' : 'to'} both sides`,
			),
			...(c === 0 || m === 1 ? [] : [line(equation(x(m, 0), n), takeAway(p * c))]),
			...(m === 1 && c === 0
				? []
				: [
						line(
							equation('x', num(value)),
							m === 1 ? takeAway(p * c) : `divide both sides by ${m}`,
						),
					]),
		],
		hints: [
			say`Which number can be the base of both powers? If the bases are equal, what must be true of the exponents?`,
		],
	};
}

const term = (a: number): string => (a === 1 ? 'x' : `${a}x`);

/** a(b^p)^(kx + d) with the base b. */
function rewrite(draw: Draw): Draft | undefined {
	const [b, p, k, d, a] = [
		draw.int('b'),
		draw.int('p'),
		draw.int('k'),
		draw.int('d'),
		draw.int('a'),
	];
	if (p === 1 || k === 0 || a % b === 0 || b ** p > 700) return undefined;
	const big = b ** p;
	const start = exponential(a, num(big), x(k, d));
	const answer = exponential(a, num(b), x(p * k, p * d));
	const middle: Line[] = [
		line(equation('y', exponential(a, power(b, p), x(k, d))), `write ${big} as a power of ${b}`),
	];
	return {
		prompt: say`Rewrite ${equation('y', start)} using a single power with base ${b}. Expand the exponent, and give only the right side of the equation.`,
		answer: withMisconceptions(
			expression(answer),
			[expression(exponential(a, num(b), x(k, d))), 'changed the base but not the exponent'],
			[
				expression(exponential(a, num(b), x(p * k, d))),
				'multiplied only the first term of the exponent',
			],
			[
				expression(exponential(a, num(b), x(k, d + p))),
				'added the exponents instead of multiplying them',
			],
		),
		steps: [
			line(equation('y', start)),
			...middle,
			line(equation('y', answer), 'multiply the exponents'),
			sentence(say`The right side of the equation is ${answer}.`),
		],
		hints: [
			say`Which power of ${b} equals ${big}? What do you do with the exponents when you raise a power to a power?`,
		],
	};
}
