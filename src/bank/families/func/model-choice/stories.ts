/** func.model-choice: situations that are linear, quadratic, exponential, or sinusoidal, stated without naming the type. */
import { money, percent } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';

export type GrowthStory = {
	tells: Prose;
	kind: 'linear' | 'quadratic' | 'exponential' | 'sinusoidal';
	/** A sentence without its capital and its full stop. */
	why: string;
	because?: string;
	/** What is modeled, where it is not the situation as a whole. */
	models?: Prose;
};

/** What a change by so many percent multiplies by. */
const factor = (percents: number): string => String((100 + percents) / 100);

export const STORIES: Readonly<Record<string, (a: number, r: number, k: number) => GrowthStory>> = {
	'savings account': (a, r) => ({
		tells: say`A savings account holds ${money(a * 10)} and earns ${percent(r)} interest, compounded annually.`,
		kind: 'exponential',
		why: 'the balance is multiplied by the same factor each year',
		because: `growing by ${r}% means multiplying by ${factor(r)}`,
	}),
	'fixed raise': (a, r) => ({
		tells: say`A worker earns ${money(a * 10)} a month. Every year, the monthly pay goes up by ${money(r)}.`,
		kind: 'linear',
		why: 'the monthly pay increases by the same amount each year',
	}),
	bacteria: (a, r) => ({
		tells: say`A sample has ${a} bacteria, and their number grows by ${percent(r * 2)} each hour.`,
		kind: 'exponential',
		why: 'the number of bacteria is multiplied by the same factor each hour',
		because: `growing by ${r * 2}% means multiplying by ${factor(r * 2)}`,
	}),
	'depreciating car': (a, r) => ({
		tells: say`A car is bought for ${money(a * 100)} and loses ${percent(r)} of its value each year.`,
		kind: 'exponential',
		why: 'the value is multiplied by the same factor each year',
		because: `decreasing by ${r}% means multiplying by ${factor(-r)}`,
	}),
	'thrown ball': (_, r) => ({
		tells: say`A ball is thrown upward with a speed of ${r + 5} metres per second, and its height is measured until it lands.`,
		kind: 'quadratic',
		why: 'gravity changes the velocity of the ball at a constant rate, so the graph of the height over time is a parabola',
	}),
	'tide height': (_, r, k) => ({
		tells: say`The water level at a pier rises and falls by ${k} metres about twice a day. The level is measured for ${r} days.`,
		kind: 'sinusoidal',
		why: 'the water level rises and falls in a repeating pattern',
	}),
	'ticket sales': (a, r) => ({
		tells: say`A theatre receives ${money(a)} from a sponsor and ${money(r)} for each ticket sold. Its income depends on the number of tickets sold.`,
		kind: 'linear',
		why: 'each ticket adds the same amount to the income',
	}),
	'chain message': (_, r, k) => ({
		tells: say`On the first day, ${r} people receive a message. Every day after that, each person who received it the day before sends it to ${k} new people.`,
		models: say`the number of people who receive the message each day`,
		kind: 'exponential',
		why: 'the number of people who receive the message is multiplied by the same factor each day',
		because: `each person sends it to ${k} new people, so the factor is ${k}`,
	}),
};
