/** What a line shows about its equation, and what its equation says about the line. */
import { num, symbol, tuple } from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import type Fraction from 'fraction.js';
import { type Line, sentence } from '../../../family.ts';

export const signOf = (a: number): string => (a > 0 ? 'positive' : 'negative');

const units = (n: number): string => `${n} ${n === 1 ? 'unit' : 'units'}`;

/** "3 units to the right" */
export const across = (d: number): string =>
	`${units(Math.abs(d))} to the ${d > 0 ? 'right' : 'left'}`;

/** "2 units down" */
export const upright = (c: number): string => `${units(Math.abs(c))} ${c > 0 ? 'up' : 'down'}`;

/** "rises 2 units for every 3 units to the right" */
export const course = (slope: Fraction): string =>
	`${slope.gt(0) ? 'rises' : 'falls'} ${units(Number(slope.n))} for every ${slope.d === 1n ? 'unit' : `${slope.d} units`} to the right`;

/** The y-intercept and the slope, in the order in which a reader finds them. */
export function lineFeatures(m: Fraction, b: number, fromGraph: boolean): Line[] {
	const meets = say`line meets the ${symbol('y')}-axis at ${tuple(0, b)}`;
	const intercept = say`${symbol('y')}-intercept is ${num(b)}`;
	const way = `line ${course(m)}`;
	return fromGraph
		? [
				sentence(say`The ${meets}, so the ${intercept}.`),
				sentence(say`The ${way}, so the slope is ${num(m)}.`),
			]
		: [
				sentence(say`The ${intercept}, so the ${meets}.`),
				sentence(say`The slope is ${num(m)}, so the ${way}.`),
			];
}
