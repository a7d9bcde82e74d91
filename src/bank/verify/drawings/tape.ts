/** A tape diagram: its boxes are equal, as many as the lines say, and together make up the whole. */
import { formulasIn } from '../../../math/markup.ts';
import { listInWords } from '../../../math/things-in-words.ts';
import { UnreadableTex } from '../values.ts';
import type { DrawingReader, Place } from './drawing-reader.ts';
import { numbersIn } from './numbers-in.ts';
import { at, marksIn } from './svg-elements.ts';

export const tapeReader: DrawingReader = { begins: 'A tape diagram', inWords, disagreements };

const BLOCK = /^M([\d.]+) ([\d.]+)h([\d.]+)v([\d.]+)h-([\d.]+)z((?:M[\d.]+ [\d.]+v[\d.]+)*)$/;

type Row = { left: number; top: number; wide: number; boxes: number };

function inWords(svg: string): string {
	const marks = marksIn(svg);
	const texts = marks.filter(({ name }) => name === 'text');
	const blocks = marks.flatMap((mark) => {
		const [, x, y, long, high, back, walls = ''] = BLOCK.exec(mark.attributes['d'] ?? '') ?? [];
		if (x === undefined) return [];
		if (long !== back) throw new UnreadableTex('a row is not closed');
		const [left, top, width] = [Number(x), Number(y), Number(long)];
		const places = [...walls.matchAll(/M([\d.]+) ([\d.]+)v([\d.]+)/g)];
		if (places.some(([, , from, down]) => from !== y || down !== high))
			throw new UnreadableTex('a box has no whole wall');
		const boxes = places.length + 1;
		const isEven = places.every(
			([, wall], order) => Math.abs(Number(wall) - left - ((order + 1) * width) / boxes) < 0.4,
		);
		if (!isEven) throw new UnreadableTex('the boxes are not equal');
		return [{ left, top, wide: width / boxes, boxes, isShade: 'fill-opacity' in mark.attributes }];
	});
	const rows = blocks.filter(({ isShade }) => !isShade);
	const [first] = rows;
	if (
		!first ||
		rows.some(({ left, wide }) => left !== first.left || Math.abs(wide - first.wide) > 0.2)
	)
		throw new UnreadableTex('the boxes of two rows are not equal');
	const numbers = texts.filter(({ attributes }) => attributes['text-anchor'] !== 'start');
	const isInBox = (row: Row, box: number) =>
		numbers.filter(
			(text) =>
				Math.abs(at(text, 'x') - row.left - (box + 0.5) * row.wide) < 0.4 &&
				at(text, 'y') - row.top === 18,
		).length === 1;
	const isFilled = rows.every((row) =>
		Array.from({ length: row.boxes }, (_, box) => box).every((box) => isInBox(row, box)),
	);
	const [each] = numbers;
	const count = rows.reduce((all, { boxes }) => all + boxes, 0);
	if (
		!each ||
		!isFilled ||
		numbers.length !== count ||
		numbers.some(({ text }) => text !== each.text)
	)
		throw new UnreadableTex('a box has no number, or another one');
	const names = rows.map((row) =>
		texts.find((text) => at(text, 'x') === row.left && at(text, 'y') === row.top - 6),
	);
	const isNamed = names.every((name) => name !== undefined);
	const [total, ...others] = texts.filter(
		(text) => !numbers.includes(text) && !(isNamed && names.includes(text)),
	);
	if (others.length > 0) throw new UnreadableTex('a number is at no box or brace');
	const shade = blocks.find(({ isShade }) => isShade);
	const shaded = shade ? shade.wide / first.wide : 0;
	if (
		Math.abs(shaded - Math.round(shaded)) > 0.05 ||
		(shade && (shade.left !== first.left || shade.top !== first.top))
	)
		throw new UnreadableTex('a box is shaded in part');
	const counts = rows.map(({ boxes }) => boxes);
	const tapes = isNamed
		? listInWords(
				counts.map(
					(boxes, order) =>
						`a row of ${boxes} box${boxes === 1 ? '' : 'es'} for ${names[order]?.text}`,
				),
			)
		: counts.length === 1
			? `${count} equal box${count === 1 ? '' : 'es'}`
			: `rows of ${listInWords(counts)} equal boxes`;
	return [
		`A tape diagram with ${tapes}. Each box stands for ${each.text}.`,
		...(total ? [`All the boxes together stand for ${total.text}.`] : []),
		...(shade
			? [`${Math.round(shaded)} of the boxes ${Math.round(shaded) === 1 ? 'is' : 'are'} shaded.`]
			: []),
	].join(' ');
}

function disagreements(words: string, place: Place): string[] {
	const named = [
		...words.matchAll(/a row of (\d+) box(?:es)? for (.+?)(?=(?:,|,? and) a row|\.)/g),
	];
	const [, list = ''] = /with (?:rows of )?(.*?) equal box/.exec(words) ?? [];
	const rows = (
		named.length > 0 ? named.map(([, boxes = '']) => boxes) : list.split(/, and |, | and /)
	).map(Number);
	const names = named.map(([, , name]) => name);
	const [each = Number.NaN] = (/stands for (\d+)/.exec(words) ?? []).slice(1).map(Number);
	const [total] = (/together stand for (\d+)/.exec(words) ?? []).slice(1).map(Number);
	const [shaded] = (/(\d+) of the boxes/.exec(words) ?? []).slice(1).map(Number);
	const known = new Set(numbersIn(place));
	const count = rows.reduce((all, one) => all + one, 0);
	const formulas = [...place.above, place.text].flatMap(formulasIn);
	const part = `\\frac{${shaded}}{${count}}`;
	const isAsked =
		names.length === 0 ||
		place.above.some((text) =>
			[`ratio of ${names.join(' to ')}`, `ratio of the ${names.join(' to the ')}`].some((ratio) =>
				text.includes(ratio),
			),
		);
	return [
		...(isAsked ? [] : [`the lines ask for no ratio of ${names.join(' to ')}`]),
		...[each, ...(total === undefined ? [] : [total]), ...rows]
			.filter((value) => !known.has(value))
			.map((value) => `the lines do not name ${value}`),
		...(total === undefined || count * each === total
			? []
			: [`${count} boxes of ${each} are not ${total}`]),
		...(shaded === undefined || formulas.some((tex) => tex.includes(part))
			? []
			: [`the lines do not name ${shaded} of ${count} parts`]),
		...(shaded !== undefined || isRatio(rows, each, formulas)
			? []
			: [`the lines do not name the ratio of the rows`]),
	];
}

/** The rows are in a ratio that is written, or are two numbers from the same ratio, divided. */
const isRatio = (rows: readonly number[], each: number, formulas: readonly string[]): boolean =>
	formulas.some((tex) => {
		const parts = tex.split(':').map(Number);
		return (
			parts.length === rows.length &&
			[1, each].some((size) => parts.every((value, order) => value === (rows[order] ?? 0) * size))
		);
	});
