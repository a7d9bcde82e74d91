/** What learners do who find a value with the opposite sign: "took the product to be positive". */
import Fraction from 'fraction.js';
import type { Number } from '../../math/expression.ts';

export const reversedSign = (what: string, value: Number): string =>
	`took the ${what} to be ${new Fraction(value).gt(0) ? 'negative' : 'positive'}`;
