/** Number lines with their circles, shading, and lettered points, as drawn and as described. */
import { labelValue } from '../number-in-words.ts';
import { across, type DataReader, rowsOf, tenth } from './number-rows.ts';
import { spokenValue } from './places-in-words.ts';
import { at, type Mark } from './svg-elements.ts';

/** Of each line: "−2 0 2 4, open 0, 4, between". */
export const numberLines: DataReader = {
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
	const height = Number(
		mark.attributes['y'] ??
			mark.attributes['cy'] ??
			/^M[\d.]+ ([\d.]+)/.exec(mark.attributes['d'] ?? '')?.[1],
	);
	return row - height > 0 && row - height < 45;
};

/** How far the tip of an arrowhead is beyond the shading that goes on without end, in pixels. */
const TIP = 10;

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
	const shaded = marks.filter(({ attributes }) => attributes['stroke-width'] === '5');
	const tips = marks.flatMap(({ attributes: { d = '' } }) =>
		/^M[^a-zA-Z]*l[^z]*z$/.test(d) ? Number(/[\d.]+/.exec(d)?.[0]) : [],
	);
	const ends = shaded.map(({ attributes }) =>
		/^M([\d.]+) [\d.]+H([\d.]+)/.exec(attributes['d'] ?? ''),
	);
	const [first, second] = circles.map(({ value }) => value);
	const last = circles.at(-1)?.value;
	const ways = ends.map((end) => {
		const [left, right] = [Number(end?.[1]), Number(end?.[2])];
		const [from, to] = [tenth(scale(left)), tenth(scale(right))];
		if (from === first && to === second) return 'between';
		if (to === first && tips.some((x) => x < left && left - x < TIP)) return 'left';
		return from === last && tips.some((x) => x > right && x - right < TIP) ? 'right' : 'elsewhere';
	});
	return [numbers.join(' '), ...circles.map(circleInWords), ...ways].join(', ');
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

const numbersIn = (words: string): number[] =>
	(words.match(/(?:negative )?\d+(?:\.\d+)?/g) ?? []).map(spokenValue);
