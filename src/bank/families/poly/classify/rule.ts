/** A rule that is judged: polynomial or not, and what readers often take for its degree or leading coefficient. */
import { type Expression, symbol } from '../../../../math/expression.ts';
import type { Monomial } from '../../../../math/polynomial.ts';
import type { Prose } from '../../../../math/prose.ts';

export type Reason = 'whole' | 'negative' | 'root';

type Mistakes = (readonly [value: number | 'undefined', mistake: string])[];

/** A polynomial has its leading term and what is often taken for its degree or leading coefficient. */
export type Rule = {
	rule: Expression;
	reason: Reason;
	/** Why it is a polynomial, or not. */
	why: Prose;
	polynomial?: { lead: Monomial; why: Prose; degrees: Mistakes; coefficients: Mistakes };
};

export const x = symbol('x');

/** Of a term in one variable. */
export const degreeOf = ({ powers }: Monomial): number => Object.values(powers)[0] ?? 0;

/** What is done when the coefficient is taken from the first or last term as the polynomial is written. */
export const placeMistake = (of: Monomial, place: 'first' | 'last'): string =>
	degreeOf(of) === 0
		? `used the constant term because it is written ${place}`
		: `used the coefficient of the ${place} term`;
