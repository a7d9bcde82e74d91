/** What learners do who find a value with the opposite sign: "dropped the negative sign from the product". */
import Fraction from 'fraction.js';
import type { Number } from '../../math/expression.ts';

export const reversedSign = (what: string, value: Number): string =>
	new Fraction(value).gt(0)
		? `kept a negative sign in the ${what}`
		: `dropped the negative sign from the ${what}`;
