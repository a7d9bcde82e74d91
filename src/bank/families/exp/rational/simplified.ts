/** Two powers with fractional exponents in one expression. */
import { gcd } from '../../../../math/gcd.ts';
import Fraction from 'fraction.js';
import {
	brackets,
	continued,
	difference,
	type Expression,
	num,
	opposite,
	power,
	product,
	quotient,
	signed,
	sum,
	symbol,
	times as timesOf,
} from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Draw,
	expression,
	line,
	mergedByValue,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import { NEGATIVE_EXPONENT } from '../../../steps/monomial.ts';
import { withNumber } from './convert.ts';

/** a x^(p/q) with a second power, multiplied, divided or raised. */
export function simplified(draw: Draw, type: string, a: number): Draft | undefined {
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
		? 'same base: add the exponents'
		: isPower
			? 'a power of a power: multiply the exponents'
			: 'same base: subtract the exponents';
	const kept = withNumber(a, result.equals(1) ? symbol('x') : power('x', num(result)));
	const answer = result.lt(0)
		? quotient(a, result.equals(-1) ? symbol('x') : power('x', num(result.neg())))
		: kept;
	const simplify = isPower
		? 'multiply the fractions'
		: isProduct
			? 'add the fractions'
			: 'subtract the fractions';
	const below = Number(first.d * second.d) / gcd(Number(first.d), Number(second.d));
	const raisedTo = (e: Fraction): Expression => {
		const size = quotient(Number(e.abs().mul(below).valueOf()), below);
		return e.lt(0) ? opposite(size) : size;
	};
	const following = (e: Fraction) => (e.lt(0) ? brackets(raisedTo(e)) : raisedTo(e));
	const inCommon =
		isPower || first.d === second.d
			? []
			: [
					line(
						continued(
							withNumber(
								a,
								power(
									'x',
									isProduct
										? sum(raisedTo(first), following(second))
										: difference(raisedTo(first), following(second)),
								),
							),
						),
						'write the fractions with a common denominator',
					),
				];
	const needs = result.lt(0) || first.lt(0) || second.lt(0);
	return {
		prompt: say`Assume that ${symbol('x')} is positive. Simplify${needs ? ', using only positive exponents' : ''}: ${problem}.`,
		answer: withMisconceptions(
			expression(answer),
			...mergedByValue(
				...wrongExponents(type, first, second).map(([exponent, why]): WrongAnswer => [
					expression(
						exponent.equals(0)
							? num(a)
							: withNumber(a, exponent.equals(1) ? symbol('x') : power('x', num(exponent))),
					),
					why,
				]),
			),
		),
		steps: [
			line(problem),
			line(continued(withNumber(a, power('x', exponents))), rule),
			...inCommon,
			...(result.lt(0)
				? [
						line(continued(withNumber(a, power('x', num(result)))), simplify),
						line(continued(answer), NEGATIVE_EXPONENT),
					]
				: [line(continued(answer), simplify)]),
		],
		hints: [
			say`Which exponent law applies to ${isProduct ? 'a product of powers with the same base' : isPower ? 'a power of a power' : 'a quotient of powers with the same base'}?`,
			...(inCommon.length > 0 ? [say`What is a common denominator of the two exponents?`] : []),
		],
	};
}

function wrongExponents(type: string, p: Fraction, r: Fraction): (readonly [Fraction, string])[] {
	if (type === 'product')
		return [
			[p.mul(r), 'multiplied the exponents instead of adding them'],
			[
				new Fraction(Number(p.s * p.n + r.s * r.n), Number(p.d + r.d)),
				'added the numerators and added the denominators',
			],
		];
	if (type === 'power of a power')
		return [
			[p.add(r), 'added the exponents instead of multiplying them'],
			[p.sub(r), 'subtracted the exponents instead of multiplying them'],
		];
	return [
		[p.add(r), 'added the exponents instead of subtracting them'],
		[p.div(r), 'divided the exponents instead of subtracting them'],
		[r.sub(p), 'subtracted the exponents in the wrong order'],
		...(p.lt(r)
			? ([
					[
						r.sub(p),
						'dropped the negative sign from the exponent instead of writing the reciprocal',
					],
				] as const)
			: []),
	];
}
