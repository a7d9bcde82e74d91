/** A fraction of one unit for a fraction of another, by the contexts of the curriculum plan. */
import type Fraction from 'fraction.js';
import { money } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import type { Random } from '../../../../math/random.ts';
import { some } from '../../../contexts/names.ts';
import { twoNames } from '../../../contexts/signed-setting.ts';

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
type Tell = (numbers: Numbers) => FractionRate | undefined;

const inCents = (value: Fraction) => 100n % value.d === 0n;

export const FRACTION_RATES: Readonly<Record<string, Tell>> = {
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
