/** expf.same-base: equations between powers of one base. CCSS HSF-LE.A.4; MHF4U.A3.2, MCR3U.B1. */
import Fraction from 'fraction.js';
import { brackets, equation, type Expression, num, power } from '../../../../math/expression.ts';
import { linear, polynomialExpression } from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import { expression, solutions } from '../../../answer.ts';
import { type Draft, type Draw, line, type Line, sentence, type Skills } from '../../../family.ts';
import { exponential } from '../../../steps/exponential.ts';

export const skills: Skills = {
	'Common base': solve,
	'Solve with a common base': solve,
	'Rewrite with another base': rewrite,
};

const x = (a: number, b: number): Expression => polynomialExpression(linear(a, 'x', b));
const moved = (b: number): string =>
	b > 0 ? `subtract ${b} from both sides` : `add ${-b} to both sides`;

/** (b^p)^(ax + c) = (b^q)^(dx + e). */
function solve(draw: Draw): Draft | undefined {
	const [b, p, q] = [draw.int('b'), draw.int('p'), draw.int('q')];
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
	const left = q * d === 0 ? x(p * a, p * c) : x(m, p * c);
	return {
		prompt: say`Solve ${problem}. Write a whole number or a fraction in lowest terms.`,
		answer: solutions(num(value)),
		steps: [
			line(problem),
			line(equation(inBase(p, a, c), inBase(q, d, e)), `write both sides as powers of ${b}`),
			line(
				equation(power(b, x(p * a, p * c)), power(b, x(q * d, q * e))),
				'multiply the exponents',
			),
			line(
				equation(x(p * a, p * c), x(q * d, q * e)),
				'equal powers of one base have equal exponents',
			),
			line(
				equation(left, q * e),
				`${q * d > 0 ? 'subtract' : 'add'} ${letter(Math.abs(q * d))} ${q * d > 0 ? 'from' : 'to'} both sides`,
			),
			...(c === 0 || m === 1 ? [] : [line(equation(x(m, 0), n), moved(p * c))]),
			...(m === 1 && c === 0
				? []
				: [line(equation('x', num(value)), m === 1 ? moved(p * c) : `divide both sides by ${m}`)]),
		],
		hints: [say`Both numbers are powers of the same number. Which one?`],
	};
}

const letter = (a: number): string => (a === 1 ? 'x' : `${a}x`);

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
		line(equation('y', exponential(a, power(b, p), x(k, d))), `${big} is ${b} to the power ${p}`),
	];
	return {
		prompt: say`Write an equivalent rule for ${equation('y', start)} that has the base ${b} and one exponent. Give the right side, with the exponent multiplied out.`,
		answer: expression(answer),
		steps: [
			line(equation('y', start)),
			...middle,
			line(equation('y', answer), `multiply the exponent by ${p}`),
			sentence(say`The right side is ${answer}.`),
		],
		hints: [say`Write ${big} as a power of ${b} first.`],
	};
}
