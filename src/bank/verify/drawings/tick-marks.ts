/** The tick marks of number lines: one at each label, evenly spaced, as many between labels as the words say. */
import { labelValue } from '../number-in-words.ts';
import { rowsOf } from './number-rows.ts';
import type { Spot } from './path-spots.ts';
import { at, type Mark, marksIn } from './svg-elements.ts';

/** How far a row of labels is below the tick marks of its line, in pixels, and how far a tick mark is from its label. */
const [BELOW, NEAR] = [45, 1];

/** Issues for a line, of one or of several, that does not have the tick marks in its description. */
export function tickMarkIssues(svg: string, words: string): string[] {
	const count = spacesIn(words);
	if (count === undefined) return [];
	const marks = marksIn(svg);
	const ticks = marks.flatMap(ticksIn);
	const isRight = ([row, labels]: readonly [number, readonly Mark[]]) => {
		const places = ticks
			.filter(([, y]) => y < row && row - y < BELOW)
			.map(([x]) => x)
			.toSorted((a, b) => a - b);
		const labeled = labels
			.map((label) => places.findIndex((x) => Math.abs(x - at(label, 'x')) < NEAR))
			.toSorted((a, b) => a - b);
		const gaps = gapsOf(places);
		const isEven = Math.max(...gaps) - Math.min(...gaps) < 0.5;
		const isCounted = gapsOf(labeled).every((spaces) => spaces === count);
		return places.length > 1 && isEven && isCounted && !labeled.includes(-1);
	};
	const rows = [...rowsOf(marks.filter(({ text }) => !Number.isNaN(labelValue(text))))];
	return rows.length > 0 && rows.every(isRight)
		? []
		: [`the tick marks are not drawn as "${words}" says`];
}

/** From each label to the next. */
function spacesIn(words: string): number | undefined {
	if (!words.includes('tick mark')) return undefined;
	if (/a tick mark at every integer/.test(words)) return 1;
	if (/a label at every whole number and a short tick mark halfway between/.test(words)) return 2;
	const [, count] =
		/evenly spaced tick marks.*(?:There are|with) (\d+) (?:equal )?spaces (?:from each label|between the two)/.exec(
			words,
		) ?? [];
	return count === undefined ? undefined : Number(count);
}

/** Where its tick marks start: short uprights, or the dashes of a broad stroke. */
function ticksIn({ attributes }: Mark): Spot[] {
	const { d = '', 'stroke-dasharray': dashes } = attributes;
	if (dashes === undefined)
		return [...d.matchAll(/M([\d.]+)[ ,]([\d.]+)v[\d.]+/g)].map(([, x, y]): Spot => [
			Number(x),
			Number(y),
		]);
	const [, from, y, to] = (/^M([\d.]+) ([\d.]+)H([\d.]+)$/.exec(d) ?? []).map(Number);
	const [dash = 0, gap = 0] = dashes.split(' ').map(Number);
	if (from === undefined || y === undefined || to === undefined || dash + gap <= 0) return [];
	const count = Math.floor((to - from) / (dash + gap)) + 1;
	return Array.from({ length: count }, (_, nth): Spot => [from + dash / 2 + nth * (dash + gap), y]);
}

const gapsOf = (places: readonly number[]): number[] =>
	places.slice(1).map((place, before) => place - (places[before] ?? 0));
