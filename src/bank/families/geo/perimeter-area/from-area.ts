/** A side or height from the area. */
import Fraction from 'fraction.js';
import {
	brackets,
	equation,
	type Expression,
	product,
	quotient,
	sum,
	symbol,
	times,
} from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import { line, type Line } from '../../../family.ts';
import type { Flat } from './quadrilateral.ts';
import { plain, size, sizeText, sizeWords } from '../../../steps/measured.ts';
import type { Make } from './missing-length.ts';

const solved = (
	letter: string,
	product_: Expression,
	total: number,
	factor: Fraction,
	value: Fraction,
	rule: Expression,
	why: string,
): Line[] => [
	line(rule, why),
	line(equation(product_, plain(total)), 'substitute the given values'),
	...(factor.equals(1)
		? []
		: [
				line(
					equation(letter, quotient(total, plain(factor))),
					`divide both sides by ${factor.toString()}`,
				),
			]),
	line(equation(letter, plain(value)), 'divide'),
];

export const AREA: Readonly<Record<Flat, Make>> = {
	rectangle: (b, h, unit) => ({
		given: say`A rectangle has an area of ${b * h} square ${unit.many}. Its length is ${size(b, unit)}.`,
		asked: 'its width',
		letter: 'w',
		value: new Fraction(h),
		lines: solved(
			'w',
			product(b, 'w'),
			b * h,
			new Fraction(b),
			new Fraction(h),
			equation(product('l', 'w'), 'A'),
			'length times width is the area',
		),
		wrong: [
			[b * h - b, 'subtracted the length from the area'],
			[new Fraction(b * h, 2 * b), 'divided by twice the length, as for a perimeter'],
		],
		texts: { base: sizeText(b, unit), height: 'w' },
		alt: `A rectangle with length ${sizeWords(b, unit)} and width w.`,
		hint: say`What must the length be multiplied by to give the area?`,
	}),
	parallelogram: (b, h, unit) => ({
		given: say`A parallelogram has an area of ${b * h} square ${unit.many}. Its base is ${size(b, unit)}.`,
		asked: 'its height',
		letter: 'h',
		value: new Fraction(h),
		lines: solved(
			'h',
			product(b, 'h'),
			b * h,
			new Fraction(b),
			new Fraction(h),
			equation(product('b', 'h'), 'A'),
			'the base times the height is the area',
		),
		wrong: [
			[b * h - b, 'subtracted the base from the area'],
			[2 * h, 'used the formula for a triangle'],
		],
		texts: { base: sizeText(b, unit), height: 'h' },
		alt: `A parallelogram with base ${sizeWords(b, unit)} and height h.`,
		hint: say`What must the base be multiplied by to give the area?`,
	}),
	triangle(b, h, unit) {
		const area = new Fraction(b * h, 2);
		const half = new Fraction(1, 2);
		return {
			given: say`A triangle has an area of ${plain(area)} square ${unit.many}. Its base is ${size(b, unit)}.`,
			asked: 'its height',
			letter: 'h',
			value: new Fraction(h),
			lines: [
				line(
					equation(product(half, 'b', 'h'), 'A'),
					'half of the base times the height is the area',
				),
				line(equation(times(half, product(b, 'h')), plain(area)), 'substitute the given values'),
				line(equation(product(b, 'h'), b * h), 'multiply both sides by 2'),
				line(equation('h', h), `divide both sides by ${b}`),
			],
			wrong: [
				[new Fraction(h, 2), 'left out the factor 1/2'],
				[new Fraction(h, 4), 'divided by 2 instead of multiplying by 2'],
			],
			texts: { base: sizeText(b, unit), height: 'h' },
			alt: `A triangle with base ${sizeWords(b, unit)} and height h.`,
			hint: say`The area is what fraction of the product of the base and the height? What must that product be?`,
		};
	},
	trapezoid(b, h, unit, draw) {
		const a = draw.random.int(2, b - 1);
		if (((a + b) * h) % 2 !== 0) return undefined;
		const area = ((a + b) * h) / 2;
		const half = new Fraction(1, 2);
		return {
			given: say`A trapezoid has an area of ${area} square ${unit.many}. Its bases are ${size(a, unit)} and ${size(b, unit)} long.`,
			asked: 'its height',
			letter: 'h',
			value: new Fraction(h),
			lines: [
				line(
					equation(product(half, brackets(sum('b_1', 'b_2')), 'h'), 'A'),
					'half of the sum of the two bases, times the height, is the area',
				),
				line(
					equation(times(half, brackets(sum(a, b)), symbol('h')), area),
					'substitute the given values',
				),
				line(equation(times(half, a + b, symbol('h')), area), 'add inside the brackets'),
				line(equation(product(a + b, 'h'), 2 * area), 'multiply both sides by 2'),
				line(equation('h', h), `divide both sides by ${a + b}`),
			],
			wrong: [
				[new Fraction(h, 2), 'left out the factor 1/2'],
				[new Fraction(h, 4), 'divided by 2 instead of multiplying by 2'],
				[new Fraction(2 * area, b), 'used only one of the bases'],
			],
			texts: { base: sizeText(b, unit), top: sizeText(a, unit), height: 'h' },
			alt: `A trapezoid. Its bases are ${sizeWords(a, unit)} and ${sizeWords(b, unit)}, and its height is h.`,
			hint: say`What is the sum of the bases? How is the product of that sum and the height related to the area?`,
		};
	},
};
