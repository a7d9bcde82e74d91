/** A solution set on a number line: its circles, shading, and signs, against the set that the line names. */
import { formulasIn, splitMarkup } from '../../../math/markup.ts';
import { listInWords } from '../../../math/things-in-words.ts';
import {
	add,
	divide,
	type Exact,
	exact,
	less,
	lettersIn,
	readTex,
	same,
	show,
	sidesOf,
	subtract,
	UnreadableTex,
} from '../values.ts';
import { readRegion, type Region, testPoints } from '../regions.ts';
import { type DrawingReader, partsOf, type Place } from './drawing-reader.ts';
import { labelInWords, labelOf, labelValue, NUMBER_IN_WORDS } from '../number-in-words.ts';
import { at, type Mark, marksIn, scaleOf } from './svg-elements.ts';

export const setLineReader: DrawingReader = {
	begins: 'A number line',
	inWords: (svg) => shownInWords(marksIn(svg)),
	disagreements: (words, place) => [...onSet(words, place), ...onSigns(words, place)],
};

function shownInWords(marks: readonly Mark[]): string {
	const circles = marks.filter(({ name }) => name === 'circle');
	const texts = marks.filter(({ name }) => name === 'text');
	const signs = texts.filter(({ text }) => text === '+' || text === '−');
	const accent = marks.find(isShading)?.attributes['stroke'];
	const labels = texts.filter(({ attributes }) => attributes['fill'] === accent);
	const numbers = texts.filter((mark) => !labels.includes(mark) && !signs.includes(mark));
	const scale = scaleOf(
		numbers.map((mark) => ({ pixel: at(mark, 'x'), value: labelValue(mark.text) })),
	);
	if (!scale) throw new UnreadableTex('the numbers under the line are not evenly spaced');
	const named = labeled(circles, labels, scale);
	const drawn = named.map(
		({ label, closed }) => `${closed ? 'a closed' : 'an open'} circle at ${label}`,
	);
	const said = readSigns(
		signs,
		named.map(({ x }) => x),
	);
	const marked = drawn.length > 0 ? ` with ${listInWords(drawn)}` : '';
	const signed =
		said.length > 0
			? ` From left to right, the signs above the intervals are ${listInWords(said)}.`
			: '';
	const shaded = marks.filter(isShading).map((mark) => partShaded(mark, named, lineIn(marks)));
	return `A number line${marked}. It is shaded ${listInWords(shaded)}.${signed}`;
}

const isShading = ({ attributes }: Mark): boolean => attributes['stroke-width'] === '5';

type Circle = { x: number; label: string; closed: boolean };

/** Circles from left to right, each with the label above it. */
function labeled(
	circles: readonly Mark[],
	labels: readonly Mark[],
	scale: (x: number) => number,
): Circle[] {
	const inOrder = labels.toSorted((a, b) => at(a, 'x') - at(b, 'x'));
	if (circles.length !== labels.length) throw new UnreadableTex('a circle has no label, or two');
	return circles
		.toSorted((a, b) => at(a, 'cx') - at(b, 'cx'))
		.map((circle, order) => {
			const { text = '' } = inOrder[order] ?? {};
			const x = at(circle, 'cx');
			if (!(Math.abs(labelValue(text) - scale(x)) <= 0.2 * Math.abs(scale(1) - scale(0))))
				throw new UnreadableTex(`the circle labeled ${text} is not at its number`);
			return { x, label: labelInWords(text), closed: circle.attributes['fill'] !== '#fff' };
		});
}

/** Where the line starts and ends, and its height as written. */
type Axis = { west: number; east: number; level: string };

function lineIn(marks: readonly Mark[]): Axis {
	const line = marks.find(({ attributes: { d = '' } }) => /^M[\d.]+ [\d.]+H[\d.]+M/.test(d));
	const [, from, level = '', to] =
		/^M([\d.]+) ([\d.]+)H([\d.]+)/.exec(line?.attributes['d'] ?? '') ?? [];
	return { west: Number(from), east: Number(to), level };
}

function partShaded(
	{ attributes: { d = '' } }: Mark,
	circles: readonly Circle[],
	{ west, east, level }: Axis,
): string {
	const [, start, height, end] = /^M([\d.]+) ([\d.]+)H([\d.]+)$/.exec(d) ?? [];
	if (height !== level) throw new UnreadableTex('a shaded part lies beside the line');
	const nameAt = (x: number) => circles.find((one) => one.x === x)?.label;
	const [low, high] = [nameAt(Number(start)), nameAt(Number(end))];
	if (low === undefined && Number(start) !== west + 6)
		throw new UnreadableTex('a shaded part begins where no circle is');
	if (high === undefined && Number(end) !== east - 6)
		throw new UnreadableTex('a shaded part ends where no circle is');
	if (low && high) return `from ${low} to ${high}`;
	if (low) return `to the right of ${low}`;
	return high ? `to the left of ${high}` : 'everywhere';
}

/** One sign above each stretch between two circles. */
function readSigns(signs: readonly Mark[], circles: readonly number[]): string[] {
	if (signs.length === 0) return [];
	const borders = [-Infinity, ...circles, Infinity];
	return borders.slice(1).map((border, order) => {
		const over = signs.filter(
			(mark) => at(mark, 'x') > (borders[order] ?? 0) && at(mark, 'x') < border,
		);
		if (over.length !== 1) throw new UnreadableTex('a part has no sign over it, or two');
		return over[0]?.text === '+' ? 'plus' : 'minus';
	});
}

type Bound = { value: Exact; closed: boolean };

const CIRCLE = new RegExp(`(open|closed) circle at (${NUMBER_IN_WORDS})`, 'g');

/** Circles from left to right, as described. */
const boundsIn = (words: string): Bound[] =>
	[...words.matchAll(CIRCLE)].map(([, kind, value = '']) => ({
		value: valueInWords(value),
		closed: kind === 'closed',
	}));

/** "negative five thirds" */
function valueInWords(words: string): Exact {
	const [, minus, over, under = '1'] = /^(−?)(\d+)(?:\/(\d+))?$/.exec(labelOf(words)) ?? [];
	if (over === undefined) throw new UnreadableTex(`"${words}" is not a number`);
	return exact((minus ? -1 : 1) * Number(over), Number(under));
}

function onSet(words: string, { text }: Place): string[] {
	const named = regionNamed(text);
	if (!named) return ['the line names no set'];
	const bounds = boundsIn(words);
	const isShaded = shadedBy(words, bounds);
	const wrong = testPoints([...bounds.map(({ value }) => value), ...named.ends]).find(
		(x) => named.has(x) !== isShaded(x),
	);
	return wrong ? [`the drawing and the line disagree about ${show(wrong)}`] : [];
}

function shadedBy(words: string, bounds: readonly Bound[]): (x: Exact) => boolean {
	const [, list = ''] = /It is shaded (.*?)\./.exec(words) ?? [];
	const parts = partsOf(list).map((part) => {
		const [, low, high] = /^from (.*) to (.*)$/.exec(part) ?? [];
		const [, right] = /^to the right of (.*)$/.exec(part) ?? [];
		const [, left] = /^to the left of (.*)$/.exec(part) ?? [];
		const [from, to] = [low ?? right, high ?? left].map((end) => end && valueInWords(end));
		if (!from && !to && part !== 'everywhere') throw new UnreadableTex(`"${part}" is not a part`);
		return (x: Exact) => (!from || less(from, x)) && (!to || less(x, to));
	});
	return (x) => bounds.find(({ value }) => same(value, x))?.closed ?? parts.some((has) => has(x));
}

/** The set that a line names: its last interval, or its inequalities joined by "or" or "and". */
function regionNamed(text: string): Region | undefined {
	const formulas = formulasIn(text);
	for (const formula of formulas.toReversed()) {
		const interval = /(?:[[(][^()[\]]*, [^()[\]]*[)\]](?: \\cup )?)+$/.exec(formula)?.[0];
		if (interval) return readRegion(interval);
	}
	const relations = formulas.filter(isRelation).map(readRegion);
	const ends = relations.flatMap((region) => region.ends);
	if (relations.length === 0) return undefined;
	const isEither = splitMarkup(text).some(
		({ kind, text: words }) => kind === 'words' && / or /.test(words),
	);
	return {
		ends,
		has: (x) =>
			isEither ? relations.some(({ has }) => has(x)) : relations.every(({ has }) => has(x)),
	};
}

/** For one variable by itself. */
const isRelation = (tex: string): boolean =>
	/[<>]|\\[lg]e(?![a-zA-Z])/.test(tex) && sidesOf(tex).some((side) => /^[a-zA-Z]$/.test(side));

/** The signs must be those of one side of an inequality above whose other side is 0. */
function onSigns(words: string, { above }: Place): string[] {
	const [, list] = /the signs above the intervals are (.*?)\./.exec(words) ?? [];
	if (list === undefined) return [];
	const side = above
		.flatMap(formulasIn)
		.filter((tex) => /[<>]|\\[lg]e(?![a-zA-Z])/.test(tex))
		.map(sidesOf)
		.findLast(
			([left = '', right, ...more]) =>
				right === '0' && more.length === 0 && lettersIn(left).length === 1,
		)?.[0];
	if (side === undefined) return ['there are signs, but no inequality with 0 above'];
	const [letter = 'x'] = lettersIn(side);
	const value = readTex(side);
	const marks = boundsIn(words).map((bound) => bound.value);
	const isRight = partsOf(list).every((sign, order) =>
		within(marks[order - 1], marks[order]).every((x) => {
			const [over] = value({ [letter]: x });
			return sign === 'plus' ? over > 0n : over < 0n;
		}),
	);
	return isRight ? [] : ['the signs are not those of the expression'];
}

/** Two places between neighboring marks, or beyond the last one. */
function within(low: Exact | undefined, high: Exact | undefined): Exact[] {
	if (low && high) {
		const third = divide(subtract(high, low), exact(3));
		return [add(low, third), subtract(high, third)];
	}
	if (low) return [add(low, exact(1, 7)), add(low, exact(1000))];
	return high ? [subtract(high, exact(1, 7)), subtract(high, exact(1000))] : [exact(0)];
}
