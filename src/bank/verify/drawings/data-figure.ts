/** Box plots, histograms, dot plots, and number lines, compared with the words that describe them. */
import { labelValue } from '../number-in-words.ts';
import { numberLines } from './number-line-figure.ts';
import { across, type DataReader, isNumber, rowsOf, tenth } from './number-rows.ts';
import { at, type Mark, marksIn, scaleOf } from './svg-elements.ts';

/** Issues if the words and the drawing disagree; none for a drawing of another kind. */
export function dataFigureIssues(svg: string, description: string): string[] {
	const reader = READERS.find(({ begins }) => begins.test(description));
	if (!reader) return [];
	const [shown, said] = [reader.shown(marksIn(svg)), reader.said(description)];
	return shown === said ? [] : [`the drawing shows ${shown}, its description says ${said}`];
}

/** The numbers under the drawing: the lowest row. */
function axisOf(marks: readonly Mark[]): Mark[] {
	const rows = rowsOf(marks.filter(({ attributes }) => attributes['text-anchor'] !== 'end'));
	return rows.get(Math.max(...rows.keys())) ?? [];
}

const boxPlots: DataReader = {
	begins: /^A box plot of/,
	shown: (marks) => {
		const axis = axisOf(marks);
		const scale = across(axis);
		const boxes = marks.filter(
			({ name, attributes }) => name === 'rect' && 'fill-opacity' in attributes,
		);
		const labels = marks.filter((mark) => isNumber(mark) && !axis.includes(mark));
		if (
			!scale ||
			!labels.every((label) => Math.abs(scale(at(label, 'x')) - labelValue(label.text)) < 0.2)
		)
			return 'numbers out of place';
		return boxes
			.map((box) => {
				const height = at(box, 'y') + at(box, 'height') / 2;
				const whiskers = marks.find(
					({ name, attributes }) => name === 'path' && attributes['d']?.includes(` ${height}H`),
				);
				const uprights = [...(whiskers?.attributes['d'] ?? '').matchAll(/M([\d.]+) [\d.]+v/g)];
				const places = [at(box, 'x'), at(box, 'x') + at(box, 'width')];
				const name = marks.find(
					(mark) =>
						mark.attributes['text-anchor'] === 'start' && Math.abs(at(mark, 'y') - height + 32) < 2,
				);
				const numbers = [...uprights.map(([, x]) => Number(x)), ...places]
					.map((x) => Math.round(scale(x)))
					.toSorted((a, b) => a - b);
				return [...(name ? [name.text.toLowerCase()] : []), ...numbers].join(', ');
			})
			.join('; ');
	},
	said: (words) => {
		const plots = [
			...words.matchAll(
				/A box plot of ([^:]*): the whiskers end at (\d+) and (\d+), the box goes from (\d+) to (\d+), and the line inside the box is at (\d+)/g,
			),
		];
		// If there are two, each has its name above it: "route A".
		return plots
			.map(([, of = '', least, most, first, third, median]) => {
				const name = plots.length > 1 ? [of.toLowerCase().split(' ').slice(-2).join(' ')] : [];
				return [...name, least, first, median, third, most].join(', ');
			})
			.join('; ');
	},
};

/** What the numbers under the drawing count: the text below them. */
const titleOf = (marks: readonly Mark[]): string =>
	marks
		.filter((mark) => mark.name === 'text' && !isNumber(mark))
		.toSorted((one, other) => at(other, 'y') - at(one, 'y'))[0]?.text ?? '';

const histogram: DataReader = {
	begins: /^A histogram of/,
	shown: (marks) => {
		const x = across(axisOf(marks));
		const heights = marks.filter(
			(mark) => isNumber(mark) && mark.attributes['text-anchor'] === 'end',
		);
		const y = scaleOf(
			heights.map((mark) => ({ pixel: at(mark, 'y') - 4, value: labelValue(mark.text) })),
		);
		const bars = marks.filter(
			({ name, attributes }) => name === 'rect' && 'fill-opacity' in attributes,
		);
		if (!x || !y) return 'numbers out of place';
		const upright = marks.find(({ attributes }) => 'transform' in attributes);
		const numbers = bars
			.map((bar) => {
				const [from, to] = [x(at(bar, 'x')), x(at(bar, 'x') + at(bar, 'width'))];
				return `${tenth(from)} to ${tenth(to)}: ${Math.round(y(at(bar, 'y')))}`;
			})
			.join('; ');
		return `${titleOf(marks)}, ${upright?.text}: ${numbers}`;
	},
	said: (words) => {
		const [, title, upright] = /of (.*?), with the (.*?) on the vertical axis/.exec(words) ?? [];
		const numbers = [...words.matchAll(/([\d.]+) to less than ([\d.]+): (\d+)/g)]
			.map(([, from, to, count]) => `${tenth(Number(from))} to ${tenth(Number(to))}: ${count}`)
			.join('; ');
		return `${title}, ${upright}: ${numbers}`;
	},
};

const dotPlot: DataReader = {
	begins: /^A dot plot of/,
	shown: (marks) => {
		const scale = across(axisOf(marks));
		if (!scale) return 'numbers out of place';
		const counts = new Map<number, number>();
		const dots = marks.filter(({ name }) => name === 'circle');
		if (new Set(dots.map(({ attributes }) => attributes['fill'])).size > 1)
			return 'dots of two kinds';
		for (const dot of dots) {
			const value = tenth(scale(at(dot, 'cx')));
			counts.set(value, (counts.get(value) ?? 0) + 1);
		}
		return [...counts].map(([value, count]) => `${count} over ${value}`).join('; ');
	},
	said: (words) =>
		[...words.matchAll(/(\d+) dots? over (\d+)/g)]
			.map(([, count, value]) => `${count} over ${value}`)
			.join('; '),
};

const READERS: readonly DataReader[] = [boxPlots, histogram, dotPlot, numberLines];
