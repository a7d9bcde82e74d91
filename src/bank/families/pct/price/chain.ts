/** The part of pct.price with two percent steps one after the other. */
import {
	caseOf,
	type Draft,
	type Draw,
	line,
	sentence,
	type Skills,
	withMisconceptions,
} from '../../../family.ts';
import type Fraction from 'fraction.js';
import { approximately } from '../../../../math/expression.ts';
import { decimal, money, roundedText } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { laterName, wareFor } from './shopping.ts';
import { isHalfway, moneyAnswer, percentOf } from '../../../steps/amounts.ts';
import { changed } from '../../../steps/percent-lines.ts';
import { factorLine, IN_CENTS, TO_CENT } from './steps.ts';

/** p is below 0 for a discount. */
type Step = { p: number; why: string };

type Chain = { prompt: Prose; steps: readonly [Step, Step]; last: string; hint: Prose };

const discountStep = (p: number, from = 'price'): Step => ({
	p: -p,
	why: `a discount of ${p}% leaves ${100 - p}% of the ${from}`,
});

type Order = (ware: string, price: number, p: number, q: number) => Chain;

const ORDERS: Readonly<Record<string, Order>> = {
	'discount then tax': (ware, price, p, q) => ({
		prompt: say`A ${ware} that costs ${money(price)} is on sale for ${percentOf(p)} off. A sales tax of ${percentOf(q)} is added to the sale price. What is the total?`,
		steps: [discountStep(p), { p: q, why: `the tax adds ${q}% of the sale price` }],
		last: 'total',
		hint: say`What is the sale price? To which price is the tax added?`,
	}),
	'markup then discount': (ware, price, p, q) => ({
		prompt: say`A store buys a ${ware} for ${money(price)} and marks the price up by ${percentOf(p)}. Later, ${laterName(ware)} ${ware.startsWith('pair of') ? 'are' : 'is'} sold at a discount of ${percentOf(q)}. What is the final price?`,
		steps: [{ p, why: `the markup adds ${p}% of the cost` }, discountStep(q, 'marked-up price')],
		last: 'final price',
		hint: say`What is the marked-up price? To which price does the discount apply?`,
	}),
	'discount then discount': (ware, price, p, q) => ({
		prompt: say`A ${ware} that costs ${money(price)} is on sale for ${percentOf(p)} off. A coupon takes another ${percentOf(q)} off the sale price. What is the final price?`,
		steps: [discountStep(p), discountStep(q, 'sale price')],
		last: 'final price',
		hint: say`What is the sale price? To which price does the coupon apply?`,
	}),
};

export const chainSkills: Skills = {
	'Apply a discount, then a tax': (draw) =>
		chain(draw, 'discount then tax', Number(draw.inTurn('t'))),

	'Apply a chain of percent changes'(draw) {
		const order = draw.inTurn('order');
		const second =
			order === 'discount then tax' ? draw.int('t') : draw.random.pick([10, 15, 20, 25, 30]);
		return chain(draw, order, second);
	},
};

function chain(draw: Draw, order: string, q: number): Draft | undefined {
	const [price, p] = [draw.int('price'), draw.int('p')];
	const ware = wareFor(draw.random, price);
	if (!ware) return undefined;
	const { prompt, steps, last, hint } = caseOf(ORDERS, order)(ware, price, p, q);
	const [first, second] = steps;
	const middle = changed(price, first.p);
	const end = changed(middle, second.p);
	// Half off leaves as much as it takes away.
	if (steps.some(({ p: change }) => change === -50)) return undefined;
	if (isHalfway(end, 2) || (first.p > 0 && end.lt(price))) return undefined;
	const answer = withMisconceptions(
		moneyAnswer(end),
		[
			moneyAnswer(changed(price, first.p + second.p)),
			`took both percents of the ${order.startsWith('markup') ? 'cost' : 'original price'}`,
		],
		[
			moneyAnswer(middle),
			`stopped at the ${order.startsWith('markup') ? 'marked-up price' : 'sale price'}`,
		],
	);
	return {
		prompt: say`${prompt} ${isInCents(end) ? IN_CENTS : TO_CENT}`,
		answer,
		steps: [
			...factorLine(price, first.p, first.why),
			...factorLine(middle, second.p, second.why),
			...(isInCents(end)
				? []
				: [line(approximately(decimal(roundedText(end, 2))), 'round to the nearest cent')]),
			sentence(say`The ${last} is ${answer.body}.`),
		],
		hints: [hint],
	};
}

const isInCents = (value: Fraction) => value.mul(100).d === 1n;
