/**
 * Exact fractions, only for verifiers. They share nothing with the arithmetic that made the answers (fraction.js), so a
 * bug in one cannot hide in the other. `[3n, 4n]` is 3/4: lowest terms, positive denominator.
 */
export type Exact = readonly [bigint, bigint];

/** A point by its exact coordinates. */
export type ExactPoint = readonly [x: Exact, y: Exact];

/** @throws {RangeError} for a denominator of 0. */
export function exact(over: bigint | number, under: bigint | number = 1n): Exact {
	const [n, d] = [BigInt(over), BigInt(under)];
	if (d === 0n) throw new RangeError('Division by zero.');
	const shared = sharedFactor(n < 0n ? -n : n, d < 0n ? -d : d) * (d < 0n ? -1n : 1n);
	return [n / shared, d / shared];
}

const sharedFactor = (a: bigint, b: bigint): bigint => (b === 0n ? a : sharedFactor(b, a % b));

export const add = ([a, b]: Exact, [c, d]: Exact): Exact => exact(a * d + c * b, b * d);
export const subtract = ([a, b]: Exact, [c, d]: Exact): Exact => exact(a * d - c * b, b * d);
export const multiply = ([a, b]: Exact, [c, d]: Exact): Exact => exact(a * c, b * d);
export const divide = ([a, b]: Exact, [c, d]: Exact): Exact => exact(a * d, b * c);
export const negate = ([a, b]: Exact): Exact => [-a, b];
export const size = ([a, b]: Exact): Exact => [a < 0n ? -a : a, b];
export const same = ([a, b]: Exact, [c, d]: Exact): boolean => a === c && b === d;
export const less = ([a, b]: Exact, [c, d]: Exact): boolean => a * d < c * b;
export const show = ([a, b]: Exact): string => (b === 1n ? `${a}` : `${a}/${b}`);

/** Integer exponents only. @throws {RangeError} otherwise. */
export function raise([a, b]: Exact, [n, d]: Exact): Exact {
	if (d !== 1n) throw new RangeError('The exponent is not an integer.');
	return n < 0n ? exact(b ** -n, a ** -n) : exact(a ** n, b ** n);
}

/** Reads `-7`, `3/4`, `0.25`; `undefined` if the text is not a number. */
export function readExact(text: string): Exact | undefined {
	const match = /^(-?)(\d+)(?:\.(\d+))?(?:\/(\d+))?$/.exec(text.trim().replaceAll('−', '-'));
	if (!match) return undefined;
	const [, sign, whole = '0', decimals = '', under = '1'] = match;
	const value = exact(BigInt(whole + decimals), 10n ** BigInt(decimals.length) * BigInt(under));
	return sign ? negate(value) : value;
}

/** The greatest common divisor of two absolute values; 0 for two zeros. The families have their own. */
export const gcd = (a: number, b: number): number => (b === 0 ? Math.abs(a) : gcd(b, a % b));
