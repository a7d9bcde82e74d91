/** Shapes like L, T and U, made of rectangles. */
import { difference, equation, type Expression, sum, times } from '../../../../math/expression.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { type Draft, type Draw, line } from '../../../family.ts';
import {
	measuredDraft,
	size,
	sizeText,
	sizeWords,
	type Unit,
	unitIn,
} from '../../../steps/measured.ts';
import { rectangle, withParts } from './parts.ts';
import type { Diagram, Mark, Spot } from '../../../figures/figure.ts';

type Letter = {
	text: Prose;
	/** Where the second part has its lower left corner; the first one begins at the height `rise`. */
	second: Spot;
	rise: number;
	/** The two areas, as products of sides, and whether the second is taken away. */
	parts: readonly [readonly [number, number], readonly [number, number]];
	less: boolean;
	corners: Spot[];
	/** Sides by the numbers of their corners, with their lengths. */
	labels: readonly (readonly [from: number, to: number, length: number])[];
	hint: Prose;
};

type Make = (a: number, b: number, c: number, d: number, unit: Unit) => Letter | undefined;

const LETTERS: Readonly<Record<string, Make>> = {
	L(a, b, c, d, unit) {
		if (c > a - 2 || d > b - 2 || 3 * c < a || 3 * d < b) return undefined;
		return {
			text: say`An L-shaped figure is a rectangle that measures ${size(a, unit)} by ${size(b, unit)}, with a rectangle that measures ${size(c, unit)} by ${size(d, unit)} cut out of one corner.`,
			parts: [
				[a, b],
				[c, d],
			],
			second: [a - c, b - d],
			rise: 0,
			less: true,
			corners: [
				[0, 0],
				[a, 0],
				[a, b - d],
				[a - c, b - d],
				[a - c, b],
				[0, b],
			],
			labels: [
				[0, 1, a],
				[5, 0, b],
				[2, 3, c],
				[3, 4, d],
			],
			hint: say`What is the area of the whole rectangle? What is the area of the missing corner?`,
		};
	},
	T(a, b, c, d, unit) {
		if (c > a - 2) return undefined;
		const side = (a - c) / 2;
		return {
			text: say`A T-shaped figure consists of two rectangles: a bar that measures ${size(a, unit)} by ${size(d, unit)} and, centered under it, a stem that measures ${size(c, unit)} by ${size(b, unit)}.`,
			parts: [
				[a, d],
				[c, b],
			],
			second: [side, 0],
			rise: b,
			less: false,
			corners: [
				[side, 0],
				[side + c, 0],
				[side + c, b],
				[a, b],
				[a, b + d],
				[0, b + d],
				[0, b],
				[side, b],
			],
			labels: [
				[0, 1, c],
				[1, 2, b],
				[3, 4, d],
				[4, 5, a],
			],
			hint: say`What are the areas of the bar and of the stem?`,
		};
	},
	U(a, b, c, d, unit) {
		if (c > a - 2 || d > b - 1 || 3 * c < a || 4 * d < b) return undefined;
		const side = (a - c) / 2;
		return {
			text: say`A U-shaped figure is a rectangle that measures ${size(a, unit)} by ${size(b, unit)}, with a rectangle that measures ${size(c, unit)} by ${size(d, unit)} cut out of the middle of the top side.`,
			parts: [
				[a, b],
				[c, d],
			],
			second: [side, b - d],
			rise: 0,
			less: true,
			corners: [
				[0, 0],
				[a, 0],
				[a, b],
				[side + c, b],
				[side + c, b - d],
				[side, b - d],
				[side, b],
				[0, b],
			],
			labels: [
				[0, 1, a],
				[1, 2, b],
				[4, 5, c],
				[3, 4, d],
			],
			hint: say`What is the area of the whole rectangle? What is the area of the rectangle that is cut out?`,
		};
	},
};

export function joinedRectangles(draw: Draw): Draft | undefined {
	const [a, b, c, d] = [draw.int('a'), draw.int('b'), draw.int('c'), draw.int('d')];
	const [unit, name] = [unitIn(draw), draw.inTurn('shape')];
	const made = c < 2 || d < 2 || a < 5 ? undefined : LETTERS[name]?.(a, b, c, d, unit);
	if (!made || a > 3 * b || b > 3 * a) return undefined;
	const { parts, less, labels } = made;
	// A square would not be called a rectangle.
	if (parts.some(([wide, high]) => wide === high)) return undefined;
	const [one, two] = parts;
	const [large, small] = [one[0] * one[1], two[0] * two[1]];
	const both = (left: Expression | number, right: Expression | number) =>
		less ? difference(left, right) : sum(left, right);
	return measuredDraft({
		prompt: say`${made.text} Find its area, in square ${unit.many}.`,
		conclusion: 'The area is',
		letter: 'A',
		lines: [
			line(
				equation('A', both(times(...one), times(...two))),
				less
					? 'subtract the area of the missing rectangle from the area of the whole rectangle'
					: 'add the areas of both rectangles',
			),
			withParts(
				line(
					equation('A', both(large, small)),
					`multiply before ${less ? 'subtracting' : 'adding'}`,
				),
				[
					rectangle(less ? [0, 0] : [0, made.rise], one),
					{ ...rectangle(made.second, two), ...(less ? { taken: true as const } : {}) },
				],
			),
		],
		value: less ? large - small : large + small,
		form: 'plain',
		kind: 'area',
		unit,
		why: less ? 'subtract' : 'add',
		wrong: less
			? [
					[large + small, 'added the area of the missing rectangle instead of subtracting it'],
					[large, 'did not subtract the area of the missing rectangle'],
					[(one[0] - two[0]) * (one[1] - two[1]), 'subtracted the lengths before multiplying'],
				]
			: [
					[large, 'left out the stem'],
					[one[0] * (one[1] + two[1]), 'multiplied the whole height by the width of the bar'],
					[2 * (one[0] + one[1] + two[1]), 'found the perimeter instead of the area'],
				],
		hints: [made.hint],
		figure: letterFigure(made, name, unit, labels),
	});
}

function letterFigure(
	{ corners, parts, less }: Letter,
	name: string,
	unit: Unit,
	labels: Letter['labels'],
): Diagram {
	const [[a, b], [c, d]] = parts;
	const words = (x: number, y: number) =>
		`${sizeWords(x, unit)} wide and ${sizeWords(y, unit)} high`;
	const cutOut = name === 'L' ? 'the upper right corner' : 'the middle of the top side';
	const alt = less
		? `${name === 'L' ? 'An' : 'A'} ${name}-shaped figure: a rectangle ${words(a, b)}, with a rectangle ${words(c, d)} cut out of ${cutOut}.`
		: `A ${name}-shaped figure: a bar ${words(a, b)} on top of a stem ${words(c, d)}.`;
	return {
		kind: 'diagram',
		marks: [
			{ mark: 'path', at: corners, closed: true, fill: 'shade' },
			...labels.flatMap(([from, to, length]): Mark[] => {
				const [p, q] = [corners[from], corners[to]];
				if (!p || !q) return [];
				/* Corners run counterclockwise, so the inside is on the left of every side. */
				const inside: Spot = [(p[0] + q[0]) / 2 - (q[1] - p[1]), (p[1] + q[1]) / 2 + (q[0] - p[0])];
				return [{ mark: 'side', ends: [p, q], text: sizeText(length, unit), awayFrom: inside }];
			}),
		],
		alt,
	};
}
