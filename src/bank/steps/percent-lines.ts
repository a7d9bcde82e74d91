/** The three questions of percent on the board: part, whole or percent unknown. */
import Fraction from 'fraction.js';
import {
	continued,
	divided,
	equation,
	type Expression,
	type Number,
	operand,
	quotient,
	times,
} from '../../math/expression.ts';
import { line, type Line } from '../family.ts';
import { amount, asDecimal, percentOf } from './amounts.ts';
import { withPercentBar } from '../figures/percent-bar.ts';

export type PercentNumbers = { p: Number; whole: Number; part: Number };

const plain = (value: Number): string => new Fraction(value).toString();

export const partLines = ({ p, whole, part }: PercentNumbers): Line[] => [
	line(times(percentOf(p), amount(whole)), 'the word “of” tells you to multiply'),
	line(
		continued(times(asDecimal(p), amount(whole))),
		`write the percent as a decimal: ${plain(p)} ÷ 100`,
	),
	withPercentBar(line(continued(amount(part))), { p, whole, part }),
];

/** The unknown is the letter, n unless given. */
export function wholeLines({ p, whole, part }: PercentNumbers, letter = 'n'): Line[] {
	const n: Expression = operand(letter);
	const decimal = new Fraction(p).div(100).toString();
	return [
		line(equation(times(percentOf(p), n), amount(part)), 'percent × whole = part'),
		line(equation(times(asDecimal(p), n), amount(part)), 'write the percent as a decimal'),
		line(equation(n, divided(amount(part), asDecimal(p))), `divide both sides by ${decimal}`),
		withPercentBar(line(equation(n, amount(whole))), { p, whole, part }),
	];
}

export const percentLines = ({ p, whole, part }: PercentNumbers): Line[] => [
	line(quotient(amount(part), amount(whole)), 'the part over the whole'),
	line(continued(asDecimal(p)), 'divide to get a decimal'),
	withPercentBar(line(continued(percentOf(p)), 'multiply by 100 to get a percent'), {
		p,
		whole,
		part,
	}),
];
