/** Formulas with sensible measurements, by the names of the curriculum plan. */
import Fraction from 'fraction.js';
import {
	difference,
	equation,
	type Expression,
	num,
	product,
	quotient,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { valueShown } from './formula-values.ts';
import type { Wrong } from './unknowns.ts';

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

// Formulas in use, by the names of the curriculum plan. Each refuses measurements that make no sense in its setting.

export type FormulaUse = {
	prompt: Prose;
	letter: string;
	/** Right sides in order: letters, values substituted, then simpler and simpler; the last is the number. */
	lines: { right: Expression; why?: string }[];
	value: number;
	/** Other results, with the mistake that leads there. */
	wrong: readonly Wrong[];
	unit: string;
	/** The letter that has a value, if no other one has. */
	only?: readonly [letter: string, value: number];
	/** "The perimeter is". */
	result: string;
};

/** `undefined`: not sensible here, for example a fraction of a degree. */
type Use = (p: number, q: number) => FormulaUse | undefined;

const SUBSTITUTED = 'substitute the given values';

export const FORMULAS: Readonly<Record<string, Use>> = {
	temperature(celsius) {
		if (celsius % 5 !== 0) return undefined;
		const right = (c: Expression | string) => sum(quotient(product(9, c), 5), 32);
		const fahrenheit = (9 * celsius) / 5 + 32;
		return {
			prompt: say`Use the formula ${equation('F', right('C'))} to convert ${celsius} degrees Celsius (${equation('C', celsius)}) to degrees Fahrenheit.`,
			letter: 'F',
			lines: [
				{ right: right('C') },
				{ right: right(num(celsius)), why: `substitute ${celsius} for C` },
				{ right: sum(quotient(9 * celsius, 5), 32), why: `9 × ${celsius} = ${9 * celsius}` },
				{ right: sum((9 * celsius) / 5, 32), why: 'divide before you add' },
				{ right: num(fahrenheit), why: 'add' },
			],
			value: fahrenheit,
			wrong: [
				[new Fraction(9 * (celsius + 32), 5), 'added before multiplying'],
				[new Fraction(5 * celsius, 9).add(32), 'multiplied by 5/9 instead of 9/5'],
				[new Fraction(9 * celsius, 5), 'left out the last term'],
			],
			unit: '°F',
			only: ['C', celsius],
			result: 'The temperature is',
		};
	},
	perimeter(length, width) {
		if (length <= width) return undefined;
		const right = (l: Expression | string, w: Expression | string) =>
			sum(product(2, l), product(2, w));
		return {
			prompt: say`Use the formula ${equation('P', right('l', 'w'))} to find the perimeter of a rectangle with length ${equation('l', length)} and width ${equation('w', width)}, both in inches.`,
			letter: 'P',
			lines: [
				{ right: right('l', 'w') },
				{ right: right(num(length), num(width)), why: SUBSTITUTED },
				{ right: sum(2 * length, 2 * width), why: 'multiply before you add' },
				{ right: num(2 * length + 2 * width), why: 'add' },
			],
			value: 2 * length + 2 * width,
			wrong: [
				[new Fraction(length + width), 'added only one length and one width'],
				[new Fraction(2 * length + width), 'doubled only the length'],
				[new Fraction(length * width), 'found the area instead'],
			],
			unit: 'inches',
			result: 'The perimeter is',
		};
	},
	distance(speed, time) {
		if (speed < 20 || time > 12) return undefined;
		return {
			prompt: say`Use the formula ${equation('d', product('r', 't'))} to find how far a train goes at a rate of ${equation('r', speed)} miles per hour in ${equation('t', time)} hours.`,
			letter: 'd',
			lines: [
				{ right: product('r', 't') },
				{ right: product(speed, num(time)), why: SUBSTITUTED },
				{ right: num(speed * time), why: 'multiply' },
			],
			value: speed * time,
			wrong: [
				[new Fraction(speed + time), 'added instead of multiplying'],
				[new Fraction(speed, time), 'divided instead of multiplying'],
			],
			unit: 'miles',
			result: 'The distance is',
		};
	},
	area(base, height) {
		if ((base * height) % 2 !== 0) return undefined;
		return {
			prompt: say`Use the formula ${equation('A', quotient(product('b', 'h'), 2))} to find the area of a triangle with base ${equation('b', base)} and height ${equation('h', height)}, both in feet.`,
			letter: 'A',
			lines: [
				{ right: quotient(product('b', 'h'), 2) },
				{ right: quotient(product(base, num(height)), 2), why: SUBSTITUTED },
				{ right: quotient(base * height, 2), why: `${base} × ${height} = ${base * height}` },
				{ right: num((base * height) / 2), why: 'divide' },
			],
			value: (base * height) / 2,
			wrong: [
				[new Fraction(base * height), 'did not divide by 2'],
				[new Fraction(base + height, 2), 'added instead of multiplying'],
			],
			unit: 'square feet',
			result: 'The area is',
		};
	},
};
