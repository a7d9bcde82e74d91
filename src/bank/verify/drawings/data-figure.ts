/** Box plots, histograms, dot plots, and number lines, checked against the words that describe them. */
import { at, type Mark, marksIn, type Scale, scaleOf } from './svg-elements.ts';
import { labelValue } from '../number-in-words.ts';
import { spokenValue } from './places-in-words.ts';

/** Issues if the words and the drawing disagree; none for a drawing of another kind. */
export function dataOtherwise(svg: string, description: string): string[] {
	const reader = READERS.find(({ begins }) => begins.test(description));
	if (!reader) return [];
	const [shown, said] = [reader.shown(marksIn(svg)), reader.said(description)];
	return shown === said ? [] : [`the drawing shows ${shown}, its description says ${said}`];
}

type Reader = {
	begins: RegExp;
	/** What marks and words show, in the same notation. */
	shown: (marks: readonly Mark[]) => string;
	said: (words: string) => string;
};

const isNumber = ({ name, text }: Mark): boolean =>
	name === 'text' && !Number.isNaN(labelValue(text));
const tenth = (value: number): number => Number(value.toFixed(1)) + 0;
const numbersIn = (words: string): number[] =>
	(words.match(/(?:negative )?\d+(?:\.\d+)?/g) ?? []).map(spokenValue);

/** For numbers in rows, by the height at which they are. */
function rowsOf(marks: readonly Mark[]): Map<number, Mark[]> {
	const rows = new Map<number, Mark[]>();
	for (const mark of marks.filter(isNumber)) {
		const row = at(mark, 'y');
		rows.set(row, [...(rows.get(row) ?? []), mark]);
	}
	return rows;
}

const across = (labels: readonly Mark[]): Scale | undefined =>
	scaleOf(labels.map((mark) => ({ pixel: at(mark, 'x'), value: labelValue(mark.text) })));

/** The numbers under the drawing: the lowest row. */
function axisOf(marks: readonly Mark[]): Mark[] {
	const rows = rowsOf(marks.filter(({ attributes }) => attributes['text-anchor'] !== 'end'));
	return rows.get(Math.max(...rows.keys())) ?? [];
}

const boxPlots: Reader = {
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
		// Each of two has its name above it: "route A".
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

const histogram: Reader = {
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

const dotPlot: Reader = {
	begins: /^A dot plot of/,
	shown: (marks) => {
		const scale = across(axisOf(marks));
		if (!scale) return 'numbers out of place';
		const counts = new Map<number, number>();
		for (const dot of marks.filter(({ name }) => name === 'circle')) {
			const value = Math.round(scale(at(dot, 'cx')));
			counts.set(value, (counts.get(value) ?? 0) + 1);
		}
		return [...counts].map(([value, count]) => `${count} over ${value}`).join('; ');
	},
	said: (words) =>
		[...words.matchAll(/(\d+) dots? over (\d+)/g)]
			.map(([, count, value]) => `${count} over ${value}`)
			.join('; '),
};

/** Circles and shading of each line: "open −2, closed 4, shaded between". */
const numberLines: Reader = {
	begins: /umber lines?(?:, A to D,)? (?:with|from) /,
	shown: (marks) =>
		[...rowsOf(marks)]
			.toSorted(([a], [b]) => a - b)
			.map(([row, labels]) =>
				lineShown(
					labels,
					marks.filter((mark) => isNear(mark, row)),
				),
			)
			.join(' | '),
	said: (words) => {
		const [head = '', ...lines] = words.split(/Number line [A-D]: /);
		return (lines.length > 0 ? lines : [words]).map((line) => lineSaid(head, line)).join(' | ');
	},
};

/** Names and circles are above the numbers of their line, the next line well below. */
const isNear = (mark: Mark, row: number): boolean => {
	const height =
		mark.name === 'circle' || mark.name === 'text'
			? at(mark, mark.name === 'text' ? 'y' : 'cy')
			: Number(/^M[\d.]+ ([\d.]+)/.exec(mark.attributes['d'] ?? '')?.[1]);
	return row - height > 0 && row - height < 45;
};

function lineShown(labels: readonly Mark[], marks: readonly Mark[]): string {
	const scale = across(labels);
	if (!scale) return 'numbers out of place';
	const numbers = labels.map(({ text }) => labelValue(text));
	const names = marks.filter(({ text }) => /^[A-Z]$/.test(text));
	const circles = marks
		.filter(({ name }) => name === 'circle')
		.map((circle) => ({
			value: tenth(scale(at(circle, 'cx'))),
			isOpen: circle.attributes['fill'] === '#fff',
			name: names.find((mark) => Math.abs(at(mark, 'x') - at(circle, 'cx')) < 3)?.text ?? '',
		}))
		.toSorted((a, b) => a.value - b.value);
	const arrows = marks.filter(({ attributes }) => attributes['stroke'] === 'none').length;
	const shaded = marks.filter(({ attributes }) => attributes['stroke-width'] === '5');
	const ends = shaded.map(({ attributes }) =>
		/^M([\d.]+) [\d.]+H([\d.]+)/.exec(attributes['d'] ?? ''),
	);
	const [first, second] = circles.map(({ value }) => value);
	const ways = ends.map((end) => {
		const [from, to] = [tenth(scale(Number(end?.[1]))), tenth(scale(Number(end?.[2])))];
		if (from === first && to === second) return 'between';
		return to === first ? 'left' : 'right';
	});
	return [
		numbers.join(' '),
		...circles.map(circleInWords),
		...(arrows > 0 || shaded.length > 0 ? ways : []),
	].join(', ');
}

type Circle = { name: string; isOpen: boolean; value: number };

const circleInWords = ({ name, isOpen, value }: Circle): string =>
	`${name && `${name} at `}${isOpen ? 'open ' : ''}${value}`;

const CIRCLE =
	/(?:(?:an|a) (open|closed) circle|Point ([A-Z]) is)(?: at(?: about)?)? (?:((?:negative )?[\d.]*\d)(?! (?:tick|mark))|(\d+) tick marks? to the (left|right) of ((?:negative )?\d+))/g;

function lineSaid(head: string, words: string): string {
	const numbers = labelsSaid(head);
	const spaces = Number(
		/(\d+) (?:equal )?spaces? (?:from each label|between the two)/.exec(head)?.[1] ?? 1,
	);
	const step = ((numbers[1] ?? 1) - (numbers[0] ?? 0)) / spaces;
	const circles = [...words.matchAll(CIRCLE)]
		.map(([, kind, name = '', value, marks, side, label = '']) => ({
			name,
			isOpen: kind === 'open',
			value: tenth(
				value === undefined
					? spokenValue(label) + (side === 'left' ? -1 : 1) * Number(marks) * step
					: spokenValue(value),
			),
		}))
		.toSorted((a, b) => a.value - b.value);
	const ways = /between them is shaded/.test(words)
		? ['between']
		: [...words.matchAll(/to the (left|right) of (?:it|the (?:left|right) circle)/g)].map(
				([, way]) => way,
			);
	return [numbers.join(' '), ...circles.map(circleInWords), ...ways].join(', ');
}

function labelsSaid(head: string): number[] {
	const listed = /(?:labeled|from left to right, are) ((?:(?:negative )?\d+(?:,? and |, )?)+)/.exec(
		head,
	)?.[1];
	if (listed !== undefined) return numbersIn(listed);
	const [from = 0, to = 0] = numbersIn(
		/from ((?:negative )?\d+ to (?:negative )?\d+)/.exec(head)?.[1] ?? '',
	);
	return Array.from({ length: to - from + 1 }, (_, step) => from + step);
}

const READERS: readonly Reader[] = [boxPlots, histogram, dotPlot, numberLines];
