/** A monomial, or a quotient of two, raised to a power. */
import { brackets, continued, power, quotient, symbol } from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import {
	type Draft,
	expression,
	line,
	mergedByValue,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import {
	mono,
	type Monomial,
	NEGATIVE_EXPONENT,
	over,
	positive,
	raise,
	raisedFactors,
	raiseFactors,
	times,
	written,
} from '../../../steps/monomial.ts';
import { ending, evaluated, isDull, shared, simplify, withWrongSign } from './monomial-lines.ts';

/** A monomial to the power k. */
export function raised(base: Monomial, k: number): Draft | undefined {
	const result = raise(base, k);
	if (isDull(result) || base.coefficient.abs().equals(1)) return undefined;
	const [letter, ...more] = base.powers.keys();
	const problem = power(brackets(written(base)), k);
	const mistakes: WrongAnswer[] = [
		[
			expression(positive({ ...result, coefficient: base.coefficient })),
			'did not raise the coefficient to the power',
		],
		[
			expression(positive({ ...result, coefficient: base.coefficient.mul(k) })),
			'multiplied the coefficient by the exponent',
		],
		...(base.coefficient.lt(0) ? [withWrongSign(result, k)] : []),
		[
			expression(positive(withExponents(result, base, (e) => e + k))),
			'added the exponents instead of multiplying them',
		],
	];
	const answer = withMisconceptions(expression(positive(result)), ...mergedByValue(...mistakes));
	return {
		prompt: say`${simplify(base, result)}: ${problem}.`,
		answer,
		steps: [
			line(problem),
			line(continued(raisedFactors(base, k)), raiseFactors(k)),
			...ending(result, evaluated(base)),
		],
		hints: [
			say`Which factors does the exponent outside the brackets apply to? What happens to ${letter !== undefined && more.length === 0 ? say`the exponent of ${symbol(letter)}` : 'each exponent inside'}?`,
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
			line(continued(quotient(raisedFactors(top, k), raisedFactors(bottom, k))), raiseFactors(k)),
			line(continued(quotient(written(up), written(down))), evaluated(top, bottom)),
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
