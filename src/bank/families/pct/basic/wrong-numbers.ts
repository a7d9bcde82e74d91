/** What learners type for the part, the whole or the percent when they mix them up. */
import Fraction from 'fraction.js';
import { decimalAnswer, type DraftAnswer, rational, type WrongAnswer } from '../../../family.ts';

type Numbers = { p: number; whole: number; part: number };

/** Nobody types 5000/47 as a percent: a long decimal is rounded to the nearest tenth. */
const shortened = (value: Fraction): DraftAnswer =>
	value.mul(100).d === 1n ? rational(value) : decimalAnswer(value, 1);

export const wrongParts = ({ p, whole, part }: Numbers): WrongAnswer[] => [
	[rational(p * whole), 'multiplied by the percent without writing it as a decimal'],
	[
		rational(new Fraction(whole).sub(part).abs()),
		p > 100
			? 'used only the part of the percent above 100% and left out the 100%'
			: 'subtracted the part from the whole',
	],
	[
		rational(new Fraction(part).div(10)),
		'moved the decimal point one place too far when writing the percent as a decimal',
	],
];

export const wrongWholes = ({ p, part, whole }: Numbers): WrongAnswer[] => [
	[rational(new Fraction(part).mul(p).div(100)), `found ${p}% of the part`],
	[rational(new Fraction(whole, 100)), 'divided by the percent without writing it as a decimal'],
];

export const wrongPercents = ({ p, part, whole }: Numbers): WrongAnswer[] => [
	[shortened(new Fraction(100 * whole, part)), 'divided the whole by the part'],
	[
		rational(new Fraction(p, 100)),
		'left the result as a fraction or decimal instead of changing it to a percent',
	],
	[
		rational(new Fraction(100 - p).abs()),
		p > 100
			? 'found the percent by which the part is greater than the whole'
			: 'found what percent of the whole is left over',
	],
];
