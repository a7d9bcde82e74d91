/** A double number line: one scale per line, with the pairs written on the lines or in the prompt. */
import { formulasIn } from '../../../math/markup.ts';
import { UnreadableTex } from '../values.ts';
import type { DrawingReader, Place } from './drawing-reader.ts';
import { numbersIn } from './numbers-in.ts';
import { at, type Mark, marksIn, scaleOf } from './svg-elements.ts';
import { labelValue } from '../number-in-words.ts';

export const doubleLineReader: DrawingReader = {
	begins: 'A double number line',
	inWords,
	disagreements,
};

function inWords(svg: string): string {
	const marks = marksIn(svg);
	const texts = marks.filter(({ name }) => name === 'text');
	const isName = ({ attributes }: Mark) => attributes['text-anchor'] === 'start';
	const [above, below, ...more] = texts.filter(isName).toSorted((a, b) => at(a, 'y') - at(b, 'y'));
	const labels = texts.filter((mark) => !isName(mark));
	const level = Math.min(...labels.map((mark) => at(mark, 'y')));
	const [upper, lower] = [
		labels.filter((mark) => at(mark, 'y') === level),
		labels.filter((mark) => at(mark, 'y') !== level),
	].map((row) => row.toSorted((a, b) => at(a, 'x') - at(b, 'x')));
	if (!above || !below || more.length > 0 || !upper || upper.length !== 3 || lower?.length !== 3)
		throw new UnreadableTex('a line has not three numbers and a name');
	const ticks = marks.flatMap(({ attributes: { d = '' } }) =>
		[...d.matchAll(/M([\d.]+) [\d.]+V[\d.]+/g)].map(([, x]) => Number(x)),
	);
	if (ticks.length !== 3) throw new UnreadableTex('there are not three marks');
	for (const row of [upper, lower]) {
		if (row.some((mark, order) => at(mark, 'x') !== ticks.toSorted((a, b) => a - b)[order]))
			throw new UnreadableTex('a number is not at a mark');
		const known = row
			.map((mark) => ({ pixel: at(mark, 'x'), value: labelValue(mark.text) }))
			.filter(({ value }) => !Number.isNaN(value));
		if (known[0]?.value !== 0 || known.length < 2 || !scaleOf(known))
			throw new UnreadableTex('the numbers of a line are on no scale');
	}
	// Pairs are stated as drawn, which is the order of the lines.
	const pairs = labels
		.filter((mark) => at(mark, 'y') === level && mark.text !== '0')
		.map((mark) => {
			const partner = lower.find((other) => at(other, 'x') === at(mark, 'x'));
			return `${named(mark.text)} with ${named(partner?.text ?? '')}`;
		});
	return `A double number line with ${above.text} above and ${below.text} below. The number 0 lines up with 0, ${pairs.join(', and ')}.`;
}

const named = (text: string): string => (text === '?' ? 'an unknown number' : text);

function disagreements(words: string, place: Place): string[] {
	const [, above = '', below = '', list = ''] =
		/line with (.*) above and (.*) below\. .* with 0, (.*)\.$/.exec(words) ?? [];
	const pairs = list.split(', and ').map((pair) => pair.split(' with ') as [string, string]);
	const [prompt = ''] = place.above;
	const formulas = [...place.above, place.text].flatMap(formulasIn);
	const known = new Set(numbersIn(place));
	const isProportion = pairs.every(([top, bottom]) =>
		[
			[top, bottom],
			[bottom, top],
		].some(([over, under]) => formulas.some((tex) => tex.includes(`\\frac{${over}}{${under}}`))),
	);
	const isRate =
		pairs.some((pair) => pair.includes('1')) && pairs.flat().includes('an unknown number');
	return [
		...[above, below]
			.filter(
				(unit) =>
					![unit.replace(/s$/, ''), SINGULAR[unit] ?? unit].some((one) => prompt.includes(one)),
			)
			.map((unit) => `the prompt does not tell of ${unit}`),
		...pairs
			.flat()
			.filter((text) => text !== '1' && text !== 'an unknown number' && /^\d/.test(text))
			.filter((text) => !known.has(Number(text)))
			.map((text) => `the lines do not name ${text}`),
		...(isProportion || isRate ? [] : ['the pairs are not those of a proportion in the lines']),
	];
}

/** The prompt may have the singular. */
const SINGULAR: Readonly<Record<string, string>> = {
	people: 'person',
	inches: 'inch',
	boxes: 'box',
	dollars: '\\$',
};
