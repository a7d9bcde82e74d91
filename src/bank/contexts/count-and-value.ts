/** Two kinds of things: how many there are in all, and what they are worth together. By the contexts of the plan. */
import { type Prose, say } from '../../math/prose.ts';
import type { Random } from '../../math/random.ts';

/** x things worth p each and y things worth q each. The numbers appear in the text in the order p, q, count, value. */
export type Counts = { x: number; y: number; p: number; q: number };

export type CountStory = {
	text: Prose;
	/** In the plural: "adult tickets". */
	kinds: readonly [string, string];
	/** What both together are, and what p and q count. */
	things: string;
	worth: string;
	/** What happens to the things, before their two numbers: "the class sells"; if left out, "there are". */
	does?: string;
	/** What one thing of each kind is worth, in words, and the question for both. */
	worths?: { named: string; asked: string };
	/** When the setting itself says what one thing is worth. */
	each?: readonly [number, number];
	/** In cents while the text is in dollars. */
	cents?: boolean;
};

type Tell = (counts: Counts, random: Random) => CountStory | undefined;

const money = (amount: number): string => `$${amount}`;

/** Where an adult ticket costs little, and where it costs more. */
const PLACES = [
	['puppet theatre', 'theatre'],
	['museum', 'museum'],
	['petting zoo', 'zoo'],
	['swimming pool', 'concert hall'],
] as const;
const LITTLE = 12;

export const COUNT_STORIES: Readonly<Record<string, Tell>> = {
	'adult and child tickets': ({ x, y, p, q }, random) => {
		if (p <= q || p < 6 || q < 3) return undefined;
		const [small, large] = random.pick(PLACES);
		const place = p > LITTLE ? large : small;
		return {
			text: say`A ${place} sells adult tickets for ${money(p)} and child tickets for ${money(q)}. One day it sells ${x + y} tickets for ${money(p * x + q * y)} in all.`,
			kinds: ['adult tickets', 'child tickets'],
			things: 'tickets',
			worth: 'the total value of the tickets',
			worths: {
				named: 'the prices of an adult ticket and a child ticket',
				asked: 'How much does each adult ticket cost, and how much does each child ticket cost?',
			},
			does: `the ${place} sells`,
		};
	},
	'heads and legs': ({ x, y }, random) => {
		const [two, four, oneOfTwo, oneOfFour] = random.pick([
			['chickens', 'goats', 'chicken', 'goat'],
			['ducks', 'cows', 'duck', 'cow'],
			['geese', 'sheep', 'goose', 'sheep'],
			['turkeys', 'horses', 'turkey', 'horse'],
		] as const);
		return x > 80 || y > 80
			? undefined
			: {
					text: say`The ${two} and ${four} on a farm have ${x + y} heads and ${2 * x + 4 * y} legs in all.`,
					kinds: [two, four],
					things: 'heads',
					worth: 'the total number of legs',
					worths: {
						named: `the numbers of legs of a ${oneOfTwo} and a ${oneOfFour}`,
						asked: `How many legs does each ${oneOfTwo} have, and how many does each ${oneOfFour} have?`,
					},
					each: [2, 4],
				};
	},
	'coin jar': ({ x, y }, random) => {
		const [one, two] = random.pick([
			['nickels', 'dimes'],
			['nickels', 'quarters'],
			['dimes', 'quarters'],
		] as const);
		const [p, q] = [COINS[one], COINS[two]];
		return {
			text: say`A jar contains ${x + y} coins: some are ${one}, and the rest are ${two}. They are worth $${((p * x + q * y) / 100).toFixed(2)} in all.`,
			kinds: [one, two],
			things: 'coins',
			worth: 'the total value in cents',
			worths: {
				named: `the values of a ${one.slice(0, -1)} and a ${two.slice(0, -1)}`,
				asked: `How many cents is each ${one.slice(0, -1)} worth, and how many cents is each ${two.slice(0, -1)} worth?`,
			},
			each: [p, q],
			cents: true,
		};
	},
	'rental plans': ({ x, y, p, q }, random) => {
		const [one, two, first, second] = random.pick([
			['city bikes', 'electric bikes', 'city bike', 'electric bike'],
			['kayaks', 'canoes', 'kayak', 'canoe'],
			['rowboats', 'pedal boats', 'rowboat', 'pedal boat'],
		] as const);
		return p >= q || p < 5 || x > 90 || y > 90
			? undefined
			: {
					text: say`A shop rents out ${one} for ${money(p)} an hour and ${two} for ${money(q)} an hour. One day, ${x + y} one-hour rentals bring in ${money(p * x + q * y)} in all.`,
					kinds: [`${first} rentals`, `${second} rentals`],
					things: 'rentals',
					worth: 'the total income from the rentals',
				};
	},
	'sports points': ({ x, y }) =>
		x > 60 || y > 60
			? undefined
			: {
					text: say`In one month, a basketball player makes ${x + y} shots that are worth two or three points each. Together, these shots are worth ${2 * x + 3 * y} points.`,
					kinds: ['two-point shots', 'three-point shots'],
					things: 'shots',
					worth: 'the total number of points',
					worths: {
						named: 'the points for a two-point shot and a three-point shot',
						asked: 'How many points is each kind of shot worth?',
					},
					does: 'the player makes',
					each: [2, 3],
				},
	'fundraiser sales': ({ x, y, p, q }, random) => {
		const [one, two] = random.pick([
			['boxes of cookies', 'bags of popcorn'],
			['calendars', 'candles'],
			['plants', 'cakes'],
		] as const);
		return Math.min(p, q) < 3
			? undefined
			: {
					text: say`To pay for a trip, a class sells ${one} for ${money(p)} each and ${two} for ${money(q)} each. It sells ${x + y} items for ${money(p * x + q * y)} in all.`,
					kinds: [one, two],
					things: 'items sold',
					worth: 'the total value of the sales',
					does: 'the class sells',
				};
	},
	'school supplies': ({ x, y, p, q }, random) => {
		const [one, two] = random.pick([
			['dictionaries', 'atlases'],
			['calculators', 'drawing sets'],
			['maps', 'globes'],
		] as const);
		return Math.min(p, q) < 8 || p >= q
			? undefined
			: {
					text: say`A school buys ${one} for ${money(p)} each and ${two} for ${money(q)} each. It buys ${x + y} items for ${money(p * x + q * y)} in all.`,
					kinds: [one, two],
					things: 'items bought',
					worth: 'the total cost of the items',
					does: 'the school buys',
				};
	},
};

const COINS = { nickels: 5, dimes: 10, quarters: 25 } as const;

/** Two purchases of the same two things: their prices are unknown. */
export const PURCHASES = [
	['shirts', 'caps', 'shirt', 'cap'],
	['bags', 'belts', 'bag', 'belt'],
	['lamps', 'vases', 'lamp', 'vase'],
	['books', 'posters', 'book', 'poster'],
	['games', 'puzzles', 'game', 'puzzle'],
] as const;
