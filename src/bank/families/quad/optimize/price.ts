/** The price that brings the greatest revenue or profit. */
import Fraction from 'fraction.js';
import {
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
import { type Draft, type Draw, line, sentence } from '../../../family.ts';
import { type Demand, demandStory, shopFor } from './price-stories.ts';
import { amount, dollarsAnswer } from '../../../steps/amounts.ts';
import { midpointLine } from '../../../steps/vertex-lines.ts';

const X = symbol('x');

type Goal = {
	/** "revenue" or "profit", and its letter. */
	name: string;
	letter: string;
	/** What one thing costs to make. */
	cost: number;
	asksPrice: boolean;
};

/** `undefined` unless a whole number of changes is best and the numbers stay sensible. */
export function bestPrice(
	draw: Draw,
	goal: 'revenue' | 'profit',
	step = 1,
	asksPrice = false,
): Draft | undefined {
	const [price, sold, change] = [draw.int('p'), draw.int('n'), draw.int('d')];
	const cost = goal === 'revenue' ? 0 : draw.random.int(1, Math.max(1, price - 2));
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
	const { things, period } = shopFor(price);
	const sign = raised ? 1 : -1;
	const margin = price - goal.cost;
	const chosenPrice = new Fraction(step).mul(sign * count).add(price);
	const number = sold - sign * change * count;
	const value = chosenPrice.sub(goal.cost).mul(number);
	const answer = dollarsAnswer(goal.asksPrice ? chosenPrice : value);
	const ask = goal.asksPrice
		? say`Which price gives the greatest ${goal.name}, in dollars?`
		: say`What is the greatest possible ${goal.name} for a ${period}, in dollars?`;
	const costs = goal.cost > 0 ? say` Each costs ${money(goal.cost)} to make.` : '';
	const gain = constantFirst(margin, sign * step);
	const sales = constantFirst(sold, -sign * change);
	const zeros = [new Fraction(margin).div(step).mul(-sign), new Fraction(sold, change).mul(sign)];
	const [low, high] = zeros.toSorted((a, b) => a.compare(b));
	return {
		prompt: say`${demandStory(demand)}${costs} ${ask}`,
		answer,
		steps: [
			sentence(
				say`Let ${X} be the number of ${raised ? 'increases' : 'decreases'}. Then each of the ${things} brings ${gain} dollars, and ${sales} are sold.`,
			),
			line(equation(goal.letter, product(gain, sales)), `the ${goal.name} in dollars`),
			sentence(say`The zeros are ${num(low ?? 0)} and ${num(high ?? 0)}.`, 'each factor is 0 once'),
			midpointLine(low ?? 0, high ?? 0, 'the greatest value lies halfway between the zeros'),
			...lastLines(demand, goal, { count, chosenPrice, number, value }),
			sentence(
				goal.asksPrice
					? say`The best price is ${answer.body}.`
					: say`The greatest ${goal.name} is ${answer.body}.`,
			),
		],
		hints: [HINT],
	};
}

const HINT: Prose = say`Let ${X} be the number of changes of the price. Write the amount for one thing and the number sold with ${X}, and multiply.`;

type Best = { count: number; chosenPrice: Fraction; number: number; value: Fraction };

function lastLines(
	{ price, step, raised, sold, change }: Demand,
	{ letter, cost, asksPrice }: Goal,
	{ count, chosenPrice, number, value }: Best,
) {
	const move = step === 1 ? num(count) : times(amount(step), count);
	const priceShown = raised ? sum(price, move) : sum(price, { kind: 'opposite', of: move });
	const priceLine = line(equation(priceShown, amount(chosenPrice)), 'the price in dollars');
	if (asksPrice) return [priceLine];
	const lost = times(change, count);
	return [
		priceLine,
		line(
			equation(raised ? sum(sold, { kind: 'opposite', of: lost }) : sum(sold, lost), number),
			'the number sold',
		),
		line(
			equation(letter, equation(times(amount(chosenPrice.sub(cost)), number), amount(value))),
			cost > 0 ? `each brings the price minus ${cost} dollars` : undefined,
		),
	];
}

/** 20 + 0.5x, as the story goes. */
function constantFirst(constant: number, slope: Number): Expression {
	const size = new Fraction(slope).abs();
	const term = size.equals(1) ? X : product(amount(size), 'x');
	return sum(constant, new Fraction(slope).lt(0) ? { kind: 'opposite', of: term } : term);
}
