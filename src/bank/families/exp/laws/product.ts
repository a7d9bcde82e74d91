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
import { type Draft, expression, line, withMisconceptions } from '../../../family.ts';
import {
	beside,
	mono,
	type Monomial,
	over,
	positive,
	times,
	written,
} from '../../../steps/monomial.ts';
import { ending, exponents, isDull, shared, simplify } from './monomial-lines.ts';

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
				`${numbers.length > 0 ? 'multiply the coefficients; ' : ''}for the same base, add the exponents`,
			),
			...ending(
				result,
				`simplify ${numbers.length > 0 ? 'the coefficient and ' : ''}${exponents(first, second)}`,
			),
		],
		hints: [
			say`${numbers.length > 0 ? 'Multiply the coefficients first. ' : ''}What happens to the exponents when you multiply powers with the same base?`,
		],
	};
}

/** The quotient of two monomials. */
export function divided(top: Monomial, bottom: Monomial): Draft | undefined {
	const result = over(top, bottom);
	if (isDull(result) || bottom.coefficient.equals(1)) return undefined;
	const problem = quotient(written(top), written(bottom));
	const answer = withMisconceptions(
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
	);
	return {
		prompt: say`${simplify(top, bottom, result)}: ${problem}.`,
		answer,
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
			...ending(result, `simplify the coefficient and ${exponents(top, bottom)}`),
		],
		hints: [
			say`Divide the coefficients first. What happens to the exponents when you divide powers with the same base?`,
		],
	};
}
