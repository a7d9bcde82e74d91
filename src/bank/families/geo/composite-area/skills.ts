/** geo.composite-area: figures composed of simple ones, with holes, and what they cost. */
import Fraction from 'fraction.js';
import { equation, power, quotient, sum, times } from '../../../../math/expression.ts';
import { PI } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import { type Draft, type Draw, line, type Skills } from '../../../family.ts';
import type { Spot } from '../../../figures/figure.ts';
import {
	measuredDraft,
	plain,
	size,
	sizeText,
	sizeWords,
	timesPi,
	type Unit,
	unitIn,
} from '../../../steps/measured.ts';
import { costStory, sideMarks } from './cost.ts';
import { holed } from './holed.ts';
import { joinedRectangles } from './letters.ts';
import { mixedDraft, rectangle, withParts } from './parts.ts';

// A rectangle with a triangle or a semicircle on top.

const HALF = new Fraction(1, 2);

function topped(draw: Draw): Draft | undefined {
	const [w, h, t, unit] = [draw.int('w'), draw.int('h'), draw.int('t'), unitIn(draw)];
	return draw.inTurn('top') === 'triangle' ? house(w, h, t, unit) : arch(w, h, unit);
}

function house(w: number, h: number, t: number, unit: Unit): Draft | undefined {
	if (w > 3 * (h + t) || w === h || 3 * t < h || 2 * w < h + t) return undefined;
	const triangle = new Fraction(w * t, 2);
	const tip: Spot = [w * 0.5, h + t];
	return measuredDraft({
		prompt: say`A figure consists of a rectangle that is ${size(w, unit)} wide and ${size(h, unit)} high, and a triangle whose base is the top side of the rectangle. The height of the triangle is ${size(t, unit)}. Find the area of the figure, in square ${unit.many}.`,
		conclusion: 'The area is',
		letter: 'A',
		lines: [
			line(
				equation('A', sum(times(w, h), times(HALF, w, t))),
				'add the areas of the rectangle and the triangle',
			),
			withParts(line(equation('A', sum(w * h, plain(triangle))), 'multiply before adding'), [
				rectangle([0, 0], [w, h]),
				{ kind: 'triangle', at: [0, h], wide: w, high: t, area: triangle.toString() },
			]),
		],
		value: triangle.add(w * h),
		form: 'plain',
		kind: 'area',
		unit,
		why: 'add',
		wrong: [
			[w * h + w * t, 'left out the factor 1/2 in the area of the triangle'],
			[w * h, 'left out the triangle'],
		],
		hints: [say`How long is the base of the triangle? What are the areas of the two parts?`],
		figure: {
			kind: 'diagram',
			marks: [
				{ mark: 'path', at: [[0, 0], [w, 0], [w, h], tip, [0, h]], closed: true, fill: 'shade' },
				{
					mark: 'path',
					at: [
						[0, h],
						[w, h],
					],
					dashed: true,
				},
				{ mark: 'path', at: [tip, [w * 0.5, h]], dashed: true },
				{ mark: 'right', at: [w * 0.5, h], to: [[w, h], tip] },
				...sideMarks(w, h, unit),
				{
					mark: 'side',
					ends: [[w * 0.5, h], tip],
					text: sizeText(t, unit),
					awayFrom: [-w, h],
				},
			],
			alt: `A rectangle ${sizeWords(w, unit)} wide and ${sizeWords(h, unit)} high with a triangle along its entire top side. The height of the triangle is ${sizeWords(t, unit)}.`,
		},
	});
}

function arch(w: number, h: number, unit: Unit): Draft | undefined {
	const r = new Fraction(w, 2);
	const area = r.mul(r).mul(HALF);
	return mixedDraft({
		prompt: say`A figure consists of a rectangle that is ${size(w, unit)} wide and ${size(h, unit)} high, and a semicircle whose diameter is the top side of the rectangle. Find the area of the figure, in square ${unit.many}.`,
		what: 'area of the figure',
		lines: [
			line(
				equation('r', equation(quotient(w, 2), plain(r))),
				'the radius of the semicircle is half of the width',
			),
			line(
				equation('A', sum(times(w, h), times(HALF, PI, power(plain(r), 2)))),
				'add the area of the rectangle and half of the area of a circle',
			),
			line(equation('A', sum(times(w, h), times(HALF, PI, plain(r.mul(r))))), 'square the radius'),
			withParts(line(equation('A', sum(w * h, timesPi(area))), 'multiply before adding'), [
				rectangle([0, 0], [w, h]),
				{ kind: 'semicircle', at: [0, h], wide: w, high: w / 2, area: `${area.toString()}π` },
			]),
		],
		straight: w * h,
		round: area,
		unit,
		wrong: [
			[w * h + r.mul(r).valueOf() * Math.PI, 'added a whole circle instead of a semicircle'],
			[w * h + (w * w * Math.PI) / 2, 'used the diameter as the radius'],
			[
				w * h + (r.valueOf() * 2 * Math.PI) / 2,
				'used half of the circumference instead of half of the area',
			],
		],
		hint: say`What is the radius of the semicircle? How does its area compare with the area of a whole circle?`,
		figure: {
			kind: 'diagram',
			marks: [
				{
					mark: 'path',
					at: [
						[0, h],
						[0, 0],
						[w, 0],
						[w, h],
					],
					fill: 'shade',
				},
				{ mark: 'ellipse', at: [w / 2, h], across: w / 2, up: w / 2, half: 'upper', fill: 'shade' },
				{
					mark: 'path',
					at: [
						[0, h],
						[w, h],
					],
					dashed: true,
				},
				...sideMarks(w, h, unit),
			],
			alt: `A rectangle ${sizeWords(w, unit)} wide and ${sizeWords(h, unit)} high with a semicircle along its entire top side.`,
		},
	});
}

export const skills: Skills = {
	'Find the area of an L-, T-, or U-shaped figure': joinedRectangles,
	'Find areas with triangles or semicircles attached': topped,
	'Find the area of a region with a hole': holed,
	'Solve cost problems with area and perimeter': costStory,
};
