/** num.units: converting units, rates and areas. */
import Fraction from 'fraction.js';
import { caseOf, type Draft, type Draw, type Skills } from '../../../family.ts';
import { unitQuestion } from './convert-units.ts';
import { RATES } from './rate-units.ts';
import {
	CHAINS,
	factorOf,
	factText,
	linkBetween,
	manyOf,
	MEASURED,
	over,
	times,
	type UnitChange,
} from './units.ts';

// Old units, some of them only in stories.

/** Old units with their true size; the numbers that make sense are small. */
const OLD_UNITS: Readonly<Record<string, UnitChange>> = {
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

export const skills: Skills = {
	'Convert units within one system': (draw) =>
		between(draw, draw.inTurn('unit pair').split('-'), false),

	'Convert units between systems'(draw) {
		const [a = '', b = ''] = draw.inTurn('unit pair').split('-');
		const value = new Fraction(draw.int('v'));
		const [from, to] = draw.random.int(0, 1) === 0 ? [a, b] : [b, a];
		return unitQuestion({
			value,
			from: manyOf(from),
			to: manyOf(to),
			factors: [factorOf(from, to)],
			places: 1,
			facts: [factText(linkBetween(a, b))],
		});
	},

	'Convert a length, mass, or time'(draw) {
		const pair = draw.inTurn('pair');
		return between(draw, pair.split('-'), true, caseOf(MEASURED, pair));
	},

	'Convert units in several steps': (draw) =>
		between(draw, caseOf(CHAINS, draw.inTurn('pair')), false),

	'Convert units of area and volume': (draw) =>
		between(draw, draw.inTurn('type').split('-'), false),

	'Convert a rate to other units': (draw) => rate(draw, draw.inTurn('type')),
	'Convert a rate or a price': (draw) => rate(draw, draw.inTurn('pair')),
	'Convert a rate or an area'(draw) {
		const type = draw.inTurn('type');
		return type in RATES ? rate(draw, type) : between(draw, type.split('-'), false);
	},

	'Convert with an unfamiliar unit'(draw) {
		const unit = draw.inTurn('unit');
		const old = OLD_UNITS[unit];
		if (old) return changed(draw, old);
		const [f, v] = [draw.int('f'), draw.int('v')];
		const fact = [`1 zap = ${f} blips`];
		const zaps = {
			from: 'zaps',
			to: 'blips',
			factors: [times(String(f), `1 zap is ${f} blips, so multiply`)],
		};
		const blips = {
			from: 'blips',
			to: 'zaps',
			factors: [over(String(f), `1 zap is ${f} blips, so divide`)],
		};
		const isZap = unit.includes('zap');
		return unitQuestion({
			intro: 'In a game, a player earns',
			value: new Fraction(isZap ? v : v * f),
			...(isZap ? zaps : blips),
			facts: fact,
		});
	},
};

const ALIASES: Readonly<Record<string, string>> = {
	'mph-fps': 'mi/h-ft/s',
	'lb-oz': '$/lb-$/oz',
	'gal-min': 'gal/min-qt/s',
};

const rate = (draw: Draw, name: string): Draft | undefined =>
	changed(draw, caseOf(RATES, ALIASES[name] ?? name));

function changed(draw: Draw, change: UnitChange): Draft | undefined {
	const value = draw.int('v');
	const { least = 0, most = Number.POSITIVE_INFINITY, ...rest } = change;
	return value < least || value > most
		? undefined
		: unitQuestion({ ...rest, value: new Fraction(value) });
}

/** Down a chain of units from the drawn number, or back up to it; facts that nobody knows by heart are stated. */
function between(
	draw: Draw,
	chain: readonly string[],
	stateAll: boolean,
	intro?: string,
): Draft | undefined {
	const links = chain.slice(1).map((unit, at) => linkBetween(chain[at] ?? '', unit));
	const stated = links.filter((link) => stateAll || link.stated).map(factText);
	const [first = links[0]] = links;
	const down = first?.large === chain[0] ? chain : chain.toReversed();
	const all = links.reduce((product, { factor }) => product.mul(factor), new Fraction(1));
	const value = new Fraction(draw.int('v'));
	const exact = links.every((link) => !link.stated) && all.mul(value).lte(1_000_000);
	const up = exact && draw.random.int(0, 1) === 1;
	const path = up ? down.toReversed() : down;
	if (all.mul(value).gt(10_000_000) || (/[²³]$/.test(chain[0] ?? '') && value.equals(all)))
		return undefined;
	const isRounded = links.some((link) => link.rounded);
	return unitQuestion({
		value: up ? value.mul(all) : value,
		from: manyOf(path[0] ?? ''),
		to: manyOf(path.at(-1) ?? ''),
		factors: path.slice(1).map((unit, at) => {
			const isLast = unit === path.at(-1);
			return factorOf(path[at] ?? '', unit, isLast ? undefined : manyOf(unit));
		}),
		facts: stated,
		...(isRounded ? { places: 1 } : {}),
		...(intro === undefined ? {} : { intro }),
	});
}
