/** Old units, some of them only in stories. */
import { factorOf, times, type UnitChange } from './unit-change.ts';
import { factText, linkBetween } from './units.ts';

/** Old units with their true size; the numbers that make sense are small. */
export const OLD_UNITS: Readonly<Record<string, UnitChange>> = {
	cubit: {
		intro: 'An ancient wall measures',
		from: 'cubits',
		to: 'feet',
		factors: [times('18', '1 cubit is 18 inches, so multiply to get inches'), factorOf('in', 'ft')],
		facts: ['1 cubit = 18 inches', '1 foot = 12 inches'],
	},
	furlong: {
		intro: 'A horse race covers',
		from: 'furlongs',
		to: 'miles',
		factors: [
			times('220', '1 furlong is 220 yards, so multiply to get yards'),
			factorOf('yd', 'mi'),
		],
		most: 40,
		facts: ['1 furlong = 220 yards', '1 mile = 1760 yards'],
	},
	fathom: {
		intro: 'A harbor has a depth of',
		from: 'fathoms',
		to: 'yards',
		factors: [times('6', '1 fathom is 6 feet, so multiply to get feet'), factorOf('ft', 'yd')],
		most: 30,
		facts: ['1 fathom = 6 feet', '1 yard = 3 feet'],
	},
	league: {
		intro: 'In a novel, a ship sails',
		from: 'leagues',
		to: 'kilometers',
		factors: [times('3', '1 league is 3 miles, so multiply to get miles'), factorOf('mi', 'km')],
		facts: ['1 league = 3 miles', factText(linkBetween('mi', 'km'))],
	},
	stone: {
		intro: 'A bell weighs',
		from: 'stones',
		to: 'ounces',
		factors: [times('14', '1 stone is 14 pounds, so multiply to get pounds'), factorOf('lb', 'oz')],
		facts: ['1 stone = 14 pounds', '1 pound = 16 ounces'],
	},
	bushel: {
		intro: 'A farm wagon carries',
		from: 'bushels',
		to: 'gallons',
		factors: [
			times('32', '1 bushel is 32 quarts, so multiply to get quarts'),
			factorOf('qt', 'gal'),
		],
		facts: ['1 bushel = 32 quarts', '1 gallon = 4 quarts'],
	},
};
