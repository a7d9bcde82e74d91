/** A polynomial put into another one, and the lines that expand it. */
import Fraction from 'fraction.js';
import { continued, equation, type Expression, product, sum, num } from '../../math/expression.ts';
import {
	multiply,
	plus,
	type Polynomial,
	polynomialExpression,
	scale,
	term,
} from '../../math/polynomial.ts';
import { tex } from '../../math/tex.ts';
import { line, type Line } from '../family.ts';
import { put } from './function-rule.ts';

/** `c[n]` is the coefficient of xⁿ. */
export const ofCoefficients = (c: readonly number[], letter = 'x'): Polynomial =>
	plus(c.map((one, at) => term(one, letter.repeat(at))));

export function composed(c: readonly number[], inner: Polynomial): Polynomial {
	let [total, raised]: Polynomial[] = [[], [term(1)]];
	for (const one of c) {
		total = plus(total ?? [], scale(raised ?? [], one));
		raised = multiply(raised ?? [], inner);
	}
	return total ?? [];
}

/** "f(x + 2) = 3(x + 2)² − 1", the powers expanded, the brackets multiplied out, the result. */
export function composingLines(
	left: Expression,
	c: readonly number[],
	inner: Polynomial,
	why: string,
): Line[] {
	const shown = put(polynomialExpression(ofCoefficients(c)), 'x', polynomialExpression(inner));
	const powers: Polynomial[] = [[term(1)]];
	c.forEach((_, at) => powers.push(multiply(powers[at] ?? [], inner)));
	const parts = c
		.map((one, at) => ({ one, at, part: powers[at] ?? [] }))
		.filter(({ one }) => one !== 0)
		.toReversed();
	const expanded = parts.map(({ one, at, part }) =>
		at === 0
			? num(one)
			: one === 1
				? polynomialExpression(part)
				: product(one, polynomialExpression(part)),
	);
	const multiplied = parts.flatMap(({ one, part }) => scale(part, one));
	const lines = [line(equation(left, shown), why)];
	const add = (next: Expression, reason?: string) => {
		const above = lines.at(-1)?.working;
		const before = above?.kind === 'relation' ? tex(above.right) : '';
		if (tex(next) !== before) lines.push(line(continued(next), reason));
	};
	const joined = (all: Expression[]) => (all.length === 1 && all[0] ? all[0] : sum(...all));
	if (c.length > 2 && inner.length > 1) add(joined(expanded), 'expand the power');
	add(
		joined(multiplied.map((one) => polynomialExpression([one]))),
		inner.length > 1 ? 'multiply out the brackets' : 'work out each term',
	);
	add(polynomialExpression(composed(c, inner)), 'combine like terms');
	return lines;
}

export const valueOf = (c: readonly number[], x: number | Fraction): Fraction =>
	c.reduceRight((total, one) => total.mul(x).add(one), new Fraction(0));
