/** Rates and factors of growth as they are written. */
import Fraction from 'fraction.js';
import { type Expression, sum } from '../../../../math/expression.ts';
import { decimal, exactDecimal, percent } from '../../../../math/notation.ts';
import type { ExponentialSetting } from './exponential-settings.ts';

/** A drawn percent that is likely for the setting: larger ones come round from the beginning. */
export function likelyPercent(drawn: number, setting: ExponentialSetting): number {
	const { mostPercent, leastPercent = 0 } = setting;
	const turned = drawn <= mostPercent ? drawn : drawn % mostPercent || mostPercent;
	return Math.max(turned, leastPercent);
}

export const exactOf = (value: number): Fraction => new Fraction(String(value));
export const percentOf = (r: number): Expression => percent(exactDecimal(exactOf(r)));
export const rateOf = (r: number): Expression => exactDecimal(exactOf(r).div(100));

/** 1 + r/100 or 1 − r/100. */
export const factorOf = (r: number, grows: boolean): Fraction =>
	new Fraction(1).add(exactOf(r).div(grows ? 100 : -100));
export const factorShown = (r: number, grows: boolean): Expression =>
	exactDecimal(factorOf(r, grows));

/** "1 + 0.03" or "1 − 0.03". */
export const factorSum = (r: number, grows: boolean): Expression =>
	sum(1, grows ? rateOf(r) : decimal(`-${exactOf(r).div(100).toString()}`));

export const verb = (grows: boolean): string => (grows ? 'grows' : 'falls');
