/** What every question about a radical in the denominator is made of: its wording, and results in lowest terms. */
import Fraction from 'fraction.js';
import { continued, type Expression, quotient } from '../../../../math/expression.ts';
import { gcd } from '../../../../math/gcd.ts';
import { scaleSurd, simplifyRoot, type Surd, surdExpression } from '../../../../math/surd.ts';
import { tex } from '../../../../math/tex.ts';
import { type DraftAnswer, type Line, line, radical } from '../../../family.ts';

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
