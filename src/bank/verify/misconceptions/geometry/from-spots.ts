/** Relations between the points of a prompt and a wrong answer. */
import { type Found, isOneOf } from '../relations/found-values.ts';
import type { Pair, Relation } from '../relations/relations.ts';
import { minus, type Spot, spotIn, spotsIn } from './given-figures.ts';

/** From the points that the misconception or its rule names, or those in the prompt. */
export const fromSpots = (names: string, find: (...spots: Spot[]) => readonly Found[]): Relation =>
	isOneOf((pair) => {
		const spots = namesIn(pair, names).map((name) => spotIn(pair.prompt, name));
		return spots.every((spot) => spot !== undefined) ? find(...spots) : [];
	});

/** "1" and "2" stand for the first and the second letter that the misconception names. */
const namesIn = ({ said }: Pair, names: string): string[] =>
	[...names].map((name) => (/\d/.test(name) ? ([...said.join('')][Number(name) - 1] ?? '') : name));

/** From all points of the prompt, in order. */
export const fromAllSpots = (find: (spots: readonly Spot[]) => readonly Found[]): Relation =>
	isOneOf(({ prompt }) => find(spotsIn(prompt).map(({ at }) => at)));

/** For prompts with exactly two points. */
export const fromTwoSpots = (find: (one: Spot, other: Spot) => readonly Found[]): Relation =>
	fromAllSpots(([one, other, ...more]) =>
		one && other && more.length === 0 ? find(one, other) : [],
	);

export const steps = (one: Spot, other: Spot): number =>
	minus(other, one).reduce((total, step) => total + Math.abs(step), 0);

export const nextOf = (spots: readonly Spot[], at: number): Spot =>
	spots[(at + 1) % spots.length] ?? [0, 0];
