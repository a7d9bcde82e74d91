/** Formulas in use, by the names of the curriculum plan. Each refuses measurements that make no sense in its setting. */
import {
	equation,
	type Expression,
	num,
	product,
	quotient,
	sum,
} from '../../../../math/expression.ts';
import { type Prose, say } from '../../../../math/prose.ts';

export type FormulaUse = {
	prompt: Prose;
	letter: string;
	/** Right sides in working order: letters, values put in, then simpler and simpler; the last is the number. */
	lines: { right: Expression; why?: string }[];
	value: number;
	unit: string;
	/** "The perimeter is". */
	result: string;
};

/** `undefined`: not sensible here, for example a fraction of a degree. */
type Use = (p: number, q: number) => FormulaUse | undefined;

const PUT_IN = 'put the values in place of the letters';

export const FORMULAS: Readonly<Record<string, Use>> = {
	temperature(celsius) {
		if (celsius % 5 !== 0) return undefined;
		const right = (c: Expression | string) => sum(quotient(product(9, c), 5), 32);
		const fahrenheit = (9 * celsius) / 5 + 32;
		return {
			prompt: say`Use the formula ${equation('F', right('C'))} to change ${celsius} degrees Celsius (${equation('C', celsius)}) to degrees Fahrenheit.`,
			letter: 'F',
			lines: [
				{ right: right('C') },
				{ right: right(num(celsius)), why: PUT_IN },
				{ right: sum(quotient(9 * celsius, 5), 32), why: `9 × ${celsius} = ${9 * celsius}` },
				{ right: sum((9 * celsius) / 5, 32), why: 'divide before you add' },
				{ right: num(fahrenheit) },
			],
			value: fahrenheit,
			unit: '°F',
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
				{ right: right(num(length), num(width)), why: PUT_IN },
				{ right: sum(2 * length, 2 * width), why: 'multiply before you add' },
				{ right: num(2 * length + 2 * width) },
			],
			value: 2 * length + 2 * width,
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
				{ right: product(speed, num(time)), why: PUT_IN },
				{ right: num(speed * time), why: 'letters side by side are multiplied' },
			],
			value: speed * time,
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
				{ right: quotient(product(base, num(height)), 2), why: PUT_IN },
				{ right: quotient(base * height, 2), why: `${base} × ${height} = ${base * height}` },
				{ right: num((base * height) / 2) },
			],
			value: (base * height) / 2,
			unit: 'square feet',
			result: 'The area is',
		};
	},
};
