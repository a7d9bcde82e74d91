/**
 * One-variable polynomials with exact coefficients, the constant first: x² − 3 is [−3, 0, 1]; the zero polynomial is
 * the empty list. How they are read from a formula, and their real zeros. Only for verifiers.
 */
import {
	add,
	divide,
	exact,
	type Exact,
	multiply,
	negate,
	readExact,
	subtract,
	toNumber,
} from './values.ts';
import { lettersOf, type Tree, treeOf, UnreadableTex } from './tex-tree.ts';

export type Polynomial = readonly Exact[];

const ZERO = exact(0);

const trimmed = (coefficients: readonly Exact[]): Polynomial => {
	let length = coefficients.length;
	while (length > 0 && coefficients[length - 1]?.[0] === 0n) length--;
	return coefficients.slice(0, length);
};

/** −1 for the zero polynomial. */
export const degreeOf = (p: Polynomial): number => p.length - 1;

export const plus = (p: Polynomial, q: Polynomial): Polynomial =>
	trimmed(
		Array.from({ length: Math.max(p.length, q.length) }, (_, i) => add(p[i] ?? ZERO, q[i] ?? ZERO)),
	);

export const opposite = (p: Polynomial): Polynomial => p.map(negate);

export function times(p: Polynomial, q: Polynomial): Polynomial {
	const result = Array.from({ length: Math.max(0, p.length + q.length - 1) }, () => ZERO);
	p.forEach((a, i) =>
		q.forEach((b, j) => (result[i + j] = add(result[i + j] ?? ZERO, multiply(a, b)))),
	);
	return trimmed(result);
}

/** @throws {RangeError} for a divisor of zero. */
export function dividedBy(
	p: Polynomial,
	divisor: Polynomial,
): { quotient: Polynomial; remainder: Polynomial } {
	const lead = divisor.at(-1);
	if (!lead) throw new RangeError('Division by the zero polynomial.');
	const quotient: Exact[] = [];
	const left = [...p];
	for (let at = p.length - divisor.length; at >= 0; at--) {
		const factor = divide(left[at + divisor.length - 1] ?? ZERO, lead);
		quotient[at] = factor;
		divisor.forEach((c, i) => {
			left[at + i] = subtract(left[at + i] ?? ZERO, multiply(factor, c));
		});
	}
	return { quotient: trimmed(quotient), remainder: trimmed(left) };
}

/** With leading coefficient 1; for two zero polynomials, the zero polynomial. */
export function commonFactor(p: Polynomial, q: Polynomial): Polynomial {
	const [a, b] = [p, q];
	if (b.length === 0) return monic(a);
	return commonFactor(b, monic(dividedBy(a, b).remainder));
}

const monic = (p: Polynomial): Polynomial => {
	const lead = p.at(-1);
	return lead ? p.map((c) => divide(c, lead)) : p;
};

export const valueAt = (p: Polynomial, x: Exact): Exact =>
	p.reduceRight<Exact>((value, c) => add(multiply(value, x), c), ZERO);

export const derivativeOf = (p: Polynomial): Polynomial =>
	trimmed(p.slice(1).map((c, i) => multiply(c, exact(i + 1))));

export const samePolynomial = (p: Polynomial, q: Polynomial): boolean =>
	plus(p, opposite(q)).length === 0;

/** The polynomial without the zeros that the other one also has. */
export function withoutZerosOf(p: Polynomial, other: Polynomial): Polynomial {
	const shared = commonFactor(p, other);
	return shared.length < 2 ? p : withoutZerosOf(dividedBy(p, shared).quotient, other);
}

// A published one-variable formula as a fraction of two polynomials, with everything that it divides by.

type RationalFunction = {
	over: Polynomial;
	under: Polynomial;
	/** Must not be zero: each denominator, and each divisor itself. Nothing is canceled. */
	divisors: Polynomial[];
};

/** @throws {UnreadableTex} for a second variable, a root, or an exponent that is not an integer. */
export function readRational(tex: string): RationalFunction {
	const tree = treeOf(tex);
	const letters = lettersOf(tree);
	if (letters.length > 1)
		throw new UnreadableTex(`"${tex}" has the letters ${letters.join(', ')}.`);
	return rationalOf(tree);
}

/** @throws {UnreadableTex} if the formula divides by something with a variable. */
export function readPolynomial(tex: string): Polynomial {
	const { over, under } = readRational(tex);
	const [constant, ...more] = under;
	if (!constant || more.length > 0) throw new UnreadableTex(`"${tex}" is not a polynomial.`);
	return over.map((c) => divide(c, constant));
}

const ONE: Polynomial = [exact(1)];

/** The same for one side of a formula that is already a tree. */
export function rationalOf(tree: Tree): RationalFunction {
	switch (tree.kind) {
		case 'number': {
			const value = readExact(tree.text);
			if (!value) throw new UnreadableTex(`"${tree.text}" is not a number.`);
			return { over: value[0] === 0n ? [] : [value], under: ONE, divisors: [] };
		}
		case 'letter':
			return { over: [exact(0), exact(1)], under: ONE, divisors: [] };
		case 'negative': {
			const of = rationalOf(tree.of);
			return { ...of, over: opposite(of.over) };
		}
		case 'operation':
			return tree.sign === '^'
				? raised(rationalOf(tree.left), exponentOf(tree.right))
				: combined(tree.sign, rationalOf(tree.left), rationalOf(tree.right));
		default:
			throw new UnreadableTex(`A ${tree.kind} stands in the formula.`);
	}
}

function combined(
	sign: '+' | '-' | '*' | '/',
	left: RationalFunction,
	right: RationalFunction,
): RationalFunction {
	const divisors = [...left.divisors, ...right.divisors];
	switch (sign) {
		case '*':
			return {
				over: times(left.over, right.over),
				under: times(left.under, right.under),
				divisors,
			};
		case '/':
			return {
				over: times(left.over, right.under),
				under: times(left.under, right.over),
				divisors: [...divisors, right.over],
			};
		default: {
			const second = sign === '-' ? opposite(right.over) : right.over;
			return {
				over: plus(times(left.over, right.under), times(second, left.under)),
				under: times(left.under, right.under),
				divisors,
			};
		}
	}
}

function raised(base: RationalFunction, exponent: number): RationalFunction {
	if (exponent < 0) {
		const turned = {
			over: base.under,
			under: base.over,
			divisors: [...base.divisors, base.over],
		};
		return raised(turned, -exponent);
	}
	let result: RationalFunction = { over: ONE, under: ONE, divisors: base.divisors };
	for (let step = 0; step < exponent; step++)
		result = { ...combined('*', result, base), divisors: base.divisors };
	return result;
}

function exponentOf(tree: Tree): number {
	if (tree.kind === 'negative') return -exponentOf(tree.of);
	if (tree.kind === 'number' && /^\d+$/.test(tree.text)) return Number(tree.text);
	throw new UnreadableTex('An exponent is not a whole number.');
}

// The real zeros of a polynomial by bisection between the zeros of its derivative.

/** Each zero once, in increasing order, as exactly as a number can represent it. Empty for a nonzero constant. */
export function realZeros(p: Polynomial): number[] {
	if (p.length === 0) throw new RangeError('Every number is a zero of the zero polynomial.');
	if (p.length === 1) return [];
	const simple = dividedBy(p, commonFactor(p, derivativeOf(p))).quotient;
	return zerosOf(simple.map(toNumber));
}

/** Without double zeros, the sign changes at each. */
function zerosOf(c: number[]): number[] {
	if (c.length < 2) return [];
	if (c.length === 2) return [-(c[0] ?? 0) / (c[1] ?? 1)];
	const turns = zerosOf(c.slice(1).map((value, i) => value * (i + 1)));
	const far = 1 + Math.max(...c.map((value) => Math.abs(value / (c.at(-1) ?? 1))));
	const stops = [-far, ...turns, far];
	return stops.slice(1).flatMap((high, i) => {
		const low = stops[i] ?? -far;
		return at(c, low) * at(c, high) <= 0 && low < high ? [bisected(c, low, high)] : [];
	});
}

const at = (c: number[], x: number) => c.reduceRight((value, k) => value * x + k, 0);

function bisected(c: number[], from: number, to: number): number {
	let [low, high] = [from, to];
	const rising = at(c, high) > at(c, low);
	for (let step = 0; step < 100 && high - low > 1e-15 * Math.max(1, Math.abs(low)); step++) {
		const middle = (low + high) / 2;
		if (at(c, middle) > 0 === rising) high = middle;
		else low = middle;
	}
	return (low + high) / 2;
}
