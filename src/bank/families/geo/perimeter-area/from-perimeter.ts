/** A side from the perimeter. */
import Fraction from 'fraction.js';
import { equation, product, sum, times } from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import { line } from '../../../family.ts';
import type { Flat } from './quadrilateral.ts';
import { size, sizeText, sizeWords } from '../../../steps/measured.ts';
import type { Make, Missing } from './missing-length.ts';

/** 2b + 2s = P for a figure with two pairs of equal sides. */
const twoPairs =
	(name: string, asked: string, letter: 'w' | 's'): Make =>
	(b, h, unit) => {
		const around = 2 * (b + h);
		const slanted = letter === 's';
		return {
			given: slanted
				? say`A ${name} has a perimeter of ${size(around, unit)}. One of its sides is ${size(b, unit)} long.`
				: say`A ${name} has a perimeter of ${size(around, unit)}. Its length is ${size(b, unit)}.`,
			asked,
			letter,
			value: new Fraction(h),
			lines: [
				line(
					equation(sum(product(2, slanted ? 'b' : 'l'), product(2, letter)), 'P'),
					'the perimeter P is the sum of all sides, and opposite sides are equal',
				),
				line(equation(sum(times(2, b), product(2, letter)), around), 'substitute the given values'),
				line(equation(sum(2 * b, product(2, letter)), around), `multiply 2 by ${b}`),
				line(equation(product(2, letter), 2 * h), `subtract ${2 * b} from both sides`),
				line(equation(letter, h), 'divide both sides by 2'),
			],
			wrong: [
				[2 * h, 'did not divide by 2'],
				[around - b, 'treated the perimeter as the sum of only two sides'],
				[new Fraction(around, 2), 'did not subtract the known side'],
			],
			texts: slanted
				? { base: sizeText(b, unit), side: 's' }
				: { base: sizeText(b, unit), height: 'w' },
			alt: `A ${name}. One side is ${sizeWords(b, unit)}, and the side next to it is ${letter}.`,
			hint: say`How many sides of each length does the ${name} have?`,
		};
	};

/** The sides that are known, and the one that is missing. */
function sumOfSides(
	name: string,
	known: readonly number[],
	side: number,
): Pick<Missing, 'letter' | 'value' | 'lines' | 'wrong' | 'hint'> {
	const total = known.reduce((all, one) => all + one, 0);
	return {
		letter: 's',
		value: new Fraction(side),
		lines: [
			line(
				equation(sum(...known, 's'), total + side),
				`the perimeter of a ${name} is the sum of its sides; s is the unknown one`,
			),
			line(equation(sum(total, 's'), total + side), 'add the lengths of the known sides'),
			line(equation('s', side), `subtract ${total} from both sides`),
		],
		wrong: [
			[total, 'gave the sum of the known sides'],
			[side + (known.at(-1) ?? 0), 'left out one of the known sides'],
			[total + total + side, 'added the known sides to the perimeter instead of subtracting them'],
		],
		hint: say`What is the total length of the known sides? What must be added to it to give the perimeter?`,
	};
}

export const PERIMETER: Readonly<Record<Flat, Make>> = {
	rectangle: twoPairs('rectangle', 'its width', 'w'),
	parallelogram: twoPairs('parallelogram', 'the length of the side next to it', 's'),
	triangle(b, h, unit, draw) {
		const side = draw.random.int(Math.abs(b - h) + 1, b + h - 1);
		if (side < 3 || h < 3) return undefined;
		return {
			given: say`A triangle has a perimeter of ${size(b + h + side, unit)}. Two of its sides are ${size(b, unit)} and ${size(h, unit)} long.`,
			asked: 'the length of the third side',
			...sumOfSides('triangle', [b, h], side),
			texts: { base: sizeText(b, unit), side: sizeText(h, unit), other: 's' },
			alt: `A triangle with sides ${sizeWords(b, unit)}, ${sizeWords(h, unit)}, and s.`,
		};
	},
	trapezoid(b, h, unit, draw) {
		const [leg, top] = [h + draw.random.int(1, 3), draw.random.int(2, b + 2)];
		if (top >= b || b - top >= 2 * leg - 1) return undefined;
		return {
			given: say`A trapezoid has a perimeter of ${size(b + 2 * leg + top, unit)}. Its longer base is ${size(b, unit)} long, and each of the two slanted sides is ${size(leg, unit)} long.`,
			asked: 'the length of the shorter base',
			...sumOfSides('trapezoid', [b, leg, leg], top),
			texts: {
				base: sizeText(b, unit),
				side: sizeText(leg, unit),
				other: sizeText(leg, unit),
				top: 's',
			},
			alt: `A trapezoid. The lower base is ${sizeWords(b, unit)}, both slanted sides are ${sizeWords(leg, unit)}, and the upper base is s.`,
		};
	},
};
