/** Whole numbers as products: their divisors, and prime factorizations as they are written, 2³ × 3² × 5. */
import { type Expression, num, power, times } from './expression.ts';

/** Both factors positive, the smaller one first: 12 → [1, 12], [2, 6], [3, 4]. */
export const divisorPairs = (value: number): [number, number][] =>
	Array.from({ length: Math.floor(Math.sqrt(value)) }, (_, at) => at + 1)
		.filter((small) => value % small === 0)
		.map((small) => [small, value / small]);

/** A prime and how often it divides. */
export type PrimePower = readonly [prime: number, exponent: number];

/** Primes in increasing order. */
export function primePowers(n: number): PrimePower[] {
	const found: PrimePower[] = [];
	let left = n;
	for (let prime = 2; left > 1; prime++) {
		if (prime * prime > left) prime = left;
		let exponent = 0;
		while (left % prime === 0) [left, exponent] = [left / prime, exponent + 1];
		if (exponent > 0) found.push([prime, exponent]);
	}
	return found;
}

export const isPrime = (n: number): boolean => n > 1 && smallestPrime(n) === n;

/** @throws {RangeError} below 2. */
export function smallestPrime(n: number): number {
	const [first] = primePowers(n);
	if (!first) throw new RangeError(`${n} has no prime factor.`);
	return first[0];
}

/** The product of the powers; a single one is written alone. */
export function powersExpression(powers: readonly PrimePower[]): Expression {
	const factors = powers.map(([prime, exponent]) =>
		exponent === 1 ? num(prime) : power(prime, exponent),
	);
	const [only = num(1), ...more] = factors;
	return more.length === 0 ? only : times(...factors);
}
