/**
 * Synthetic division by x − k: each number is brought down, multiplied by k, and added to the next coefficient. Before
 * it, an integer zero k is found by trying, or the polynomial is drawn.
 */
import { type Coefficients, divided, valueAt, written, zeroAt } from '../../math/coefficients.ts';
import { equation, type Expression, list, num, signed, sum, times } from '../../math/expression.ts';
import { call } from '../../math/notation.ts';
import { joinedByAnd, type Prose, say } from '../../math/prose.ts';
import { listInWords } from '../../math/things-in-words.ts';
import { type Draw, type Line, sentence } from '../family.ts';
import { plainLetters, plainNumber } from '../../math/plain-notation.ts';

/** The bottom row: the coefficients of the quotient, then the remainder. */
function bottomRow(dividend: Coefficients, k: number): number[] {
	const sums: number[] = [];
	for (const coefficient of dividend) sums.push(coefficient + k * (sums.at(-1) ?? 0));
	return sums;
}

/** The coefficients, then each number that is brought down, from left to right. */
export function syntheticLines(dividend: Coefficients, k: number): Line[] {
	const row = bottomRow(dividend, k);
	const lines = dividend.map((value, at) => {
		const before = row[at - 1] ?? 0;
		if (at === 0) return sentence(say`Bring down ${value}.`);
		return sentence(
			say`${equation(times(num(before), signed(k)), num(before * k))}, and ${equation(sum(value, signed(before * k)), row[at] ?? 0)}.`,
			at === 1 ? `multiply by ${plainNumber(k)}, and add to the next coefficient` : undefined,
		);
	});
	return [
		sentence(
			say`The coefficients are ${list(...dividend)}, and the divisor is 0 when ${equation('x', k)}.`,
			dividend.includes(0) ? 'a missing power of x has a coefficient of 0' : undefined,
		),
		...lines,
		sentence(
			say`The bottom row is ${list(...row)}. Its last number is the remainder, and the others are the coefficients of the quotient.`,
		),
	];
}

/** The same in one line, for a division that is only a part of the solution. */
export function syntheticLine(dividend: Coefficients, k: number): Line {
	const [first = 0, ...row] = bottomRow(dividend, k);
	const added = row.map((now, at): Expression => {
		const before = row[at - 1] ?? first;
		return equation(sum(dividend[at + 1] ?? 0, times(signed(before), signed(k))), now);
	});
	return sentence(
		say`Synthetic division by ${written(zeroAt(k))}: bring down ${first}, then ${joinedByAnd(added)}.`,
		`${missingTerms(dividend)}multiply each new number by ${plainNumber(k)}, and add the product to the next coefficient`,
	);
}

/** Where the 0 comes from that a learner leaves out. */
function missingTerms(dividend: Coefficients): string {
	const powers = dividend.flatMap((value, at) => {
		const degree = dividend.length - 1 - at;
		return value === 0 ? [plainLetters({ x: degree })] : [];
	});
	if (powers.length === 0) return '';
	return powers.length === 1
		? `the missing ${powers.join('')} term has a coefficient of 0; `
		: `the missing ${listInWords(powers)} terms have coefficients of 0; `;
}

/** Beside the line with the two factors after `syntheticLine`. */
export function quotientReason(dividend: Coefficients, k: number): string {
	const { quotient } = divided(dividend, zeroAt(k));
	return `the coefficients of the quotient are ${listInWords(quotient.map(plainNumber))}, and the remainder is 0`;
}

// Integer zeros found by trying: 1, −1, 2, −2, and so on, as far as they divide the constant term.

/** Why the divisors of the constant term are tried. */
export const INTEGER_ZERO = 'an integer zero of P(x) must be a divisor of the constant term';

/** The divisors of the constant term that are tried before `zero`. */
function triedBefore(of: Coefficients, zero: number): number[] {
	const constant = of.at(-1) ?? 0;
	const inOrder = Array.from({ length: Math.abs(zero) }, (_, at) => [at + 1, -at - 1]).flat();
	return inOrder.slice(0, inOrder.indexOf(zero)).filter((one) => constant % one === 0);
}

/** " P(1) = 6 and P(−1) = 12, so 1 and −1 are not zeros."; nothing when the first divisor is a zero. */
export function triedInVain(name: string, of: Coefficients, zero: number): Prose {
	const tried = triedBefore(of, zero);
	if (tried.length === 0) return say``;
	const values = joinedByAnd(tried.map((one) => equation(call(name, one), valueAt(of, one))));
	return tried.length === 1
		? say` ${values}, so ${joinedByAnd(tried.map((one) => num(one)))} is not a zero.`
		: say` ${values}, so ${joinedByAnd(tried.map((one) => num(one)))} are not zeros.`;
}

// Whole coefficients whose range the curriculum plan only describes: "integer coefficients, degree 1-3 [±1..6]".

/** The leading one is never 0; when the range says so, the others may be. */
export function drawnCoefficients(draw: Draw, name: string, degree?: number): Coefficients {
	const text = draw.described(name);
	const [, both, low = '', high = ''] = /\[(±?)(-?\d+)\.\.(\d+)\]/.exec(text) ?? [];
	const [, least = '1', most = least] = /degree (\d)(?:-(\d))?/.exec(text) ?? [];
	if (high === '') throw new RangeError(`"${text}" states no range.`);
	const drawn = () => {
		const value = draw.random.int(Number(low), Number(high));
		return both && draw.random.int(0, 1) === 0 ? -value : value;
	};
	const length = (degree ?? draw.random.int(Number(least), Number(most))) + 1;
	const coefficients = Array.from({ length }, drawn);
	if (coefficients[0] === 0) coefficients[0] = 1;
	return coefficients;
}
