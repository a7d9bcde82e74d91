/** What small data sets may be about. */
import type { Random } from '../../math/random.ts';
import { type Prose, say } from '../../math/prose.ts';
import { type Unit, unitOf } from '../steps/statistics.ts';

export type DataContext = {
	/** The title of the axis: "pages read each day". */
	title: string;
	/** The values of one plot, and of two plots, after "shows". */
	shown: string;
	compared: string;
	/** What each of the two plots is about: "team" A and "team" B. */
	side: Unit;
	unit: Unit;
	/** Sensible least and greatest values. */
	low: number;
	high: number;
	/** Introduces that many values; the list follows after a colon. */
	tell(count: number): Prose;
};

export const DATA_CONTEXTS: readonly DataContext[] = [
	{
		title: 'pages read each day',
		shown: 'the number of pages that Maya read each day',
		compared: 'the number of pages read each day by two students',
		side: unitOf('student'),
		unit: unitOf('page'),
		low: 5,
		high: 60,
		tell: (n) => say`Maya recorded the number of pages she read on each of ${n} days`,
	},
	{
		title: 'points scored in each game',
		shown: 'the number of points that a team scored in each game',
		compared: 'the number of points scored in each game by two teams',
		side: unitOf('team'),
		unit: unitOf('point'),
		low: 20,
		high: 90,
		tell: (n) =>
			say`A basketball team recorded the number of points it scored in each of ${n} games`,
	},
	{
		title: 'minutes of practice each day',
		shown: 'the number of minutes that Kai practised each day',
		compared: 'the number of minutes of practice each day for two musicians',
		side: unitOf('musician'),
		unit: unitOf('minute'),
		low: 5,
		high: 90,
		tell: (n) => say`Kai recorded the number of minutes of practice on each of ${n} days`,
	},
	{
		title: 'books sold each day',
		shown: 'the number of books that a store sold each day',
		compared: 'the number of books sold each day by two stores',
		side: unitOf('store'),
		unit: unitOf('book'),
		low: 1,
		high: 60,
		tell: (n) => say`A store recorded the number of books it sold on each of ${n} days`,
	},
	{
		title: 'ages of the members',
		shown: 'the ages of the members of a chess club',
		compared: 'the ages of the members of two chess clubs',
		side: unitOf('club'),
		unit: unitOf('year'),
		low: 8,
		high: 60,
		tell: (n) => say`These are the ages, in years, of the ${n} members of a chess club`,
	},
	{
		title: 'quiz scores',
		shown: 'the scores of a class on a quiz',
		compared: 'the quiz scores of the students in two classes',
		side: unitOf('class', 'classes'),
		unit: unitOf('point'),
		low: 40,
		high: 90,
		tell: (n) => say`These are the scores, in points, of ${n} students on a quiz`,
	},
	{
		title: 'visitors each hour',
		shown: 'the number of visitors to a museum each hour',
		compared: 'the number of visitors each hour at two museums',
		side: unitOf('museum'),
		unit: unitOf('visitor'),
		low: 1,
		high: 75,
		tell: (n) => say`A museum counted its visitors in each of ${n} hours`,
	},
	{
		title: 'plant heights in inches',
		shown: 'the heights, in inches, of some plants',
		compared: 'the heights, in inches, of the plants in two gardens',
		side: unitOf('garden'),
		unit: unitOf('inch', 'inches'),
		low: 4,
		high: 40,
		tell: (n) => say`Noor measured the heights, in inches, of ${n} plants`,
	},
	{
		title: 'messages sent each day',
		shown: 'the number of messages that Leo sent each day',
		compared: 'the number of messages sent each day by two students',
		side: unitOf('student'),
		unit: unitOf('message'),
		low: 1,
		high: 80,
		tell: (n) => say`Leo counted the messages he sent on each of ${n} days`,
	},
	{
		title: 'minutes on the bus',
		shown: 'the lengths, in minutes, of some bus rides',
		compared: 'the lengths, in minutes, of the bus rides on two routes',
		side: unitOf('route'),
		unit: unitOf('minute'),
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
