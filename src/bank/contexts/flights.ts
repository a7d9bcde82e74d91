/** Things thrown, launched or dropped, with the height as a quadratic function of the time. */
import type Fraction from 'fraction.js';
import {
	equation,
	type Expression,
	num,
	power,
	product,
	sum,
	symbol,
} from '../../math/expression.ts';
import { decimal } from '../../math/notation.ts';
import { type Prose, say } from '../../math/prose.ts';

export type LengthUnit = 'feet' | 'metres';

/** h = −gt² + vt + s, the height in the unit and the time in seconds. */
export type Flight = { g: Fraction; v: number; s: number; unit: LengthUnit };

const T = symbol('t');

/** −16t² or −4.9t². */
export const fallTerm = (g: Fraction): Expression =>
	g.d === 1n
		? product(num(g.neg()), power('t', 2))
		: product(decimal(g.neg().toString()), power('t', 2));

export const heightRule = ({ g, v, s }: Flight): Expression =>
	sum(fallTerm(g), product(v, 't'), ...(s === 0 ? [] : [num(s)]));

/** How fast a ball can be thrown by hand, in the unit per second; faster things are toy rockets. */
const FASTEST_BALL: Readonly<Record<LengthUnit, number>> = { feet: 72, metres: 22 };

/** Up to the first height it leaves a hand or a stand, from the second on the roof of a building. */
const PLACES: Readonly<Record<LengthUnit, readonly [number, number]>> = {
	feet: [6, 50],
	metres: [2, 16],
};

const isThrown = ({ v, unit }: Flight): boolean => v <= FASTEST_BALL[unit];

/** "ball" or "toy rocket", by its speed. */
export const flyingThing = (flight: Flight): string => (isThrown(flight) ? 'ball' : 'toy rocket');

/** How it is thrown or launched, and the formula for its height; two sentences. */
export function flightStory(flight: Flight): Prose {
	const { s, unit } = flight;
	const isBall = isThrown(flight);
	const moves = isBall ? 'thrown' : 'launched';
	const [low, high] = PLACES[unit];
	const place = isBall ? 'a balcony' : 'a platform';
	const start =
		s === 0
			? say`from the ground`
			: s <= low
				? say`from a height of ${s} ${unit}`
				: s < high
					? say`from ${place} that is ${s} ${unit} above the ground`
					: say`from the roof of a building that is ${s} ${unit} tall`;
	const thing = flyingThing(flight);
	return say`A ${thing} is ${moves} straight up ${start}. The ${thing}’s height above the ground, in ${unit}, after ${T} seconds is given by ${equation('h', heightRule(flight))}.`;
}

/** What falls from rest, and how the story begins. */
type Drop = { thing: 'ball' | 'pinecone' | 'rock' | 'diver'; story: Prose };

/** `undefined` when nothing sensible falls from there. */
export function dropOf(kind: string, height: number, unit: LengthUnit): Drop | undefined {
	const feet = unit === 'feet' ? height : height * 3.28;
	switch (kind) {
		case 'ball':
			return {
				thing: 'ball',
				story: say`A ball is dropped from the top of a tower, ${height} ${unit} above the ground.`,
			};
		case 'pinecone or rock':
			return feet > 120
				? {
						thing: 'rock',
						story: say`A rock falls from the top of a cliff, ${height} ${unit} above the ground.`,
					}
				: {
						thing: 'pinecone',
						story: say`A pinecone falls from a branch that is ${height} ${unit} above the ground.`,
					};
		case 'diver':
			return feet > 92
				? undefined
				: {
						thing: 'diver',
						story: say`A cliff diver steps off a rock that is ${height} ${unit} above the water.`,
					};
		default:
			throw new RangeError(`No "${kind}" that falls.`);
	}
}
