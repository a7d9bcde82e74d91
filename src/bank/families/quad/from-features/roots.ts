/** The part of quad.from-features that writes an equation with given roots. */
import { equation, num, product, relation, symbol } from '../../../../math/expression.ts';
import { linear, polynomialExpression, term, uncollected } from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import { type Draft, line, withMisconceptions, written } from '../../../family.ts';
import { coprime } from '../../../../math/gcd.ts';
import { standardEquation } from '../../../steps/quadratic.ts';
import { STANDARD } from './points.ts';
import { oppositeProduct } from '../../../steps/reasons.ts';

/** The equation with the roots p/q and r/s. */
export function withRoots([p, q]: [number, number], [r, s]: [number, number]): Draft | undefined {
	if (!coprime(p, q) || !coprime(r, s) || p * s >= r * q) return undefined;
	const quadratic = { a: q * s, b: -(p * s + r * q), c: p * r };
	if (quadratic.b === 0) return undefined;
	const answer = written('equation', standardEquation(quadratic));
	const factor = (over: number, under: number) => polynomialExpression(linear(under, 'x', -over));
	const [first, second] = [num(`${p}/${q}`), num(`${r}/${s}`)];
	const clearing = (over: number, under: number) =>
		under === 1 ? '' : `${under} × (${Math.abs(over)}/${under}) = ${Math.abs(over)}`;
	const why = [clearing(p, q), clearing(r, s)].filter(Boolean).join(' and ');
	return {
		prompt: say`Write a quadratic equation that has roots ${first} and ${second}. Give it in the form ${equation(STANDARD, 0)} with integer coefficients that have no common factor, and with ${relation('a', '>', 0)}.`,
		answer: withMisconceptions(
			answer,
			[
				written('equation', standardEquation({ ...quadratic, b: -quadratic.b })),
				'wrote x + r instead of x − r for each root r',
			],
			[
				written('equation', standardEquation({ ...quadratic, c: -quadratic.c })),
				oppositeProduct(-p, -r),
			],
		),
		steps: [
			line(
				equation(
					product(
						polynomialExpression(linear(1, 'x', first.kind === 'number' ? first.value.neg() : 0)),
						polynomialExpression(linear(1, 'x', second.kind === 'number' ? second.value.neg() : 0)),
					),
					0,
				),
				'each root r gives a factor x − r',
			),
			...(q * s === 1
				? []
				: [
						line(
							equation(product(factor(p, q), factor(r, s)), 0),
							`multiply both sides by ${q * s}: ${why}`,
						),
					]),
			line(
				equation(
					uncollected(term(q * s, 'xx'), term(-q * r, 'x'), term(-p * s, 'x'), term(p * r)),
					0,
				),
				'expand the left side',
			),
			line(standardEquation(quadratic), 'combine like terms'),
		],
		hints: [
			say`If ${symbol('r')} is a root of the equation, which factor does its left side have?`,
		],
	};
}
