/** The part of stat.center that looks for one value when the mean is known. */
import { difference, equation, sum, times } from '../../../../math/expression.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Draw,
	line,
	rational,
	sentence,
	withMisconceptions,
} from '../../../family.ts';
import { inUnits, meanOf, spelled, totalOf, unitOf } from '../../../steps/statistics.ts';

type Story = {
	/** What is known after so many quizzes, days, or games. */
	tell: (count: number, known: Prose) => Prose;
	/** The mean of all the values, `count` with the one that is asked for. */
	ask: (mean: number, count: number) => Prose;
	/** The last sentence, with the value found. */
	found: (value: number) => Prose;
	/** What the mean is taken over: "days". */
	over: string;
	/** What is added up, and what is looked for: "pages", "the pages needed". */
	many: string;
	needed: string;
	most: number;
};

const inMiles = (value: number): Prose => inUnits(value, unitOf('mile'));

const STORIES: readonly Story[] = [
	{
		tell: (count, known) => say`On the first ${count} quizzes, Amir scored ${known}.`,
		ask: (mean, count) =>
			say`What score does Amir need on the next quiz so that the mean score on the first ${count} quizzes is ${mean}?`,
		found: (value) => say`Amir needs a score of ${value} on the next quiz.`,
		over: 'quizzes',
		many: 'scores',
		needed: 'the score needed',
		most: 100,
	},
	{
		tell: (count, known) => say`On the first ${count} days of a trip, Zoe cycled ${known} miles.`,
		ask: (mean, count) =>
			say`How many miles must Zoe cycle on the next day so that the mean distance for the first ${count} days is ${inMiles(mean)} per day?`,
		found: (value) => say`Zoe must cycle ${inMiles(value)} on the next day.`,
		over: 'days',
		many: 'miles',
		needed: 'the miles needed',
		most: 80,
	},
	{
		tell: (count, known) => say`In its first ${count} games, a team scored ${known} points.`,
		ask: (mean, count) =>
			say`How many points must the team score in the next game so that the mean for the first ${count} games is ${mean} points per game?`,
		found: (value) => say`The team must score ${inUnits(value, unitOf('point'))} in the next game.`,
		over: 'games',
		many: 'points',
		needed: 'the points needed',
		most: 120,
	},
	{
		tell: (count, known) =>
			say`On the first ${count} days of the month, a bakery sold ${known} loaves of bread.`,
		ask: (mean, count) =>
			say`How many loaves must the bakery sell on the next day so that the mean for the first ${count} days is ${mean} loaves per day?`,
		found: (value) =>
			say`The bakery must sell ${inUnits(value, unitOf('loaf', 'loaves'))} on the next day.`,
		over: 'days',
		many: 'loaves',
		needed: 'the loaves needed',
		most: 150,
	},
	{
		tell: (count, known) =>
			say`On the first ${count} days of a vacation, Ines read ${known} pages.`,
		ask: (mean, count) =>
			say`How many pages must Ines read on the next day so that the mean for the first ${count} days is ${mean} pages per day?`,
		found: (value) => say`Ines must read ${inUnits(value, unitOf('page'))} on the next day.`,
		over: 'days',
		many: 'pages',
		needed: 'the pages needed',
		most: 120,
	},
];

/** `count` values in all; the last one is unknown. */
export function missingValue(
	draw: Draw,
	count: number,
	mean: number,
	spread: number,
): Draft | undefined {
	const known = Array.from({ length: count - 1 }, () => mean + draw.random.int(-spread, spread));
	const missing = count * mean - totalOf(known);
	const { tell, ask, found, over, many, needed, most } = draw.random.pick(STORIES);
	const fits = [...known, missing].every((value) => value > 0 && value <= most);
	// A mean that is reached with far less than the other values is no goal.
	if (!fits || Math.abs(missing - mean) > 2 * spread || 2 * missing < mean || missing === mean)
		return undefined;
	const fromLast = 2 * mean - (known.at(-1) ?? 0);
	// The mean of the known values is not taken for a mistake with the last one.
	if (fromLast === missing || meanOf(known).equals(fromLast)) return undefined;
	const short = (count - 1) * mean - totalOf(known);
	const multiplied = `multiplied the mean by ${count - 1}, the number of ${over} so far, instead of ${count}`;
	return {
		prompt: say`${tell(count - 1, spelled(known))} ${ask(mean, count)}`,
		answer: withMisconceptions(
			rational(missing),
			[rational(mean), 'gave the mean'],
			...(short > 0 ? [[rational(short), multiplied] as const] : []),
			[
				rational(fromLast),
				'used only the last known value and the unknown value to get the given mean',
			],
		),
		steps: [
			line(
				equation(times(count, mean), count * mean),
				`multiply the mean by the number of ${over} to find the total`,
			),
			line(equation(sum(...known), totalOf(known)), `add the ${many} so far`),
			line(
				equation(difference(count * mean, totalOf(known)), missing),
				`subtract to find ${needed}`,
			),
			sentence(found(missing)),
		],
		hints: [say`What must the total for all ${count} ${over} be?`],
	};
}
