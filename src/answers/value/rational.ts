/** The exact value of a tree that is a rational number, by bigint fractions. */
import type { Tree } from '../tree.ts';
import { Fraction } from './fraction.ts';

/** Largest exponent that is multiplied out, and the most digits a result may have. */
const MAX_EXPONENT = 400;
const MAX_SIZE = 10n ** 400n;
const HUNDRED = new Fraction(100);

/** null if the value is not rational, undefined, or too large for a school number. */
export function rationalOf(tree: Tree): Fraction | null {
	const value = evaluate(tree);
	return value && value.n < MAX_SIZE && value.d < MAX_SIZE ? value : null;
}

function evaluate(tree: Tree): Fraction | null {
	switch (tree.is) {
		case 'number':
			return tree.value;
		case 'mixed':
			return tree.under === 0n
				? null
				: new Fraction(tree.whole).add(new Fraction(tree.over, tree.under));
		case 'negative':
			return rationalOf(tree.of)?.neg() ?? null;
		case 'absolute':
			return rationalOf(tree.of)?.abs() ?? null;
		case 'percent':
			return rationalOf(tree.of)?.div(HUNDRED) ?? null;
		case 'sum':
			return fold(tree.terms, (a, b) => a.add(b));
		case 'product':
			return fold(tree.factors, (a, b) => a.mul(b));
		case 'quotient': {
			const under = rationalOf(tree.under);
			return under && under.n !== 0n ? (rationalOf(tree.over)?.div(under) ?? null) : null;
		}
		case 'power':
			return powerOf(tree.base, tree.exponent);
		case 'root': {
			const of = rationalOf(tree.of);
			return of && rootOf(of, tree.index);
		}
		case 'factorial': {
			const of = rationalOf(tree.of);
			if (!of || of.d !== 1n || of.s < 0n || of.n > 100n) return null;
			let product = 1n;
			for (let factor = 2n; factor <= of.n; factor++) product *= factor;
			return new Fraction(product);
		}
		default:
			return null;
	}
}

function fold(
	parts: readonly Tree[],
	join: (a: Fraction, b: Fraction) => Fraction,
): Fraction | null {
	let result: Fraction | null = null;
	for (const part of parts) {
		const value = rationalOf(part);
		if (!value) return null;
		result = result ? join(result, value) : value;
		if (result.n > MAX_SIZE || result.d > MAX_SIZE) return null;
	}
	return result;
}

function powerOf(base: Tree, exponent: Tree): Fraction | null {
	const of = rationalOf(base);
	const by = rationalOf(exponent);
	if (!of || !by || by.n > MAX_EXPONENT || by.d > 100n) return null;
	if (of.n === 0n) return by.s > 0n ? of : null;
	if (Math.max(digits(of.n), digits(of.d)) * Number(by.n) > 800) return null;
	const root = by.d === 1n ? of : rootOf(of, Number(by.d));
	return root && root.pow(by.s * by.n);
}

const digits = (value: bigint): number => value.toString().length;

/** The real root if it is rational; odd roots of negative numbers are negative. */
function rootOf(value: Fraction, index: number): Fraction | null {
	if (value.s < 0n && index % 2 === 0) return null;
	const over = wholeRoot(value.n, index);
	const under = wholeRoot(value.d, index);
	return over === null || under === null ? null : new Fraction(value.s * over, under);
}

/** The integer whose power is `value`, or null. */
export function wholeRoot(value: bigint, index: number): bigint | null {
	if (value < 2n) return value;
	let root = BigInt(Math.round(Math.min(Number(value), 1e300) ** (1 / index)));
	const power = BigInt(index);
	for (let turn = 0; turn < 60; turn++) {
		const next = ((power - 1n) * root + value / root ** (power - 1n)) / power;
		if (next === root) break;
		if ((next > root ? next - root : root - next) === 1n) {
			if (next ** power === value) return next;
			break;
		}
		root = next;
	}
	return root ** power === value ? root : null;
}
