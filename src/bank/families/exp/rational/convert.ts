/** Part of exp.rational: radical form and fractional exponents. */
import { gcd } from '../../../../math/gcd.ts';
import {
	brackets,
	continued,
	type Expression,
	num,
	power,
	product,
	quotient,
	symbol,
} from '../../../../math/expression.ts';
import { root } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Draw,
	expression,
	line,
	onlyIf,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import { rootName } from '../../../steps/root-name.ts';

export const rootOf = (of: Expression, n: number): Expression => root(of, n);
export function convert(draw: Draw): Draft | undefined {
	const [m, n, a] = [draw.int('m'), draw.int('n'), draw.int('a')];
	if (gcd(m, n) > 1) return undefined;
	return draw.inTurn('dir') === 'to' ? toRadical(m, n, a) : toExponent(m, n, a);
}

export const withNumber = (a: number, of: Expression): Expression =>
	a === 1 ? of : product(a, of);
const raised = (m: number): Expression => (m === 1 ? symbol('x') : power('x', m));

function toRadical(m: number, n: number, a: number): Draft {
	const problem = withNumber(a, power('x', quotient(m, n)));
	const answer = withNumber(a, rootOf(raised(m), n));
	return {
		prompt: say`Assume that ${symbol('x')} is positive. Write ${problem} in radical form.${m > n ? ' You do not need to simplify the radical.' : ''}`,
		answer: withMisconceptions(
			expression(answer),
			...(m === 1
				? []
				: ([
						[
							expression(withNumber(a, rootOf(raised(n), m))),
							'used the numerator as the index and the denominator as the power',
						],
					] satisfies WrongAnswer[])),
			...onlyIf(a !== 1, [
				expression(rootOf(product(a, raised(m)), n)),
				'wrote the coefficient inside the radical, although the exponent applies only to x',
			]),
			[
				expression(withNumber(a * n, raised(m))),
				`multiplied by ${n} instead of taking the ${rootName(n)}`,
			],
		),
		steps: [
			line(problem),
			...(m === 1
				? []
				: [
						line(
							continued(withNumber(a, power(brackets(power('x', m)), quotient(1, n)))),
							`write the exponent ${m}/${n} as the product of ${m} and 1/${n}`,
						),
					]),
			line(continued(answer), `an exponent of 1/${n} means the ${rootName(n)}`),
		],
		hints: [
			say`What does the denominator of a fractional exponent tell you about the radical?`,
			...(a === 1 ? [] : [say`Which factors does the exponent apply to?`]),
		],
	};
}

export function toExponent(m: number, n: number, a: number): Draft {
	const problem = withNumber(a, rootOf(raised(m), n));
	const answer = withNumber(a, power('x', quotient(m, n)));
	const split = withNumber(a, power(brackets(raised(m)), quotient(1, n)));
	const rootIsPower = `taking the ${rootName(n)} is the same as raising to the power of 1/${n}`;
	return {
		prompt: say`Assume that ${symbol('x')} is positive. Write ${problem} with a fractional exponent.`,
		answer: withMisconceptions(
			expression(answer),
			[
				expression(withNumber(a, power('x', m === 1 ? num(n) : quotient(n, m)))),
				'used the index as the numerator of the exponent',
			],
			[
				expression(withNumber(a, power('x', num(m * n)))),
				'multiplied the exponent by the index instead of dividing by it',
			],
			...(a === 1
				? []
				: ([
						[
							expression(power(brackets(product(a, symbol('x'))), quotient(m, n))),
							'applied the exponent to the coefficient too',
						],
					] satisfies WrongAnswer[])),
		),
		steps: [
			line(problem),
			...(m === 1
				? [line(continued(answer), rootIsPower)]
				: [line(continued(split), rootIsPower), line(continued(answer), 'multiply the exponents')]),
		],
		hints: [
			say`In a fractional exponent, which part comes from the exponent of ${symbol('x')}, and which part comes from the index of the radical?`,
		],
	};
}
