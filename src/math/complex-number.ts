/** Complex numbers as they are written: 3 − 2i, i, −(1/2)i. */
import Fraction from 'fraction.js';
import {
	type Expression,
	num,
	type Number,
	opposite,
	power,
	product,
	sum,
	symbol,
} from './expression.ts';

/** Whole parts, for products. */
export type Gaussian = readonly [re: number, im: number];

/** a + bi; a part that is 0 is left out, and 0 is written for both. */
export function complexNumber(re: Number, im: Number): Expression {
	const [a, b] = [new Fraction(re), new Fraction(im)];
	if (b.equals(0)) return num(a);
	return a.equals(0) ? imaginaryPart(b) : sum(num(a), imaginaryPart(b));
}

/** bi without a factor 1. */
export function imaginaryPart(b: Number): Expression {
	const size = new Fraction(b);
	if (size.equals(1)) return symbol('i');
	return size.equals(-1) ? opposite('i') : product(num(size), 'i');
}

/** (a + bi)(c + di) with every term multiplied, i² not yet replaced; terms that are 0 are left out. */
export function productTerms([a, b]: Gaussian, [c, d]: Gaussian): Expression {
	const terms = [
		...(a * c === 0 ? [] : [num(a * c)]),
		...[a * d, b * c].filter((value) => value !== 0).map(imaginaryPart),
		...(b * d === 0 ? [] : [squareOfI(b * d)]),
	];
	const [only, ...more] = terms;
	return only && more.length === 0 ? only : sum(...terms);
}

const squareOfI = (factor: number): Expression =>
	factor === 1 ? power('i', 2) : product(num(factor), power('i', 2));
