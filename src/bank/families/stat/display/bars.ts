/** The part of stat.display about the bars of a histogram: the tallest one, the one with the median. */
import { ordinal } from '../../../../math/speech-numbers.ts';
import { equation, sum } from '../../../../math/expression.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import {
	type Draft,
	line,
	rational,
	sentence,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import { totalOf } from '../../../steps/statistics.ts';

export function tallest(
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
export function medianBar(
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
