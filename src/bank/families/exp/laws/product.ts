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
import { expression } from '../../../answer.ts';
import { type Draft, line } from '../../../family.ts';
import { beside, type Monomial, over, positive, times, written } from '../../../steps/monomial.ts';
import { ending, isDull, shared, simplify } from './result.ts';

/** x^{m + n}: the exponents of one letter, joined but not yet added. */
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
		answer: expression(positive(result)),
		steps: [
			line(problem),
			line(
				continued(numbers.length > 0 ? product(...grouped) : beside((a ?? 1) * (b ?? 1), grouped)),
				'multiply the numbers; for one base, add the exponents',
			),
			...ending(result),
		],
		hints: [
			say`Multiply the numbers first. What happens to the exponents when powers of one base are multiplied?`,
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
		answer: expression(positive(result)),
		steps: [
			line(problem),
			line(
				continued(
					beside(
						result.coefficient,
						joined([top, bottom], (m, n) => difference(m, signed(n))),
					),
				),
				'divide the numbers; for one base, subtract the exponents',
			),
			...ending(result),
		],
		hints: [
			say`Divide the numbers first. What happens to the exponents when powers of one base are divided?`,
		],
	};
}
