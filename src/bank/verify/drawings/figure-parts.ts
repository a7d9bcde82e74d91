/** A figure in its parts: all areas are on one scale, and a line adds or subtracts exactly these. */
import { formulasIn } from '../../../math/markup.ts';
import { UnreadableTex } from '../values.ts';
import type { DrawingReader, Place } from './drawing-reader.ts';
import { type Mark, marksIn, middleOf } from './svg-elements.ts';

export const figurePartsReader: DrawingReader = {
	begins: 'The parts of the figure',
	inWords,
	disagreements,
};

type Box = { left: number; right: number; top: number; bottom: number };
type Outline = Box & { kind: string; size: number };

const N = '(-?[\\d.]+)';
const SHAPES: readonly (readonly [RegExp, (numbers: readonly number[]) => Outline])[] = [
	[
		new RegExp(`^M${N} ${N}h${N}v${N}h-${N}z$`),
		([x = 0, y = 0, w = 0, h = 0, back]) => {
			if (w !== back) throw new UnreadableTex('a rectangle is not closed');
			const kind = w === h ? 'square' : 'rectangle';
			return { kind, size: w * h, left: x, right: x + w, top: y, bottom: y + h };
		},
	],
	[
		new RegExp(`^M${N} ${N}h${N}L${N} ${N}z$`),
		([x = 0, y = 0, w = 0, tip = 0, top = 0]) => {
			if (tip < x || tip > x + w) throw new UnreadableTex('a height is not inside its triangle');
			return { kind: 'triangle', size: (w * (y - top)) / 2, left: x, right: x + w, top, bottom: y };
		},
	],
	[
		new RegExp(`^M${N} ${N}a${N} ${N} 0 0 1 ${N} 0z$`),
		([x = 0, y = 0, r = 0, up = 0, w = 0]) => {
			isRound(r, up, w);
			return {
				kind: 'semicircle',
				size: (r * r) / 2,
				left: x,
				right: x + w,
				top: y - r,
				bottom: y,
			};
		},
	],
	[
		new RegExp(`^M${N} ${N}a${N} ${N} 0 0 1 ${N} 0a${N} ${N} 0 0 1 -${N} 0z$`),
		([x = 0, y = 0, r = 0, up = 0, w = 0, r2 = 0, up2 = 0, back = 0]) => {
			isRound(r, up, w);
			isRound(r2, up2, back);
			return { kind: 'circle', size: r * r, left: x, right: x + w, top: y - r, bottom: y + r };
		},
	],
];

function isRound(across: number, up: number, wide: number): void {
	if (across !== up || Math.abs(2 * across - wide) > 0.2) throw new UnreadableTex('an arc is bent');
}

function inWords(svg: string): string {
	const marks = marksIn(svg);
	const texts = marks.filter(({ name }) => name === 'text');
	const parts = marks
		.filter(({ name }) => name === 'path')
		.map(({ attributes }, order) => {
			const d = attributes['d'] ?? '';
			const [pattern, read] = SHAPES.find(([shape]) => shape.test(d)) ?? [];
			const [, ...numbers] = pattern?.exec(d) ?? [];
			const text = texts[order];
			if (!read || !text) throw new UnreadableTex('a part is of no known shape, or has no area');
			return { ...read(numbers.map(Number)), text, isTaken: 'stroke-dasharray' in attributes };
		});
	if (parts.length !== texts.length) throw new UnreadableTex('an area is in no part');
	const isCut = parts.some(({ isTaken }) => isTaken);
	const scales = parts.map(({ text, size, kind }) => {
		const [, value, pi] = /^(?:whole: )?([\d.]+)(π?)$/.exec(text.text) ?? [];
		const isArc = kind === 'circle' || kind === 'semicircle';
		if (value === undefined || isArc !== (pi === 'π'))
			throw new UnreadableTex('an area is not a number of squares');
		return size / Number(value);
	});
	if (Math.max(...scales) > 1.04 * Math.min(...scales))
		throw new UnreadableTex('an area is not that of its part');
	for (const part of parts) {
		const isWhole = isCut && !part.isTaken;
		if (isWhole !== part.text.text.startsWith('whole: ') || !isInPlace(part.text, part, isWhole))
			throw new UnreadableTex('an area is outside its part');
	}
	checkWhole(parts);
	const said = parts.map(
		({ kind, text, isTaken }) =>
			`a ${kind} with an area of ${text.text.replace('whole: ', '').replace('π', ' pi')}${isTaken ? ', cut out' : ''}`,
	);
	return `The parts of the figure: ${said.join('; ')}.`;
}

/** In the middle of its part, or below it if the part has a hole, where it would be read as what is left. */
function isInPlace(text: Mark, { left, right, top, bottom }: Box, isBelow: boolean): boolean {
	const [x, y] = middleOf(text);
	const isMiddle = Math.abs(x - (left + right) / 2) < 0.3;
	return isMiddle && (isBelow ? y > bottom && y < bottom + 24 : y > top && y < bottom);
}

/** What is cut out lies in the first part; what is added touches it without overlapping. */
function checkWhole([whole, ...more]: readonly (Outline & { isTaken: boolean })[]): void {
	if (!whole || whole.isTaken) throw new UnreadableTex('there is no part to begin with');
	const near = 0.3;
	for (const part of more) {
		const isInside =
			part.left > whole.left - near &&
			part.right < whole.right + near &&
			part.top > whole.top - near &&
			part.bottom < whole.bottom + near;
		const touches =
			Math.min(Math.abs(part.bottom - whole.top), Math.abs(part.top - whole.bottom)) < near &&
			part.left > whole.left - near &&
			part.right < whole.right + near;
		if (part.isTaken ? !isInside : !touches)
			throw new UnreadableTex('a part is in the wrong place');
	}
}

function disagreements(words: string, { text, above }: Place): string[] {
	const parts = [...words.matchAll(/with an area of (\d+(?:\.\d+)?)( pi)?(, cut out)?/g)];
	const sum = parts
		.map(([, value, pi, cut], order) => {
			const sign = order === 0 ? '' : cut ? ' - ' : ' + ';
			return `${sign}${value}${pi ? '\\pi' : ''}`;
		})
		.join('');
	const isStated = [...above, text]
		.flatMap(formulasIn)
		.some((tex) => tex.replaceAll(/\{,\}/g, '').split(' = ').includes(sum));
	return isStated ? [] : ['no line adds or subtracts just these areas'];
}
