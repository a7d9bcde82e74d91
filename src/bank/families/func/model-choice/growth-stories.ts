/** Situations that are linear, quadratic, exponential or sinusoidal, told without naming the type. */
import { money, percent } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';

export type GrowthStory = {
	tells: Prose;
	kind: 'linear' | 'quadratic' | 'exponential' | 'sinusoidal';
	/** Continues "Here …" and "did not see that …". */
	why: string;
};

const SAME_AMOUNT = 'it changes by the same amount each time';
const SAME_PERCENT = 'it changes by the same percent each time';

export const STORIES: Readonly<Record<string, (a: number, r: number, k: number) => GrowthStory>> = {
	'savings account': (a, r) => ({
		tells: say`A savings account holds ${money(a * 10)} and earns ${percent(r)} interest each year, which stays in the account.`,
		kind: 'exponential',
		why: SAME_PERCENT,
	}),
	'fixed raise': (a, r) => ({
		tells: say`A worker earns ${money(a * 10)} a month and gets a raise of ${money(r)} every year.`,
		kind: 'linear',
		why: SAME_AMOUNT,
	}),
	bacteria: (a, r) => ({
		tells: say`A sample has ${a} bacteria, and their number grows by ${percent(r * 2)} every hour.`,
		kind: 'exponential',
		why: SAME_PERCENT,
	}),
	'depreciating car': (a, r) => ({
		tells: say`A car is bought for ${money(a * 100)} and loses ${percent(r)} of its value every year.`,
		kind: 'exponential',
		why: SAME_PERCENT,
	}),
	'thrown ball': (_, r) => ({
		tells: say`A ball is thrown upward with a speed of ${r + 5} metres per second; its height is measured until it lands.`,
		kind: 'quadratic',
		why: 'it rises, slows down and falls again in a parabola',
	}),
	'tide height': (_, r, k) => ({
		tells: say`The water at a pier rises and falls by ${k} metres about twice a day, day after day; its height is measured for ${r} days.`,
		kind: 'sinusoidal',
		why: 'it goes up and down again and again',
	}),
	'ticket sales': (a, r) => ({
		tells: say`A theatre sells tickets for ${money(r)} each, on top of ${money(a)} from a sponsor; its income depends on the number of tickets.`,
		kind: 'linear',
		why: SAME_AMOUNT,
	}),
	'chain message': (_, r, k) => ({
		tells: say`On the first day ${r} people get a message, and every day each of them sends it to ${k} new people.`,
		kind: 'exponential',
		why: 'it is multiplied by the same number each time',
	}),
};
