/** The part of stat.center that looks for one value when the mean is known. */
import { difference, equation, sum, times } from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import { rational, withMisconceptions } from '../../../answer.ts';
import { type Draft, type Draw, line, sentence } from '../../../family.ts';
import { listed, totalOf } from '../../../steps/statistics.ts';

const STORIES = [
	{
		tell: 'Amir has these quiz scores so far',
		ask: 'What score does Amir need on the next quiz so that the mean of all scores is',
		found: 'The score that Amir needs is',
		most: 100,
	},
	{
		tell: 'On the first days of a trip, Zoe cycled these numbers of miles',
		ask: 'How many miles must Zoe cycle on the next day so that the mean per day is',
		found: 'The number of miles needed on the next day is',
		most: 80,
	},
	{
		tell: 'In its first games, a team scored these numbers of points',
		ask: 'How many points must the team score in the next game so that the mean per game is',
		found: 'The number of points needed in the next game is',
		most: 120,
	},
	{
		tell: 'On the first days of the month, a bakery sold these numbers of loaves',
		ask: 'How many loaves must it sell on the next day so that the mean per day is',
		found: 'The number of loaves needed on the next day is',
		most: 150,
	},
	{
		tell: 'On the first days of a vacation, Ines read these numbers of pages',
		ask: 'How many pages must Ines read on the next day so that the mean per day is',
		found: 'The number of pages needed on the next day is',
		most: 120,
	},
] as const;

/** `count` values in all; the last one is unknown. */
export function missingValue(
	draw: Draw,
	count: number,
	mean: number,
	spread: number,
): Draft | undefined {
	const known = Array.from({ length: count - 1 }, () => mean + draw.random.int(-spread, spread));
	const missing = count * mean - totalOf(known);
	const story = draw.random.pick(STORIES);
	const fits = [...known, missing].every((value) => value > 0 && value <= story.most);
	if (!fits || Math.abs(missing - mean) > 2 * spread || missing === mean) return undefined;
	const short = (count - 1) * mean - totalOf(known);
	const multiplied = `multiplied the mean by ${count - 1}, the number of known values, instead of ${count}`;
	return {
		prompt: say`${story.tell}: ${listed(known)}. ${story.ask} ${mean}?`,
		answer: withMisconceptions(
			rational(missing),
			[rational(mean), 'gave the mean'],
			...(short > 0 ? [[rational(short), multiplied] as const] : []),
			[
				rational(2 * mean - (known.at(-1) ?? 0)),
				'made only the last two values average to the mean',
			],
		),
		steps: [
			line(
				equation(times(count, mean), count * mean),
				'multiply the mean by the number of values to find the sum',
			),
			line(equation(sum(...known), totalOf(known)), 'add the known values'),
			line(
				equation(difference(count * mean, totalOf(known)), missing),
				'subtract to find the missing value',
			),
			sentence(say`${story.found} ${missing}.`),
		],
		hints: [say`What must the sum of all ${count} values be?`],
	};
}
