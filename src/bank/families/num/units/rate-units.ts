/** Rates and prices per unit. */
import { over, times, type UnitChange } from './unit-change.ts';

const HOUR_IN_SECONDS = over('3600', '1 hour is 3600 seconds, so divide');
const MINUTE_IN_SECONDS = over('60', '1 minute is 60 seconds, so divide');

/** By the pairs of the curriculum plan. */
export const RATES: Readonly<Record<string, UnitChange>> = {
	'km/h-m/s': {
		intro: 'A train moves at',
		from: 'kilometers per hour',
		to: 'meters per second',
		factors: [
			times('1000', '1 kilometer is 1000 meters, so multiply to get meters per hour'),
			HOUR_IN_SECONDS,
		],
		places: 1,
	},
	'mps-kmh': {
		intro: 'A train moves at',
		from: 'meters per second',
		to: 'kilometers per hour',
		factors: [
			times('3600', '1 hour is 3600 seconds, so multiply to get meters per hour'),
			over('1000', '1 kilometer is 1000 meters, so divide'),
		],
	},
	'mi/h-ft/s': {
		intro: 'A car travels at',
		from: 'miles per hour',
		to: 'feet per second',
		factors: [
			times('5280', '1 mile is 5280 feet, so multiply to get feet per hour'),
			HOUR_IN_SECONDS,
		],
		places: 1,
	},
	'L/min-mL/s': {
		intro: 'A pump moves',
		from: 'liters per minute',
		to: 'milliliters per second',
		factors: [
			times('1000', '1 liter is 1000 milliliters, so multiply to get milliliters per minute'),
			MINUTE_IN_SECONDS,
		],
		places: 1,
	},
	'$/kg-$/100 g': {
		intro: 'Rice costs',
		from: 'dollars per kilogram',
		to: 'dollars per 100 grams',
		factors: [over('10', '1 kilogram is 10 times 100 grams, so divide')],
		places: 2,
	},
	'$/gal-$/qt': {
		intro: 'Paint costs',
		from: 'dollars per gallon',
		to: 'dollars per quart',
		factors: [over('4', '1 gallon is 4 quarts, so divide')],
		places: 2,
	},
	'$/lb-$/oz': {
		intro: 'A spice costs',
		from: 'dollars per pound',
		to: 'dollars per ounce',
		factors: [over('16', '1 pound is 16 ounces, so divide')],
		places: 2,
	},
	'g/cm³-kg/m³': {
		intro: 'A metal has a density of',
		from: 'grams per cubic centimeter',
		to: 'kilograms per cubic meter',
		factors: [
			times(
				'1000000',
				'1 cubic meter is 1,000,000 cubic centimeters, so multiply to get grams per cubic meter',
			),
			over('1000', '1 kilogram is 1000 grams, so divide'),
		],
		most: 22,
	},
	'mi/gal-km/L': {
		intro: 'A truck goes',
		from: 'miles per gallon',
		to: 'kilometers per liter',
		factors: [
			times('1.609', '1 mile is about 1.609 kilometers, so multiply to get kilometers per gallon'),
			over('3.785', '1 gallon is about 3.785 liters, so divide'),
		],
		least: 8,
		most: 60,
		places: 1,
		facts: ['1 mile ≈ 1.609 kilometers', '1 gallon ≈ 3.785 liters'],
	},
	'ft/min-m/s': {
		intro: 'A balloon rises at',
		from: 'feet per minute',
		to: 'meters per second',
		factors: [
			times('0.305', '1 foot is about 0.305 meters, so multiply to get meters per minute'),
			MINUTE_IN_SECONDS,
		],
		least: 20,
		places: 2,
		facts: ['1 foot ≈ 0.305 meters'],
	},
	'ft/min-in/s': {
		intro: 'A conveyor belt moves at',
		from: 'feet per minute',
		to: 'inches per second',
		factors: [
			times('12', '1 foot is 12 inches, so multiply to get inches per minute'),
			MINUTE_IN_SECONDS,
		],
	},
	'm/min-km/h': {
		intro: 'A walker covers',
		from: 'meters per minute',
		to: 'kilometers per hour',
		factors: [
			times('60', '1 hour is 60 minutes, so multiply to get meters per hour'),
			over('1000', '1 kilometer is 1000 meters, so divide'),
		],
		least: 30,
	},
	'words/min-words/h': {
		intro: 'A student types',
		from: 'words per minute',
		to: 'words per hour',
		factors: [times('60', '1 hour is 60 minutes, so multiply')],
		least: 15,
	},
	'gal/h-qt/min': {
		intro: 'A cracked pipe loses',
		from: 'gallons per hour',
		to: 'quarts per minute',
		factors: [
			times('4', '1 gallon is 4 quarts, so multiply to get quarts per hour'),
			over('60', '1 hour is 60 minutes, so divide'),
		],
		places: 1,
	},
	'gal/min-qt/s': {
		intro: 'A pump moves',
		from: 'gallons per minute',
		to: 'quarts per second',
		factors: [
			times('4', '1 gallon is 4 quarts, so multiply to get quarts per minute'),
			MINUTE_IN_SECONDS,
		],
		places: 1,
	},
	'kg/m²-g/cm²': {
		intro: 'The snow on a roof weighs',
		from: 'kilograms per square meter',
		to: 'grams per square centimeter',
		factors: [
			times('1000', '1 kilogram is 1000 grams, so multiply to get grams per square meter'),
			over('10000', '1 square meter is 10,000 square centimeters, so divide'),
		],
	},
};
