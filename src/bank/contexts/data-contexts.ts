/** What small data sets may be about. */
import type { Random } from '../../math/random.ts';
import { type Prose, say } from '../../math/prose.ts';

export type DataContext = {
	/** The values, as a title: "Pages read each day". */
	title: string;
	/** "pages" */
	unit: string;
	/** Sensible least and greatest values. */
	low: number;
	high: number;
	/** Introduces so many values; the list follows after a colon. */
	tell(count: number): Prose;
};

export const DATA_CONTEXTS: readonly DataContext[] = [
	{
		title: 'pages read each day',
		unit: 'pages',
		low: 5,
		high: 60,
		tell: (n) => say`Maya recorded the numbers of pages read on ${n} days`,
	},
	{
		title: 'points scored in each game',
		unit: 'points',
		low: 20,
		high: 90,
		tell: (n) => say`A basketball team scored these numbers of points in ${n} games`,
	},
	{
		title: 'minutes of practice each day',
		unit: 'minutes',
		low: 5,
		high: 90,
		tell: (n) => say`Kai practised the guitar on ${n} days, for these numbers of minutes`,
	},
	{
		title: 'books sold each day',
		unit: 'books',
		low: 1,
		high: 60,
		tell: (n) => say`A shop sold these numbers of books on ${n} days`,
	},
	{
		title: 'ages of the players',
		unit: 'years',
		low: 8,
		high: 60,
		tell: (n) => say`These are the ages, in years, of the ${n} players of a chess club`,
	},
	{
		title: 'quiz scores',
		unit: 'points',
		low: 40,
		high: 90,
		tell: (n) => say`These are the scores, in points, of ${n} students on a quiz`,
	},
	{
		title: 'visitors each hour',
		unit: 'visitors',
		low: 1,
		high: 75,
		tell: (n) => say`A museum counted its visitors in each of ${n} hours`,
	},
	{
		title: 'plant heights in inches',
		unit: 'inches',
		low: 4,
		high: 40,
		tell: (n) => say`Noor measured the heights, in inches, of ${n} plants`,
	},
	{
		title: 'messages sent each day',
		unit: 'messages',
		low: 1,
		high: 80,
		tell: (n) => say`Leo counted the messages sent on each of ${n} days`,
	},
	{
		title: 'minutes on the bus',
		unit: 'minutes',
		low: 4,
		high: 50,
		tell: (n) => say`These are the times, in minutes, that ${n} bus rides took`,
	},
];

/** Context and values within its bounds. The spread of the values is at most `reach`. */
export function drawData(
	random: Random,
	count: number,
	reach = 30,
): { context: DataContext; values: number[] } {
	const context = random.pick(DATA_CONTEXTS);
	const low = random.int(context.low, Math.max(context.low, context.high - reach));
	const values = Array.from({ length: count }, () =>
		random.int(low, Math.min(context.high, low + reach)),
	);
	return { context, values };
}
