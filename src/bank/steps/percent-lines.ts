/** The three questions of percent on the board: part, whole or percent unknown. */
import Fraction from 'fraction.js';
import {
	continued,
	difference,
	divided,
	equation,
	type Expression,
	type Number,
	operand,
	product,
	quotient,
	sum,
	symbol,
	times,
} from '../../math/expression.ts';
import { say } from '../../math/prose.ts';
import { line, type Line, sentence, withFigure } from '../family.ts';
import { amount, asDecimal, percentOf } from './amounts.ts';

export type PercentNumbers = { p: Number; whole: Number; part: Number };

const plain = (value: Number): string => new Fraction(value).toString();

export const partLines = ({ p, whole, part }: PercentNumbers): Line[] => [
	line(times(percentOf(p), amount(whole)), 'to find a percent of a number, multiply'),
	line(
		continued(times(asDecimal(p), amount(whole))),
		`write the percent as a decimal: ${plain(p)} ÷ 100 = ${new Fraction(p).div(100).toString()}`,
	),
	withFigure(line(continued(amount(part)), 'multiply'), { kind: 'percent bar', p, whole, part }),
];

/** The unknown is n, unless the question names another variable. */
export function wholeLines({ p, whole, part }: PercentNumbers, letter = 'n'): Line[] {
	const n: Expression = operand(letter);
	const decimal = new Fraction(p).div(100).toString();
	return [
		line(
			equation(times(percentOf(p), n), amount(part)),
			letter === 'n' ? 'let n be the whole: percent × whole = part' : 'percent × whole = part',
		),
		line(equation(product(asDecimal(p), n), amount(part)), 'write the percent as a decimal'),
		line(equation(n, divided(amount(part), asDecimal(p))), `divide both sides by ${decimal}`),
		withFigure(line(equation(n, amount(whole)), 'divide'), { kind: 'percent bar', p, whole, part }),
	];
}

export const percentLines = ({ p, whole, part }: PercentNumbers): Line[] => [
	line(quotient(amount(part), amount(whole)), 'write the part over the whole'),
	line(continued(asDecimal(p)), 'divide to get a decimal'),
	withFigure(line(continued(percentOf(p)), 'multiply by 100 to get a percent'), {
		kind: 'percent bar',
		p,
		whole,
		part,
	}),
];

// Percent increase and decrease on the board. A change is below 0 for a decrease.

/** After a change by p percent: 120 for 20, 70 for −30. */
export const keptPercent = (p: number): number => 100 + p;

export const changed = (value: Fraction | number, p: number): Fraction =>
	new Fraction(value).mul(keptPercent(p)).div(100);

/** "100% + 35% = 135%", with its reason. */
export function keptLine(p: number, because?: string): Line {
	const left =
		p < 0 ? difference(percentOf(100), percentOf(-p)) : sum(percentOf(100), percentOf(p));
	const why =
		p < 0
			? `the original amount is 100%; the new amount is ${-p}% less`
			: `the original amount is 100%; the new amount is ${p}% more`;
	return line(equation(left, percentOf(keptPercent(p))), because ?? why);
}

export const newAmountLines = (value: Fraction | number, p: number): Line[] => [
	keptLine(p),
	line(times(asDecimal(keptPercent(p)), amount(value)), `find ${keptPercent(p)}% of the original`),
	withFigure(line(continued(amount(changed(value, p))), 'multiply'), {
		kind: 'percent bar',
		p: keptPercent(p),
		whole: value,
		part: changed(value, p),
	}),
];

/** `value` is the amount after the change. */
export function originalLines(
	value: Fraction | number,
	p: number,
	[original, now] = ['original amount', 'new amount'],
): Line[] {
	const factor = asDecimal(keptPercent(p));
	const n = symbol('n');
	const before = new Fraction(value).mul(100).div(keptPercent(p));
	return [
		keptLine(
			p,
			`the ${original} is 100%; the ${now} is ${Math.abs(p)}% ${p < 0 ? 'less' : 'more'}`,
		),
		line(
			equation(product(factor, n), amount(value)),
			`let n be the ${original}: ${keptPercent(p)}% of n is the ${now}`,
		),
		line(
			equation(n, divided(amount(value), factor)),
			`divide both sides by ${new Fraction(keptPercent(p)).div(100).toString()}`,
		),
		withFigure(line(equation(n, amount(before)), 'divide'), {
			kind: 'percent bar',
			p: keptPercent(p),
			whole: before,
			part: value,
		}),
	];
}

export function rateLines(from: Fraction | number, to: Fraction | number): Line[] {
	const [start, end] = [new Fraction(from), new Fraction(to)];
	const falls = end.lt(start);
	const change = end.sub(start).abs();
	const share = change.div(start);
	const subtraction = falls
		? difference(amount(start), amount(end))
		: difference(amount(end), amount(start));
	return [
		line(equation(subtraction, amount(change)), 'find the amount of the change'),
		line(quotient(amount(change), amount(start)), 'write the change over the original amount'),
		line(continued(amount(share)), 'divide to get a decimal'),
		withFigure(line(continued(percentOf(share.mul(100))), 'multiply by 100 to get a percent'), {
			kind: 'percent bar',
			p: share.mul(100),
			whole: start,
			part: change,
		}),
		sentence(say`The percent ${falls ? 'decrease' : 'increase'} is ${percentOf(share.mul(100))}.`),
	];
}
