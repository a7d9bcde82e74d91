/** Settings of account: money, points, yards. */
import { say } from '../../../../math/prose.ts';
import { type MakeSetting, twoNames, way } from '../../../contexts/signed-setting.ts';

const size = Math.abs;

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
