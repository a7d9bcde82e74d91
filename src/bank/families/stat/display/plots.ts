/** The part of stat.display about dot plots and histograms. */
import { say } from '../../../../math/prose.ts';
import { rational, withMisconceptions } from '../../../answer.ts';
import { countsOf, dotPlot } from '../../../figures/dot-plot.ts';
import { histogram } from './histogram.ts';
import { type Draft, type Draw, sentence } from '../../../family.ts';
import { inUnits, medianOf, totalOf, unitOf } from '../../../steps/statistics.ts';
import { spokenList } from '../../../steps/plain.ts';
import { medianBar, tallest } from './bars.ts';
import { partQuestion } from './part.ts';

const DOTS = [
	{
		title: 'books read',
		tell: 'how many books each student in a class read in a month',
		low: 0,
		unit: unitOf('book'),
	},
	{
		title: 'goals',
		tell: 'how many goals a team scored in each of its games',
		low: 0,
		unit: unitOf('goal'),
	},
	{
		title: 'siblings',
		tell: 'how many siblings each child in a group has',
		low: 0,
		unit: unitOf('sibling'),
	},
	{
		title: 'letters',
		tell: 'the number of letters in the first names of some students',
		low: 3,
		unit: unitOf('letter'),
	},
	{
		title: 'quiz points',
		tell: 'the scores of some students on a short quiz',
		low: 2,
		unit: unitOf('point'),
	},
	{
		title: 'phone calls',
		tell: 'how many phone calls an office got in each hour of a week',
		low: 1,
		unit: unitOf('phone call'),
	},
] as const;

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
	const figure = dotPlot(values, story.title);
	const about = say`The dot plot shows ${story.tell}. Each dot stands for one value.`;
	if (counts.length < 4) return undefined;
	if (ask === 'mode') {
		const most = Math.max(...counts.map(([, count]) => count));
		const modes = counts.filter(([, count]) => count === most);
		const mode = modes[0]?.[0] ?? 0;
		if (modes.length > 1) return undefined;
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
					say`It is above ${mode}, so the mode is ${inUnits(mode, story.unit)}.`,
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
	return partQuestion({
		ask,
		about,
		which: atLeast ? say`at least ${limit}` : say`less than ${limit}`,
		others: `values that are ${atLeast ? `less than ${limit}` : `${limit} or greater`}`,
		parts: chosen.map(([, count]) => count),
		names: chosen.map(([value]) => `the dots above ${value}`),
		counts: counts.map(([, count]) => count),
		whatIsAdded: `count the dots above ${spokenList(chosen.map(([value]) => value))}`,
		single: (count) =>
			say`The only column with these values has ${count} ${count === 1 ? 'dot' : 'dots'}.`,
		hint: say`Does ${limit} itself count? Which columns of dots do you need?`,
		piece: 'column',
		figure,
	});
}

const BARS = [
	{ title: 'minutes', tell: 'how many minutes some students need to get to school', width: 10 },
	{ title: 'points', tell: 'the points scored by the players in a trivia contest', width: 20 },
	{ title: 'pages', tell: 'how many pages some books have', width: 50 },
	{
		title: 'ages in years',
		tell: 'the ages of the visitors at a concert, in whole years',
		width: 10,
	},
	{ title: 'plant heights in inches', tell: 'the heights of some plants, in inches', width: 5 },
	{ title: 'prices in dollars', tell: 'the prices of some jackets, in dollars', width: 20 },
] as const;

export function histogramQuestion(draw: Draw, ask: string): Draft | undefined {
	const { random } = draw;
	const story = random.pick(BARS);
	const { width, title } = story;
	const from = width * random.int(0, 2);
	const counts = Array.from({ length: random.int(4, 6) }, () => random.int(1, 9));
	const total = totalOf(counts);
	const figure = histogram({ from, width, counts, title });
	const about = say`The histogram shows ${story.tell}. Each interval includes its lower end but not its upper end.`;
	if (total < 12 || total > 30) return undefined;
	if (ask === 'mode' || ask === 'shape') return tallest(about, from, width, counts, figure);
	if (ask === 'bin with the median') return medianBar(about, from, width, counts, figure);
	const isOne = ask === 'count in a bin';
	const first = random.int(0, counts.length - 2);
	const last = isOne ? first : random.int(first + 1, Math.min(first + 2, counts.length - 1));
	if (last - first === counts.length - 1) return undefined;
	return partQuestion({
		ask,
		about,
		which: say`at least ${from + first * width} and less than ${from + (last + 1) * width}`,
		others: 'values outside this interval',
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
