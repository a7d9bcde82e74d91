/** Settings of place: how warm, how high, on which floor. */
import { say } from '../../../../math/prose.ts';
import { type MakeSetting, twoNames, way } from '../../../contexts/signed-setting.ts';
import { capital } from '../../../contexts/names.ts';

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
