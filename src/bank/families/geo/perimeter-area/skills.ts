/** geo.perimeter-area: areas of simple figures, and a side from area or perimeter. */
import Fraction from 'fraction.js';
import { brackets, equation, product, quotient, sum, times } from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import type { Draft, Draw, Skills } from '../../../family.ts';
import { line } from '../../../family.ts';
import { type Flat, flatFigure } from './quadrilateral.ts';
import {
	measuredDraft,
	plain,
	size,
	sizeText,
	sizeWords,
	unitIn,
} from '../../../steps/measured.ts';
import { missingDimension } from './missing.ts';

const HALF = new Fraction(1, 2);

export const skills: Skills = {
	'Find areas of rectangles, triangles, and parallelograms': areaOfFlat,
	'Find the area of a trapezoid': areaOfTrapezoid,
	'Find a missing dimension from area or perimeter': missingDimension,
};

const RULES: Readonly<Record<string, string>> = {
	rectangle: 'the area is length times width',
	triangle: 'the area is half of the base times the height',
	parallelogram: 'the area is the base times the height',
};

function areaOfFlat(draw: Draw): Draft | undefined {
	const [b, h, unit] = [new Fraction(draw.int('b')), new Fraction(draw.int('h')), unitIn(draw)];
	const kind = draw.inTurn('shape') as Flat; // the plan lists only these shapes
	const rectangle = kind === 'rectangle';
	if (b.equals(h) || (rectangle && b.lt(h))) return undefined;
	const half = kind === 'triangle';
	const letters = rectangle ? ['l', 'w'] : ['b', 'h'];
	const [base, height] = rectangle ? ['length', 'width'] : ['base', 'height'];
	const given = `${base} of ${sizeWords(b, unit)} and a ${height} of ${sizeWords(h, unit)}`;
	return measuredDraft({
		prompt: say`A ${kind} has a ${base} of ${size(b, unit)} and a ${height} of ${size(h, unit)}. Find its area, in square ${unit.many}.`,
		conclusion: 'The area is',
		letter: 'A',
		lines: [
			line(equation('A', product(...(half ? [HALF] : []), ...letters)), RULES[kind]),
			line(
				equation('A', half ? times(HALF, plain(b), plain(h)) : times(plain(b), plain(h))),
				`substitute the ${base} and the ${height}`,
			),
			...(half
				? [
						line(
							equation('A', times(HALF, plain(b.mul(h)))),
							`multiply the ${base} by the ${height}`,
						),
					]
				: []),
		],
		value: half ? b.mul(h).mul(HALF) : b.mul(h),
		form: 'plain',
		kind: 'area',
		unit,
		hints: [
			half
				? say`How does the area of a triangle compare with that of a parallelogram with the same base and height?`
				: rectangle
					? say`How do you find the area of a rectangle from its length and width?`
					: say`How can a parallelogram be rearranged into a rectangle? How long are the sides of that rectangle?`,
		],
		wrong: half
			? [
					[b.mul(h), 'did not take half of the product of the base and the height'],
					[b.add(h), 'added the base and the height'],
					[b.add(h).div(2), 'took half of the sum instead of the product'],
				]
			: [
					[
						b.add(h).mul(2),
						rectangle
							? 'found the perimeter instead of the area'
							: 'used the formula for the perimeter of a rectangle instead of the area of a parallelogram',
					],
					[b.mul(h).div(2), 'took half of the product, as for a triangle'],
					[b.add(h), `added the ${base} and the ${height}`],
				],
		figure: flatFigure(
			kind,
			{ base: b.valueOf(), height: h.valueOf() },
			{ base: sizeText(b, unit), height: sizeText(h, unit) },
			`A ${kind} with a ${given}.`,
		),
	});
}

function areaOfTrapezoid(draw: Draw): Draft | undefined {
	const [a, b, h, unit] = [draw.int('a'), draw.int('b'), draw.int('h'), unitIn(draw)];
	if (a === b) return undefined;
	const name = 'trapezoid';
	return measuredDraft({
		prompt: say`The bases of a ${name} are ${size(a, unit)} and ${size(b, unit)} long. Its height is ${size(h, unit)}. Find its area, in square ${unit.many}.`,
		conclusion: 'The area is',
		letter: 'A',
		lines: [
			line(
				equation('A', product(HALF, brackets(sum('b_1', 'b_2')), 'h')),
				'the area is half of the sum of the two bases, times the height',
			),
			line(equation('A', times(HALF, brackets(sum(a, b)), h)), 'substitute the given values'),
			line(equation('A', times(HALF, a + b, h)), 'add inside the brackets first'),
			line(equation('A', quotient((a + b) * h, 2)), `multiply ${a + b} by ${h}`),
		],
		value: new Fraction((a + b) * h, 2),
		form: 'plain',
		kind: 'area',
		unit,
		why: 'divide',
		wrong: [
			[(a + b) * h, 'did not take half of the sum of the bases'],
			[a * b * h, 'multiplied all three lengths'],
			[new Fraction(b * h, 2), 'used only one of the bases'],
		],
		hints: [say`What is the average length of the two bases? What must it be multiplied by?`],
		figure: flatFigure(
			'trapezoid',
			{ base: b, height: h, upper: a },
			{ base: sizeText(b, unit), top: sizeText(a, unit), height: sizeText(h, unit) },
			`A ${name}. The upper base is ${sizeWords(a, unit)}, the lower base is ${sizeWords(b, unit)}, and the height is ${sizeWords(h, unit)}.`,
		),
	});
}
