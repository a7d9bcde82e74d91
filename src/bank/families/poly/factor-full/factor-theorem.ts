/** Cubics and quartics with rational zeros: find a zero, divide, go on with the quotient. */
import { continued, equation, type Expression, num, sum } from '../../../../math/expression.ts';
import { linear, multiply, type Polynomial, term } from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import { line, sentence } from '../../../family.ts';
import type { Pattern } from '../../../steps/factor-patterns.ts';
import { ALONE, factored, shown } from '../../../steps/factoring.ts';
import { plainNumber } from '../../../steps/plain.ts';

/** cx − d with the zero d/c. */
export type Root = { c: number; d: number };

const factorOf = (x: string, { c, d }: Root): Polynomial => linear(c, x, -d);

const productOf = (brackets: readonly Polynomial[]): Polynomial =>
	brackets.reduce(multiply, [term(1)]);

/**
 * All zeros but the last two are found by trying, so they must be integers (c = 1); the last two come from a
 * quadratic. Zeros are tried by size, as a reader would.
 */
export function factorTheorem(x: string, tried: readonly number[], last: [Root, Root]): Pattern {
	const ordered = [...tried].sort((a, b) => Math.abs(a) - Math.abs(b) || b - a);
	const found = ordered.map((zero) => factorOf(x, { c: 1, d: zero }));
	const end = last.map((root) => factorOf(x, root));
	const inside = productOf([...found, ...end]);
	return {
		inside,
		brackets: [...found, ...end],
		lines: (why) => [
			line(shown(inside), why),
			...ordered.flatMap((zero, at) => {
				const rest = productOf([...found.slice(at), ...end]);
				const quotient = productOf([...found.slice(at + 1), ...end]);
				return [
					sentence(
						say`For ${equation(x, num(zero))}: ${equation(valueAt(rest, zero), 0)}, so ${shown(factorOf(x, { c: 1, d: zero }))} is a factor.`,
						at === 0
							? `try the divisors of the constant term ${plainNumber(constantOf(rest))}`
							: 'try again with what is left',
					),
					line(
						equation(shown(inside), factored(ALONE, ...found.slice(0, at + 1), quotient)),
						`divide by ${plainDivisor(x, zero)}`,
					),
				];
			}),
			line(continued(factored(ALONE, ...found, ...end)), quadraticReason(last)),
		],
		hint: say`Try the divisors of the constant term as zeros. Each zero gives a factor to divide by.`,
	};
}

/** The terms with their values put in: 8 + 28 + 4 − 40. */
const valueAt = (rest: Polynomial, zero: number): Expression =>
	sum(
		...rest.map(({ coefficient, powers }) =>
			num(coefficient.mul(zero ** (Object.values(powers)[0] ?? 0))),
		),
	);

const constantOf = (one: Polynomial): number => one.at(-1)?.coefficient.valueOf() ?? 0;

const plainDivisor = (x: string, zero: number): string =>
	`(${x} ${zero < 0 ? '+' : '−'} ${Math.abs(zero)})`;

function quadraticReason([one, two]: [Root, Root]): string {
	if (one.c * two.c !== 1) return 'factor the quadratic by splitting its middle term';
	if (one.d === -two.d) return 'the quadratic is a difference of squares';
	const [p, q] = [-one.d, -two.d];
	return `two numbers with the product ${plainNumber(p * q)} and the sum ${plainNumber(p + q)}: ${plainNumber(p)} and ${plainNumber(q)}`;
}
