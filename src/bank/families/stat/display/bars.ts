/** The part of stat.display about the bars of a histogram: the tallest one, the one with the median. */
import { equation, sum } from '../../../../math/expression.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { rational } from '../../../answer.ts';
import { type Draft, line, sentence } from '../../../family.ts';
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
		prompt: say`${about} The peak of the distribution is the interval with the most values. What is the lower end of this interval?`,
		answer: rational(low),
		steps: [
			sentence(say`The tallest bar has the height ${most}.`),
			sentence(
				say`It reaches from ${low} to ${low + width}, so the lower end is ${low}.`,
				'the tallest bar has the most values',
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
	if (total % 2 === 0 || at < 1) return undefined;
	return {
		prompt: say`${about} One interval contains the median. What is the lower end of this interval?`,
		answer: rational(low),
		steps: [
			line(equation(sum(...counts), total), 'add the heights of all bars'),
			sentence(
				say`The median is value number ${place} in order.`,
				'as many values before it as after it',
			),
			sentence(say`The bars before its bar hold ${upTo[at - 1] ?? 0} values.`, 'add their heights'),
			sentence(
				say`The next bar brings this to ${upTo[at] ?? 0} values, so it contains the median. Its lower end is ${low}.`,
			),
		],
		hints: [say`How many values are there? Which place is in the middle?`],
		...(figure && { figure }),
	};
}
