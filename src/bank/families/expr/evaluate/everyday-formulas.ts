/** Formulas in use, by the names of the curriculum plan. Each refuses measurements that make no sense in its setting. */
import Fraction from 'fraction.js';
import {
	equation,
	type Expression,
	num,
	product,
	quotient,
	sum,
} from '../../../../math/expression.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import type { Wrong } from './unknowns.ts';

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
