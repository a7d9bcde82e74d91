/** The settings of signed quantities: places, which are warm or high, and accounts of money, points, and yards. */
import { type Prose, say } from '../../../../math/prose.ts';
import { capital } from '../../../../math/things-in-words.ts';
import type { Random } from '../../../../math/random.ts';
import type { Draw } from '../../../family.ts';
import { twoNames } from '../../../contexts/names.ts';

/** All values are signed whole numbers; a move is a change, below 0 for a decrease. */
export type Setting = {
	/** Lowest and highest value, and largest single change, that make sense here. */
	low: number;
	high: number;
	largestMove: number;
	/** What is measured, in the singular: "temperature". Its values are given in `unit`, its changes in `step`. */
	quantity: string;
	unit: string;
	step: string;
	/** Of two quantities: "lower" and "higher" unless these are given. */
	compared?: readonly [less: string, more: string];
	/** What is averaged, if not the "change in" the quantity. */
	averaged?: string;
	/** What a value below zero means here, as a reason. */
	negative: string;
	/** How often equal changes come: one "hour", many "hours". */
	period: string;
	/** In a first sentence and later: "a mine robot", "the robot". */
	actor: string;
	again: string;
	/** Asks for two values: "in degrees Fahrenheit". */
	asked: string;
	/** Before a first sentence that has no value in it: "Ben has a bank account." */
	opens?: string;
	states(value: number): Prose;
	moves(change: number): Prose;
	goes(from: number, to: number): Prose;
	/** Two places or persons, each with a value that words give instead of a sign. */
	sides(first: number, second: number): Prose;
	/** The same with signed numbers. */
	both(first: number, second: number): Prose;
	/** The question for the last value, and its answer. */
	ask: string;
	tell(value: Prose): Prose;
};

/** A setting with its own places or persons. Units follow the country of the book. */
export type MakeSetting = (random: Random, country: Draw['country']) => Setting;

const way = (value: number, down: string, up: string): string => (value < 0 ? down : up);

const COLD_TOWNS = {
	USA: ['Bangor', 'Bozeman', 'Duluth', 'Fargo', 'Helena', 'Nome'],
	CA: ['Churchill', 'Iqaluit', 'Regina', 'Timmins', 'Whitehorse', 'Yellowknife'],
} as const;

const CLIMBERS = [
	['a mine robot', 'the robot'],
	['a cave explorer', 'the explorer'],
	['a survey drone in a mine', 'the drone'],
	['a rescue crew in a mine', 'the crew'],
] as const;

const size = Math.abs;

export const temperature: MakeSetting = (random, country) => {
	const [town = '', other = ''] = random.sample(COLD_TOWNS[country], 2);
	const [unit, scale] = country === 'CA' ? ['°C', 'Celsius'] : ['°F', 'Fahrenheit'];
	const side = (value: number) => say`${size(value)} degrees ${way(value, 'below', 'above')} zero`;
	return {
		low: -40,
		high: 45,
		largestMove: 50,
		quantity: 'temperature',
		unit,
		step: 'degrees',
		negative: 'below zero is negative',
		period: 'hour',
		actor: `the temperature in ${town}`,
		again: 'it',
		asked: `in degrees ${scale}`,
		states: (value) => say`The temperature in ${town} is ${value}${unit}.`,
		moves: (change) => say`${way(change, 'falls', 'rises')} ${size(change)} degrees`,
		goes: (from, to) => say`The temperature in ${town} goes from ${from}${unit} to ${to}${unit}.`,
		sides: (a, b) => say`It is ${side(a)} in ${town} and ${side(b)} in ${other}.`,
		both: (a, b) =>
			say`It is ${a}${unit} in ${town} and ${b}${unit} in ${other}. How many degrees apart are the two temperatures?`,
		ask: `What is the temperature after that, in degrees ${scale}?`,
		tell: (value) => say`The new temperature is ${value}.`,
	};
};

export const elevation: MakeSetting = (random, country) => {
	const unit = country === 'CA' ? 'metres' : 'feet';
	const [actor, again] = random.pick(CLIMBERS);
	const side = (value: number) =>
		say`${size(value)} ${unit} ${way(value, 'below', 'above')} sea level`;
	return {
		low: -200,
		high: 200,
		largestMove: 200,
		quantity: 'elevation',
		unit,
		step: unit,
		negative: 'below sea level is negative',
		period: 'minute',
		actor,
		again,
		asked: `in ${unit}`,
		states: (value) => say`${capital(actor)} is at an elevation of ${value} ${unit}.`,
		moves: (change) => say`goes ${way(change, 'down', 'up')} ${size(change)} ${unit}`,
		goes: (from, to) =>
			say`${capital(actor)} goes from an elevation of ${from} ${unit} to an elevation of ${to} ${unit}.`,
		sides: (a, b) => say`One cave is ${side(a)} and another cave is ${side(b)}.`,
		both: (a, b) =>
			say`One cave is at an elevation of ${a} ${unit}, and another cave is at an elevation of ${b} ${unit}. How many ${unit} apart are the two elevations?`,
		ask: `What is ${again}’s elevation after that, in ${unit}?`,
		tell: (value) => say`The new elevation is ${value}.`,
	};
};

export const elevatorFloors: MakeSetting = (random) => {
	const [name, other] = twoNames(random);
	const side = (value: number) =>
		say`${size(value)} floors ${way(value, 'below', 'above')} the lobby`;
	const tower = 'In an office tower, the lobby is floor zero.';
	return {
		low: -6,
		high: 45,
		largestMove: 45,
		quantity: 'floor number',
		averaged: 'change',
		unit: '',
		step: 'floors',
		negative: 'below the lobby is negative',
		period: 'trip',
		actor: 'an elevator',
		again: 'the elevator',
		asked: 'with the lobby as floor zero',
		states: (value) => say`${tower} An elevator is on floor ${value}.`,
		moves: (change) => say`goes ${way(change, 'down', 'up')} ${size(change)} floors`,
		goes: (from, to) => say`${tower} An elevator goes from floor ${from} to floor ${to}.`,
		sides: (a, b) =>
			say`In an office tower, one office is ${side(a)} and another office is ${side(b)}.`,
		both: (a, b) =>
			say`${tower} ${name} is on floor ${a} and ${other} is on floor ${b}. How many floors apart are they?`,
		ask: 'On which floor does the elevator end up?',
		tell: (value) => say`The elevator is now on floor ${value}.`,
	};
};

// Settings of account: money, points, yards.

/** "−$10". */
export const money = (value: number): string => `${way(value, '−', '')}$${size(value)}`;

export const bankBalance: MakeSetting = (random) => {
	const [name, other] = twoNames(random);
	const side = (value: number) => say`${money(size(value))} ${way(value, 'below', 'above')} zero`;
	return {
		low: -200,
		high: 200,
		largestMove: 200,
		quantity: 'balance',
		unit: 'dollars',
		step: 'dollars',
		negative: 'below zero is negative',
		period: 'week',
		actor: name,
		again: name,
		asked: 'in dollars',
		averaged: 'change in the balance',
		opens: `${name} has a bank account. `,
		states: (value) => say`${name}’s bank account balance is ${money(value)}.`,
		moves: (change) => say`${way(change, 'spends', 'deposits')} ${money(size(change))}`,
		goes: (from, to) =>
			say`${name}’s bank account balance goes from ${money(from)} to ${money(to)}.`,
		sides: (a, b) =>
			say`${name}’s bank account balance is ${side(a)}, and ${other}’s balance is ${side(b)}.`,
		both: (a, b) =>
			say`${name}’s bank account balance is ${money(a)}, and ${other}’s balance is ${money(b)}. How many dollars apart are the two balances?`,
		ask: 'What is the new balance, in dollars?',
		tell: (value) => say`The new balance is ${value}.`,
	};
};

export const gameScore: MakeSetting = (random) => {
	const [name, other] = twoNames(random);
	const side = (value: number) => say`${size(value)} points ${way(value, 'below', 'above')} zero`;
	return {
		low: -200,
		high: 200,
		largestMove: 150,
		quantity: 'score',
		unit: 'points',
		step: 'points',
		negative: 'below zero is negative',
		period: 'round',
		actor: name,
		again: name,
		asked: 'in points',
		states: (value) => say`${name}’s score in a game is ${value} points.`,
		moves: (change) => say`${way(change, 'loses', 'wins')} ${size(change)} points`,
		goes: (from, to) => say`${name}’s score in a game goes from ${from} points to ${to} points.`,
		sides: (a, b) => say`In a game, ${name} is ${side(a)} and ${other} is ${side(b)}.`,
		both: (a, b) =>
			say`In a game, ${name} has ${a} points and ${other} has ${b} points. How many points apart are the two scores?`,
		ask: `What is ${name}’s score after that, in points?`,
		tell: (value) => say`The new score is ${value}.`,
	};
};

export const yardage: MakeSetting = (random) => {
	const [name, other] = twoNames(random);
	const side = (value: number) => say`${way(value, 'loses', 'gains')} ${size(value)} yards`;
	return {
		low: -20,
		high: 60,
		largestMove: 25,
		quantity: 'result',
		compared: ['lesser', 'greater'],
		averaged: 'change',
		unit: 'yards',
		step: 'yards',
		negative: 'a loss is negative',
		period: 'play',
		actor: name,
		again: name,
		asked: 'in yards',
		states: (value) => say`So far in a football game, ${name} has a total of ${value} yards.`,
		moves: (change) => say`${way(change, 'loses', 'gains')} ${size(change)} yards`,
		goes: (from, to) =>
			say`In a football game, ${name}’s total goes from ${from} yards to ${to} yards.`,
		sides: (a, b) =>
			say`On one football play, ${name} ${side(a)}, and on another, ${other} ${side(b)}.`,
		both: (a, b) =>
			say`In a football game, ${name} has a total of ${a} yards and ${other} has a total of ${b} yards. How many yards apart are the two totals?`,
		ask: `What is ${name}’s total after that, in yards?`,
		tell: (value) => say`The new total is ${value}.`,
	};
};
