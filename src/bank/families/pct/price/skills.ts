/** pct.price: discount, markup, tax, tip and commission. */
import Fraction from 'fraction.js';
import {
	approximately,
	brackets,
	continued,
	equation,
	type Expression,
	product,
	quotient,
	sum,
	symbol,
	times,
} from '../../../../math/expression.ts';
import { decimal, money, roundedText } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import {
	caseOf,
	distractor,
	type Draft,
	type Line,
	line,
	multipleChoice,
	sentence,
	type Skills,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import {
	amount,
	asDecimal,
	dollarsAnswer,
	isHalfway,
	moneyAnswer,
	percentOf,
} from '../../../steps/amounts.ts';
import { changed, originalLines, partLines } from '../../../steps/percent-lines.ts';
import { twoNames } from '../../../contexts/names.ts';
import {
	chainSkills,
	COMMISSION_WARES,
	factorLine,
	IN_CENTS,
	laterName,
	TO_CENT,
	wareFor,
} from './chain.ts';

// The part that asks for an expression: a discount and a tax as factors.

type Ask = (d: number, t: number) => Draft | undefined;

const factor = (percents: number): Expression => brackets(asDecimal(percents));

const kept = (d: number) => `the discount leaves ${100 - d}% of the original price`;
const taxed = (t: number) => `with the tax, the total is ${100 + t}% of the sale price`;

const ASKS: Readonly<Record<string, Ask>> = {
	'final price expression'(d, t) {
		const p = symbol('p');
		const right = product(factor(100 + t), factor(100 - d), p);
		return {
			prompt: say`The original price of a tablet, in dollars, is ${p}. The tablet is on sale for ${percentOf(d)} off, and a sales tax of ${percentOf(t)} is added to the sale price. Which expression gives the total cost in dollars?`,
			answer: multipleChoice(
				right,
				distractor(
					product(factor(100 + t), factor(d), p),
					'used the discount instead of the part that is paid',
				),
				distractor(product(factor(t), factor(100 - d), p), 'found only the tax'),
				distractor(product(asDecimal(100 + t - d), p), 'took both percents of the original price'),
			),
			steps: [line(product(asDecimal(100 - d), p), kept(d)), line(right, taxed(t))],
			hints: [say`What is the sale price as a decimal times ${p}?`],
		};
	},
	'original price expression'(d, t) {
		const c = symbol('c');
		const right = quotient(c, product(factor(100 + t), factor(100 - d)));
		return {
			prompt: say`A tablet is on sale for ${percentOf(d)} off, and a sales tax of ${percentOf(t)} is added to the sale price. The total cost, in dollars, is ${c}. Which expression gives the original price of the tablet in dollars?`,
			answer: multipleChoice(
				right,
				distractor(product(factor(100 + t), factor(100 - d), c), 'multiplied instead of dividing'),
				distractor(
					quotient(c, product(factor(100 + t), factor(d))),
					'used the discount instead of the part that is paid',
				),
				distractor(quotient(c, asDecimal(100 + t - d)), 'took both percents of the original price'),
			),
			steps: [
				line(product(asDecimal(100 - d), 'p'), `let p be the original price: ${kept(d)}`),
				line(equation(product(factor(100 + t), factor(100 - d), 'p'), c), taxed(t)),
				line(equation('p', right), 'divide both sides by the two factors'),
			],
			hints: [say`Let ${symbol('p')} be the original price. What equation gives the total cost?`],
		};
	},
	'overall percent'(d, t) {
		const rate = (share: number) => new Fraction(100 + t).mul(share).div(100);
		const right = rate(100 - d);
		const all = [right, rate(d), new Fraction(100 + t - d), new Fraction(t + d)];
		if (new Set(all.map((value) => value.toFraction())).size < 4) return undefined;
		return {
			prompt: say`A tablet is on sale for ${percentOf(d)} off, and a sales tax of ${percentOf(t)} is added to the sale price. The total cost is what percent of the original price?`,
			answer: multipleChoice(
				percentOf(right),
				distractor(percentOf(rate(d)), 'used the discount instead of the part that is paid'),
				distractor(percentOf(100 + t - d), 'took both percents of the original price'),
				distractor(percentOf(t + d), 'added the two percents'),
			),
			steps: [
				line(product(asDecimal(100 - d), 'p'), `let p be the original price: ${kept(d)}`),
				line(product(factor(100 + t), factor(100 - d), 'p'), taxed(t)),
				line(continued(product(amount(right.div(100)), 'p')), 'multiply'),
				sentence(
					say`The total cost is ${percentOf(right)} of the original price.`,
					'multiply by 100 to get a percent',
				),
			],
			hints: [
				say`By what decimal does the discount multiply the price? By what decimal does the tax then multiply it?`,
			],
		};
	},
};

const expressionSkills: Skills = {
	'Combine a discount and a sales tax'(draw) {
		const [d, t] = [draw.int('d'), draw.int('t')];
		// No sales tax is higher than 10%.
		if (d === 50 || t === d || t > 10) return undefined;
		return caseOf(ASKS, draw.inTurn('ask'))(d, t);
	},
};

// The part that goes back from a price after a discount or markup.

const originalSkills: Skills = {
	'Find the original price'(draw) {
		const [o, p] = [draw.int('o'), draw.int('p')];
		// Of $100, every percent is as many dollars.
		if (o === 100) return undefined;
		const isSale = draw.inTurn('kind') === 'sale';
		const end = changed(o, isSale ? -p : p);
		const ware = wareFor(draw.random, o, end.valueOf());
		if (!ware) return undefined;
		const answer = withMisconceptions(
			dollarsAnswer(o, 'decimal'),
			[
				moneyAnswer(changed(end, isSale ? p : -p)),
				isSale ? `added ${p}% of the sale price` : `subtracted ${p}% of the selling price`,
			],
			[
				moneyAnswer(changed(end, isSale ? -p : p)),
				`applied the ${isSale ? 'discount' : 'markup'} again instead of reversing it`,
			],
		);
		return {
			prompt: isSale
				? say`A ${ware} is on sale for ${percentOf(p)} off. The sale price is ${money(end)}. What was the original price, in dollars?`
				: say`A store marks up the cost of a ${ware} by ${percentOf(p)}. The price is then ${money(end)}. How many dollars did the store pay for ${laterName(ware)}?`,
			answer,
			steps: [
				...originalLines(
					end,
					isSale ? -p : p,
					isSale ? ['original price', 'sale price'] : ['cost', 'selling price'],
				),
				sentence(
					isSale
						? say`The original price was ${answer.body}.`
						: say`The store paid ${answer.body} for ${laterName(ware)}.`,
				),
			],
			hints: [
				isSale
					? say`The original price is ${percentOf(100)}. What percent of it is the sale price?`
					: say`The cost to the store is ${percentOf(100)}. What percent of it is the selling price?`,
				say`Let ${symbol('n')} be the ${isSale ? 'original price' : 'cost'}. What equation relates ${symbol('n')} to the ${isSale ? 'sale' : 'selling'} price?`,
			],
		};
	},
};

export const skills: Skills = {
	...chainSkills,
	...originalSkills,
	...expressionSkills,

	'Find a sale price or discount'(draw) {
		const [price, p] = [draw.int('price'), draw.int('p')];
		const ware = wareFor(draw.random, price);
		if (!ware) return undefined;
		const asksDiscount = draw.inTurn('ask') === 'amount';
		const off = (price * p) / 100;
		const answer = withMisconceptions(
			moneyAnswer(asksDiscount ? off : price - off),
			asksDiscount
				? [moneyAnswer(price - off), 'found the sale price instead of the discount']
				: [moneyAnswer(off), 'found the discount instead of the sale price'],
			asksDiscount
				? [
						moneyAnswer(off / 10),
						'moved the decimal point one place too far when writing the percent as a decimal',
					]
				: [moneyAnswer(price + off), 'added the discount instead of subtracting it'],
		);
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
					? say`The discount is ${percentOf(p)} of the price. How do you find a percent of a number?`
					: say`What percent of the price does the customer still pay?`,
			],
		};
	},

	'Find a total with tax or tip'(draw) {
		const [price, rate] = [draw.int('price'), draw.choice('r')];
		const isTip = draw.inTurn('ctx') === 'tip';
		if (isTip !== Number(rate) >= 15) return undefined;
		const total = changed(price, 0)
			.mul(100 + Number(rate))
			.div(100);
		const ware = isTip ? 'meal' : wareFor(draw.random, price);
		if (!ware || isHalfway(total, 2)) return undefined;
		const [name] = twoNames(draw.random);
		const form = total.mul(100).d === 1n ? IN_CENTS : TO_CENT;
		const answer = withMisconceptions(
			moneyAnswer(total),
			[moneyAnswer(total.sub(price)), `found only the ${isTip ? 'tip' : 'tax'}`],
			[
				moneyAnswer(new Fraction(2 * price).sub(total)),
				`subtracted the ${isTip ? 'tip' : 'tax'} instead of adding it`,
			],
		);
		return {
			prompt: isTip
				? say`A restaurant bill is ${money(price)}, and ${name} adds a tip of ${percentOf(rate)}. What is the total with the tip? ${form}`
				: say`A ${ware} costs ${money(price)} before a sales tax of ${percentOf(rate)}. What is the total with the tax? ${form}`,
			answer,
			steps: [
				...factorLine(
					price,
					Number(rate),
					`the total is 100% of the ${isTip ? 'bill' : 'price'} plus ${isTip ? 'a tip' : 'a sales tax'} of ${rate}%`,
				),
				...(total.mul(100).d === 1n
					? []
					: [line(approximately(decimal(roundedText(total, 2))), 'round to the nearest cent')]),
				sentence(say`The total is ${answer.body}.`),
			],
			hints: [
				say`The total is more than ${percentOf(100)} of the ${isTip ? 'bill' : 'price'}. What percent is it?`,
			],
		};
	},

	'Find pay with commission'(draw) {
		const [base, r, sales] = [draw.int('base'), draw.int('r'), draw.int('sales')];
		const [name] = twoNames(draw.random);
		const wares = draw.random.pick(COMMISSION_WARES);
		const commission = (r * sales) / 100;
		const answer = withMisconceptions(
			dollarsAnswer(base + commission, 'decimal'),
			...(base === 0
				? []
				: [[dollarsAnswer(commission, 'decimal'), 'left out the base pay'] satisfies WrongAnswer]),
			[
				dollarsAnswer(base + commission / 10, 'decimal'),
				'moved the decimal point one place too far when writing the percent as a decimal',
			],
			[
				dollarsAnswer(sales - commission, 'decimal'),
				`subtracted the commission from the sales${base === 0 ? '' : ' and left out the base pay'}`,
			],
		);
		const pay =
			base === 0
				? say`earns no base pay, only a commission of ${percentOf(r)} on all sales`
				: say`earns base pay of ${money(base)} a week plus a commission of ${percentOf(r)} on all sales`;
		return {
			prompt: say`${name} sells ${wares} and ${pay}. In one week, ${name} sells ${money(sales)} worth of ${wares}. How many dollars does ${name} earn that week?`,
			answer,
			steps: [
				line(
					equation(times(asDecimal(r), sales), amount(commission)),
					`the commission is ${r}% of the sales${base === 0 ? ', and there is no base pay' : ''}`,
				),
				...(base === 0
					? []
					: [
							line(
								equation(sum(base, amount(commission)), amount(base + commission)),
								'add the base pay',
							),
						]),
				sentence(say`${name} earns ${answer.body} that week.`),
			],
			hints: [say`How much is the commission? Is there any base pay to add?`],
		};
	},
};
