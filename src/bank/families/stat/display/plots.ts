/** The part of stat.display about dot plots and histograms. */
import { equation, sum } from '../../../../math/expression.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { ordinal } from '../../../../math/speech-numbers.ts';
import { listInWords } from '../../../../math/things-in-words.ts';
import {
	type Draft,
	type Draw,
	line,
	rational,
	sentence,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import type { DotPlot, Histogram } from '../../../figures/figure.ts';
import { totalOf } from '../../../steps/amounts.ts';
import {
	countsOf,
	inUnits,
	meanOf,
	medianOf,
	type Unit,
	unitOf,
} from '../../../steps/statistics.ts';
import { type Counted, partQuestion } from './part.ts';

type Dots = {
	title: string;
	tell: string;
	low: number;
	unit: Unit;
	/** What has one dot each. */
	counted: Counted & { one: string };
};

const STUDENTS = { one: 'student', many: 'students' };

const same = (verb: string): readonly [string, string] => [verb, verb];

const DOTS: readonly Dots[] = [
	{
		title: 'books read',
		tell: 'how many books each student in a class read in a month',
		low: 0,
		unit: unitOf('book'),
		counted: { ...STUDENTS, does: same('read') },
	},
	{
		title: 'free throws made',
		tell: 'how many free throws each player at a basketball camp made in a contest',
		low: 0,
		unit: unitOf('free throw'),
		counted: { one: 'player', many: 'players', does: same('made') },
	},
	{
		title: 'cousins per child',
		tell: 'how many cousins each child in a group has',
		low: 0,
		unit: unitOf('cousin'),
		counted: { one: 'child', many: 'children', does: ['have', 'has'] },
	},
	{
		title: 'hours volunteered',
		tell: 'how many hours each student in a club volunteered in a month',
		low: 3,
		unit: unitOf('hour'),
		counted: { ...STUDENTS, does: same('volunteered') },
	},
	{
		title: 'quiz points',
		tell: 'the scores of some students on a short quiz',
		low: 2,
		unit: unitOf('point'),
		counted: { ...STUDENTS, does: same('scored') },
	},
	{
		title: 'phone calls answered',
		tell: 'how many phone calls each employee of an office answered in a morning',
		low: 1,
		unit: unitOf('phone call'),
		counted: { one: 'employee', many: 'employees', does: same('answered') },
	},
];

export function dotQuestion(draw: Draw, ask: string): Draft | undefined {
	const { random } = draw;
	const story = random.pick(DOTS);
	const low = story.low + random.int(0, 2);
	const width = random.int(5, 8);
	const total = ask === 'percent' ? random.pick([10, 20, 25]) : random.int(10, 24);
	const values = Array.from(
		{ length: total },
		() => low + Math.floor((random.int(0, width - 1) + random.int(0, width - 1)) / 2),
	);
	const counts = [...countsOf(values)].toSorted(([a], [b]) => a - b);
	const figure: DotPlot = { kind: 'dot plot', values, title: story.title };
	const { counted, unit } = story;
	const about = say`The dot plot shows ${story.tell}. Each dot stands for one ${counted.one}.`;
	if (counts.length < 4) return undefined;
	if (ask === 'mode') {
		const most = Math.max(...counts.map(([, count]) => count));
		const modes = counts.filter(([, count]) => count === most);
		const mode = modes[0]?.[0] ?? 0;
		if (modes.length > 1 || [most, Math.max(...values)].includes(mode)) return undefined;
		if (medianOf(values).equals(mode) || meanOf(values).equals(mode)) return undefined;
		return {
			prompt: say`${about} What is the mode of the data?`,
			answer: withMisconceptions(
				rational(mode),
				[rational(most), 'gave the number of dots instead of the value'],
				[rational(Math.max(...values)), 'gave the greatest value'],
				[rational(medianOf(values)), 'found the median instead'],
			),
			steps: [
				sentence(say`The tallest column has ${most} dots.`),
				sentence(
					say`It is the column for ${mode}, so the mode is ${inUnits(mode, unit)}.`,
					'the mode is the value that occurs most often',
				),
			],
			hints: [say`Which column of dots is the tallest?`],
			figure,
		};
	}
	const limit = random.int((counts[0]?.[0] ?? 0) + 1, (counts.at(-1)?.[0] ?? 1) - 1);
	const atLeast = random.int(0, 1) === 1;
	const chosen = counts.filter(([value]) => (atLeast ? value >= limit : value < limit));
	if (ask !== 'percent' && totalOf(chosen.map(([, count]) => count)) === limit) return undefined;
	const countOf = (fits: (value: number) => boolean) => values.filter(fits).length;
	const [wanted, opposite] = atLeast ? ['at least', 'fewer than'] : ['fewer than', 'at least'];
	return partQuestion({
		ask,
		about,
		counted,
		which: say`${wanted} ${inUnits(limit, unit)}`,
		slips: [
			atLeast
				? [countOf((value) => value > limit), `left out the dots in the column for ${limit}`]
				: [countOf((value) => value <= limit), `counted the dots in the column for ${limit} too`],
		],
		others: `${counted.many} who ${counted.does[0]} ${opposite} ${limit} ${limit === 1 ? unit.one : unit.many}`,
		parts: chosen.map(([, count]) => count),
		names: chosen.map(([value]) => `the dots in the column for ${value}`),
		counts: counts.map(([, count]) => count),
		whatIsAdded: `count the dots in the columns for ${listInWords(chosen.map(([value]) => value))}`,
		single: (count) =>
			say`The only column with these values has ${count} ${count === 1 ? 'dot' : 'dots'}.`,
		hint: say`Does ${limit} itself count? Which columns of dots do you need?`,
		piece: 'column',
		figure,
	});
}

type Bars = {
	title: string;
	tell: string;
	width: number;
	unit: string;
	/** "tall", at the end of the question. */
	more?: string;
	/** Things that are counted are fewer, not less. */
	areCounted?: true;
	counted: Counted;
};

const BARS: readonly Bars[] = [
	{
		title: 'minutes',
		tell: 'how many minutes it takes some students to get to school',
		width: 10,
		unit: 'minutes',
		more: ' to get to school',
		counted: { many: 'students', does: ['need', 'needs'] },
	},
	{
		title: 'points',
		tell: 'the points scored by the players in a trivia contest',
		width: 20,
		unit: 'points',
		areCounted: true,
		counted: { many: 'players', does: same('scored') },
	},
	{
		title: 'pages',
		tell: 'how many pages some books have',
		width: 50,
		unit: 'pages',
		areCounted: true,
		counted: { many: 'books', does: ['have', 'has'] },
	},
	{
		title: 'ages in years',
		tell: 'the ages of the people at a concert, in whole years',
		width: 10,
		unit: 'years',
		more: ' old',
		counted: { many: 'people', does: ['are', 'is'] },
	},
	{
		title: 'plant heights in inches',
		tell: 'the heights of some plants, in inches',
		width: 5,
		unit: 'inches',
		more: ' tall',
		counted: { many: 'plants', does: ['are', 'is'] },
	},
	{
		title: 'weights in pounds',
		tell: 'the weights of some dogs, in pounds',
		width: 20,
		unit: 'pounds',
		counted: { many: 'dogs', does: ['weigh', 'weighs'] },
	},
];

export function histogramQuestion(draw: Draw, ask: string): Draft | undefined {
	const { random } = draw;
	const story = random.pick(BARS);
	const { width, title, unit, more = '', areCounted, counted } = story;
	const from = width * random.int(0, 2);
	const counts = Array.from({ length: random.int(4, 6) }, () => random.int(1, 9));
	const total = totalOf(counts);
	const figure: Histogram = { kind: 'histogram', from, width, counts, title };
	const about = say`The histogram shows ${story.tell}. Each interval includes its lower endpoint but not its upper endpoint.`;
	if (total < 12 || total > 30) return undefined;
	if (ask === 'mode' || ask === 'shape') return tallest(about, from, width, counts, figure);
	if (ask === 'bin with the median') return medianBar(about, from, width, counts, figure);
	const isOne = ask === 'count in a bin';
	const first = random.int(0, counts.length - 2);
	const last = isOne ? first : random.int(first + 1, Math.min(first + 2, counts.length - 1));
	if (last - first === counts.length - 1) return undefined;
	// The bar beside it is another height, so that reading the wrong bar shows.
	if (isOne && [counts[first - 1], counts[first + 1]].includes(counts[first])) return undefined;
	return partQuestion({
		ask,
		about,
		counted,
		which: say`at least ${from + first * width} ${unit} but ${areCounted ? 'fewer' : 'less'} than ${from + (last + 1) * width} ${unit}${more}`,
		others: `${counted.many} outside this interval`,
		parts: counts.slice(first, last + 1),
		names: counts
			.slice(first, last + 1)
			.map(
				(_, at) =>
					`the bar from ${from + (first + at) * width} to ${from + (first + at + 1) * width}`,
			),
		counts,
		whatIsAdded: `add the heights of the bars from ${from + first * width} to ${from + (last + 1) * width}`,
		single: (count) => say`The bar for this interval has a height of ${count}.`,
		hint: say`${isOne ? 'Which bar shows this interval' : 'Which bars lie between these two numbers'}? What does the height of a bar tell you?`,
		piece: 'bar',
		figure,
	});
}

// The part about the bars of a histogram: the tallest one, the one with the median.

function tallest(
	about: Prose,
	from: number,
	width: number,
	counts: readonly number[],
	figure: Draft['figure'],
): Draft | undefined {
	const most = Math.max(...counts);
	const at = counts.indexOf(most);
	const low = from + at * width;
	if (counts.lastIndexOf(most) !== at) return undefined;
	return {
		prompt: say`${about} The peak of the distribution is the interval with the most values. What is the lower endpoint of this interval?`,
		answer: withMisconceptions(
			rational(low),
			[rational(low + width), 'gave the upper endpoint of the interval'],
			[rational(most), 'gave the height of the tallest bar'],
		),
		steps: [
			sentence(say`The tallest bar has a height of ${most}.`),
			sentence(
				say`It extends from ${low} to ${low + width}, so the lower endpoint is ${low}.`,
				'the tallest bar represents the most values',
			),
		],
		hints: [say`Which bar is the tallest?`],
		...(figure && { figure }),
	};
}

/** Only for an odd number of values: one of them is in the middle. */
function medianBar(
	about: Prose,
	from: number,
	width: number,
	counts: readonly number[],
	figure: Draft['figure'],
): Draft | undefined {
	const total = totalOf(counts);
	const upTo = counts.map((_, at) => totalOf(counts.slice(0, at + 1)));
	const place = (total + 1) / 2;
	const at = upTo.findIndex((value) => value >= place);
	const low = from + at * width;
	const before = upTo[at - 1] ?? 0;
	const tallestAt = counts.indexOf(Math.max(...counts));
	const isAlone = counts.lastIndexOf(Math.max(...counts)) === tallestAt;
	if (total % 2 === 0 || at < 1 || [low, low + width].includes(total)) return undefined;
	if (tallestAt === at || place === low) return undefined;
	// The bar in the middle of an odd number of bars is chosen by whoever ignores the heights.
	const middle = (counts.length - 1) / 2;
	if (middle === at) return undefined;
	return {
		prompt: say`${about} One interval contains the median. What is the lower endpoint of this interval?`,
		answer: withMisconceptions(
			rational(low),
			[rational(low + width), 'gave the upper endpoint of the interval'],
			...(isAlone
				? [
						[
							rational(from + tallestAt * width),
							'gave the lower endpoint of the interval with the tallest bar',
						] satisfies WrongAnswer,
					]
				: []),
			...(Number.isInteger(middle) && middle !== tallestAt
				? [
						[
							rational(from + middle * width),
							'gave the lower endpoint of the middle interval without using the heights',
						] satisfies WrongAnswer,
					]
				: []),
			[rational(place), 'gave the position of the median'],
		),
		steps: [
			line(equation(sum(...counts), total), 'add the heights of all the bars'),
			sentence(
				say`The median is the ${ordinal(place)} value in order.`,
				'there are as many values before it as after it',
			),
			sentence(
				at === 1
					? say`The first bar represents ${before} values.`
					: say`The first ${at} bars represent ${before} values: ${equation(sum(...counts.slice(0, at)), before)}.`,
			),
			line(
				equation(sum(before, counts[at] ?? 0), upTo[at] ?? 0),
				'add the number of values in the next bar',
			),
			sentence(
				say`So the ${ordinal(place)} value is in the interval of that bar. Its lower endpoint is ${low}.`,
			),
		],
		hints: [say`How many values are there? Which position is in the middle?`],
		...(figure && { figure }),
	};
}
