/** exp.rational: powers with fractional exponents and roots. CCSS HSN-RN.A.1, A.2; MCR3U.B1.2. */
import { gcd } from '../../../../math/gcd.ts';
import Fraction from 'fraction.js';
import {
	brackets,
	continued,
	difference,
	type Expression,
	num,
	power,
	product,
	quotient,
	signed,
	sum,
	symbol,
	times as timesOf,
} from '../../../../math/expression.ts';
import { root } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import { expression, rational } from '../../../answer.ts';
import { type Draft, type Draw, line, type Skills } from '../../../family.ts';

export const skills: Skills = {
	'Evaluate rational powers': (draw) => evaluate(draw),
	'Evaluate a numerical power': (draw) => evaluate(draw),
	'Evaluate with fractional exponents': (draw) => evaluate(draw),
	'Convert radical and exponent form': convert,
	'Rational exponents': (draw) => simplified(draw, draw.inTurn('type'), draw.int('a')),
	'Simplify with exponent laws': (draw) => simplified(draw, draw.inTurn('type'), draw.int('a')),
	'Simplify products and quotients'(draw) {
		const operation = draw.inTurn('op');
		const type =
			operation === 'x' ? 'product' : operation === '/' ? 'quotient' : 'power of a power';
		return simplified(draw, type, 1);
	},
	'Equivalent radical or exponent form'(draw) {
		const [m, n] = [draw.int('m'), draw.int('n')];
		return m === n || m === 1 || gcd(m, n) > 1 ? undefined : toExponent(m, n, draw.int('k'));
	},
};

const rootOf = (of: Expression, n: number): Expression => root(of, n);
const SIGNS: Record<number, string> = { 2: 'square', 3: 'cube', 4: 'fourth', 5: 'fifth' };

/** (b^n)^(m/n), or the same with the base turned into a fraction. */
function evaluate(draw: Draw): Draft | undefined {
	const [b, n, m] = [draw.int('b'), draw.int('n'), draw.int('m')];
	const isFraction = draw.has('frac') && draw.inTurn('frac') === 'yes';
	const bottom = isFraction ? draw.random.int(2, 6) : 1;
	if (gcd(m, n) > 1 || (isFraction && gcd(b, bottom) > 1)) return undefined;
	if (Math.max(b, bottom) ** n > 1300 || Math.max(b, bottom) ** Math.abs(m) > 1300)
		return undefined;
	const inner = new Fraction(b, bottom);
	const base = inner.pow(n);
	const value = inner.pow(m);
	const exponent = num(new Fraction(m, n));
	const shown = isFraction ? brackets(num(base)) : num(base);
	const problem = power(shown, exponent);
	const size = power(isFraction ? brackets(num(inner)) : num(inner), Math.abs(m));
	const taken = power(brackets(rootOf(num(base), n)), m);
	return {
		prompt: say`Evaluate: ${problem}. Write a whole number or a fraction.`,
		answer: rational(value),
		steps: [
			line(problem),
			line(continued(taken), `the denominator ${n} of the exponent means a ${SIGNS[n] ?? ''} root`),
			line(
				continued(power(isFraction ? brackets(num(inner)) : num(inner), m)),
				`take the ${SIGNS[n] ?? ''} root first`,
			),
			...(m < 0
				? [line(continued(quotient(1, size)), 'a negative exponent means one over the power')]
				: []),
			...(m === 1 || (m === -1 && !isFraction) ? [] : [line(continued(num(value)))]),
		],
		hints: [say`Which number has ${num(base)} as its power with the exponent ${n}?`],
	};
}

function convert(draw: Draw): Draft | undefined {
	const [m, n, a] = [draw.int('m'), draw.int('n'), draw.int('a')];
	if (gcd(m, n) > 1) return undefined;
	return draw.inTurn('dir') === 'to' ? toRadical(m, n, a) : toExponent(m, n, a);
}

const withNumber = (a: number, of: Expression): Expression => (a === 1 ? of : product(a, of));
const raised = (m: number): Expression => (m === 1 ? symbol('x') : power('x', m));

function toRadical(m: number, n: number, a: number): Draft {
	const problem = withNumber(a, power('x', quotient(m, n)));
	const answer = withNumber(a, rootOf(raised(m), n));
	return {
		prompt: say`Write as a radical, for positive ${symbol('x')}: ${problem}.`,
		answer: expression(answer),
		steps: [
			line(problem),
			...(m === 1
				? []
				: [
						line(
							continued(withNumber(a, power(brackets(power('x', m)), quotient(1, n)))),
							'split the exponent',
						),
					]),
			line(continued(answer), `the exponent 1/${n} is a root of index ${n}`),
		],
		hints: [
			say`The denominator of the exponent is the index of the root. Which factor has the exponent?`,
		],
	};
}

function toExponent(m: number, n: number, a: number): Draft {
	const problem = withNumber(a, rootOf(raised(m), n));
	const answer = withNumber(a, power('x', quotient(m, n)));
	const split = withNumber(a, power(brackets(raised(m)), quotient(1, n)));
	const rootIsPower = `a root of index ${n} is the exponent 1/${n}`;
	return {
		prompt: say`Write with a fractional exponent, for positive ${symbol('x')}: ${problem}.`,
		answer: expression(answer),
		steps: [
			line(problem),
			...(m === 1
				? [line(continued(answer), rootIsPower)]
				: [line(continued(split), rootIsPower), line(continued(answer), 'multiply the exponents')]),
		],
		hints: [say`The index of the root becomes the denominator of the exponent.`],
	};
}

/** a x^(p/q) with a second power, multiplied, divided or raised. */
function simplified(draw: Draw, type: string, a: number): Draft | undefined {
	const first = new Fraction(draw.int('p'), draw.int('q'));
	const second = new Fraction(draw.int('r'), draw.int('s'));
	if (first.d === 1n || second.d === 1n || first.equals(second)) return undefined;
	const isProduct = type === 'product';
	const isPower = type === 'power of a power';
	if (isPower && a !== 1) return undefined;
	const result = isProduct ? first.add(second) : isPower ? first.mul(second) : first.sub(second);
	if (result.equals(0) || result.d > 30n) return undefined;
	const [one, two] = [power('x', num(first)), power('x', num(second))];
	const problem = isProduct
		? product(withNumber(a, one), two)
		: isPower
			? power(brackets(one), num(second))
			: quotient(withNumber(a, one), two);
	const exponents = isProduct
		? sum(num(first), signed(second))
		: isPower
			? timesOf(num(first), signed(second))
			: difference(num(first), signed(second));
	const rule = isProduct
		? 'one base: add the exponents'
		: isPower
			? 'a power of a power: multiply the exponents'
			: 'one base: subtract the exponents';
	const kept = withNumber(a, result.equals(1) ? symbol('x') : power('x', num(result)));
	const answer = result.lt(0)
		? quotient(a, result.equals(-1) ? symbol('x') : power('x', num(result.neg())))
		: kept;
	const workOut =
		isPower || first.d === second.d
			? 'work out the exponent'
			: 'bring the fractions to one denominator';
	const needs = result.lt(0) || first.lt(0) || second.lt(0);
	return {
		prompt: say`Simplify for positive ${symbol('x')}${needs ? ', with positive exponents' : ''}: ${problem}.`,
		answer: expression(answer),
		steps: [
			line(problem),
			line(continued(withNumber(a, power('x', exponents))), rule),
			...(result.lt(0)
				? [
						line(continued(withNumber(a, power('x', num(result))))),
						line(continued(answer), 'a negative exponent means one over the power'),
					]
				: [line(continued(answer), workOut)]),
		],
		hints: [
			say`Which law belongs to ${isProduct ? 'a product' : isPower ? 'a power of a power' : 'a quotient'} of powers with one base?`,
		],
	};
}
