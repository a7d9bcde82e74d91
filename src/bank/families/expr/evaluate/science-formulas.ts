/** Formulas of science and geometry with sensible measurements, by the names of the curriculum plan. */
import Fraction from 'fraction.js';
import {
	difference,
	type Expression,
	num,
	product,
	quotient,
	symbol,
} from '../../../../math/expression.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import type { Wrong } from './unknowns.ts';
import { valueShown } from './formula-values.ts';

// Formulas that some questions evaluate and others solve for a letter.

/** A formula as `readFormula` takes it, and what it does: "gives the area of a rectangle". */
export type StatedFormula = { formula: string; says: string | Prose };

export const KINETIC_ENERGY: StatedFormula = {
	formula: 'K=½mv²',
	says: say`gives the kinetic energy ${symbol('K')} of an object with mass ${symbol('m')} that moves at speed ${symbol('v')}`,
};

export const DENSITY: StatedFormula = {
	formula: 'D=m/V',
	says: say`gives the density ${symbol('D')} of an object with mass ${symbol('m')} and volume ${symbol('V')}`,
};

export const TRAPEZOID_AREA: StatedFormula = {
	formula: 'A=½h(a+b)',
	says: say`gives the area ${symbol('A')} of a trapezoid with height ${symbol('h')} and parallel sides ${symbol('a')} and ${symbol('b')}`,
};

export const TEMPERATURE: StatedFormula = {
	formula: 'C=5/9(F-32)',
	says: 'converts degrees Fahrenheit to degrees Celsius',
};

type Science = StatedFormula & {
	/** What is found: "the volume". */
	quantity: string;
	unit: string;
	/** Letters with values and units in the order of the sentence. */
	given: readonly (readonly [letter: string, value: number | string, unit: string])[];
	value: Fraction;
	wrong: readonly Wrong[];
	/** The right side with the power or the brackets evaluated, and the reason. */
	first?: readonly [Expression, string];
	/** The right side after that with fractions reduced. */
	reduced?: readonly [Expression, string];
	/** How the last line follows, if not by multiplication. */
	last?: string;
	pi?: true;
};

type Make = (p: number, q: number) => Science | undefined;

export const SCIENCE: Readonly<Record<string, Make>> = {
	'kinetic energy': (p, q) =>
		// With equal values, it does not matter which one is squared.
		p === q
			? undefined
			: {
					...KINETIC_ENERGY,
					quantity: 'the kinetic energy',
					unit: 'joules',
					given: [
						['m', p, 'kilograms'],
						['v', q, 'meters per second'],
					],
					value: new Fraction(p * q * q, 2),
					wrong: [
						[new Fraction(p * q * q), 'left out the factor 1/2'],
						[new Fraction(p * q), 'doubled the speed instead of squaring it'],
						[new Fraction((p * q) ** 2, 2), 'squared the product of the mass and the speed'],
					],
					first: [product(num('1/2'), num(p), num(q * q)), squareOf(q)],
				},
	'body mass index': (p, q) => {
		const [height, factor] = q % 2 === 0 ? (['1.5', 9] as const) : (['1.6', 16] as const);
		const mass = factor * (q % 2 === 0 ? (p % 3) + 5 : (p % 2) * 4 + 4);
		if (mass < 45) return undefined;
		return {
			formula: 'B=m/h²',
			says: say`gives the body mass index ${symbol('B')} of an adult with mass ${symbol('m')}, in kilograms, and height ${symbol('h')}, in meters`,
			quantity: 'the body mass index',
			unit: '',
			given: [
				['m', mass, 'kilograms'],
				['h', height, 'meters'],
			],
			value: new Fraction(mass).div(new Fraction(height).pow(2)),
			wrong: [
				[new Fraction(mass).div(height), 'did not square the height'],
				[new Fraction(mass).div(height).div(2), 'doubled the height instead of squaring it'],
			],
			first: [
				quotient(mass, valueShown(new Fraction(height).pow(2))),
				`evaluate the power first: the square of ${height} is ${new Fraction(height).pow(2).toString()}`,
			],
			last: 'divide',
		};
	},
	'cylinder volume': (p, q) => {
		const r = p % 2 === 0 ? 7 : 14;
		return {
			formula: 'V=πr²h',
			says: say`gives the volume ${symbol('V')} of a cylinder with radius ${symbol('r')} and height ${symbol('h')}`,
			quantity: 'the volume',
			unit: 'cubic inches',
			given: [
				['r', r, 'inches'],
				['h', q, 'inches'],
			],
			value: new Fraction(22, 7).mul(r * r * q),
			wrong: [
				[new Fraction(22, 7).mul(r * q), 'did not square the radius'],
				[new Fraction(22, 7).mul(2 * r * q), 'doubled the radius instead of squaring it'],
				[new Fraction(22, 7).mul(r * q * q), 'squared the height instead of the radius'],
			],
			first: [product(num('22/7'), num(r * r), num(q)), squareOf(r)],
			reduced: [product(22, num((r * r) / 7), num(q)), `divide ${r * r} by 7`],
			pi: true,
		};
	},
	'cone volume': (p, q) => {
		const [r, h] = [p % 2 === 0 ? 7 : 14, 3 * ((q % 9) + 1)];
		return {
			formula: 'V=⅓πr²h',
			says: say`gives the volume ${symbol('V')} of a cone with radius ${symbol('r')} and height ${symbol('h')}`,
			quantity: 'the volume',
			unit: 'cubic inches',
			given: [
				['r', r, 'inches'],
				['h', h, 'inches'],
			],
			value: new Fraction(22, 21).mul(r * r * h),
			wrong: [
				[new Fraction(22, 7).mul(r * r * h), 'left out the factor 1/3'],
				[new Fraction(22, 21).mul(2 * r * h), 'doubled the radius instead of squaring it'],
				[new Fraction(22, 21).mul(r * h), 'did not square the radius'],
			],
			first: [product(num('1/3'), num('22/7'), num(r * r), num(h)), squareOf(r)],
			reduced: [product(22, num((r * r) / 7), num(h / 3)), `divide ${r * r} by 7 and ${h} by 3`],
			pi: true,
		};
	},
	density: (p, q) =>
		q < 4
			? undefined
			: {
					...DENSITY,
					quantity: 'the density',
					unit: 'grams per cubic centimeter',
					given: [
						['m', p * 6, 'grams'],
						['V', q, 'cubic centimeters'],
					],
					value: new Fraction(p * 6, q),
					wrong: [
						[new Fraction(q, p * 6), 'divided in the wrong order'],
						[new Fraction(p * 6 * q), 'multiplied instead of dividing'],
					],
				},
	'trapezoid area': (p, q) =>
		p === q
			? undefined
			: {
					...TRAPEZOID_AREA,
					quantity: 'the area',
					unit: 'square feet',
					given: [
						['h', (p % 5) + 3, 'feet'],
						['a', p, 'feet'],
						['b', q, 'feet'],
					],
					value: new Fraction((p + q) * ((p % 5) + 3), 2),
					wrong: [
						[new Fraction((p + q) * ((p % 5) + 3)), 'left out the factor 1/2'],
						[
							new Fraction(p * ((p % 5) + 3), 2).add(q),
							'multiplied only the first term in the brackets',
						],
					],
					first: [
						product(num('1/2'), num((p % 5) + 3), num(p + q)),
						'work inside the brackets first',
					],
				},
	temperature: (p) => {
		const ninths = (p % 10) - 2;
		const fahrenheit = 32 + 9 * ninths;
		return ninths === 0
			? undefined
			: {
					...TEMPERATURE,
					quantity: 'the temperature',
					unit: 'degrees Celsius',
					given: [['F', fahrenheit, 'degrees Fahrenheit']],
					value: new Fraction(5 * ninths),
					wrong: [
						[
							new Fraction(5 * fahrenheit, 9).sub(32),
							'multiplied only the first term in the brackets',
						],
						[new Fraction(81 * ninths, 5), 'multiplied by 9/5 instead of 5/9'],
						[new Fraction(5 * (fahrenheit + 32), 9), 'added 32 instead of subtracting it'],
					],
					first: [product(num('5/9'), num(9 * ninths)), 'work inside the brackets first'],
				};
	},
	'wind-chill style linear': (p, q) => {
		const wind = 10 * ((q % 4) + 1);
		return {
			formula: 'W=T-7/10v',
			says: say`is a simple rule for the wind chill ${symbol('W')} at temperature ${symbol('T')} and wind speed ${symbol('v')}`,
			quantity: 'the wind chill',
			unit: 'degrees Fahrenheit',
			given: [
				['T', 2 * p, 'degrees Fahrenheit'],
				['v', wind, 'miles per hour'],
			],
			value: new Fraction(2 * p - (7 * wind) / 10),
			wrong: [
				[new Fraction(2 * p + (7 * wind) / 10), 'added instead of subtracting'],
				[new Fraction(2 * p - wind), 'left out the factor 7/10'],
				[new Fraction(20 * p - 7, 10).mul(wind), 'subtracted before multiplying'],
			],
			first: [difference(2 * p, (7 * wind) / 10), 'multiply before you subtract'],
			last: 'subtract',
		};
	},
};

const squareOf = (value: number): string =>
	`evaluate the power first: the square of ${value} is ${value * value}`;
