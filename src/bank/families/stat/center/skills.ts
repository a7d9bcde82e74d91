/** stat.center: mean, median and mode. */
import Fraction from 'fraction.js';
import { continued, difference, equation, sum, times } from '../../../../math/expression.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Draw,
	line,
	rational,
	sentence,
	type Skills,
	withMisconceptions,
} from '../../../family.ts';
import { amount, ends, exactAnswer, percentOf, spelled, totalOf } from '../../../steps/amounts.ts';
import { inUnits, meanOf, unitOf } from '../../../steps/statistics.ts';
import { changeSkills } from './change.ts';
import { EXACT, listQuestion, tableQuestion } from './find.ts';

// The part that looks for one value when the mean is known.

type Story = {
	/** What is known after a number of quizzes, days, or games. */
	tell: (count: number, known: Prose) => Prose;
	/** The mean of all the values, `count` with the one that is asked for. */
	ask: (mean: number, count: number) => Prose;
	/** The last sentence, with the value found. */
	found: (value: number) => Prose;
	/** What the mean is taken over: "days". */
	over: string;
	/** What is added up, and what is unknown: "pages", "the pages needed". */
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
function missingValue(draw: Draw, count: number, mean: number, spread: number): Draft | undefined {
	const known = Array.from({ length: count - 1 }, () => mean + draw.random.int(-spread, spread));
	const missing = count * mean - totalOf(known);
	const { tell, ask, found, over, many, needed, most } = draw.random.pick(STORIES);
	const fits = [...known, missing].every((value) => value > 0 && value <= most);
	// A mean that a far smaller value would reach is not a goal.
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

// The part about weighted means.

const WEIGHTS = [
	[20, 30, 50],
	[10, 40, 50],
	[25, 25, 50],
	[20, 20, 60],
	[30, 30, 40],
	[15, 35, 50],
] as const;

function weightedQuestion(draw: Draw): Draft | undefined {
	const weights = draw.random.pick(WEIGHTS);
	const scores = weights.map(() => draw.random.int(12, 19) * 5 + draw.random.int(0, 4));
	const parts = weights.map((weight, at) => new Fraction(weight * (scores[at] ?? 0), 100));
	const mean = parts.reduce((a, b) => a.add(b), new Fraction(0));
	const [a = 0, b = 0, c = 0] = scores;
	if (!ends(mean, 1) || new Set(scores).size < 3) return undefined;
	const share = (weight: number) => new Fraction(weight, 100);
	const [u, v, w] = weights;
	const terms = weights.map((weight, at) => times(amount(share(weight)), scores[at] ?? 0));
	return {
		prompt: say`In a course, homework counts for ${percentOf(u)} of the grade, quizzes count for ${percentOf(v)}, and the final exam counts for ${percentOf(w)}. Priya scored ${a} on homework, ${b} on quizzes, and ${c} on the final exam. What is the weighted mean of the three scores? ${EXACT}`,
		answer: withMisconceptions(
			exactAnswer(mean),
			[rational(new Fraction(a + b + c, 3)), 'ignored the weights'],
			[rational(mean.mul(100)), 'used the percents without writing them as decimals'],
			[rational(mean.div(3)), 'divided the weighted sum by 3'],
		),
		steps: [
			line(sum(...terms), 'multiply each score by its weight and add'),
			line(continued(sum(...parts.map(amount))), 'multiply'),
			line(continued(amount(mean)), 'add'),
			sentence(say`The weighted mean is ${amount(mean)}.`),
		],
		hints: [say`What are the weights as decimals? Which score does each weight go with?`],
	};
}

export const skills: Skills = {
	...changeSkills,

	'Find the mean, median, or mode': (draw) => listQuestion(draw, draw.inTurn('ask')),

	'Find the mean or median of a data set'(draw) {
		const ask = draw.inTurn('ask');
		return draw.choice('form') === 'table' ? tableQuestion(draw, ask) : listQuestion(draw, ask);
	},

	'Find a mean, median, or weighted mean'(draw) {
		const form = draw.inTurn('form');
		if (form === 'weighted') return weightedQuestion(draw);
		const ask = draw.choice('ask');
		return form === 'table' ? tableQuestion(draw, ask) : listQuestion(draw, ask);
	},

	'Find measures from a list, table, or plot'(draw) {
		const ask = draw.inTurn('ask');
		if (ask === 'missing')
			return missingValue(draw, draw.random.int(5, 8), draw.random.int(15, 60), 12);
		return draw.random.int(0, 1) === 1 ? tableQuestion(draw, ask) : listQuestion(draw, ask);
	},

	'Find a missing value from the mean': (draw) =>
		missingValue(draw, draw.int('n'), draw.int('mean'), draw.int('spread')),
};
