/** A percent bar: every amount is under its percent, on one scale, and the three numbers are on the lines. */
import { UnreadableTex } from '../values.ts';
import type { DrawingReader, Place } from './drawing-reader.ts';
import { numbersIn } from './numbers-in.ts';
import { at, marksIn, scaleOf } from './svg-elements.ts';
import { labelValue } from '../number-in-words.ts';

export const percentBarReader: DrawingReader = {
	begins: 'A percent bar',
	inWords,
	disagreements,
};

function inWords(svg: string): string {
	const marks = marksIn(svg);
	const texts = marks.filter(({ name }) => name === 'text');
	const percents = texts
		.filter(({ text }) => text.endsWith('%'))
		.map((mark) => ({ pixel: at(mark, 'x'), value: labelValue(mark.text.slice(0, -1)) }));
	const amounts = texts
		.filter(({ text }) => !text.endsWith('%'))
		.map((mark) => ({ pixel: at(mark, 'x'), value: labelValue(mark.text) }));
	const scale = scaleOf(percents);
	if (!scale || !scaleOf(amounts)) throw new UnreadableTex('the labels are not evenly spaced');
	if (percents.some(({ pixel }, order) => amounts[order]?.pixel !== pixel))
		throw new UnreadableTex('an amount is not under a percent');
	const shading = marks.find(({ attributes }) => 'stroke-opacity' in attributes);
	const [, start, end] = /^M([\d.]+) [\d.]+H([\d.]+)$/.exec(shading?.attributes['d'] ?? '') ?? [];
	const [zero, part, whole = part] = percents;
	if (zero?.value !== 0 || zero.pixel !== Number(start) || part?.pixel !== Number(end))
		throw new UnreadableTex('the shaded part does not end at its percent');
	const amountAt = (pixel: number | undefined) => amounts.find((one) => one.pixel === pixel)?.value;
	if (whole?.value !== 100 || amountAt(zero.pixel) !== 0)
		throw new UnreadableTex('the bar has no 0% or no 100%');
	return `A percent bar: ${part?.value} percent is ${amountAt(part?.pixel)}, and 100 percent is ${amountAt(whole.pixel)}.`;
}

function disagreements(words: string, place: Place): string[] {
	const [p = 0, part = 0, , whole = 0] = (words.match(/\d+(?:\.\d+)?(?!\d)/g) ?? []).map(Number);
	const known = new Set(numbersIn(place));
	return [
		...(Math.abs((p * whole) / 100 - part) < 1e-9 * whole
			? []
			: [`${p}% of ${whole} is not ${part}`]),
		...[p, part, whole]
			.filter((value) => !known.has(value))
			.map((value) => `the lines do not name ${value}`),
	];
}
