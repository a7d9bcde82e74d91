/** Products and quotients of two monomials. */
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
	times as timesOf,
} from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import { expression, withMisconceptions } from '../../../answer.ts';
import { type Draft, line, type Line } from '../../../family.ts';
import {
	beside,
	hasNegative,
	mono,
	type Monomial,
	over,
	positive,
	raise,
	raisedFactors,
	times,
	written,
} from '../../../steps/monomial.ts';

// The instruction, the brackets and the last lines that questions on exponent laws share.

/** Positive exponents are asked for where negative ones come up. */
export const simplify = (...met: Monomial[]): string =>
	met.some(hasNegative) ? 'Simplify, using only positive exponents' : 'Simplify';
/** A number alone, or coefficients too large to work with. */
export const isDull = (result: Monomial) =>
	result.powers.size === 0 || result.coefficient.n > 3000n || result.coefficient.d > 3000n;

/** A monomial as a factor or a base: in brackets unless it is one power alone. */
export const shared = (of: Monomial): Expression =>
	of.coefficient.lt(0) || of.powers.size > 1 || !of.coefficient.equals(1)
		? brackets(written(of))
		: written(of);

export const NEGATIVE_EXPONENT = 'a negative exponent means the reciprocal of the power';

/** The result, first with its negative exponents if it has any; `why` explains the first line. */
export function ending(result: Monomial, why?: string): Line[] {
	return hasNegative(result)
		? [line(continued(written(result)), why), line(continued(positive(result)), NEGATIVE_EXPONENT)]
		: [line(continued(positive(result)), why)];
}

/** The reason of the line after every factor has been raised. */
export const EVALUATE = 'evaluate the powers of the numbers, and simplify each exponent';

const SIMPLIFY = 'simplify the coefficient and each exponent';

/** A monomial to the power k. */
export function raised(base: Monomial, k: number): Draft | undefined {
	const result = raise(base, k);
	if (isDull(result) || base.coefficient.abs().equals(1)) return undefined;
	const problem = power(brackets(written(base)), k);
	return {
		prompt: say`${simplify(base, result)}: ${problem}.`,
		answer: withMisconceptions(
			expression(positive(result)),
			[
				expression(positive({ ...result, coefficient: base.coefficient })),
				'did not raise the coefficient to the power',
			],
			[
				expression(positive({ ...result, coefficient: base.coefficient.mul(k) })),
				'multiplied the coefficient by the exponent',
			],
			[
				expression(positive(withExponents(result, base, (e) => e + k))),
				'added the exponents instead of multiplying them',
			],
		),
		steps: [
			line(problem),
			line(
				continued(raisedFactors(base, k)),
				`raise every factor to the power ${k}: multiply the exponents`,
			),
			...ending(result, EVALUATE),
		],
		hints: [
			say`The exponent outside the brackets applies to every factor inside. Which factors are inside?`,
		],
	};
}

/** A quotient of two monomials to the power k. */
export function raisedQuotient(top: Monomial, bottom: Monomial, k: number): Draft | undefined {
	const [up, down] = [raise(top, k), raise(bottom, k)];
	const problem = power(brackets(quotient(written(top), written(bottom))), k);
	const result = over(up, down);
	if (isDull(result)) return undefined;
	return {
		prompt: say`${simplify(top, bottom)}: ${problem}.`,
		answer: withMisconceptions(
			expression(positive(result)),
			[expression(positive(over(up, bottom))), 'raised only the numerator to the power'],
			[
				expression(
					positive(
						over(
							withExponents(up, top, (e) => e + k),
							withExponents(down, bottom, (e) => e + k),
						),
					),
				),
				'added the exponents instead of multiplying them',
			],
		),
		steps: [
			line(problem),
			line(
				continued(quotient(power(shared(top), k), power(shared(bottom), k))),
				'raise the numerator and the denominator to the power',
			),
			line(
				continued(quotient(raisedFactors(top, k), raisedFactors(bottom, k))),
				`raise every factor to the power ${k}: multiply the exponents`,
			),
			line(continued(quotient(written(up), written(down))), EVALUATE),
			...(k < 0 ? [line(continued(positive(result)), NEGATIVE_EXPONENT)] : []),
		],
		hints: [
			say`The exponent outside the brackets applies to the numerator and to the denominator. What does it do to each exponent inside?`,
		],
	};
}

/** The same coefficient, each exponent of `base` changed. */
const withExponents = (of: Monomial, base: Monomial, change: (e: number) => number): Monomial =>
	times(
		mono(of.coefficient),
		mono(
			1,
			Object.fromEntries([...base.powers].map(([name, e]) => [name, change(Number(e.valueOf()))])),
		),
	);

const variables = ({ powers }: Monomial): Monomial => ({ ...mono(1), powers });

/** Each variable with the product of its two exponents, or with the one that it has. */
const multipliedPowers = (first: Monomial, second: Monomial): Monomial => ({
	...mono(1),
	powers: new Map(
		[...times(variables(first), variables(second)).powers.keys()].map((name) => {
			const [m, n] = [first.powers.get(name), second.powers.get(name)];
			return [name, m && n ? m.mul(n) : (m ?? n ?? mono(1).coefficient)] as const;
		}),
	),
});

/** x^{m + n}: the exponents of one variable, joined but not yet added. */
function joined(
	parts: readonly Monomial[],
	join: (a: number, b: number) => Expression,
): Expression[] {
	const letters = [...new Set(parts.flatMap(({ powers }) => [...powers.keys()]))].sort();
	return letters.map((letter) => {
		const [a, b] = parts.map(({ powers }) => Number(powers.get(letter)?.valueOf() ?? 0));
		return power(letter, a && b ? join(a, b) : num((a || 0) + (b || 0)));
	});
}

/** The product of two monomials. */
export function multiplied(first: Monomial, second: Monomial): Draft | undefined {
	const result = times(first, second);
	if (isDull(result)) return undefined;
	const [a, b] = [first.coefficient, second.coefficient].map((c) => Number(c.valueOf()));
	const problem = product(shared(first), shared(second));
	const numbers = a === 1 || b === 1 ? [] : [brackets(timesOf(num(a ?? 1), signed(b ?? 1)))];
	const grouped: Expression[] = [
		...numbers,
		...joined([first, second], (m, n) => sum(m, signed(n))),
	];
	return {
		prompt: say`${simplify(first, second, result)}: ${problem}.`,
		answer: withMisconceptions(
			expression(positive(result)),
			[
				expression(positive(times(mono(result.coefficient), multipliedPowers(first, second)))),
				'multiplied the exponents instead of adding them',
			],
			[
				expression(positive({ ...result, coefficient: first.coefficient.add(second.coefficient) })),
				'added the coefficients instead of multiplying them',
			],
		),
		steps: [
			line(problem),
			line(
				continued(numbers.length > 0 ? product(...grouped) : beside((a ?? 1) * (b ?? 1), grouped)),
				'multiply the coefficients; for the same base, add the exponents',
			),
			...ending(result, numbers.length > 0 ? SIMPLIFY : 'simplify each exponent'),
		],
		hints: [
			say`Multiply the coefficients first. What happens to the exponents when you multiply powers with the same base?`,
		],
	};
}

/** The quotient of two monomials. */
export function divided(top: Monomial, bottom: Monomial): Draft | undefined {
	const result = over(top, bottom);
	if (isDull(result) || bottom.coefficient.equals(1)) return undefined;
	const problem = quotient(written(top), written(bottom));
	return {
		prompt: say`${simplify(top, bottom, result)}: ${problem}.`,
		answer: withMisconceptions(
			expression(positive(result)),
			[
				expression(positive(times(mono(result.coefficient), variables(top), variables(bottom)))),
				'added the exponents instead of subtracting them',
			],
			[
				expression(positive({ ...result, coefficient: top.coefficient })),
				'did not divide the coefficients',
			],
			[
				expression(positive({ ...result, coefficient: top.coefficient.sub(bottom.coefficient) })),
				'subtracted the coefficients instead of dividing them',
			],
		),
		steps: [
			line(problem),
			line(
				continued(
					product(
						quotient(num(top.coefficient), num(bottom.coefficient)),
						...joined([top, bottom], (m, n) => difference(m, signed(n))),
					),
				),
				'divide the coefficients; for the same base, subtract the exponents',
			),
			...ending(result, SIMPLIFY),
		],
		hints: [
			say`Divide the coefficients first. What happens to the exponents when you divide powers with the same base?`,
		],
	};
}
