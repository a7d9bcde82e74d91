/** How the heights of a drawn curve are said: exactly where words can, else in as few digits as tell them apart. */
import Fraction from 'fraction.js';
import { isSpokenFraction, spokenNumber } from '../../math/speech-numbers.ts';
import type { Axis } from './coordinate-plane.ts';
import { spoken } from './svg.ts';

/** How many digits behind the point heights are rounded to. */
export type Digits = 1 | 2 | 3;

/**
 * Heights are said as they are if hundredths or named thirds do, and else to tenths, or finer in a low window close to
 * the x-axis.
 */
export function said(height: number, { from, to }: Axis, least: Digits): number {
	const exact = exactly(height);
	if (exact !== undefined) return exact;
	const isClose = to - from <= LOW && Math.abs(height) < 0.5;
	const shift = 10 ** Math.max(least, isClose ? 2 : 1);
	// A height and its opposite are rounded to opposite numbers.
	return (Math.sign(height) * Math.round(Math.abs(height) * shift)) / shift + 0;
}

/** The height of a window in which a tenth is a lot. */
const LOW = 6;

/** Undefined for a number that words can only come close to. */
export function exactly(value: number): number | undefined {
	const [hundredths, thirds] = [Math.round(100 * value), Math.round(3 * value)];
	if (Math.abs(100 * value - hundredths) < 1e-9) return hundredths / 100 + 0;
	const isNamed = isSpokenFraction(new Fraction(Math.abs(thirds), 3));
	return isNamed && Math.abs(3 * value - thirds) < 1e-9 ? thirds / 3 : undefined;
}

/** "negative 2.25", "four thirds", "2.667" */
export const inNumbers = (value: number): string =>
	Number.isInteger(Number((1000 * value).toFixed(9)))
		? spoken(value)
		: spokenNumber(new Fraction(Math.round(3 * value), 3));

/** As few digits as tell unlike heights apart. */
export function digitsFor(heights: readonly number[], up: Axis): Digits {
	const tellApart = (digits: Digits) =>
		heights.every((one) =>
			heights.every(
				(other) =>
					Math.abs(one - other) < 1e-9 || said(one, up, digits) !== said(other, up, digits),
			),
		);
	return ([1, 2] as const).find(tellApart) ?? 3;
}
