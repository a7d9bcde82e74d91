/** The start, or the percent, from later values. */
import Fraction from 'fraction.js';
import {
	difference,
	equation,
	type Expression,
	power,
	product,
	quotient,
	relation,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { decimal, exactDecimal, percent, rounded } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import { decimalAnswer, withUnit } from '../../../answer.ts';
import { type Draft, line, sentence } from '../../../family.ts';
import { roundsSafely } from '../../../steps/decimals.ts';
import { basePower } from '../../../steps/exponential.ts';
import { type ExponentialSetting, exponentialSetting, timeSpan } from './exponential-settings.ts';

// Rates and factors of growth as they are written.

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

const x = symbol('x');
const b = symbol('b');

/** What is told: start, percent and the later value, rounded as it would be reported. */
function told(context: string, drawn: number, drawnPercent: number, t: number) {
	const setting = exponentialSetting(context);
	const [start, r] = [setting.start(drawn), likelyPercent(drawnPercent, setting)];
	const factor = factorOf(r, setting.grows).valueOf();
	const places = setting.places === 1 ? 1 : 0;
	const later = Number((start * factor ** t).toFixed(places));
	const isLikely = later >= Math.max(setting.least, 5) && later <= 2_000_000 && later !== start;
	return t >= 2 && isLikely ? { setting, start, r, factor, later } : undefined;
}

export function findInitial(
	context: string,
	drawn: number,
	drawnPercent: number,
	t: number,
): Draft | undefined {
	const data = told(context, drawn, drawnPercent, t);
	if (!data) return undefined;
	const { setting, r, factor, later } = data;
	const { noun, grows, time, places, rounding, unit = '' } = setting;
	const value = later / factor ** t;
	if (!roundsSafely(value, places)) return undefined;
	const shown = factorShown(r, grows);
	const after = exactDecimal(exactOf(later));
	return {
		prompt: say`${noun} ${grows ? 'grew' : 'fell'} by ${percentOf(r)} every ${time} and was ${setting.shown(later)} after ${timeSpan(t, time)}. What was it at the start? ${rounding}`,
		answer: withUnit(decimalAnswer(value, places), unit),
		steps: [
			line(equation(factorSum(r, grows), shown), `the factor of one ${time}`),
			line(
				equation(product(x, basePower(shown, t)), after),
				`the start x is multiplied by it ${t} times`,
			),
			line(equation(x, quotient(after, power(shown, t))), 'divide both sides by the power'),
			line(relation(x, '\\approx', rounded(value, places)), 'work it out with a calculator'),
		],
		hints: [say`Call the start x, write the later value with it, and solve for x.`],
	};
}

export function findRate(
	context: string,
	drawn: number,
	drawnPercent: number,
	t: number,
): Draft | undefined {
	const data = told(context, drawn, drawnPercent, t);
	if (!data) return undefined;
	const { setting, start, later } = data;
	const { noun, grows, time } = setting;
	const factor = (later / start) ** (1 / t);
	const value = Math.abs(factor - 1) * 100;
	if (value < 0.3 || !roundsSafely(value, 1) || !roundsSafely(factor, 5)) return undefined;
	const [before, after] = [exactDecimal(exactOf(start)), exactDecimal(exactOf(later))];
	const rate = rounded(value, 1);
	return {
		prompt: say`${noun} ${grows ? 'grew' : 'fell'} by the same percent every ${time}, from ${setting.shown(start)} to ${setting.shown(later)} in ${timeSpan(t, time)}. What percent was this? Round to the nearest tenth of a percent.`,
		answer: withUnit(decimalAnswer(value, 1), 'percent'),
		steps: [
			line(equation(product(before, power(b, t)), after), `b is the factor of one ${time}`),
			line(equation(power(b, t), quotient(after, before)), 'divide both sides by the start'),
			line(
				relation(b, '\\approx', rounded(factor, 5)),
				t === 2
					? 'take the square root'
					: t === 3
						? 'take the cube root'
						: `take the root of index ${t}`,
			),
			line(
				relation(
					grows ? difference(rounded(factor, 5), 1) : difference(1, rounded(factor, 5)),
					'\\approx',
					percent(rate),
				),
				grows ? 'how much the factor is above 1' : 'how much the factor is below 1',
			),
			sentence(say`It ${grows ? 'grew' : 'fell'} by about ${rate} percent every ${time}.`),
		],
		hints: [
			say`Find the factor of one ${time} first. It is a root of the quotient of the two values.`,
		],
	};
}
