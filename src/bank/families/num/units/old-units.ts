/** Old units, some of them only in stories. */
import { over, times, type UnitChange } from './unit-change.ts';

/** Old units with their true size; the numbers that make sense are small. */
export const OLD_UNITS: Readonly<Record<string, UnitChange>> = {
	cubit: {
		intro: 'An ancient wall measures',
		from: 'cubits',
		to: 'feet',
		factors: [
			times('18', '1 cubit is 18 inches, so multiply to get inches'),
			over('12', '1 foot is 12 inches, so divide'),
		],
		facts: ['1 cubit = 18 inches', '1 foot = 12 inches'],
	},
	furlong: {
		intro: 'A horse race covers',
		from: 'furlongs',
		to: 'miles',
		factors: [
			times('220', '1 furlong is 220 yards, so multiply to get yards'),
			over('1760', '1 mile is 1760 yards, so divide'),
		],
		most: 40,
		facts: ['1 furlong = 220 yards', '1 mile = 1760 yards'],
	},
	fathom: {
		intro: 'A harbor has a depth of',
		from: 'fathoms',
		to: 'yards',
		factors: [
			times('6', '1 fathom is 6 feet, so multiply to get feet'),
			over('3', '1 yard is 3 feet, so divide'),
		],
		most: 30,
		facts: ['1 fathom = 6 feet', '1 yard = 3 feet'],
	},
	league: {
		intro: 'In a novel, a ship sails',
		from: 'leagues',
		to: 'kilometers',
		factors: [
			times('3', '1 league is 3 miles, so multiply to get miles'),
			times('1.609', '1 mile is about 1.609 kilometers, so multiply'),
		],
		facts: ['1 league = 3 miles', '1 mile ≈ 1.609 kilometers'],
	},
	stone: {
		intro: 'A bell weighs',
		from: 'stones',
		to: 'ounces',
		factors: [
			times('14', '1 stone is 14 pounds, so multiply to get pounds'),
			times('16', '1 pound is 16 ounces, so multiply'),
		],
		facts: ['1 stone = 14 pounds', '1 pound = 16 ounces'],
	},
	bushel: {
		intro: 'A farm wagon carries',
		from: 'bushels',
		to: 'gallons',
		factors: [
			times('32', '1 bushel is 32 quarts, so multiply to get quarts'),
			over('4', '1 gallon is 4 quarts, so divide'),
		],
		facts: ['1 bushel = 32 quarts', '1 gallon = 4 quarts'],
	},
};
