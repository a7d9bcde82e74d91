/** What a linear equation is called in a reason: by its place while it stands as given, by what it says afterwards. */
import type Fraction from 'fraction.js';
import { type Monomial, term } from '../../math/polynomial.ts';
import { type Letters, type Row, XY } from './linear-system.ts';
import { plainMonomial, plainNumber } from './plain.ts';

/** "3x − 2y + z = 10". */
export function plainLinear(terms: readonly Monomial[], right: number | Fraction): string {
	const [first, ...rest] = terms.filter(({ coefficient }) => !coefficient.equals(0));
	const more = rest.map(({ coefficient, powers }) => {
		const size = plainMonomial({ coefficient: coefficient.abs(), powers });
		return ` ${coefficient.lt(0) ? '−' : '+'} ${size}`;
	});
	return `${first ? plainMonomial(first) : '0'}${more.join('')} = ${plainNumber(right)}`;
}

export const plainRow = ({ a, b, c }: Row, [x, y]: Letters = XY): string =>
	plainLinear([term(a, x), term(b, y)], c);
