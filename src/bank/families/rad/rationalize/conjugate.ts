/** A denominator of two terms, rationalized with its conjugate. */
import Fraction from 'fraction.js';
import {
	brackets,
	continued,
	difference,
	type Expression,
	product,
	quotient,
	sum,
} from '../../../../math/expression.ts';
import { gcd } from '../../../../math/gcd.ts';
import { say } from '../../../../math/prose.ts';
import {
	addSurds,
	multiplySurds,
	scaleSurd,
	simplifyRoot,
	type Surd,
	surd,
	surdExpression,
	surdTerm,
} from '../../../../math/surd.ts';
import { tex } from '../../../../math/tex.ts';
import {
	type Draft,
	type DraftAnswer,
	type Draw,
	type Line,
	line,
	radical,
	withMisconceptions,
} from '../../../family.ts';
import { simplestForms } from '../../../steps/simplest-radical.ts';

// What every question about a radical in the denominator is made of: its wording, and results in lowest terms.

export const isPlain = (n: number) => n > 1 && simplifyRoot(n).outside === 1;

export const wanted = 'Rationalize the denominator and simplify';

/** (sum of radicals)/under in lowest terms with a positive denominator, and what was divided by. */
export function overOne(over: Surd, under: number): { shown: Expression; by: number } {
	const sign = under < 0 ? -1 : 1;
	const shared = gcd(under, ...[...over.values()].map((c) => Number(c.n)));
	const top = scaleSurd(over, new Fraction(sign, shared));
	return { shown: divide(surdExpression(top), (under * sign) / shared), by: sign * shared };
}

export const typed = (over: Surd, under: number): DraftAnswer =>
	radical(overOne(over, under).shown);

export const divide = (over: Expression, under: number): Expression =>
	under === 1 ? over : quotient(over, under);

export const reduced = (raw: Expression, answer: Expression, by: number): Line[] =>
	tex(raw) === tex(answer)
		? []
		: [line(continued(answer), `divide the numerator and the denominator by ${by}`)];

/** top/(b ± √c) with the conjugate. */
export function twoTerms(top: Surd, b: number, sign: number, c: number): Draft | undefined {
	const under = b * b - c;
	if (!isPlain(c) || under === 0 || Math.abs(under) > 60) return undefined;
	const [below, conjugate] = [addSurds(surd(b), surd(sign, c)), addSurds(surd(b), surd(-sign, c))];
	const over = multiplySurds(top, conjugate);
	const problem = quotient(surdExpression(top), surdExpression(below));
	const { shown: answer, by } = overOne(over, under);
	const raw = quotient(surdExpression(over), under);
	const products = [...top]
		.flatMap(([n, p]) => [...conjugate].map(([m, q]) => [p.mul(q), n * m] as const))
		.sort(([, n], [, m]) => n - m);
	const expanded = sum(...products.map(([factor, n]) => surdTerm(factor, n)));
	const plainUnder = quotient(expanded, under);
	const simplifiesTop = tex(expanded) !== tex(surdExpression(over));
	const [shownTop, shownConjugate] = [bracketed(top), brackets(surdExpression(conjugate))];
	return {
		prompt: say`${wanted}: ${problem}.`,
		answer: withMisconceptions(
			radical(answer),
			[typed(over, b * b + c), 'added the squares in the denominator instead of subtracting them'],
			[
				typed(multiplySurds(top, below), under),
				'multiplied the numerator by the denominator instead of by its conjugate',
			],
			[typed(top, under), 'multiplied only the denominator by the conjugate'],
		),
		steps: [
			line(problem),
			line(
				continued(
					quotient(
						product(shownTop, shownConjugate),
						product(brackets(surdExpression(below)), shownConjugate),
					),
				),
				'multiply the numerator and the denominator by the conjugate of the denominator',
			),
			line(
				continued(quotient(expanded, difference(b * b, c))),
				'expand both products: in the denominator, (p + q)(p − q) = p² − q²',
			),
			line(continued(plainUnder), 'subtract in the denominator'),
			...(simplifiesTop ? [line(continued(raw), simplestForms(products.map(([, n]) => n)))] : []),
			...reduced(raw, answer, by),
		],
		hints: [
			say`What is the conjugate of the denominator?`,
			say`What kind of number is the product of the denominator and its conjugate?`,
		],
	};
}

export function twoSurds(draw: Draw): Draft | undefined {
	const [a, b] = [draw.int('a'), draw.int('b')];
	if (!isPlain(b) || b === draw.int('d')) return undefined;
	return twoTerms(addSurds(surd(a), surd(1, b)), draw.int('c'), signOf(draw), draw.int('d'));
}

export const signOf = (draw: Draw) => (draw.choice('sign') === '+' ? 1 : -1);

const bracketed = (top: Surd): Expression =>
	top.size > 1 ? brackets(surdExpression(top)) : surdExpression(top);
