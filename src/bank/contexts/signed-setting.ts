/** What a story needs to know about a quantity that goes above and below zero. */
import type { Prose } from '../../math/prose.ts';
import type { Random } from '../../math/random.ts';
import type { Draw } from '../family.ts';
import { FIRST_NAMES } from './names.ts';

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

export const way = (value: number, down: string, up: string): string => (value < 0 ? down : up);

export function twoNames(random: Random): [string, string] {
	const [first = '', second = ''] = random.sample(FIRST_NAMES, 2);
	return [first, second];
}
