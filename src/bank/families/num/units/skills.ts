/** num.units: converting units, rates and areas. */
import Fraction from 'fraction.js';
import { say } from '../../../../math/prose.ts';
import { caseOf, type Draft, type Draw, type Skills } from '../../../family.ts';
import { unitQuestion } from './convert-units.ts';
import {
	CHAINS,
	factorOf,
	factorPer,
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

// Rates and prices per unit.

/** By the pairs of the curriculum plan. */
const RATES: Readonly<Record<string, UnitChange>> = {
	'km/h-m/s': {
		intro: 'A train moves at',
		from: 'kilometers per hour',
		to: 'meters per second',
		factors: [factorOf('km', 'm', 'meters per hour'), factorPer('h', 's')],
		places: 1,
	},
	'mps-kmh': {
		intro: 'A train moves at',
		from: 'meters per second',
		to: 'kilometers per hour',
		factors: [factorPer('s', 'h', 'meters per hour'), factorOf('m', 'km')],
	},
	'mi/h-ft/s': {
		intro: 'A car travels at',
		from: 'miles per hour',
		to: 'feet per second',
		factors: [factorOf('mi', 'ft', 'feet per hour'), factorPer('h', 's')],
		places: 1,
	},
	'L/min-mL/s': {
		intro: 'A pump moves',
		from: 'liters per minute',
		to: 'milliliters per second',
		factors: [factorOf('L', 'mL', 'milliliters per minute'), factorPer('min', 's')],
		places: 1,
	},
	'$/kg-$/100 g': {
		intro: 'Rice costs',
		from: 'dollars per kilogram',
		to: 'dollars per 100 grams',
		factors: [over('10', '1 kilogram is 10 times 100 grams, so divide')],
		places: 2,
		hint: say`How many groups of ${100} grams make ${1} kilogram?`,
	},
	'$/gal-$/qt': {
		intro: 'Paint costs',
		from: 'dollars per gallon',
		to: 'dollars per quart',
		factors: [factorPer('gal', 'qt')],
		places: 2,
	},
	'$/lb-$/oz': {
		intro: 'A spice costs',
		from: 'dollars per pound',
		to: 'dollars per ounce',
		factors: [factorPer('lb', 'oz')],
		places: 2,
	},
	'g/cm³-kg/m³': {
		intro: 'A metal has a density of',
		from: 'grams per cubic centimeter',
		to: 'kilograms per cubic meter',
		factors: [factorPer('cm³', 'm³', 'grams per cubic meter'), factorOf('g', 'kg')],
		most: 22,
	},
	'mi/gal-km/L': {
		intro: 'A truck gets',
		from: 'miles per gallon',
		to: 'kilometers per liter',
		factors: [factorOf('mi', 'km', 'kilometers per gallon'), factorPer('gal', 'L')],
		least: 8,
		most: 60,
		places: 1,
		facts: [factText(linkBetween('mi', 'km')), factText(linkBetween('gal', 'L'))],
	},
	'ft/min-m/s': {
		intro: 'A balloon rises at',
		from: 'feet per minute',
		to: 'meters per second',
		factors: [factorOf('ft', 'm', 'meters per minute'), factorPer('min', 's')],
		least: 20,
		places: 2,
		facts: [factText(linkBetween('ft', 'm'))],
	},
	'ft/min-in/s': {
		intro: 'A conveyor belt moves at',
		from: 'feet per minute',
		to: 'inches per second',
		factors: [factorOf('ft', 'in', 'inches per minute'), factorPer('min', 's')],
	},
	'm/min-km/h': {
		intro: 'A walker covers',
		from: 'meters per minute',
		to: 'kilometers per hour',
		factors: [factorPer('min', 'h', 'meters per hour'), factorOf('m', 'km')],
		least: 30,
	},
	'words/min-words/h': {
		intro: 'A student types',
		from: 'words per minute',
		to: 'words per hour',
		factors: [factorPer('min', 'h')],
		least: 15,
	},
	'gal/h-qt/min': {
		intro: 'A cracked pipe loses',
		from: 'gallons per hour',
		to: 'quarts per minute',
		factors: [factorOf('gal', 'qt', 'quarts per hour'), factorPer('h', 'min')],
		places: 1,
	},
	'gal/min-qt/s': {
		intro: 'A pump moves',
		from: 'gallons per minute',
		to: 'quarts per second',
		factors: [factorOf('gal', 'qt', 'quarts per minute'), factorPer('min', 's')],
		places: 1,
	},
	'kg/m²-g/cm²': {
		intro: 'The snow on a roof weighs',
		from: 'kilograms per square meter',
		to: 'grams per square centimeter',
		factors: [factorOf('kg', 'g', 'grams per square meter'), factorPer('m²', 'cm²')],
	},
};
