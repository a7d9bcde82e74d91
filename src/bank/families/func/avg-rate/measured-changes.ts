/** Quantities that are measured while time passes, with values that can happen. */
import type Fraction from 'fraction.js';
import { num, quotient } from '../../../../math/expression.ts';
import type { Random } from '../../../../math/random.ts';
import { type DraftAnswer, rational, withUnit } from '../../../family.ts';
import { amount, ends, exactAnswer } from '../../../steps/amounts.ts';
import { changeOver, type Link } from '../../../steps/function-rule.ts';

type MeasuredChange = {
	what: string;
	noun: string;
	/** How the table names the unit, where the quantity alone does not. */
	measured?: string;
	/** The sign of the unit, where it has one. */
	sign?: string;
	unit: string;
	time: string;
	rate: string;
	/** The same in the question, where no number comes before it. */
	asked?: string;
	/** How far apart the times can be. */
	apart: readonly number[];
	/** Values at equal time steps, the first at the start. */
	values: (random: Random, count: number) => number[] | undefined;
};

const steps = (
	random: Random,
	count: number,
	start: number,
	low: number,
	high: number,
): number[] => {
	const values = [start];
	while (values.length < count) values.push((values.at(-1) ?? 0) + random.int(low, high));
	return values;
};

export const CHANGES: Readonly<Record<string, MeasuredChange>> = {
	'falling ball': {
		what: 'the distance a ball has rolled down a ramp',
		noun: 'distance',
		measured: 'metres',
		sign: 'm',
		unit: 'metres',
		time: 'seconds',
		rate: 'metres per second',
		apart: [1, 2],
		values: (random, count) => {
			const first = random.int(1, 2);
			return Array.from({ length: count }, (_, at) => first * at * at);
		},
	},
	population: {
		what: 'the population of a town',
		noun: 'population',
		unit: 'people',
		time: 'years',
		rate: 'people per year',
		apart: [1, 2, 5],
		values: (random, count) => steps(random, count, random.int(20, 60) * 100, -60, 180),
	},
	'cooling drink': {
		what: 'the temperature of a cooling drink',
		noun: 'temperature',
		measured: 'degrees Celsius',
		sign: '°C',
		unit: '°C',
		time: 'minutes',
		rate: '°C per minute',
		apart: [5, 10],
		values: (random, count) => {
			const values = [random.int(78, 92)];
			let drop = random.int(12, 16);
			while (values.length < count) {
				values.push((values.at(-1) ?? 0) - drop);
				drop -= random.int(1, 3);
			}
			return values;
		},
	},
	'bike trip': {
		what: 'the distance ridden on a bike trip',
		noun: 'distance',
		measured: 'kilometres',
		sign: 'km',
		unit: 'kilometres',
		time: 'hours',
		rate: 'kilometres per hour',
		apart: [1],
		values: (random, count) => steps(random, count, 0, 8, 24),
	},
	'company revenue': {
		what: 'the yearly revenue of a company',
		noun: 'revenue',
		measured: 'thousands of dollars',
		unit: 'thousands of dollars',
		time: 'years',
		rate: 'thousand dollars per year',
		asked: 'thousands of dollars per year',
		apart: [1, 2, 5],
		values: (random, count) => steps(random, count, random.int(100, 400), -15, 60),
	},
};

/** The unit of a value as it is read: 57°C, 1 metre, 312 thousand dollars; people are counted without one. */
export function unitAfter(value: number, { measured, unit }: MeasuredChange): string {
	if (!measured) return '';
	if (unit.startsWith('°')) return unit;
	return ` ${value === 1 ? unit.replace(/s$/, '') : unit.replace('thousands of', 'thousand')}`;
}

// A rate of measured quantities: a terminating decimal if possible, or else a fraction.

const isDecimal = (rate: Fraction): boolean => rate.d > 1n && ends(rate, 3);

export const rateAnswer = (rate: Fraction, unit: string): DraftAnswer =>
	withUnit(isDecimal(rate) ? exactAnswer(rate) : rational(rate), unit);

/** "subtracted the heights and the times in opposite orders", "the numbers of bacteria". */
export const orderMisconception = (noun: string): string =>
	`subtracted the ${noun.replace(/^\w+/, '$&s')} and the times in opposite orders`;

/** "the change in height", "the change in the number of bacteria" */
export const changeIn = (noun: string): string =>
	`the change in ${noun.includes(' ') ? 'the ' : ''}${noun}`;

export function measuredChange(change: Fraction, run: number, why?: string): Link[] {
	const rate = change.div(run);
	if (!isDecimal(rate)) return changeOver(change, run, why);
	return [
		[quotient(num(change), num(run)), why ?? 'subtract'],
		[amount(rate), 'divide'],
	];
}
