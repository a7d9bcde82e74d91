/** Decimals on the board: by a power of ten below the bar, or digit by digit with long division. */
import Fraction from 'fraction.js';
import { continued, equation, type Expression, quotient, times } from '../../math/expression.ts';
import { decimal } from '../../math/notation.ts';
import { type Prose, say } from '../../math/prose.ts';
import { line, type Line, sentence } from '../family.ts';

/** Exact; digits that repeat go under a bar. */
export const asDecimal = (value: Fraction): Expression => decimal(value.toString());

/** The power of ten that q divides, at most 10,000; `undefined` when the decimal repeats. */
export const tensOf = (q: number): number | undefined =>
	[1, 10, 100, 1000, 10_000].find((tens) => tens % q === 0);

const PLACES_LEFT: Readonly<Record<number, string>> = {
	10: 'one place',
	100: 'two places',
	1000: 'three places',
	10_000: 'four places',
};

/** Lines from p/q, already written, to its decimal. */
export function decimalLines(p: number, q: number): Line[] {
	const tens = tensOf(q);
	const exact = asDecimal(new Fraction(p, q));
	const value = line(
		continued(exact),
		`dividing by ${tens} moves the decimal point ${PLACES_LEFT[tens ?? 0]} to the left`,
	);
	if (tens === q) return [value];
	if (tens !== undefined) {
		const k = tens / q;
		return [
			line(
				continued(quotient(times(p, k), times(q, k))),
				`multiply the numerator and the denominator by ${k} to make the denominator ${tens}`,
			),
			line(continued(quotient(p * k, tens))),
			value,
		];
	}
	return [...longDivision(p, q), line(equation(quotient(p, q), exact))];
}

/** "70 divided by 12 is 5 with a remainder of 10", until a remainder comes again. */
function longDivision(p: number, q: number): Line[] {
	const lines: Line[] = [];
	const seen: number[] = [];
	let rest = p;
	let above: number | undefined;
	do {
		seen.push(rest % q);
		const why = lines.length === 0 ? undefined : `write a 0 after the remainder ${rest / 10}`;
		const said = divides(rest, q);
		lines.push(sentence(rest === above ? say`Again, ${said}` : said, why));
		above = rest;
		rest = (rest % q) * 10;
	} while (!seen.slice(0, -1).includes(seen.at(-1) ?? 0));
	const from = seen.indexOf(seen.at(-1) ?? 0);
	const digits = seen.slice(from, -1).map((left) => Math.floor((left * 10) / q));
	const last = lines.at(-1);
	if (last)
		last.why = `${last.why}; the remainder ${seen.at(-1)} appeared before, so the ${digits.length === 1 ? 'digit' : 'digits'} ${digits.join('')} ${digits.length === 1 ? 'repeats' : 'repeat'}`;
	return lines;
}

const divides = (rest: number, q: number): Prose =>
	say`${rest} divided by ${q} is ${Math.floor(rest / q)} with a remainder of ${rest % q}.`;

/** `1.2`: the places after the point. */
export const placesOf = (value: Fraction | number): number =>
	new Fraction(value).toString().split('.')[1]?.length ?? 0;

/** Rounded answers: draws too near to the middle between two roundings are not used. */
export function roundsSafely(value: number, places: number): boolean {
	const scaled = Math.abs(value) * 10 ** places;
	return Math.abs(scaled - Math.floor(scaled) - 0.5) > 1e-4;
}

/** Not within 1e-6 of the boundary between two roundings. */
export function roundsClearly(value: number, places: number): boolean {
	const scaled = Math.abs(value) * 10 ** places;
	return Math.abs(scaled - Math.floor(scaled) - 0.5) > 1e-6;
}
