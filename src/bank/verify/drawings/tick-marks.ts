/** The tick marks of a number line: one at each label, evenly spaced, as many between labels as the words say. */
import { at, marksIn } from './svg-elements.ts';
import { labelValue } from '../number-in-words.ts';

export function tickMarkIssues(svg: string, words: string): string[] {
	const [, count] =
		/evenly spaced tick marks.*There are (\d+) equal spaces (?:from each label|between the two)/.exec(
			words,
		) ?? [];
	if (count === undefined) return [];
	const marks = marksIn(svg);
	const ticks = marks
		.flatMap(({ attributes: { d = '' } }) => [...d.matchAll(/M([\d.]+)[ ,][\d.]+v[\d.]+/g)])
		.map(([, x]) => Number(x))
		.toSorted((a, b) => a - b);
	const labels = marks
		.filter(({ name, text }) => name === 'text' && !Number.isNaN(labelValue(text)))
		.map((mark) => ticks.indexOf(at(mark, 'x')))
		.toSorted((a, b) => a - b);
	const gaps = gapsOf(ticks);
	const isEven = Math.max(...gaps) - Math.min(...gaps) < 0.5;
	const isCounted = gapsOf(labels).every((spaces) => spaces === Number(count));
	return ticks.length > 1 && isEven && isCounted && !labels.includes(-1)
		? []
		: [`the tick marks are not drawn as "${words}" says`];
}

const gapsOf = (places: readonly number[]): number[] =>
	places.slice(1).map((place, before) => place - (places[before] ?? 0));
