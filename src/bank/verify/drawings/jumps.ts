/** Jumps on a number line: each as long as its label, end to end, and all of them together the sum on the lines. */
import { formulasIn } from '../../../math/markup.ts';
import { UnreadableTex } from '../values.ts';
import type { DrawingReader, Place } from './drawing-reader.ts';
import { at, type Mark, marksIn, scaleOf } from './svg-elements.ts';
import { labelValue } from '../number-in-words.ts';

export const jumpsReader: DrawingReader = {
	begins: 'On a number line',
	inWords,
	disagreements,
};

function inWords(svg: string): string {
	const marks = marksIn(svg);
	const texts = marks.filter(({ name }) => name === 'text');
	const labels = texts.filter(({ attributes }) => attributes['font-size'] === '15');
	const scale = scaleOf(
		texts
			.filter((mark) => !labels.includes(mark))
			.map((mark) => ({ pixel: at(mark, 'x'), value: labelValue(mark.text) })),
	);
	if (!scale) throw new UnreadableTex('the numbers under the line are not evenly spaced');
	const valueAt = (pixel: number) => {
		const value = scale(pixel);
		if (Math.abs(value - Math.round(value)) > 0.3 * Math.abs(scale(1) - scale(0)))
			throw new UnreadableTex('a jump ends between two whole numbers');
		return Math.round(value) + 0;
	};
	const arcs = marks.flatMap(({ attributes: { d = '' } }) => {
		const [, from, top, to, bottom] =
			/^M([\d.]+) ([\d.]+)Q[\d.]+ [\d.]+ ([\d.]+) ([\d.]+)$/.exec(d) ?? [];
		if (top !== bottom) throw new UnreadableTex('a jump does not begin and end on the line');
		return from === undefined ? [] : [[valueAt(Number(from)), valueAt(Number(to))] as const];
	});
	const jumps = arcs.map(([from, to], order) => {
		const label = labels[order]?.text ?? '';
		if (labelValue(label.replace('+', '')) !== to - from)
			throw new UnreadableTex(`the jump labeled ${label} has another length`);
		if (order > 0 && arcs[order - 1]?.[1] !== from)
			throw new UnreadableTex('a jump does not begin where the one before ends');
		return to - from;
	});
	const [start, end] = marks
		.filter(({ name }) => name === 'circle')
		.map((dot) => dotAt(dot, valueAt));
	if (!start || !end || start.value !== arcs[0]?.[0] || end.value !== arcs.at(-1)?.[1])
		throw new UnreadableTex('the dots are not where the jumps begin and end');
	if (start.filled || !end.filled) throw new UnreadableTex('the wrong dot is filled');
	const ways = jumps.map(
		(jump) => `a jump of ${Math.abs(jump)} to the ${jump > 0 ? 'right' : 'left'}`,
	);
	return `On a number line, ${ways.join(' and ')} from ${said(start.value)} ends at ${said(end.value)}.`;
}

const dotAt = (dot: Mark, valueAt: (pixel: number) => number) => ({
	value: valueAt(at(dot, 'cx')),
	filled: dot.attributes['fill'] !== '#fff',
});

const said = (value: number): string => (value < 0 ? `negative ${-value}` : `${value}`);

function disagreements(words: string, { text, above }: Place): string[] {
	const [, list = '', from = '', to = ''] =
		/^On a number line, (.*) from ((?:negative )?\d+) ends at ((?:negative )?\d+)\.$/.exec(words) ??
		[];
	const jumps = [...list.matchAll(/(\d+) to the (right|left)/g)].map(
		([, size, side]) => Number(size) * (side === 'right' ? 1 : -1),
	);
	const [start, end] = [from, to].map((number) => Number(number.replace('negative ', '-'))) as [
		number,
		number,
	];
	const terms = [start, ...jumps];
	const isSum = [...above, text].flatMap(formulasIn).some((tex) => {
		const written = termsOf(tex);
		return written.length === terms.length && written.every((term, order) => term === terms[order]);
	});
	const last = formulasIn(text)
		.flatMap((tex) => termsOf(tex))
		.at(-1);
	return [
		...(isSum ? [] : ['no line has the sum that is jumped']),
		...(last === end && terms.reduce((sum, term) => sum + term, 0) === end
			? []
			: [`the jumps end at ${end}, the line does not`]),
	];
}

/** "-8 - (-5)" has the terms −8 and 5; empty for anything but a plain sum. */
function termsOf(tex: string): number[] {
	const plain = tex.replaceAll(/[=\s]|\\left|\\right/g, '').replaceAll(/\((-?\d+)\)/g, '$1');
	if (!/^(?:[-+]*\d+)+$/.test(plain)) return [];
	return [...plain.matchAll(/([-+]*)(\d+)/g)].map(([, signs = '', digits]) => {
		const minuses = signs.replaceAll('+', '').length;
		return (minuses % 2 === 1 ? -1 : 1) * Number(digits);
	});
}
