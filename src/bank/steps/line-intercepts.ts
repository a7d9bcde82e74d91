/** Where a line crosses an axis, as it is worked out on the board. */
import { equation, num, product, sum } from '../../math/expression.ts';
import { polynomialExpression, term } from '../../math/polynomial.ts';
import { line, type Line } from '../family.ts';
import { fraction, takeAway } from './line-form.ts';

/** ax + by = c */
export type Coefficients = [a: number, b: number, c: number];

/** No equation in which both letters have a minus sign: it would be written with the signs changed. */
export const clearSigns = (a: number, b: number): boolean => a > 0 || b > 0;

export const ZERO_ON = { x: 'y is 0 on the x-axis', y: 'x is 0 on the y-axis' };

const GONE = 'a number times 0 is 0';

/**
 * Lines from the equation, which is written already, to the value of one letter. `rest` is the constant when it
 * stands on the left, as in ax + by + rest = 0.
 */
export function oneIntercept(letter: 'x' | 'y', [a, b, c]: Coefficients, rest = 0): Line[] {
	const [factor, other] = letter === 'x' ? [a, b] : [b, a];
	const left = polynomialExpression([term(factor, letter)]);
	const zero = product(other, num(0));
	const terms = letter === 'x' ? [left, zero] : [zero, left];
	const bare = Math.abs(other) === 1;
	const gone = bare ? ZERO_ON[letter] : GONE;
	const put = rest === 0 ? equation(sum(...terms), c) : equation(sum(...terms, rest), 0);
	return [
		...(bare ? [] : [line(put, ZERO_ON[letter])]),
		...(rest === 0 ? [] : [line(equation(sum(left, rest), 0), gone)]),
		line(equation(left, c), rest === 0 ? gone : takeAway(rest)),
		...(factor === 1 ? [] : [line(equation(letter, num(fraction(c, factor))), dividing(factor))]),
	];
}

export const dividing = (by: number): string =>
	by === -1 ? 'multiply both sides by -1' : `divide both sides by ${by}`;
