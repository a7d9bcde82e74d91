/** Rates and prices per unit. */
import { say } from '../../../../math/prose.ts';
import { factorOf, factorPer, over, type UnitChange } from './unit-change.ts';
import { factText, linkBetween } from './units.ts';

/** By the pairs of the curriculum plan. */
export const RATES: Readonly<Record<string, UnitChange>> = {
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
