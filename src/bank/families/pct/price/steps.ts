/** A price after one percent step, on the board. */
import Fraction from 'fraction.js';
import { continued, difference, equation, sum, times } from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import { line, type Line } from '../../../family.ts';
import { withPercentBar } from '../../../figures/percent-bar.ts';
import { amount, asDecimal, percentOf } from '../../../steps/amounts.ts';

export const IN_CENTS = say`Give your answer in dollars and cents.`;
export const TO_CENT = say`Round your answer to the nearest cent.`;

/** 100% − 25% = 75%, 0.75 × 48, = 36; p is below 0 for a discount. */
export function factorLine(price: Fraction | number, p: number, why: string): Line[] {
	const kept = new Fraction(100).add(p);
	const left =
		p < 0 ? difference(percentOf(100), percentOf(-p)) : sum(percentOf(100), percentOf(p));
	return [
		line(equation(left, percentOf(kept)), why),
		line(
			times(asDecimal(kept), amount(price)),
			`find ${kept.toString()}% of ${new Fraction(price).toString()}`,
		),
		withPercentBar(line(continued(amount(kept.mul(price).div(100))), 'multiply'), {
			p: kept,
			whole: price,
			part: kept.mul(price).div(100),
		}),
	];
}
