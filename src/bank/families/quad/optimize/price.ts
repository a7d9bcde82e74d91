/** The price that brings the greatest revenue or profit. */
import Fraction from 'fraction.js';
import {
	difference,
	equation,
	type Expression,
	num,
	type Number,
	product,
	sum,
	symbol,
	times,
} from '../../../../math/expression.ts';
import { money } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { fromZeros } from '../../../../math/quadratic.ts';
import {
	type Draft,
	type Draw,
	line,
	sentence,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import { amount, dollarsAnswer } from '../../../steps/amounts.ts';
import { withParabola } from '../../../steps/parabola-sketch.ts';
import { midpointLine } from '../../../steps/vertex-lines.ts';
import { MAXIMUM_AT_VERTEX, opensDownward, zerosLine } from './maximum.ts';

const X = symbol('x');

type Goal = {
	/** "revenue" or "profit", and its letter. */
	name: string;
	letter: string;
	/** What one thing costs the seller; 0 where only the revenue counts. */
	cost: number;
	asksPrice: boolean;
};

/** `undefined` unless a whole number of changes is best and the numbers stay sensible; a thing costs the seller at least a fifth of its price. */
export function bestPrice(
	draw: Draw,
	goal: 'revenue' | 'profit',
	step = 1,
	asksPrice = false,
): Draft | undefined {
	const [price, sold, change] = [draw.int('p'), draw.int('n'), draw.int('d')];
	const cost = goal === 'revenue' ? 0 : draw.random.int(1, Math.max(1, price - 2));
	if (goal === 'profit' && cost < price / 5) return undefined;
	const gain = new Fraction(price - cost).div(step);
	const best = new Fraction(sold, change).sub(gain).div(2);
	const count = Number(best.abs().valueOf());
	const raised = best.gt(0);
	if (best.d !== 1n || count < 2 || change < 2 || count > 30 || count * step > 0.8 * price)
		return undefined;
	return story(
		{ price, sold, step, change, raised },
		{ name: goal, letter: goal === 'revenue' ? 'R' : 'P', cost, asksPrice },
		count,
	);
}

function story(demand: Demand, goal: Goal, count: number): Draft {
	const { price, sold, step, change, raised } = demand;
	const { things, thing, each, costs } = shopFor(price);
	const move = raised ? 'increase' : 'decrease';
	const sign = raised ? 1 : -1;
	const margin = price - goal.cost;
	const chosenPrice = new Fraction(step).mul(sign * count).add(price);
	const number = sold - sign * change * count;
	const value = chosenPrice.sub(goal.cost).mul(number);
	const answer = dollarsAnswer(goal.asksPrice ? chosenPrice : value);
	const ask = goal.asksPrice
		? say`Which price, in dollars, gives the greatest ${goal.name}?`
		: say`What is the greatest possible ${each} ${goal.name}, in dollars?`;
	const paid = goal.cost > 0 ? say` ${costs(goal.cost)}` : '';
	const gain = constantFirst(margin, sign * step);
	const sales = constantFirst(sold, -sign * change);
	const gainZero = new Fraction(margin).div(step).mul(-sign);
	const salesZero = new Fraction(sold, change).mul(sign);
	const zeros = [gainZero, salesZero];
	const [low, high] = zeros.toSorted((a, b) => a.compare(b));
	return {
		prompt: say`${demandStory(demand)}${paid} ${ask}`,
		answer: withMisconceptions(
			answer,
			goal.asksPrice
				? [dollarsAnswer(value), `gave the greatest ${goal.name} instead of the price`]
				: [dollarsAnswer(chosenPrice), `gave the price instead of the greatest ${goal.name}`],
			[dollarsAnswer(count), `gave the number of price ${move}s`],
			goal.asksPrice
				? [dollarsAnswer(price), 'gave the original price']
				: [dollarsAnswer(margin * sold), `gave the ${goal.name} at the original price`],
			...(goal.asksPrice && step !== 1
				? ([
						[
							dollarsAnswer(price + sign * count),
							`changed the price by ${step < 1 ? '' : 'only '}$1 for each ${move}`,
						],
					] satisfies WrongAnswer[])
				: []),
		),
		steps: [
			sentence(
				say`Let ${X} be the number of ${step === 1 ? '' : say`${money(step)} `}price ${move}s. Then ${sales} ${things} are sold${goal.cost > 0 ? say`, and the profit per ${thing}, in dollars, is ${equation(sum(constantFirst(price, sign * step), -goal.cost), gain)}` : say`, and the price of each, in dollars, is ${gain}`}.`,
			),
			line(
				equation(goal.letter, product(gain, sales)),
				goal.cost > 0
					? `total profit = profit per ${thing} × number sold`
					: `${goal.name} = price × number sold`,
			),
			zerosLine(
				[
					[gain, gainZero],
					[sales, salesZero],
				],
				[low ?? 0, high ?? 0],
			),
			opensDownward(goal.letter),
			withParabola(
				midpointLine(low ?? 0, high ?? 0, MAXIMUM_AT_VERTEX),
				fromZeros(-step * change, low ?? 0, high ?? 0),
				{ points: [low ?? 0, high ?? 0].map((zero) => [zero, 0]), hasAxis: true },
			),
			...lastLines(demand, goal, { count, chosenPrice, number, value }),
			sentence(
				goal.asksPrice
					? say`The price that gives the greatest ${goal.name} is ${answer.body}.`
					: say`The greatest ${goal.name} is ${answer.body}.`,
			),
		],
		hints: [
			say`After ${X} price ${move}s, how many ${things} are sold, and what is the ${goal.cost > 0 ? `profit per ${thing}` : 'price of each'}?`,
			say`For which two values of ${X} is the ${goal.cost > 0 ? 'profit' : 'revenue'} ${0}?`,
		],
	};
}

type Best = { count: number; chosenPrice: Fraction; number: number; value: Fraction };

function lastLines(
	{ price, step, raised, sold, change }: Demand,
	{ letter, cost, asksPrice }: Goal,
	{ count, chosenPrice, number, value }: Best,
) {
	const move = step === 1 ? num(count) : times(amount(step), count);
	const priceShown = raised ? sum(price, move) : sum(price, { kind: 'opposite', of: move });
	const priceLine = line(equation(priceShown, amount(chosenPrice)), 'the new price, in dollars');
	if (asksPrice) return [priceLine];
	const lost = times(change, count);
	const gain = chosenPrice.sub(cost);
	return [
		priceLine,
		...(cost > 0
			? [
					line(
						equation(difference(amount(chosenPrice), cost), amount(gain)),
						`the profit per ${shopFor(price).thing}, in dollars`,
					),
				]
			: []),
		line(
			equation(raised ? sum(sold, { kind: 'opposite', of: lost }) : sum(sold, lost), number),
			'the number sold at this price',
		),
		line(
			equation(letter, equation(times(amount(gain), number), amount(value))),
			cost > 0
				? `multiply the profit per ${shopFor(price).thing} by the number sold`
				: 'multiply the price by the number sold',
		),
	];
}

/** 20 + 0.5x, as the story goes. */
function constantFirst(constant: number, slope: Number): Expression {
	const size = new Fraction(slope).abs();
	const term = size.equals(1) ? X : product(amount(size), 'x');
	return sum(constant, new Fraction(slope).lt(0) ? { kind: 'opposite', of: term } : term);
}

// Things that sell less the more they cost.

type Demand = {
	/** Dollars each. */
	price: number;
	/** Sold in one period at that price. */
	sold: number;
	/** Dollars of one change of the price, and how many fewer (for a lower price: more) are then sold. */
	step: number;
	change: number;
	raised: boolean;
};

type Shop = {
	upTo: number;
	seller: string;
	things: string;
	thing: string;
	period: string;
	/** "daily" */
	each: string;
	/** What one thing costs the seller. */
	costs: (cost: number) => Prose;
};

const toMake = (cost: number) => say`Each one costs ${money(cost)} to make.`;

const SHOPS: readonly Shop[] = [
	{
		upTo: 12,
		seller: 'A food stand',
		things: 'sandwiches',
		thing: 'sandwich',
		period: 'day',
		each: 'daily',
		costs: toMake,
	},
	{
		upTo: 30,
		seller: 'A souvenir shop',
		things: 'T-shirts',
		thing: 'T-shirt',
		period: 'month',
		each: 'monthly',
		costs: (cost) => say`The shop pays ${money(cost)} for each one.`,
	},
	{
		upTo: 60,
		seller: 'A store',
		things: 'backpacks',
		thing: 'backpack',
		period: 'month',
		each: 'monthly',
		costs: (cost) => say`The store pays ${money(cost)} for each one.`,
	},
	{
		upTo: Infinity,
		seller: 'A workshop',
		things: 'wooden chairs',
		thing: 'chair',
		period: 'year',
		each: 'yearly',
		costs: toMake,
	},
];

const shopFor = (price: number): Shop => {
	const found = SHOPS.find(({ upTo }) => price <= upTo);
	if (!found) throw new RangeError(`No shop sells at ${price}.`);
	return found;
};

/** Price, number and what a change of the price does; two sentences. */
function demandStory({ price, sold, step, change, raised }: Demand): Prose {
	const { seller, things, period } = shopFor(price);
	const move = raised ? 'increase' : 'decrease';
	return say`${seller} sells ${sold} ${things} a ${period} at ${money(price)} each. For each ${money(step)} ${move} in price, ${change} ${raised ? 'fewer' : 'more'} ${things} are sold.`;
}
