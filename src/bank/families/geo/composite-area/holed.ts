/** A region from which something is cut out. */
import { difference, equation, power, times } from '../../../../math/expression.ts';
import { PI } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import { type Draft, type Draw, line } from '../../../family.ts';
import type { Mark, Spot } from '../../../figures/figure.ts';
import {
	measuredDraft,
	size,
	sizeText,
	sizeWords,
	timesPi,
	type Unit,
	unitIn,
} from '../../../steps/measured.ts';
import { sideMarks } from './cost.ts';
import { mixedDraft, type Part, rectangle, withParts } from './parts.ts';

export function holed(draw: Draw): Draft | undefined {
	const [w, h, r, unit] = [draw.int('W'), draw.int('H'), draw.int('r'), unitIn(draw)];
	const kind = draw.inTurn('kind');
	if (w <= h) return undefined;
	if (kind === 'circle hole') return circleHole(w, h, r, unit);
	return kind === 'rectangle hole'
		? rectangleHole(draw, w, h, unit)
		: squareInCircle(Math.floor(h / 2), r, unit);
}

const outer = (w: number, h: number, unit: Unit): Mark[] => [
	{
		mark: 'path',
		at: [
			[0, 0],
			[w, 0],
			[w, h],
			[0, h],
		],
		closed: true,
		fill: 'shade',
	},
	...sideMarks(w, h, unit),
];

function circleHole(w: number, h: number, small: number, unit: Unit): Draft | undefined {
	const r = small + 1;
	if (r === 2) return undefined;
	return mixedDraft({
		prompt: say`A circle with a radius of ${size(r, unit)} is cut out of a rectangle that is ${size(w, unit)} long and ${size(h, unit)} wide. Find the area of the shaded region, in square ${unit.many}.`,
		what: 'area of the shaded region',
		lines: [
			line(
				equation('A', difference(times(w, h), times(PI, power(r, 2)))),
				'subtract the area of the circle from the area of the rectangle',
			),
			line(equation('A', difference(times(w, h), times(PI, r * r))), 'square the radius'),
			withParts(
				line(equation('A', difference(w * h, timesPi(r * r))), 'multiply before subtracting'),
				[rectangle([0, 0], [w, h]), { ...round([w / 2, h / 2], r), taken: true }],
			),
		],
		straight: w * h,
		round: -r * r,
		unit,
		wrong: [
			[w * h + r * r * Math.PI, 'added the area of the hole instead of subtracting it'],
			[w * h - 2 * r * Math.PI, 'subtracted the circumference of the circle instead of its area'],
			[w * h, 'did not subtract the area of the hole'],
		],
		hint: say`What is the area of the rectangle? What is the area of the hole?`,
		figure: {
			kind: 'diagram',
			marks: [
				...outer(w, h, unit),
				{ mark: 'ellipse', at: [w / 2, h / 2], across: r * 1.25, up: r * 1.25, fill: 'paper' },
				{
					mark: 'path',
					at: [
						[w / 2, h / 2],
						[w / 2 + r * 1.25, h / 2],
					],
					accent: true,
				},
				{ mark: 'dot', at: [w / 2, h / 2] },
				{ mark: 'text', at: [w / 2, h / 2 - r * 0.55], text: sizeText(r, unit) },
			],
			alt: `A shaded rectangle ${sizeWords(w, unit)} by ${sizeWords(h, unit)} with a circular hole. The radius of the hole is ${sizeWords(r, unit)}.`,
		},
	});
}

function rectangleHole(draw: Draw, w: number, h: number, unit: Unit): Draft | undefined {
	const [a, b] = [draw.random.int(3, w - 4), draw.random.int(2, h - 4)];
	if (a <= b || a > 0.75 * w || b > 0.7 * h) return undefined;
	const [x, y] = [(w - a) / 2, (h - b) / 2];
	return measuredDraft({
		prompt: say`A rectangle that measures ${size(a, unit)} by ${size(b, unit)} is cut out of a rectangle that measures ${size(w, unit)} by ${size(h, unit)}. Find the area of the shaded region, in square ${unit.many}.`,
		conclusion: 'The area of the shaded region is',
		letter: 'A',
		lines: [
			line(
				equation('A', difference(times(w, h), times(a, b))),
				'subtract the area of the hole from the area of the large rectangle',
			),
			withParts(line(equation('A', difference(w * h, a * b)), 'multiply before subtracting'), [
				rectangle([0, 0], [w, h]),
				{ ...rectangle([x, y], [a, b]), taken: true },
			]),
		],
		value: w * h - a * b,
		form: 'plain',
		kind: 'area',
		unit,
		why: 'subtract',
		wrong: [
			[w * h + a * b, 'added the area of the hole instead of subtracting it'],
			[w * h, 'did not subtract the area of the hole'],
			[(w - a) * (h - b), 'subtracted the lengths before multiplying'],
		],
		hints: [say`What is the area of the large rectangle? What is the area of the hole?`],
		figure: {
			kind: 'diagram',
			marks: [
				...outer(w, h, unit),
				{
					mark: 'path',
					at: [
						[x, y],
						[x + a, y],
						[x + a, y + b],
						[x, y + b],
					],
					closed: true,
					fill: 'paper',
				},
				{ mark: 'text', at: [w / 2, y + b], text: sizeText(a, unit), awayFrom: [w / 2, 0] },
				{ mark: 'text', at: [x, h / 2], text: sizeText(b, unit), awayFrom: [w, h / 2] },
			],
			alt: `A shaded rectangle ${sizeWords(w, unit)} by ${sizeWords(h, unit)} with a rectangular hole ${sizeWords(a, unit)} by ${sizeWords(b, unit)}.`,
		},
	});
}

/** The corners of the square stay inside the circle: its diagonal is shorter than the diameter. */
function squareInCircle(r: number, small: number, unit: Unit): Draft | undefined {
	const side = r + small - 1;
	if (side === r || side * side >= 2 * r * r - 1) return undefined;
	const s = side / 2;
	return mixedDraft({
		prompt: say`A square with sides of ${size(side, unit)} is cut out of a circle with a radius of ${size(r, unit)}. Find the area of the shaded region, in square ${unit.many}.`,
		what: 'area of the shaded region',
		lines: [
			line(
				equation('A', difference(times(PI, power(r, 2)), power(side, 2))),
				'subtract the area of the square from the area of the circle',
			),
			withParts(
				line(
					equation('A', difference(timesPi(r * r), side * side)),
					'square before multiplying and subtracting',
				),
				[round([r, r], r), { ...rectangle([r - s, r - s], [side, side]), taken: true }],
			),
		],
		straight: -side * side,
		round: r * r,
		unit,
		wrong: [
			[r * r * Math.PI + side * side, 'added the area of the hole instead of subtracting it'],
			[2 * r * Math.PI - side * side, 'used the circumference of the circle instead of its area'],
			[r * r * Math.PI, 'did not subtract the area of the hole'],
		],
		hint: say`What is the area of the whole circle? What is the area of the square?`,
		figure: {
			kind: 'diagram',
			marks: [
				{ mark: 'ellipse', at: [0, 0], across: r, up: r, fill: 'shade' },
				{
					mark: 'path',
					at: [
						[-s, -s],
						[s, -s],
						[s, s],
						[-s, s],
					],
					closed: true,
					fill: 'paper',
				},
				{ mark: 'text', at: [0, -s * 0.72], text: sizeText(side, unit) },
				{
					mark: 'path',
					at: [
						[0, 0],
						[0, r],
					],
					accent: true,
				},
				{ mark: 'dot', at: [0, 0] },
				{ mark: 'text', at: [s * 0.5, s * 0.4], text: sizeText(r, unit) },
			],
			alt: `A shaded circle with a radius of ${sizeWords(r, unit)} and a square hole in its middle. Each side of the hole is ${sizeWords(side, unit)}.`,
		},
	});
}

const round = ([x, y]: Spot, r: number): Part => ({
	kind: 'circle',
	at: [x - r, y - r],
	wide: 2 * r,
	high: 2 * r,
	area: `${r * r}π`,
});
