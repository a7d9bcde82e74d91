/** A normal curve: marks and shading come from the prompt, the percents from the lines and the rule. */
import { listInWords } from '../../../math/things-in-words.ts';
import { isNear } from '../equation-lines.ts';
import { UnreadableTex } from '../values.ts';
import type { DrawingReader, Place } from './drawing-reader.ts';
import { numbersIn } from './numbers-in.ts';
import { labelInWords, labelValue } from '../number-in-words.ts';
import { at, marksIn, scaleOf } from './svg-elements.ts';

export const normalCurveReader: DrawingReader = {
	begins: 'A normal curve',
	inWords,
	disagreements,
};

function inWords(svg: string): string {
	const marks = marksIn(svg);
	const texts = marks.filter(({ name }) => name === 'text');
	const shares = texts
		.filter(({ text }) => text.endsWith('%'))
		.toSorted((a, b) => at(a, 'x') - at(b, 'x'));
	const numbers = texts
		.filter((mark) => !shares.includes(mark))
		.toSorted((a, b) => at(a, 'x') - at(b, 'x'));
	const scale = scaleOf(
		numbers.map((mark) => ({ pixel: at(mark, 'x'), value: labelValue(mark.text) })),
	);
	const [middle, next] = [numbers[3], numbers[4]];
	if (!scale || !middle || !next || numbers.length !== 7)
		throw new UnreadableTex('the marks under the curve are not seven, evenly spaced');
	const curve = marks.find(({ attributes }) => attributes['stroke-width'] === '1.8');
	const heights = [...(curve?.attributes['d'] ?? '').matchAll(/([\d.]+) ([\d.]+)/g)];
	const highest = heights.reduce<[number, number]>(
		(best, [, x, y]) => (Number(y) < best[1] ? [Number(x), Number(y)] : best),
		[0, Infinity],
	);
	if (Math.abs(highest[0] - at(middle, 'x')) > 4)
		throw new UnreadableTex('the curve is not highest over the mean');
	const shading = marks.find(({ attributes }) => 'fill-opacity' in attributes);
	const [, from] = /^M([\d.]+) /.exec(shading?.attributes['d'] ?? '') ?? [];
	const [, to] = /L([\d.]+) [\d.]+z$/.exec(shading?.attributes['d'] ?? '') ?? [];
	const nameAt = (pixel: string | undefined) => {
		const mark = numbers.find((one) => one.attributes['x'] === pixel);
		if (!mark) throw new UnreadableTex('the shading does not end at a mark');
		return labelInWords(mark.text);
	};
	const [start, end] = [nameAt(from), nameAt(to)];
	const bounds = numbers
		.map((mark) => at(mark, 'x'))
		.filter((x) => x >= Number(from) && x <= Number(to));
	const isInPlace = shares.every(
		(mark, order) =>
			at(mark, 'x') > (bounds[order] ?? Infinity) && at(mark, 'x') < (bounds[order + 1] ?? 0),
	);
	// An interval with the mean in its center may have one percent for the whole, over the mean.
	const [only, ...others] = shares;
	const isWhole =
		only !== undefined &&
		others.length === 0 &&
		at(only, 'x') === at(middle, 'x') &&
		bounds[0] !== undefined &&
		Math.abs(bounds[0] + (bounds.at(-1) ?? 0) - 2 * at(middle, 'x')) < 0.5;
	if (!isWhole && (!isInPlace || shares.length !== bounds.length - 1))
		throw new UnreadableTex('a shaded part has no percent, or two');
	const every = labelValue(next.text) - labelValue(middle.text);
	const percents = shares.map(({ text }) => text.replace(/%$/, ''));
	const parts = percents.length === 1 ? '. It makes up' : '. From left to right, its parts make up';
	return `A normal curve centered at the mean, ${labelInWords(middle.text)}, with tick marks at intervals of ${every}. The region under the curve from ${start} to ${end} is shaded${parts} ${listInWords(percents)} percent of the area under the curve.`;
}

/** Percent between neighboring standard deviations from −3 to 3, by the 68-95-99.7 rule. */
const RULE = [2.35, 13.5, 34, 34, 13.5, 2.35];

function disagreements(words: string, place: Place): string[] {
	const [, mean, every, from, to, list = ''] =
		/mean, (.*), with tick marks at intervals of (\d+)\. The region under the curve from (.*?) to (.*?) is shaded\. (?:It makes|From left to right, its parts make) up (.*) percent of the area under the curve\.$/.exec(
			words,
		) ?? [];
	const [middle, size, low, high] = [mean, every, from, to].map((number) =>
		Number((number ?? '').replace('negative ', '-')),
	) as [number, number, number, number];
	const known = new Set(numbersIn(place));
	const parts = list.split(/,? and |, /).map(Number);
	const [first, last] = [low, high].map((end) => Math.round((end - middle) / size) + 3) as [
		number,
		number,
	];
	const shaded = RULE.slice(first, last);
	const [only, ...others] = parts;
	const isWhole =
		others.length === 0 &&
		isNear(
			only ?? NaN,
			shaded.reduce((all, percent) => all + percent, 0),
		);
	return [
		...[middle, size, Math.abs(low), Math.abs(high), ...parts]
			.filter((value) => !known.has(value))
			.map((value) => `the lines do not name ${value}`),
		...(isWhole || parts.join() === shaded.join()
			? []
			: ['the percents are not those of the 68-95-99.7 rule']),
	];
}
