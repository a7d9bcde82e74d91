/** Quadratic equations in a prompt, and whether the stored solutions are exactly their roots. */
import type { Question } from '../../schemas/wire/question.ts';
import {
	divide,
	exact,
	type Exact,
	gcd,
	multiply,
	negate,
	readReal,
	sidesOf,
	subtract,
	toNumber,
	UnreadableTex,
} from './values.ts';
import { opposite, plus, type Polynomial, readPolynomial, realZeros } from './polynomial.ts';
import { readComplex } from './read-complex.ts';

/** Left side minus right side, the constant first; without an equals sign the formula itself. */
export function gapPolynomial(tex: string): Polynomial {
	const [left = '', right = '0', ...more] = sidesOf(tex);
	if (more.length > 0) throw new UnreadableTex(`"${tex}" has more than two sides.`);
	return plus(readPolynomial(left), opposite(readPolynomial(right)));
}

/** Coefficients of ax² + bx + c. @throws {UnreadableTex} unless the degree is 2. */
export function quadraticIn(tex: string): { a: Exact; b: Exact; c: Exact } {
	const [c, b, a, ...more] = gapPolynomial(tex);
	if (!a || !b || !c || more.length > 0) throw new UnreadableTex(`"${tex}" is not quadratic.`);
	return { a, b, c };
}

export const close = (left: number, right: number): boolean =>
	Math.abs(left - right) <= 1e-9 * Math.max(1, Math.abs(left), Math.abs(right));

/** Issues unless the stored list has every real zero once, in increasing order, each in simplest form. */
export function expectRealSolutions({ answer }: Question, polynomial: Polynomial): string[] {
	const zeros = realZeros(polynomial);
	const wanted = zeros.join(', ') || 'no solution';
	if (zeros.length === 0)
		return answer.value === 'no solution' ? [] : [`${answer.value} is stored, there is no zero`];
	const items = answer.value.split(', ');
	const right =
		items.length === zeros.length &&
		items.every((item, at) => close(readReal(item)(), zeros[at] ?? Number.NaN));
	if (!right) return [`the stored solutions are ${answer.value}, the check gives ${wanted}`];
	return items.flatMap(unfinishedForm);
}

/** The same for decimals rounded to `places`. */
export function expectRoundedSolutions(
	{ answer }: Question,
	zeros: readonly number[],
	places: number,
): string[] {
	const wanted = zeros.map((zero) => rounded(zero, places)).join(', ');
	return answer.value === wanted
		? []
		: [`the stored value is ${answer.value}, the check gives ${wanted}`];
}

/** @throws {UnreadableTex} within 1e-6 of the boundary between two roundings. */
export function rounded(value: number, places: number): string {
	const scaled = Math.abs(value) * 10 ** places;
	if (Math.abs(scaled - Math.floor(scaled) - 0.5) < 1e-6)
		throw new UnreadableTex(`${value} is on a boundary of rounding.`);
	return (Math.sign(value) * (Math.round(scaled) / 10 ** places)).toFixed(places);
}

/** By sum and product: the two numbers are the roots of ax² + bx + c, real or not. */
export function expectBothRoots({ answer }: Question, tex: string): string[] {
	const { a, b, c } = quadraticIn(tex);
	const items = answer.value.split(', ');
	const [one, two] = items.map(readComplex);
	if (!one || !two || items.length !== 2) return [`${answer.value} is not a pair`];
	const sum = [one[0] + two[0], one[1] + two[1]] as const;
	const product = [one[0] * two[0] - one[1] * two[1], one[0] * two[1] + one[1] * two[0]] as const;
	const right =
		close(sum[0], -toNumber(divide(b, a))) &&
		close(product[0], toNumber(divide(c, a))) &&
		close(sum[1], 0) &&
		close(product[1], 0);
	if (!right) return [`${answer.value} are not the roots of ${tex}`];
	return [
		...items.flatMap(unfinishedForm),
		...(one[0] < two[0] || one[1] < two[1] ? [] : [`${answer.value} is not in order`]),
	];
}

export const discriminant = (tex: string): Exact => {
	const { a, b, c } = quadraticIn(tex);
	return subtract(multiply(b, b), multiply(exact(4), multiply(a, c)));
};

/** The x of the vertex by symmetry, and the value there. */
export function vertexIn(tex: string): { h: Exact; k: Exact; opensUp: boolean } {
	const { a, b, c } = quadraticIn(tex);
	const h = divide(negate(b), multiply(exact(2), a));
	const square = multiply(a, multiply(h, h));
	return { h, k: subtract(c, square), opensUp: a[0] > 0n };
}

const NUMBER = String.raw`(?:\d+|\\frac\{\d+\}\{\d+\})`;
const VERTEX_FORM = new RegExp(
	String.raw`^-?${NUMBER}?(?:\(x [+-] \d+\)|\\left\(x [+-] ${NUMBER}\\right\))\^\{2\} [+-] ${NUMBER}$`,
);

/** a(x − h)² + k, not expanded; h and k are not 0. */
export const isVertexForm = (tex: string): boolean => VERTEX_FORM.test(tex);

/** What is left to simplify in an exact number: squares in a radicand, fractions not in lowest terms. */
export function unfinishedForm(tex: string): string[] {
	const issues: string[] = [];
	for (const [, under] of tex.matchAll(/\\sqrt\{([^{}]*(?:\{[^{}]*\})*[^{}]*)\}/g)) {
		const value = Number(under);
		if (!Number.isInteger(value) || value < 2 || hasSquare(value))
			issues.push(`the root of ${under} in ${tex} can be simplified`);
	}
	const plain = tex.replaceAll(/\\sqrt\{[^{}]*\}/g, 's');
	for (const [, over = '', under = ''] of plain.matchAll(/\\frac\{([^{}]*)\}\{([^{}]*)\}/g)) {
		const numbers = over
			.split(/ [+-] /)
			.map((part) => Number(/\d+/.exec(part)?.[0] ?? 1))
			.concat(Number(under));
		if (numbers.reduce(gcd) !== 1) issues.push(`${tex} is not in lowest terms`);
	}
	return issues;
}

const hasSquare = (value: number): boolean => {
	for (let size = 2; size * size <= value; size++) if (value % (size * size) === 0) return true;
	return false;
};
