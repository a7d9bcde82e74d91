/** Stories about equal groups and repeating cycles, by the contexts of the curriculum plan. */
import { type Prose, say } from '../../../../math/prose.ts';
import type { Random } from '../../../../math/random.ts';
import { FIRST_NAMES } from '../../../contexts/names.ts';

export type CommonStory = {
	wants: 'GCF' | 'LCM';
	/** The smallest and the largest number that make sense here. */
	least: number;
	most: number;
	/** Of the answer, in the plural. */
	unit: string;
	tell(a: number, b: number): Prose;
	/** Why this number is wanted. */
	why: string;
};

const DIVIDES = 'the number must divide both amounts evenly and be as great as possible';
const MEETS = 'the first number that is a multiple of both';

export const COMMON_STORIES: Readonly<Record<string, (random: Random) => CommonStory>> = {
	'equal gift bags': (random) => {
		const name = random.pick(FIRST_NAMES);
		const [first, second] = random.pick([
			['pencils', 'stickers'],
			['granola bars', 'juice boxes'],
			['marbles', 'key chains'],
			['bookmarks', 'erasers'],
		] as const);
		return {
			wants: 'GCF',
			least: 12,
			most: 60,
			unit: 'bags',
			tell: (a, b) =>
				say`${name} has ${a} ${first} and ${b} ${second} and packs them into gift bags that are all alike, with nothing left over. What is the greatest number of bags ${name} can make?`,
			why: DIVIDES,
		};
	},
	'bus schedules': (random) => {
		const [first, second] = random.sample(['red', 'blue', 'green', 'airport', 'downtown'], 2);
		return {
			wants: 'LCM',
			least: 6,
			most: 45,
			unit: 'minutes',
			tell: (a, b) =>
				say`The ${first ?? ''} bus leaves the station every ${a} minutes and the ${second ?? ''} bus every ${b} minutes. Both have just left together. In how many minutes will they next leave together?`,
			why: MEETS,
		};
	},
	'flashing lights': (random) => {
		const [first, second] = random.sample(['red', 'blue', 'green', 'yellow', 'white'], 2);
		return {
			wants: 'LCM',
			least: 6,
			most: 40,
			unit: 'seconds',
			tell: (a, b) =>
				say`A ${first ?? ''} light flashes every ${a} seconds and a ${second ?? ''} light flashes every ${b} seconds. They have just flashed together. In how many seconds will they next flash together?`,
			why: MEETS,
		};
	},
	'tiling a floor': (random) => {
		const place = random.pick(['table top', 'wall panel', 'game board', 'counter']);
		return {
			wants: 'GCF',
			least: 12,
			most: 60,
			unit: 'inches',
			tell: (a, b) =>
				say`A rectangular ${place} of ${a} inches by ${b} inches is to be covered with equal square tiles, without cutting any. What is the greatest possible side length of a tile, in inches?`,
			why: 'the side of a tile must divide both sides evenly and be as great as possible',
		};
	},
	'team splitting': (random) => {
		const [first, second] = random.pick([
			['sixth graders', 'seventh graders'],
			['swimmers', 'divers'],
			['coaches and helpers', 'players'],
			['singers', 'dancers'],
		] as const);
		return {
			wants: 'GCF',
			least: 12,
			most: 60,
			unit: 'teams',
			tell: (a, b) =>
				say`A camp has ${a} ${first} and ${b} ${second}. They form teams that all have the same number of ${first} and the same number of ${second}, with nobody left out. What is the greatest possible number of teams?`,
			why: DIVIDES,
		};
	},
	'packaging rolls and patties': (random) => {
		const name = random.pick(FIRST_NAMES);
		const [first, second] = random.pick([
			['burger rolls', 'burger patties'],
			['hot dog buns', 'sausages'],
			['cups', 'lids'],
			['plates', 'napkins'],
		] as const);
		return {
			wants: 'LCM',
			least: 6,
			most: 40,
			unit: second,
			tell: (a, b) =>
				say`For a school fair ${name} buys ${first} in packs of ${a} and ${second} in packs of ${b}. What is the smallest number of ${second} ${name} can buy so that there are exactly as many ${first} as ${second}?`,
			why: MEETS,
		};
	},
};
