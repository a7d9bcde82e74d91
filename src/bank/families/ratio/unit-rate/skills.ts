/** ratio.unit-rate: how much for one. */
import Fraction from 'fraction.js';
import { continued, divided, equation, num, quotient, times } from '../../../../math/expression.ts';
import { exactDecimal, mixed, money } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import type { Random } from '../../../../math/random.ts';
import {
	caseOf,
	distractor,
	type Draft,
	type DraftAnswer,
	type Draw,
	type Line,
	line,
	multipleChoice,
	rational,
	sentence,
	type Skills,
	withFigure,
	withMisconceptions,
	withUnit,
} from '../../../family.ts';
import { amount, dollarsAnswer, ends, exactAnswer } from '../../../steps/amounts.ts';
import { inUsage } from '../../../usage.ts';
import { FRACTION_RATES, UNIT_RATE_STORIES, type UnitRateStory } from './unit-rate-stories.ts';

// The part that compares two offers.

const offerSkills: Skills = {
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

// The part about density: mass for each unit of volume, people for each unit of area.

function densityStory(r: number, n: number, random: Random): UnitRateStory | undefined {
	const both = { total: new Fraction(r * n), rate: new Fraction(r) };
	if (r <= 20) {
		const thing = random.pick(['metal block', 'stone', 'glass ball']);
		return {
			...both,
			prompt: say`A ${thing} has a mass of ${r * n} grams and a volume of ${n} cubic centimetres. What is its density, in grams per cubic centimetre?`,
			unit: 'grams per cubic centimetre',
			counts: 'cubic centimetres',
			result: 'The density is',
		};
	}
	const place = random.pick(['in a county', 'on an island', 'in a valley']);
	if (n < 5) return undefined;
	return {
		...both,
		prompt: say`A population of ${r * n} people lives ${place} with an area of ${n} square miles. What is the population density, in people per square mile?`,
		unit: 'people per square mile',
		counts: 'square miles',
		result: 'The population density is',
	};
}

export const skills: Skills = {
	...offerSkills,

	'Find a unit rate'(draw) {
		const tell = caseOf(UNIT_RATE_STORIES, draw.inTurn('ctx'));
		const n = draw.int('n');
		const story = tell(draw.int('r'), n, draw.random, draw.country);
		return story && computed(story, n, draw.country);
	},

	'Find a density'(draw) {
		const [r, n] = [draw.int('r'), draw.int('n')];
		const story = densityStory(r, n, draw.random);
		return story && computed(story, n, draw.country);
	},

	'Find a unit rate from fractions'(draw) {
		const over = new Fraction(draw.int('p'), draw.int('q'));
		const under = new Fraction(draw.int('r'), draw.int('s'));
		const rate = over.div(under);
		if ([over, under].some(({ d }) => d === 1n || d === 7n) || over.equals(under)) return undefined;
		const tell = caseOf(FRACTION_RATES, draw.inTurn('ctx'));
		const story = tell({ over, under, rate: rate.valueOf(), random: draw.random });
		if (!story) return undefined;
		const { unit, partOf, result, divide } = story;
		const isMoney = unit === '';
		const [top, bottom] = [over.n * under.d, over.d * under.n];
		const shared = bottom / rate.d;
		if (isMoney && !ends(rate, 2)) return undefined;
		const inUnits = withUnit(rational(rate), unit);
		const isPart = partOf !== undefined && rate.lt(1);
		const answer = withMisconceptions(
			isMoney
				? dollarsAnswer(rate, 'decimal')
				: { ...inUnits, ...(isPart ? { body: say`${num(rate)} ${partOf}` } : {}) },
			[rational(over.mul(under)), 'multiplied instead of dividing'],
			[rational(rate.inverse()), 'divided in the reverse order'],
		);
		const form = isMoney
			? ''
			: ' Give your answer as a whole number or as a fraction in lowest terms.';
		return {
			prompt: say`${story.prompt}${form}`,
			answer,
			steps: [
				...asFractions(over, under, isMoney, divide),
				line(
					continued(times(num(over), num(under.inverse()))),
					`dividing by ${under.toFraction()} is the same as multiplying by ${under.inverse().toFraction()}`,
				),
				...(shared > 1n || rate.d === 1n
					? [line(continued(quotient(Number(top), Number(bottom))), 'multiply')]
					: []),
				...(rate.d === 1n
					? [line(continued(num(rate)), 'divide')]
					: [
							line(
								continued(num(rate)),
								shared > 1n ? `divide the numerator and the denominator by ${shared}` : 'multiply',
							),
							...(isMoney
								? [line(continued(amount(rate)), 'write the fraction as a decimal')]
								: []),
						]),
				sentence(say`${result} ${answer.body}.`),
			],
			hints: [
				say`A unit rate is the amount for one unit. Which amount do you divide, and which amount do you divide by?`,
				say`How do you divide by a fraction?`,
			],
		};
	},
};

/** The division as it is stated, then with fractions alone. */
function asFractions(over: Fraction, under: Fraction, isMoney: boolean, why: string): Line[] {
	const fractions = divided(num(over), num(under));
	const stated = (value: Fraction) => (value.gt(1) ? mixed(value) : num(value));
	const rewritten = [
		...(isMoney ? ['the decimal'] : over.gt(1) ? ['the mixed number'] : []),
		...(under.gt(1) ? ['the mixed number'] : []),
	];
	const [first] = rewritten;
	if (first === undefined) return [line(fractions, why)];
	return [
		line(divided(isMoney ? amount(over) : stated(over), stated(under)), why),
		line(
			continued(fractions),
			rewritten.length > 1 ? 'write both numbers as fractions' : `write ${first} as a fraction`,
		),
	];
}

function computed(
	{ prompt, total, rate, unit, counts, result }: UnitRateStory,
	n: number,
	country: Draw['country'],
): Draft {
	const value: DraftAnswer = { ...exactAnswer(rate), kind: 'decimal' };
	const measured = unit.split(' per ')[0] || 'dollars';
	const answer = withMisconceptions(
		unit === '' ? dollarsAnswer(rate, 'decimal') : withUnit(value, unit),
		[rational(total.mul(n)), 'multiplied instead of dividing'],
		[rational(new Fraction(n).div(total)), 'divided in the reverse order'],
		[rational(total.sub(n)), 'subtracted instead of dividing'],
	);
	return {
		prompt,
		answer,
		steps: [
			withFigure(
				line(
					quotient(amount(total), n),
					`divide the number of ${measured} by the number of ${counts}`,
				),
				{
					kind: 'double number line',
					units: [inUsage(measured, country), inUsage(counts, country)],
					pairs: [
						['?', '1'],
						[total.toString(), String(n)],
					],
				},
			),
			line(continued(amount(rate)), 'divide'),
			sentence(say`${result} ${answer.body}.`),
		],
		hints: [
			say`A unit rate is the amount for one unit. Which quantity do you divide, and which quantity do you divide by?`,
		],
	};
}
