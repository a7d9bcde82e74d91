/** The part of ratio.unit-rate that compares two offers. */
import Fraction from 'fraction.js';
import { equation, quotient } from '../../../../math/expression.ts';
import { exactDecimal, money } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	caseOf,
	distractor,
	line,
	multipleChoice,
	sentence,
	type Skills,
} from '../../../family.ts';
import { amount, ends } from '../../../steps/amounts.ts';

export const offerSkills: Skills = {
	'Compare two unit rates'(draw) {
		const [s1, s2, p1, p2] = [draw.int('s1'), draw.int('s2'), draw.int('p1'), draw.int('p2')];
		const offers = caseOf(OFFERS, draw.inTurn('ctx'));
		const { noun, low, high, lowerWins, compared, scale } = offers;
		const [a, b] = [offers.rate(s1, p1), offers.rate(s2, p2)];
		const sensible = [a, b].every((rate) => ends(rate, 2) && rate.gte(low) && rate.lte(high));
		if (!sensible || a.equals(b) || s1 === s2 || p1 === p2) return undefined;
		const [winner, loser] = a.lt(b) === lowerWins ? (['A', 'B'] as const) : (['B', 'A'] as const);
		const [best, other] = winner === 'A' ? [a, b] : [b, a];
		const option = (name: string, rate: typeof a): Prose =>
			say`${offers.wins(`${noun} ${name}`)}: ${offers.shown(rate)}.`;
		const fraction = (size: number, per: number) =>
			lowerWins ? quotient(per, size) : quotient(scale * size, per);
		return {
			prompt: say`${offers.tells('A', s1, p1)} ${offers.tells('B', s2, p2)} ${offers.ask}`,
			answer: multipleChoice(
				option(winner, best),
				distractor(option(loser, other), `chose the ${lowerWins ? 'higher' : 'lower'} ${compared}`),
				distractor(option(winner, other), `gave the ${compared} for ${noun} ${loser}`),
				distractor(
					option(loser, best),
					`gave the ${compared} for ${noun} ${winner} but named ${noun} ${loser}`,
				),
			),
			steps: [
				line(equation(fraction(s1, p1), amount(a)), `find the ${compared} for ${noun} A`),
				line(equation(fraction(s2, p2), amount(b)), `find the ${compared} for ${noun} B`),
				sentence(option(winner, best), `this is the ${lowerWins ? 'lower' : 'higher'} ${compared}`),
			],
			hints: [
				say`What is the ${compared} in each case? Does the question ask for the higher or the lower one?`,
			],
		};
	},
};

// Two offers of the same kind to compare, by the contexts of the curriculum plan.

type Offers = {
	/** Which offer has which total: `size` and `per` of the plan, made plausible. */
	tells(name: 'A' | 'B', size: number, per: number): Prose;
	/** What the offers are called: "Pack". */
	noun: string;
	rate(size: number, per: number): Fraction;
	low: number;
	high: number;
	/** Whether the lower rate wins, as for prices. */
	lowerWins: boolean;
	ask: string;
	/** What is said about the better offer: "Pack A is the better buy". */
	wins(name: string): string;
	/** "$0.40 per ounce". */
	shown(rate: Fraction): Prose;
	/** What is compared: "price per ounce". */
	compared: string;
	isMoney: boolean;
	/** Totals are multiples of this. */
	scale: number;
};

const perUnit = (unit: string) => (rate: Fraction) => say`${exactDecimal(rate)} ${unit}`;
const inDollars = (unit: string) => (rate: Fraction) => say`${money(rate)} per ${unit}`;

/** Rates of a total over a number of hours, gallons or minutes: the higher one wins. */
const faster = (
	scale: number,
	band: readonly [low: number, high: number],
	rest: Pick<Offers, 'tells' | 'noun' | 'ask' | 'wins' | 'shown' | 'compared'>,
): Offers => ({
	...rest,
	rate: (size, per) => new Fraction(scale * size, per),
	low: band[0],
	high: band[1],
	lowerWins: false,
	isMoney: false,
	scale,
});

const OFFERS: Readonly<Record<string, Offers>> = {
	'price per kilogram': {
		tells: (name, size, per) =>
			say`Pack ${name} holds ${size} ounces of oats and costs ${money(per)}.`,
		noun: 'Pack',
		rate: (size, per) => new Fraction(per, size),
		low: 0.1,
		high: 0.8,
		lowerWins: true,
		ask: 'Which pack is the better buy, and what is its unit price?',
		wins: (name) => `${name} is the better buy`,
		shown: inDollars('ounce'),
		compared: 'price per ounce',
		isMoney: true,
		scale: 1,
	},
	speed: faster(10, [25, 70], {
		tells: (name, size, per) => say`Train ${name} travels ${10 * size} miles in ${per} hours.`,
		noun: 'Train',
		ask: 'Which train is faster, and what is its speed?',
		wins: (name) => `${name} is faster`,
		shown: perUnit('miles per hour'),
		compared: 'speed',
	}),
	'hourly pay': {
		...faster(10, [12, 40], {
			tells: (name, size, per) =>
				say`Job ${name} pays ${money(10 * size)} for ${per} hours of work.`,
			noun: 'Job',
			ask: 'Which job pays more per hour, and how much does it pay per hour?',
			wins: (name) => `${name} pays more`,
			shown: inDollars('hour'),
			compared: 'pay per hour',
		}),
		isMoney: true,
	},
	'fuel use': faster(10, [15, 60], {
		tells: (name, size, per) => say`Car ${name} goes ${10 * size} miles on ${per} gallons of fuel.`,
		noun: 'Car',
		ask: 'Which car goes farther on one gallon, and how far?',
		wins: (name) => `${name} goes farther on one gallon`,
		shown: perUnit('miles'),
		compared: 'number of miles per gallon',
	}),
	'typing speed': faster(20, [20, 90], {
		tells: (name, size, per) => say`Typist ${name} types ${20 * size} words in ${per} minutes.`,
		noun: 'Typist',
		ask: 'Which typist is faster, and what is that typist’s typing speed?',
		wins: (name) => `${name} is faster`,
		shown: perUnit('words per minute'),
		compared: 'typing speed',
	}),
	'heart beats': faster(20, [45, 160], {
		tells: (name, size, per) =>
			say`Person ${name}’s heart beats ${20 * size} times in ${per} minutes.`,
		noun: 'Person',
		ask: 'Which person’s heart beats faster, and what is that person’s heart rate?',
		wins: (name) => `${name}’s heart beats faster`,
		shown: perUnit('beats per minute'),
		compared: 'heart rate',
	}),
};
