/** A side or height from the area or the perimeter: the formula is an equation for it. */
import Fraction from 'fraction.js';
import {
	brackets,
	equation,
	type Expression,
	type Number,
	product,
	quotient,
	sum,
	symbol,
	times,
} from '../../../../math/expression.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { capital } from '../../../../math/things-in-words.ts';
import {
	type Draft,
	type Draw,
	exactDecimal,
	integer,
	type Line,
	line,
	rational,
	sentence,
	withMisconceptions,
	withUnit,
	type WrongAnswer,
} from '../../../family.ts';
import { plain, size, sizeText, sizeWords, type Unit, unitIn } from '../../../steps/measured.ts';
import { type Flat, flatFigure, type FlatTexts } from './quadrilateral.ts';

// What a question for a missing side or height says.

type Missing = {
	given: Prose;
	asked: string;
	letter: string;
	value: Fraction;
	lines: Line[];
	wrong: readonly (readonly [value: Number, why: string])[];
	texts: FlatTexts;
	alt: string;
	hint: Prose;
};

type Make = (b: number, h: number, unit: Unit, draw: Draw) => Missing | undefined;

// A side from the perimeter.

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

const PERIMETER: Readonly<Record<Flat, Make>> = {
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

// A side or height from the area.

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

const AREA: Readonly<Record<Flat, Make>> = {
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

export function missingDimension(draw: Draw): Draft | undefined {
	const [b, h, unit] = [draw.int('b'), draw.int('h'), unitIn(draw)];
	const kind = draw.inTurn('shape') as Flat; // the plan lists only these shapes
	const given = draw.random.pick(['area', 'perimeter'] as const);
	if (b === h || (kind === 'rectangle' && b < h)) return undefined;
	const found = (given === 'area' ? AREA : PERIMETER)[kind](b, h, unit, draw);
	if (!found) return undefined;
	const { asked, value } = found;
	const whole = value.d === 1n;
	const answer = withMisconceptions(
		withUnit(whole ? integer(value.valueOf()) : exactDecimal(value), unit.many),
		...found.wrong.map(([wrong, why]): WrongAnswer => [rational(wrong), why]),
	);
	return {
		prompt: say`${found.given} Find ${asked}, in ${unit.many}.`,
		answer,
		steps: [
			...found.lines,
			sentence(say`${capital(asked.replace(/^its/, 'the'))} is ${answer.body}.`),
		],
		hints: [found.hint],
		figure: flatFigure(kind, { base: b, height: h, upper: b * 0.6 }, found.texts, found.alt),
	};
}
