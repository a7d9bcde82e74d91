/**
 * Exact identity of expressions with integer powers, square roots, odd roots of numbers, i and π: both are evaluated in
 * a finite field, where there is no rounding. Variables, π, and e become fixed elements that satisfy no equation a
 * school expression could express; √q of each prime q becomes an element whose square is q, so √8 and 2√2 are one
 * element. Equal expressions always agree. Unequal ones could agree only if their difference were divisible by the
 * field's prime of 61 bits at each of two unrelated points.
 *
 * The field is GF(p²) with i² = −1, where every rational number has a square root; p ≡ 3 (mod 4), and p − 1 has none of
 * the factors 3, 5, 7, 11, 13, so that these roots are unique.
 */
import type { Tree } from '../tree.ts';
import { rationalOf, wholeRoot } from './rational.ts';

const P = 2_305_843_009_213_693_487n;
const ODD_ROOTS = new Set([3, 5, 7, 11, 13]);
const MAX_EXPONENT = 10_000n;
/** Primes up to this are factored out before a square root is taken. */
const MAX_TRIAL = 2000n;

/** a + bi modulo p. */
export type Residue = readonly [bigint, bigint];

/** null if the expression is outside this arithmetic or divides by zero. `point` chooses the variables' values. */
export function residueOf(tree: Tree, point: number): Residue | null {
	switch (tree.is) {
		case 'number':
		case 'mixed':
			return rational(tree);
		case 'name':
			if (tree.name === 'i') return [0n, 1n];
			return [elementFor(tree.name, tree.name === 'pi' || tree.name === 'e' ? 0 : point), 0n];
		case 'negative': {
			const of = residueOf(tree.of, point);
			return of && [mod(-of[0]), mod(-of[1])];
		}
		case 'percent': {
			const of = residueOf(tree.of, point);
			return of && times(of, [inverse(100n), 0n]);
		}
		case 'degrees': {
			const of = residueOf(tree.of, point);
			return of && times(of, [mod(elementFor('pi', 0) * inverse(180n)), 0n]);
		}
		case 'sum':
			return all(tree.terms, point, ([a, b], [c, d]) => [mod(a + c), mod(b + d)]);
		case 'product':
			return all(tree.factors, point, times);
		case 'quotient': {
			const over = residueOf(tree.over, point);
			const under = over && residueOf(tree.under, point);
			const reciprocal = under && invert(under);
			return reciprocal && times(over, reciprocal);
		}
		case 'power': {
			const by = rationalOf(tree.exponent);
			if (!by) return null;
			if (by.d !== 1n) return by.d < 100n ? rootOf(tree.base, Number(by.d), by.s * by.n) : null;
			if (by.n > MAX_EXPONENT) return null;
			const base = residueOf(tree.base, point);
			const from = base && by.s < 0n ? invert(base) : base;
			return from && raise(from, by.n);
		}
		case 'root':
			return rootOf(tree.of, tree.index, 1n);
		case 'absolute':
		case 'factorial':
			return rational(tree);
		default:
			return null;
	}
}

/** Whether two trees are the same expression; null if this arithmetic cannot tell. */
export function sameResidue(left: Tree, right: Tree): boolean | null {
	for (const point of [1, 2]) {
		const a = residueOf(left, point);
		const b = a && residueOf(right, point);
		if (!b) return null;
		if (a[0] !== b[0] || a[1] !== b[1]) return false;
	}
	return true;
}

/** left / right if it is the same at every point, which is how two sides of equations differ; otherwise null. */
export function constantRatio(left: Tree, right: Tree): Residue | null {
	const ratios = [1, 2].map((point) => {
		const over = residueOf(left, point);
		const under = residueOf(right, point);
		const reciprocal = under && invert(under);
		return over && reciprocal && times(over, reciprocal);
	});
	const [first, second] = ratios;
	return first && second && first[0] === second[0] && first[1] === second[1] ? first : null;
}

const mod = (value: bigint): bigint => ((value % P) + P) % P;

const times = ([a, b]: Residue, [c, d]: Residue): Residue => [
	mod(a * c - b * d),
	mod(a * d + b * c),
];

function rational(tree: Tree): Residue | null {
	const value = rationalOf(tree);
	if (!value || value.d % P === 0n) return null;
	return [mod(value.s * value.n * inverse(value.d)), 0n];
}

function all(parts: readonly Tree[], point: number, join: (a: Residue, b: Residue) => Residue) {
	let result: Residue | null = null;
	for (const part of parts) {
		const value = residueOf(part, point);
		if (!value) return null;
		result = result ? join(result, value) : value;
	}
	return result;
}

function modularPower(base: bigint, exponent: bigint): bigint {
	let result = 1n;
	for (let square = mod(base), left = exponent; left > 0n; left >>= 1n) {
		if (left & 1n) result = (result * square) % P;
		square = (square * square) % P;
	}
	return result;
}

const inverse = (value: bigint): bigint => (value === 1n ? 1n : modularPower(value, P - 2n));

function invert([a, b]: Residue): Residue | null {
	const norm = mod(a * a + b * b);
	if (norm === 0n) return null;
	const by = inverse(norm);
	return [mod(a * by), mod(-b * by)];
}

function raise(base: Residue, exponent: bigint): Residue {
	let result: Residue = [1n, 0n];
	for (let square = base, left = exponent; left > 0n; left >>= 1n) {
		if (left & 1n) result = times(result, square);
		square = times(square, square);
	}
	return result;
}

/** The index-th root of a rational number, raised to an integer power. */
function rootOf(of: Tree, index: number, exponent: bigint): Residue | null {
	const value = rationalOf(of);
	if (!value || (value.n === 0n && exponent <= 0n) || exponent > MAX_EXPONENT) return null;
	if (value.n === 0n) return [0n, 0n];
	let root: Residue;
	if (index === 2) {
		const over = squareRoot(value.n);
		const under = invert(squareRoot(value.d));
		if (!under) return null;
		root = times(over, under);
		if (value.s < 0n) root = times(root, [0n, 1n]);
	} else if (ODD_ROOTS.has(index)) {
		const by = inverseExponent(BigInt(index));
		root = [modularPower(mod(value.s * value.n * inverse(value.d)), by), 0n];
	} else return null;
	if (exponent >= 0n) return raise(root, exponent);
	const reciprocal = invert(root);
	return reciprocal && raise(reciprocal, -exponent);
}

/** k⁻¹ modulo p − 1. */
function inverseExponent(index: bigint): bigint {
	for (let turn = 1n; ; turn++)
		if ((turn * (P - 1n) + 1n) % index === 0n) return (turn * (P - 1n) + 1n) / index;
}

/** √ of a positive integer, as the product of the roots of its primes. */
function squareRoot(value: bigint): Residue {
	let rest = value;
	let root: Residue = [1n, 0n];
	for (let prime = 2n; prime * prime <= rest && prime < MAX_TRIAL; prime++) {
		while (rest % (prime * prime) === 0n) {
			rest /= prime * prime;
			root = times(root, [prime % P, 0n]);
		}
		if (rest % prime === 0n) {
			rest /= prime;
			root = times(root, primeRoot(prime));
		}
	}
	const whole = wholeRoot(rest, 2);
	return times(root, whole === null ? primeRoot(rest) : [whole % P, 0n]);
}

/** If q has no root modulo p, then −q has one, and √q is i times that. */
function primeRoot(q: bigint): Residue {
	const root = modularPower(q % P, (P + 1n) / 4n);
	return mod(root * root) === q % P ? [root, 0n] : [0n, root];
}

/** A fixed element for a name. */
function elementFor(name: string, point: number): bigint {
	let hash = 0xcbf29ce484222325n + BigInt(point) * 0x9e3779b97f4a7c15n;
	for (const char of name)
		hash = ((hash ^ BigInt(char.codePointAt(0) ?? 0)) * 0x100000001b3n) & 0xffffffffffffffffn;
	return mod(hash * hash * hash + 12_345n);
}
