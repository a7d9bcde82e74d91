/** Equations with the unknown in exponents: one power, or two bases. */
import Fraction from 'fraction.js';
import {
	brackets,
	difference,
	equation,
	type Expression,
	num,
	power,
	product,
	quotient,
	relation,
	sum,
} from '../../../../math/expression.ts';
import { rounded } from '../../../../math/notation.ts';
import { linear, polynomialExpression } from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import { decimalAnswer } from '../../../answer.ts';
import { type Draft, type Draw, line } from '../../../family.ts';
import { basePower } from '../../../steps/exponential.ts';
import { type Base, log } from '../../../steps/logarithm.ts';
import { roundsSafely } from '../../../steps/rounding.ts';
import { logQuotient, nameOf, PLACES, shownBase, valueOf } from './bases.ts';

const rounding = 'Round to the nearest thousandth.';
const x = (a: number, b: number): Expression => polynomialExpression(linear(a, 'x', b));
const moved = (b: number): string =>
	b > 0 ? `subtract ${b} from both sides` : `add ${-b} to both sides`;
/** a·b^(cx + d) = k. */
export function singlePower(base: Base, draw: Draw): Draft | undefined {
	const [a, c, d, k] = [draw.int('a'), draw.int('c'), draw.int('d'), draw.int('k')];
	const right = new Fraction(k, a);
	if (c === 0 || right.d !== 1n || right.lte(1) || a === base) return undefined;
	const size = Math.log(right.valueOf()) / Math.log(valueOf(base));
	const value = (size - d) / c;
	if (Math.abs(size - Math.round(size)) < 1e-6 || Math.abs(value) > 200) return undefined;
	if (!roundsSafely(value, PLACES) || Math.abs(value) < 0.002) return undefined;
	const raised = power(shownBase(base), x(c, d));
	const main =
		a === 1 ? raised : product(num(a), base === 'e' ? raised : basePower(shownBase(base), x(c, d)));
	const exponent = logQuotient(base, num(right));
	const over = d === 0 ? exponent : { kind: 'sum' as const, terms: [exponent, num(-d)] };
	return {
		prompt: say`Solve ${equation(main, k)}. ${rounding}`,
		answer: decimalAnswer(value, PLACES),
		steps: [
			line(equation(main, k)),
			...(a === 1 ? [] : [line(equation(raised, num(right)), `divide both sides by ${a}`)]),
			line(
				equation(x(c, d), exponent),
				base === 'e' || base === 10
					? `take the ${nameOf(base)} of both sides`
					: 'take the logarithm of both sides and divide by the logarithm of the base',
			),
			...(d === 0 || c === 1 ? [] : [line(equation(x(c, 0), over), moved(d))]),
			...(c === 1 && d === 0
				? []
				: [
						line(
							equation('x', c === 1 ? over : divideBy(over, c)),
							c === 1 ? moved(d) : `divide both sides by ${c}`,
						),
					]),
			line(relation('x', '\\approx', rounded(value, PLACES)), 'work it out with a calculator'),
		],
		hints: [
			a === 1
				? say`Take a logarithm of both sides, so that the exponent comes down.`
				: say`Get the power alone first. Then take a logarithm of both sides.`,
		],
	};
}

const divideBy = (over: Expression, c: number): Expression =>
	product(num(new Fraction(1, c)), brackets(over));

/** a^(x + c) = b^(dx). */
export function twoBases(a: number, b: number, c: number, d: number): Draft | undefined {
	const slope = d * Math.log(b) - Math.log(a);
	if (a === b || Math.abs(slope) < 0.05 || isPowerPair(a, b)) return undefined;
	const value = (c * Math.log(a)) / slope;
	if (Math.abs(value) > 60 || !roundsSafely(value, PLACES)) return undefined;
	const problem = equation(power(a, x(1, c)), power(b, x(d, 0)));
	const [logA, logB] = [log(10, num(a)), log(10, num(b))];
	const under = difference(d === 1 ? logB : product(d, logB), logA);
	const constant: Expression =
		c === 1 ? logA : c === -1 ? { kind: 'opposite', of: logA } : product(c, logA);
	const right = d === 1 ? product('x', logB) : product(d, 'x', logB);
	return {
		prompt: say`Solve ${problem}. ${rounding}`,
		answer: decimalAnswer(value, PLACES),
		steps: [
			line(problem),
			line(
				equation(product(brackets(x(1, c)), logA), right),
				'take the logarithm of both sides and bring the exponents down',
			),
			line(equation(sum(product('x', logA), constant), right), 'multiply out the brackets'),
			line(
				equation(constant, product('x', brackets(under))),
				'collect the terms with x on the right side and factor out x',
			),
			line(equation('x', quotient(constant, under)), 'divide both sides by the brackets'),
			line(relation('x', '\\approx', rounded(value, PLACES)), 'work it out with a calculator'),
		],
		hints: [
			say`Take the logarithm of both sides. Then the equation is linear in x: collect the terms with x.`,
		],
	};
}

/** 4 and 8, 3 and 9: they have a common base, so no logarithm is needed. */
const isPowerPair = (a: number, b: number): boolean =>
	[
		[2, 4, 8],
		[3, 9],
	].some((family) => family.includes(a) && family.includes(b));
