/** Stories about equal groups and repeating cycles, by the contexts of the curriculum plan. */
import { type Prose, say } from '../../../../math/prose.ts';
import type { Random } from '../../../../math/random.ts';
import { FIRST_NAMES } from '../../../contexts/names.ts';

type CommonStory = {
	wants: 'GCF' | 'LCM';
	/** The smallest and the largest number that make sense here. */
	least: number;
	most: number;
	/** Of the answer, in the plural. */
	unit: string;
	/** The last line, from the answer with its unit. */
	found(answer: Prose): Prose;
	tell(a: number, b: number): Prose;
	/** Why this number is wanted. */
	why: string;
};

const divides = (groups: string) =>
	`the number of ${groups} must divide both numbers evenly and be as large as possible`;
const MEETS = 'the number must be a multiple of both and be as small as possible';

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
			found: (answer) => say`${name} can make at most ${answer}.`,
			tell: (a, b) =>
				say`${name} has ${a} ${first} and ${b} ${second} and packs them into identical gift bags, with nothing left over. What is the greatest number of bags ${name} can make?`,
			why: divides('bags'),
		};
	},
	'bus schedules': (random) => {
		const [first, second] = random.sample(['red', 'blue', 'green', 'airport', 'downtown'], 2);
		return {
			wants: 'LCM',
			least: 6,
			most: 45,
			unit: 'minutes',
			found: (answer) => say`They next leave together in ${answer}.`,
			tell: (a, b) =>
				say`The ${first ?? ''} bus leaves the station every ${a} minutes and the ${second ?? ''} bus every ${b} minutes. They have just left at the same time. In how many minutes will they next leave together?`,
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
			found: (answer) => say`They next flash together in ${answer}.`,
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
			found: (answer) => say`The greatest possible side length is ${answer}.`,
			tell: (a, b) =>
				say`A rectangular ${place} measures ${a} inches by ${b} inches. It will be covered with square tiles that are all the same size, and no tile will be cut. What is the greatest possible side length of a tile, in inches?`,
			why: 'the side length of a tile must divide both lengths evenly and be as large as possible',
		};
	},
	'team splitting': (random) => {
		const [first, second] = random.pick([
			['sixth graders', 'seventh graders'],
			['swimmers', 'divers'],
			['eighth graders', 'ninth graders'],
			['singers', 'dancers'],
		] as const);
		return {
			wants: 'GCF',
			least: 12,
			most: 60,
			unit: 'teams',
			found: (answer) => say`They can form at most ${answer}.`,
			tell: (a, b) =>
				say`A camp has ${a} ${first} and ${b} ${second}. They form teams that all have the same number of ${first} and the same number of ${second}, with nobody left out. What is the greatest possible number of teams?`,
			why: divides('teams'),
		};
	},
	'packaging rolls and patties': (random) => {
		const name = random.pick(FIRST_NAMES);
		const [first, second] = random.pick([
			['hamburger buns', 'hamburger patties'],
			['hot dog buns', 'sausages'],
			['cups', 'lids'],
			['plates', 'napkins'],
		] as const);
		return {
			wants: 'LCM',
			least: 6,
			most: 40,
			unit: second,
			found: (answer) => say`${name} can buy as few as ${answer}.`,
			tell: (a, b) =>
				say`For a school fair, ${name} buys ${first} in packs of ${a} and ${second} in packs of ${b}. What is the smallest number of ${second} ${name} can buy so that there are exactly as many ${first} as ${second}?`,
			why: MEETS,
		};
	},
};
