/** Totals from which a rate for one follows, by the contexts of the curriculum plan. */
import Fraction from 'fraction.js';
import { money } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import type { Random } from '../../../../math/random.ts';
import { some } from '../../../../math/things-in-words.ts';
import type { Draw } from '../../../family.ts';
import { twoNames } from '../../../contexts/names.ts';

export type UnitRateStory = {
	/** What happens, then the question. */
	prompt: Prose;
	total: Fraction;
	rate: Fraction;
	/** "miles per hour"; empty for dollars. */
	unit: string;
	/** What the total is for: "hours". */
	counts: string;
	/** "The speed is". */
	result: string;
};

/** `r` a rate, `n` how many of the thing that it is for. `undefined`: not sensible in this setting. */
type Tell = (
	r: number,
	n: number,
	random: Random,
	country: Draw['country'],
) => UnitRateStory | undefined;

type Kind = readonly [name: string, low: number, high: number, most: number];

/** Name, lowest and highest rate, most hours or minutes. */
const MOVERS: readonly Kind[] = [
	['hiker', 2, 4, 8],
	['canoe', 3, 5, 6],
	['cyclist', 9, 20, 7],
	['tractor', 12, 28, 9],
	['truck', 35, 60, 12],
	['bus', 30, 60, 10],
];

const HEARTS: readonly Kind[] = [
	['a whale', 6, 14, 20],
	['an elephant', 25, 32, 20],
	['a horse', 30, 44, 20],
	['a resting athlete', 45, 60, 20],
];

/** Prices in quarters of a dollar. */
const FOODS: readonly Kind[] = [
	['potatoes', 2, 6, 20],
	['apples', 5, 12, 15],
	['grapes', 8, 16, 10],
	['cheese', 24, 48, 8],
	['almonds', 26, 50, 9],
	['salmon', 36, 60, 7],
];

const one = (kinds: readonly Kind[], r: number, n: number, random: Random): string | undefined => {
	const fitting = kinds.filter(([, low, high, most]) => r >= low && r <= high && n <= most);
	return fitting.length > 0 ? random.pick(fitting)[0] : undefined;
};

const whole = (r: number, n: number) => ({ total: new Fraction(r * n), rate: new Fraction(r) });

export const UNIT_RATE_STORIES: Readonly<Record<string, Tell>> = {
	speed(r, n, random, country) {
		const mover = one(MOVERS, r, n, random);
		const unit = country === 'CA' ? 'kilometres' : 'miles';
		if (!mover) return undefined;
		return {
			...whole(r, n),
			prompt: say`A ${mover} travels ${r * n} ${unit} in ${n} hours. What is the average speed in ${unit} per hour?`,
			unit: `${unit} per hour`,
			counts: 'hours',
			result: 'The average speed is',
		};
	},
	'hourly pay'(r, n, random) {
		const [name] = twoNames(random);
		const where = random.pick(['at a bakery', 'in a garden', 'at a library', 'in a workshop']);
		if (r < 12 || r > 40) return undefined;
		return {
			...whole(r, n),
			prompt: say`${name} earns ${money(r * n)} for ${n} hours of work ${where}. How many dollars does ${name} earn per hour?`,
			unit: '',
			counts: 'hours',
			result: 'The pay per hour is',
		};
	},
	'price per kilogram'(r, n, random, country) {
		const food = one(FOODS, r, n, random);
		const unit = country === 'CA' ? 'kilogram' : 'pound';
		if (!food) return undefined;
		const rate = new Fraction(r, 4);
		return {
			total: rate.mul(n),
			rate,
			prompt: say`At a market, ${n} ${unit}s of ${food} cost ${money(rate.mul(n))}. What is the price, in dollars, of one ${unit}?`,
			unit: '',
			counts: `${unit}s`,
			result: `The price of one ${unit} is`,
		};
	},
	'fuel use'(r, n, random, country) {
		const [distance, volume] =
			country === 'CA' ? ['kilometres', 'litre'] : (['miles', 'gallon'] as const);
		const [low, high] = country === 'CA' ? [7, 20] : [15, 55];
		if (r < low || r > high) return undefined;
		const vehicle = random.pick(['car', 'van', 'pickup truck']);
		return {
			...whole(r, n),
			prompt: say`A ${vehicle} goes ${r * n} ${distance} on ${n} ${volume}s of fuel. How many ${distance} does it go on one ${volume}?`,
			unit: `${distance} per ${volume}`,
			counts: `${volume}s`,
			result: 'The fuel economy is',
		};
	},
	'typing speed'(r, n, random) {
		const [name] = twoNames(random);
		if (r < 20) return undefined;
		return {
			...whole(r, n),
			prompt: say`${name} types ${r * n} words in ${n} minutes. How many words per minute is that?`,
			unit: 'words per minute',
			counts: 'minutes',
			result: 'The typing speed is',
		};
	},
	'heart beats'(r, n, random) {
		const animal = one(HEARTS, r, n, random);
		if (!animal) return undefined;
		return {
			...whole(r, n),
			prompt: say`The heart of ${animal} beats ${r * n} times in ${n} minutes. How many beats per minute is that?`,
			unit: 'beats per minute',
			counts: 'minutes',
			result: 'The heart rate is',
		};
	},
	'water flow'(r, n, random, country) {
		const unit = country === 'CA' ? 'litres' : 'gallons';
		const source = random.pick(['pump', 'garden hose', 'spring']);
		if (r > (source === 'pump' ? 60 : 12)) return undefined;
		return {
			...whole(r, n),
			prompt: say`A ${source} delivers ${r * n} ${unit} of water in ${n} minutes. How many ${unit} per minute is that?`,
			unit: `${unit} per minute`,
			counts: 'minutes',
			result: 'The flow rate is',
		};
	},
	'pages per hour'(r, n, random) {
		const [name] = twoNames(random);
		if (r < 15 || n > 14) return undefined;
		return {
			...whole(r, n),
			prompt: say`${name} reads ${r * n} pages of a novel in ${n} hours. How many pages per hour is that?`,
			unit: 'pages per hour',
			counts: 'hours',
			result: 'The reading speed is',
		};
	},
};

// A fraction of one unit for a fraction of another, by the contexts of the curriculum plan.

type FractionRate = {
	prompt: Prose;
	/** Empty for dollars. */
	unit: string;
	/** In place of the unit, after a rate of less than 1. */
	partOf?: string;
	result: string;
	/** The first line: which amount is divided by which. */
	divide: string;
};

type Numbers = {
	/** `over` of the first unit for `under` of the second. */
	over: Fraction;
	under: Fraction;
	rate: number;
	random: Random;
};

/** `undefined`: not sensible in this setting. */
type TellFractions = (numbers: Numbers) => FractionRate | undefined;

const inCents = (value: Fraction) => 100n % value.d === 0n;

export const FRACTION_RATES: Readonly<Record<string, TellFractions>> = {
	speed({ over, under, rate, random }) {
		const [name] = twoNames(random);
		const verb =
			rate < 1 || rate > 20 ? undefined : rate <= 4 ? 'walks' : rate <= 8 ? 'jogs' : 'cycles';
		if (!verb) return undefined;
		return {
			prompt: say`${name} ${verb} ${some(over, 'mile')} in ${some(under, 'hour')}. What is ${name}’s speed in miles per hour?`,
			unit: 'miles per hour',
			result: 'The speed is',
			divide: 'divide the distance by the time',
		};
	},
	'hourly pay'({ over, under, rate, random }) {
		const [name] = twoNames(random);
		if (!inCents(over) || rate < 8 || rate > 40 || under.lt('1/4')) return undefined;
		return {
			prompt: say`${name} earns ${money(over)} for ${some(under, 'hour')} of work. How many dollars per hour is that?`,
			unit: '',
			result: 'The pay per hour is',
			divide: 'divide the pay by the number of hours',
		};
	},
	'price per kilogram'({ over, under, rate, random }) {
		const food = random.pick(rate < 4 ? ['apples', 'carrots', 'pears'] : ['nuts', 'cheese', 'ham']);
		if (!inCents(over) || rate < 1 || rate > 16) return undefined;
		return {
			prompt: say`At a market, ${some(under, 'pound')} of ${food} costs ${money(over)}. What is the price, in dollars, of one pound?`,
			unit: '',
			result: 'The price of one pound is',
			divide: 'divide the price by the number of pounds',
		};
	},
	'fuel use'({ over, under, rate, random }) {
		const machine = random.pick(['lawn mower', 'snow blower', 'small boat']);
		if (rate < 0.25 || rate > 5) return undefined;
		return {
			prompt: say`A ${machine} uses ${some(over, 'gallon')} of fuel in ${some(under, 'hour')}. How many gallons does it use per hour?`,
			unit: 'gallons per hour',
			partOf: 'of a gallon per hour',
			result: `The ${machine} uses`,
			divide: 'divide the number of gallons by the number of hours',
		};
	},
	'typing speed'({ over, under, rate, random }) {
		const [name] = twoNames(random);
		if (rate < 1 || rate > 12) return undefined;
		return {
			prompt: say`${name} writes ${some(over, 'page')} of a story in ${some(under, 'hour')}. How many pages per hour is that?`,
			unit: 'pages per hour',
			result: `${name} writes`,
			divide: 'divide the number of pages by the number of hours',
		};
	},
};
