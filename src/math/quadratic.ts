/** Quadratics in one letter: their usual forms, and their exact roots. */
import Fraction from 'fraction.js';
import {
	equation,
	type Expression,
	num,
	type Number,
	opposite,
	power,
	product,
	quotient,
	sum,
} from './expression.ts';
import { gcd } from './gcd.ts';
import { root } from './notation.ts';
import { collect, polynomialExpression, shifted, term } from './polynomial.ts';
import { simplifyRoot } from './surd.ts';

/** ax² + bx + c; `a` is not 0. */
export type Quadratic = { a: Number; b: Number; c: Number };

/** Whole coefficients. */
export type WholeQuadratic = { a: number; b: number; c: number };

type Exacts = { a: Fraction; b: Fraction; c: Fraction };

export const exacts = ({ a, b, c }: Quadratic): Exacts => ({
	a: new Fraction(a),
	b: new Fraction(b),
	c: new Fraction(c),
});

export const standardForm = ({ a, b, c }: Quadratic, letter = 'x'): Expression =>
	polynomialExpression(collect([term(a, letter + letter), term(b, letter), term(c)]));

export const standardEquation = (quadratic: Quadratic, letter = 'x'): Expression =>
	equation(standardForm(quadratic, letter), 0);

/** a(x − h)². */
export function shiftedSquare(a: Number, h: Number, letter = 'x'): Expression {
	const square = power(shifted(letter, h), 2);
	return new Fraction(a).equals(1) ? square : product(num(a), square);
}

/** a(x − h)² + k. */
export const vertexForm = (a: Number, h: Number, k: Number, letter = 'x'): Expression =>
	new Fraction(k).equals(0)
		? shiftedSquare(a, h, letter)
		: sum(shiftedSquare(a, h, letter), num(k));

/** a(x − r)(x − s); a zero of 0 comes first, as the factor x, equal zeros as a square. */
export function factoredForm(a: Number, r: Number, s: Number, letter = 'x'): Expression {
	if (new Fraction(r).equals(s)) return shiftedSquare(a, r, letter);
	const [first, second] = new Fraction(s).equals(0) ? [s, r] : [r, s];
	return product(num(a), shifted(letter, first), shifted(letter, second));
}

export const fromVertex = (a: Number, h: Number, k: Number): Exacts => {
	const [lead, at] = [new Fraction(a), new Fraction(h)];
	return { a: lead, b: lead.mul(at).mul(-2), c: lead.mul(at).mul(at).add(k) };
};

export const fromZeros = (a: Number, r: Number, s: Number): Exacts => {
	const [lead, one, two] = [new Fraction(a), new Fraction(r), new Fraction(s)];
	return { a: lead, b: lead.mul(one.add(two)).neg(), c: lead.mul(one).mul(two) };
};

export function vertexOf(quadratic: Quadratic): { h: Fraction; k: Fraction } {
	const { a, b } = exacts(quadratic);
	const h = b.div(a.mul(-2));
	return { h, k: valueAt(quadratic, h) };
}

export const valueAt = (quadratic: Quadratic, x: Number): Fraction => {
	const { a, b, c } = exacts(quadratic);
	return a.mul(x).add(b).mul(x).add(c);
};

export const discriminantOf = (quadratic: Quadratic): Fraction => {
	const { a, b, c } = exacts(quadratic);
	return b.mul(b).sub(a.mul(c).mul(4));
};

export const discriminantValue = ({ a, b, c }: WholeQuadratic): number => b * b - 4 * a * c;

/** The pair (p ± q√n)/r in lowest terms; for `complex` the root is that of −n. */
export type Pair = { p: number; q: number; n: number; r: number };

/** Rational values are in increasing order; there is one when both are equal. */
export type Roots =
	{ kind: 'rational'; values: Fraction[] } | ({ kind: 'surd' | 'complex' } & Pair);

/** h − √s and h + √s. */
export function rootsAround(h: Number, s: Number): Roots {
	const [middle, square] = [new Fraction(h), new Fraction(s)];
	const size = square.abs();
	const { outside: q, inside: n } = simplifyRoot(Number(size.n * size.d));
	const spread = new Fraction(q).div(size.d);
	if (square.equals(0)) return { kind: 'rational', values: [middle] };
	if (n === 1 && square.gt(0))
		return { kind: 'rational', values: [middle.sub(spread), middle.add(spread)] };
	const r = commonDenominator(middle, spread);
	return {
		kind: square.lt(0) ? 'complex' : 'surd',
		p: Number(middle.mul(r).valueOf()),
		q: Number(spread.mul(r).valueOf()),
		n,
		r,
	};
}

const commonDenominator = (one: Fraction, two: Fraction): number => {
	const [a, b] = [Number(one.d), Number(two.d)];
	return (a * b) / gcd(a, b);
};

export function rootsOf(quadratic: Quadratic): Roots {
	const { a, b } = exacts(quadratic);
	return rootsAround(b.div(a.mul(-2)), discriminantOf(quadratic).div(a.mul(a).mul(4)));
}

/** q√n, a factor 1 left out; for n = 1 the number q. */
export function timesRoot(q: Number, n: number): Expression {
	if (n === 1) return num(q);
	const factor = new Fraction(q);
	if (factor.equals(1)) return root(n);
	return factor.equals(-1) ? opposite(root(n)) : product(num(factor), root(n));
}

/** The two numbers of a pair, the smaller (or the one with −) first. */
export const pairExpressions = (kind: 'surd' | 'complex', pair: Pair): Expression[] =>
	([-1, 1] as const).map((sign) =>
		kind === 'surd' ? realMember(pair, sign) : complexMember(pair, sign),
	);

function realMember({ p, q, n, r }: Pair, sign: 1 | -1): Expression {
	if (p === 0 && r > 1) {
		const size = quotient(timesRoot(q, n), r);
		return sign < 0 ? opposite(size) : size;
	}
	const over = p === 0 ? timesRoot(sign * q, n) : sum(p, timesRoot(sign * q, n));
	return r === 1 ? over : quotient(over, r);
}

function complexMember({ p, q, n, r }: Pair, sign: 1 | -1): Expression {
	const size = imaginary(new Fraction(q, r), n);
	const part = sign < 0 ? opposite(size) : size;
	return p === 0 ? part : sum(num(new Fraction(p, r)), part);
}

/** 3i, (3/2)i, 2i√3, (√7/2)i: the root of a negative number as it is usually written. */
export function imaginary(size: Fraction, n: number): Expression {
	const [over, under] = [Number(size.n), Number(size.d)];
	if (n === 1) return size.equals(1) ? { kind: 'symbol', name: 'i' } : product(num(size), 'i');
	if (under > 1) return product(quotient(timesRoot(over, n), under), 'i');
	return product(...(over === 1 ? [] : [over]), 'i', root(n));
}

export const rootExpressions = (roots: Roots): Expression[] =>
	roots.kind === 'rational'
		? roots.values.map((value) => num(value))
		: pairExpressions(roots.kind, roots);
