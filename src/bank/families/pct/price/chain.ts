/** The part of pct.price with two percent steps one after the other. */
import Fraction from 'fraction.js';
import {
	approximately,
	continued,
	difference,
	equation,
	sum,
	times,
} from '../../../../math/expression.ts';
import { decimal, money, roundedText } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import type { Random } from '../../../../math/random.ts';
import {
	caseOf,
	type Draft,
	type Draw,
	type Line,
	line,
	sentence,
	type Skills,
	withFigure,
	withMisconceptions,
} from '../../../family.ts';
import { amount, asDecimal, isHalfway, moneyAnswer, percentOf } from '../../../steps/amounts.ts';
import { changed } from '../../../steps/percent-lines.ts';

// A price after one percent change, as written on the board.

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
		withFigure(line(continued(amount(kept.mul(price).div(100))), 'multiply'), {
			kind: 'percent bar',
			p: kept,
			whole: price,
			part: kept.mul(price).div(100),
		}),
	];
}

// Things in shops, with the prices that they may have in dollars.

type Ware = readonly [name: string, low: number, high: number];

const WARES: readonly Ware[] = [
	['T-shirt', 6, 32],
	['water bottle', 6, 30],
	['board game', 10, 60],
	['backpack', 18, 100],
	['desk lamp', 15, 120],
	['bike helmet', 20, 90],
	['pair of boots', 40, 180],
	['winter jacket', 45, 240],
	['bookcase', 50, 300],
	['tent', 60, 400],
	['camera', 90, 400],
	['guitar', 80, 400],
	['pair of skis', 120, 400],
];

/** "desk lamp" for 40 dollars; `undefined` when nothing costs so much or so little. */
export function wareFor(random: Random, ...prices: number[]): string | undefined {
	const fitting = WARES.filter(([, low, high]) =>
		prices.every((price) => price >= low && price <= high),
	);
	return fitting.length > 0 ? random.pick(fitting)[0] : undefined;
}

/** After the first mention: "the desk lamp", but "the boots". */
export const laterName = (ware: string): string => `the ${ware.replace('pair of ', '')}`;

/** What a seller on commission sells for thousands of dollars a week. */
export const COMMISSION_WARES: readonly string[] = [
	'furniture',
	'kitchen cabinets',
	'carpets',
	'bicycles',
	'garden tools',
	'windows',
];

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
