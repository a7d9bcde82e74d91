/** A rate of measured quantities: a decimal where it ends, otherwise a fraction. */
import type Fraction from 'fraction.js';
import { num, quotient } from '../../../../math/expression.ts';
import { type DraftAnswer, rational, withUnit } from '../../../family.ts';
import { amount, ends, exactAnswer } from '../../../steps/amounts.ts';
import { changeOver, type Link } from '../../../steps/chain.ts';

const isDecimal = (rate: Fraction): boolean => rate.d > 1n && ends(rate, 3);

export const rateAnswer = (rate: Fraction, unit: string): DraftAnswer =>
	withUnit(isDecimal(rate) ? exactAnswer(rate) : rational(rate), unit);

/** "subtracted the heights and the times in opposite orders", "the numbers of bacteria". */
export const orderMisconception = (noun: string): string =>
	`subtracted the ${noun.replace(/^\w+/, '$&s')} and the times in opposite orders`;

/** "the change in height", "the change in the number of bacteria" */
export const changeIn = (noun: string): string =>
	`the change in ${noun.includes(' ') ? 'the ' : ''}${noun}`;

export function measuredChange(change: Fraction, run: number, why?: string): Link[] {
	const rate = change.div(run);
	if (!isDecimal(rate)) return changeOver(change, run, why);
	return [
		[quotient(num(change), num(run)), why ?? 'subtract'],
		[amount(rate), 'divide'],
	];
}
