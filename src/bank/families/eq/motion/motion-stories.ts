/** Two travellers, or one who goes and comes back. Speeds in miles per hour, times in hours. */
import Fraction from 'fraction.js';
import type { Expression } from '../../../../math/expression.ts';
import { exactDecimal } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import type { Random } from '../../../../math/random.ts';
import { twoNames } from '../../../contexts/signed-setting.ts';

export type Motion = { v1: number; v2: number; t: Fraction };

const pairs = [
	['car', 'truck'],
	['bus', 'car'],
	['car', 'van'],
	['car', 'motorcycle'],
] as const;

/** "2.5 hours", "1 hour". */
export const hours = (time: Fraction): Prose =>
	say`${written(time)} ${time.equals(1) ? 'hour' : 'hours'}`;

export const written = (value: Fraction): Expression => exactDecimal(value);

/** `asksSpeed`: the time is told and the second speed is asked for. */
export function apart({ v1, v2, t }: Motion, random: Random, asksSpeed: boolean): Prose {
	const [first, second] = random.pick(pairs);
	const start = say`A ${first} and a ${second} leave the same town at the same time and drive in opposite directions.`;
	const distance = written(t.mul(v1 + v2));
	return asksSpeed
		? say`${start} The ${first} drives at ${v1} miles per hour. After ${hours(t)} they are ${distance} miles apart. What is the speed of the ${second}, in miles per hour?`
		: say`${start} The ${first} drives at ${v1} miles per hour and the ${second} at ${v2} miles per hour. After how many hours are they ${distance} miles apart?`;
}

export function toward({ v1, v2, t }: Motion, random: Random, asksSpeed: boolean): Prose {
	const [first, second] = random.pick(pairs);
	const start = say`Two towns are ${written(t.mul(v1 + v2))} miles apart. A ${first} leaves one town and a ${second} leaves the other at the same time, and they drive toward each other.`;
	return asksSpeed
		? say`${start} The ${first} drives at ${v1} miles per hour, and they meet after ${hours(t)}. What is the speed of the ${second}, in miles per hour?`
		: say`${start} The ${first} drives at ${v1} miles per hour and the ${second} at ${v2} miles per hour. After how many hours do they meet?`;
}

/** The faster one starts `head` hours later. */
export function catchUp({ v1, v2 }: Motion, head: Fraction, random: Random): Prose {
	const [fast, slow] = random.pick([
		['car', 'truck'],
		['motorcycle', 'bus'],
		['passenger train', 'freight train'],
	] as const);
	return say`A ${slow} leaves a town at ${v2} miles per hour. A ${fast} leaves the same town ${hours(head)} later and goes in the same direction at ${v1} miles per hour. How many hours after the ${fast} leaves does it catch up with the ${slow}?`;
}

/** Out at `v1`, back at `v2`, `whole` hours in all. */
export function returnTrip({ v1, v2 }: Motion, whole: Fraction, random: Random): Prose {
	const [name] = twoNames(random);
	const goal = random.pick(['a lake', 'the coast', 'a museum', 'a national park']);
	return say`${name} drives to ${goal} at ${v1} miles per hour and comes back by the same road at ${v2} miles per hour. The driving time there and back is ${hours(whole)} in all. How many hours does the drive there take?`;
}

export const isTime = (time: Fraction): boolean =>
	time.mul(4).d === 1n && time.compare(new Fraction(1, 4)) >= 0;
