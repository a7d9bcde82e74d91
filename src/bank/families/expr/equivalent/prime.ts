/** Which polynomial is prime, and which is a perfect square. */
import { equation, type Expression, power, product } from '../../../../math/expression.ts';
import {
	collect,
	linear,
	multiply,
	type Polynomial,
	polynomialExpression,
	term,
} from '../../../../math/polynomial.ts';
import { formula, type Prose, say } from '../../../../math/prose.ts';
import { type Draft, line, sentence } from '../../../family.ts';
import { distinctChoices, type Wrong } from '../../../steps/distinct-choices.ts';

export const quadratic = (b: number, c: number): Polynomial =>
	collect([term(1, 'xx'), term(b, 'x'), term(c)]);
export const plus = (n: number): Expression => polynomialExpression(linear(1, 'x', n));
const shown = (polynomial: Polynomial): Prose => formula(polynomialExpression(polynomial));
export const withFactors = (p: number, q: number): Polynomial =>
	multiply(linear(1, 'x', p), linear(1, 'x', q));

/** x² + bx + c without real zeros, or with irrational ones. */
export function prime(right: Polynomial, p: number, q: number): Draft | undefined {
	const [b = 0, c = 0] = ['x', ''].map((letters) =>
		Number(
			right.find(({ powers }) => (powers['x'] ?? 0) === letters.length)?.coefficient.valueOf() ?? 0,
		),
	);
	if (Number.isInteger(Math.sqrt(b * b - 4 * c))) return undefined;
	const others: { value: Polynomial; form: Expression; why: string }[] = [
		{
			value: withFactors(q, -q),
			form: product(plus(Math.abs(q)), plus(-Math.abs(q))),
			why: 'a difference of squares',
		},
		{
			value: withFactors(p, q),
			form: product(plus(p), plus(q)),
			why: 'a product of two binomials',
		},
		{ value: withFactors(q, q), form: power(plus(q), 2), why: 'a perfect square' },
	];
	const answer = distinctChoices(
		shown(right),
		...others.map(({ value, why }): Wrong => [shown(value), `it is ${why}`]),
	);
	const reason =
		b === 0
			? say`No two integers have the sum ${0} and the product ${c}.`
			: say`No two integers have the product ${c} and the sum ${b}.`;
	return (
		answer && {
			prompt: say`Which polynomial is prime, that is, cannot be factored over the integers?`,
			answer,
			steps: [
				...others.map(({ value, form, why }) =>
					line(equation(polynomialExpression(value), form), why),
				),
				sentence(reason),
				sentence(say`So ${polynomialExpression(right)} is prime.`),
			],
			hints: [say`Try to factor each polynomial. Only one of them has no factors.`],
		}
	);
}

export function perfectSquare(a: number, p: number): Draft | undefined {
	const base = linear(a, 'x', p);
	const [square, constant, middle] = [a * a, p * p, 2 * a * p];
	const trinomial = (b: number, c: number): Polynomial =>
		collect([term(square, 'xx'), term(b, 'x'), term(c)]);
	if (constant === 1) return undefined;
	const answer = distinctChoices(
		shown(trinomial(middle, constant)),
		[shown(trinomial(middle / 2, constant)), 'did not double the product in the middle'],
		[shown(trinomial(middle, -constant)), 'the square of a number cannot be negative'],
		[shown(trinomial(middle, Math.abs(p))), 'the last term is not squared'],
	);
	const whole = polynomialExpression(trinomial(middle, constant));
	return (
		answer && {
			prompt: say`Which polynomial is a perfect square trinomial?`,
			answer,
			steps: [
				sentence(
					say`The first term is the square of ${polynomialExpression(linear(a, 'x', 0))}, and the last term must be the square of a number.`,
				),
				sentence(say`The middle term must be twice the product of what is squared.`),
				line(equation(power(polynomialExpression(base), 2), whole), 'square the binomial'),
				sentence(say`The perfect square trinomial is ${whole}.`),
			],
			hints: [
				say`In a perfect square, the first and the last term are squares, and the middle term is twice the product of what is squared.`,
			],
		}
	);
}
