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
import { decimal, exactDecimal, percent, rounded, roundedText } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import { capital, rootName } from '../../../../math/things-in-words.ts';
import {
	decimalAnswer,
	type Draft,
	line,
	sentence,
	withMisconceptions,
	withUnit,
} from '../../../family.ts';
import { comesTo, roundsSafely } from '../../../steps/amounts.ts';
import { basePower } from '../../../steps/exponential.ts';
import {
	type ExponentialSetting,
	exponentialSetting,
	inUnits,
	reported,
	timeSpan,
} from './exponential-settings.ts';

// Rates and factors of growth as they are written.

/** A drawn percent made plausible for the setting: larger ones start again from the lowest. */
export function plausiblePercent(drawn: number, setting: ExponentialSetting): number {
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

export const verb = (grows: boolean): string => (grows ? 'grows' : 'decreases');

/** "the growth factor for one year". */
export const kindOfFactor = (grows: boolean): string => `the ${grows ? 'growth' : 'decay'} factor`;
export const factorName = (grows: boolean, time: string): string =>
	`${kindOfFactor(grows)} for one ${time}`;

const x = symbol('x');
const b = symbol('b');

/** What is given: start, percent and the later value, rounded as it would be reported. */
function givenValues(context: string, drawn: number, drawnPercent: number, t: number) {
	const setting = exponentialSetting(context);
	const [start, r] = [setting.start(drawn), plausiblePercent(drawnPercent, setting)];
	const factor = factorOf(r, setting.grows).valueOf();
	const places = setting.places === 1 ? 1 : 0;
	const later = Number((start * factor ** t).toFixed(places));
	const isPlausible = later >= Math.max(setting.least, 5) && later <= 2_000_000 && later !== start;
	return t >= 2 && isPlausible ? { setting, start, r, factor, later } : undefined;
}

export function findInitial(
	context: string,
	drawn: number,
	drawnPercent: number,
	t: number,
): Draft | undefined {
	const data = givenValues(context, drawn, drawnPercent, t);
	if (!data) return undefined;
	const { setting, r, factor, later } = data;
	const { noun, short, grows, time, places, rounding, unit = '' } = setting;
	const value = later / factor ** t;
	if (!roundsSafely(value, places)) return undefined;
	const shown = factorShown(r, grows);
	const after = exactDecimal(exactOf(later));
	return {
		prompt: say`${noun} ${grows ? 'grew' : 'decreased'} by ${percentOf(r)} each ${time} and was ${setting.shown(later)} after ${timeSpan(t, time)}. What was ${short} at the start? ${rounding}`,
		answer: withUnit(
			withMisconceptions(
				decimalAnswer(value, places),
				[
					decimalAnswer(later * factor ** t, places),
					'multiplied by the power instead of dividing by it',
				],
				[
					decimalAnswer(later * factorOf(r, !grows).valueOf() ** t, places),
					`${grows ? 'decreased' : 'increased'} the later value by ${r}% each ${time}`,
				],
				[decimalAnswer(later / factor, places), `went back one ${time} instead of ${t} ${time}s`],
			),
			unit,
		),
		steps: [
			sentence(say`Let ${x} be ${short} at the start${inUnits(setting)}.`),
			line(
				equation(factorSum(r, grows), shown),
				`${factorName(grows, time)}, with ${r}% written as a decimal`,
			),
			line(
				equation(product(x, basePower(shown, t)), after),
				`the initial value is multiplied ${t} times by ${kindOfFactor(grows)}`,
			),
			line(equation(x, quotient(after, power(shown, t))), 'divide both sides by the power'),
			line(relation(x, '\\approx', rounded(value, places)), 'use a calculator and round'),
			sentence(say`At the start, ${short} was about ${reported(setting, value)}.`),
		],
		hints: [
			say`By what factor does ${short} change each ${time}? How many times was the initial value multiplied by this factor?`,
		],
	};
}

export function findRate(
	context: string,
	drawn: number,
	drawnPercent: number,
	t: number,
): Draft | undefined {
	const data = givenValues(context, drawn, drawnPercent, t);
	if (!data) return undefined;
	const { setting, start, later } = data;
	const { noun, short, grows, time } = setting;
	const factor = (later / start) ** (1 / t);
	const value = Math.abs(factor - 1) * 100;
	const total = Math.abs(later / start - 1) * 100;
	if (value < 0.3 || !roundsSafely(value, 1) || !roundsSafely(factor, 5)) return undefined;
	// Dividing the total percent change evenly must not round to the right percent.
	if (roundedText(total / t, 1) === roundedText(value, 1)) return undefined;
	const [before, after] = [exactDecimal(exactOf(start)), exactDecimal(exactOf(later))];
	const rate = rounded(value, 1);
	return {
		prompt: say`${noun} ${grows ? 'grew' : 'decreased'} by the same percent each ${time}, from ${setting.shown(start)} to ${setting.shown(later)} in ${timeSpan(t, time)}. By what percent did it ${grows ? 'grow' : 'decrease'} each ${time}? Round to the nearest tenth of a percent.`,
		answer: withUnit(
			withMisconceptions(
				decimalAnswer(value, 1),
				[decimalAnswer(total / t, 1), `divided the total percent change by the number of ${time}s`],
				[decimalAnswer(total, 1), `gave the total percent change over all the ${time}s`],
				[decimalAnswer(factor * 100, 1), 'wrote the factor itself as a percent'],
			),
			'percent',
		),
		steps: [
			sentence(say`Let ${b} be the ${grows ? 'growth' : 'decay'} factor for one ${time}.`),
			line(
				equation(product(before, power(b, t)), after),
				`the initial value is multiplied ${t} times by b`,
			),
			line(equation(power(b, t), quotient(after, before)), `divide both sides by ${start}`),
			line(
				relation(b, '\\approx', rounded(factor, 5)),
				`take the ${t % 2 === 0 ? 'positive ' : ''}${rootName(t)} of both sides`,
			),
			line(
				comesTo(
					grows ? difference(rounded(factor, 5), 1) : difference(1, rounded(factor, 5)),
					rounded(new Fraction(roundedText(factor, 5)).sub(1).abs(), 5),
				),
				grows ? 'subtract 1 from the growth factor' : 'subtract the decay factor from 1',
			),
			sentence(
				say`${capital(short)} ${grows ? 'grew' : 'decreased'} by about ${percent(rate)} each ${time}.`,
				'write the decimal as a percent',
			),
		],
		hints: [
			say`By what factor did the quantity change in ${timeSpan(t, time)}? What number, raised to the power of ${t}, equals that factor?`,
		],
	};
}
