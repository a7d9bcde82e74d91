/** pct.price: discount, markup, tax, tip and commission. CCSS 7.RP.A.3. */
import { approximately, equation, sum, times } from '../../../../math/expression.ts';
import { decimal, money, roundedText } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import { line, type Line, sentence, type Skills } from '../../../family.ts';
import { COMMISSION_WARES, wareFor } from './shopping.ts';
import { twoNames } from '../../../contexts/signed-setting.ts';
import {
	amount,
	asDecimal,
	dollarsAnswer,
	isHalfway,
	moneyAnswer,
	percentOf,
} from '../../../steps/amounts.ts';
import { changed, partLines } from '../../../steps/percent-lines.ts';
import { chainSkills } from './chain.ts';
import { expressionSkills } from './expression.ts';
import { originalSkills } from './original.ts';
import { factorLine } from './steps.ts';

const IN_CENTS = say`Give your answer in dollars and cents.`;

export const skills: Skills = {
	...chainSkills,
	...originalSkills,
	...expressionSkills,

	'Sale price or discount amount'(draw) {
		const [price, p] = [draw.int('price'), draw.int('p')];
		const ware = wareFor(draw.random, price);
		if (!ware) return undefined;
		const asksDiscount = draw.inTurn('ask') === 'amount';
		const off = (price * p) / 100;
		const answer = moneyAnswer(asksDiscount ? off : price - off);
		const asked = asksDiscount ? 'How much is the discount?' : 'What is the sale price?';
		const steps: Line[] = asksDiscount
			? partLines({ p, whole: price, part: off })
			: factorLine(price, -p, `a discount of ${p}% leaves ${100 - p}% of the price`);
		return {
			prompt: say`A ${ware} that costs ${money(price)} is on sale for ${percentOf(p)} off. ${asked} ${IN_CENTS}`,
			answer,
			steps: [
				...steps,
				sentence(say`${asksDiscount ? 'The discount' : 'The sale price'} is ${answer.body}.`),
			],
			hints: [
				asksDiscount
					? say`The discount is ${percentOf(p)} of the price. Write the percent as a decimal.`
					: say`What percent of the price is still paid?`,
			],
		};
	},

	'Total with tax or tip'(draw) {
		const [price, rate] = [draw.int('price'), draw.choice('r')];
		const isTip = draw.inTurn('ctx') === 'tip';
		if (isTip !== Number(rate) >= 15) return undefined;
		const total = changed(price, 0)
			.mul(100 + Number(rate))
			.div(100);
		const ware = isTip ? 'meal' : wareFor(draw.random, price);
		if (!ware || isHalfway(total, 2)) return undefined;
		const [name] = twoNames(draw.random);
		const answer = moneyAnswer(total);
		return {
			prompt: isTip
				? say`A restaurant bill is ${money(price)}, and ${name} adds a tip of ${percentOf(rate)}. What is the total with the tip, to the nearest cent?`
				: say`A ${ware} costs ${money(price)} before a sales tax of ${percentOf(rate)}. What is the total with the tax, to the nearest cent?`,
			answer,
			steps: [
				...factorLine(
					price,
					Number(rate),
					`the total is the whole price and ${isTip ? 'a tip' : 'a sales tax'} of ${rate}%`,
				),
				...(total.mul(100).d === 1n
					? []
					: [line(approximately(decimal(roundedText(total, 2))), 'round to the nearest cent')]),
				sentence(say`The total is ${answer.body}.`),
			],
			hints: [say`The total is more than ${percentOf(100)} of the price. What percent is it?`],
		};
	},

	'Commission and base pay'(draw) {
		const [base, r, sales] = [draw.int('base'), draw.int('r'), draw.int('sales')];
		const [name] = twoNames(draw.random);
		const wares = draw.random.pick(COMMISSION_WARES);
		const commission = (r * sales) / 100;
		const answer = dollarsAnswer(base + commission, 'decimal');
		const pay =
			base === 0
				? say`earns a commission of ${percentOf(r)} of the sales and no base pay`
				: say`earns a base pay of ${money(base)} a week and a commission of ${percentOf(r)} of the sales`;
		return {
			prompt: say`${name} sells ${wares} and ${pay}. In one week the sales are ${money(sales)}. How many dollars does ${name} earn in that week?`,
			answer,
			steps: [
				line(
					equation(times(asDecimal(r), sales), amount(commission)),
					`the commission is ${r}% of the sales`,
				),
				...(base === 0
					? [sentence(say`There is no base pay to add.`)]
					: [
							line(
								equation(sum(base, amount(commission)), amount(base + commission)),
								'add the base pay',
							),
						]),
				sentence(say`${name} earns ${answer.body} in that week.`),
			],
			hints: [say`The commission is a percent of the sales. Is anything else paid?`],
		};
	},
};
