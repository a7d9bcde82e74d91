/** Quantities that grow or decrease by the same percent each time. */
import Fraction from 'fraction.js';
import { type Expression, num } from '../../../../math/expression.ts';
import { money, rounded } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';

export type ExponentialSetting = {
	/** "The value of a car": begins a sentence. */
	noun: string;
	/** "the value": the same, shortened. */
	short: string;
	grows: boolean;
	time: 'hour' | 'month' | 'year';
	/** The start from a drawn number. */
	start: (drawn: number) => number;
	/** Larger percents would be implausible in one time unit. */
	mostPercent: number;
	leastPercent?: number;
	/** Values below are not asked for. */
	least: number;
	places: number;
	rounding: string;
	unit?: string;
	/** A value in a sentence, with its unit. */
	shown: (value: number) => Prose;
};

const plain = (value: number): Expression =>
	Number.isInteger(value) ? num(value) : rounded(new Fraction(String(value)), 1);
const bare = (value: number): Prose => ({ parts: [plain(value)] });
const dollars = (value: number): Prose => ({ parts: [money(new Fraction(String(value)))] });

const EXPONENTIAL_SETTINGS = {
	'town population': {
		noun: 'The population of a town',
		short: 'the population',
		grows: true,
		time: 'year',
		start: (drawn) => (drawn < 1000 ? drawn * 10 : drawn),
		mostPercent: 6,
		least: 1,
		places: 0,
		rounding: 'Round to the nearest whole number.',
		unit: 'people',
		shown: bare,
	},
	bacteria: {
		noun: 'The number of bacteria in a dish',
		short: 'the number of bacteria',
		grows: true,
		time: 'hour',
		start: (drawn) => drawn,
		mostPercent: 60,
		least: 1,
		places: 0,
		rounding: 'Round to the nearest whole number.',
		unit: 'bacteria',
		shown: bare,
	},
	'website visits': {
		noun: 'The number of daily visits to a website',
		short: 'the number of daily visits',
		grows: true,
		time: 'month',
		start: (drawn) => drawn,
		mostPercent: 25,
		least: 1,
		places: 0,
		rounding: 'Round to the nearest whole number.',
		unit: 'visits',
		shown: bare,
	},
	'bank account': {
		noun: 'The balance of a bank account',
		short: 'the balance',
		grows: true,
		time: 'year',
		start: (drawn) => drawn,
		mostPercent: 6,
		least: 1,
		places: 2,
		rounding: 'Round to the nearest cent.',
		unit: 'dollars',
		shown: dollars,
	},
	'car value': {
		noun: 'The value of a car',
		short: 'the value',
		grows: false,
		time: 'year',
		start: (drawn) => 8000 + drawn * 4,
		mostPercent: 25,
		leastPercent: 6,
		least: 500,
		places: 0,
		rounding: 'Round to the nearest dollar.',
		unit: 'dollars',
		shown: dollars,
	},
	'bicycle value': {
		noun: 'The value of a bicycle',
		short: 'the value',
		grows: false,
		time: 'year',
		start: (drawn) => 200 + drawn / 10,
		mostPercent: 40,
		leastPercent: 10,
		least: 10,
		places: 0,
		rounding: 'Round to the nearest dollar.',
		unit: 'dollars',
		shown: dollars,
	},
	'medicine in the blood': {
		noun: 'The amount of a medicine in a patient’s bloodstream',
		short: 'the amount',
		grows: false,
		time: 'hour',
		start: (drawn) => (drawn > 900 ? drawn / 10 : drawn),
		mostPercent: 60,
		least: 0.5,
		places: 1,
		rounding: 'Round to the nearest tenth of a milligram.',
		unit: 'milligrams',
		shown: (value) => say`${plain(value)} milligrams`,
	},
	'radioactive sample': {
		noun: 'The mass of a radioactive sample',
		short: 'the mass',
		grows: false,
		time: 'year',
		start: (drawn) => (drawn > 900 ? drawn / 10 : drawn),
		mostPercent: 60,
		least: 0.5,
		places: 1,
		rounding: 'Round to the nearest tenth of a milligram.',
		unit: 'milligrams',
		shown: (value) => say`${plain(value)} milligrams`,
	},
} as const satisfies Record<string, ExponentialSetting>;

export type ExponentialContext = keyof typeof EXPONENTIAL_SETTINGS;

/** @throws {RangeError} for a context that the pool does not have. */
export function exponentialSetting(name: string): ExponentialSetting {
	const found = Object.entries(EXPONENTIAL_SETTINGS).find(([key]) => key === name);
	if (!found) throw new RangeError(`No exponential setting "${name}".`);
	return found[1];
}

/** A rounded value with its unit and all its decimal places. */
export const reported = ({ places, unit = '', shown }: ExponentialSetting, value: number): Prose =>
	places === 1 ? say`${rounded(value, 1)} ${unit}` : shown(Number(value.toFixed(places)));

/** ", in grams" for a quantity that is measured, nothing for one that is counted. */
export const inUnits = ({ unit = '' }: ExponentialSetting): string =>
	['milligrams', 'dollars'].includes(unit) ? `, in ${unit}` : '';

/** "1 year", "7 years", with the number typeset. */
export const timeSpan = (count: number, unit: string): Prose =>
	say`${plain(count)} ${count === 1 ? unit : `${unit}s`}`;

/** "each year", "every 3 hours". */
export const every = (count: number, unit: string): Prose =>
	count === 1 ? say`each ${unit}` : say`every ${timeSpan(count, unit)}`;

/** Settings to be recognized or modeled, by whether they grow. */
export const GROWTH_OR_DECAY = {
	growth: ['bacteria', 'website visits'],
	decay: ['medicine in the blood', 'radioactive sample'],
} as const;
