/** pct.basic: find the part, the percent or the whole. */
import { wrongParts, wrongPercents, wrongWholes } from './wrong-numbers.ts';
import {
	type Draft,
	type Draw,
	sentence,
	type Skills,
	withMisconceptions,
} from '../../../family.ts';
import { symbol } from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import { percent } from '../../../../math/notation.ts';
import { amount, exactAnswer, percentAnswer, percentOf } from '../../../steps/amounts.ts';
import {
	partLines,
	percentLines,
	type PercentNumbers,
	wholeLines,
} from '../../../steps/percent-lines.ts';
import { estimateSkills } from './estimate.ts';
import { percentStory } from './story.ts';

export const skills: Skills = {
	'Find a percent of a number'(draw) {
		const numbers = numbersOf(draw, 'p', 'n');
		if (numbers.p === 100 || numbers.whole === 100) return undefined;
		return partOf(numbers);
	},

	...estimateSkills,

	'Find the part in a percent problem': (draw) =>
		percentStory(draw, numbersOf(draw, 'p', 'n'), 'part'),

	'Find what percent one number is of another'(draw) {
		const numbers = numbersOf(draw, 'p', 'b');
		const { p, part, whole } = numbers;
		if (p === 100 || whole === 100 || !Number.isInteger(part)) return undefined;
		const answer = withMisconceptions(percentAnswer(p), ...wrongPercents(numbers));
		const direct = draw.random.int(0, 1) === 0;
		return {
			prompt: direct
				? say`What percent of ${whole} is ${part}?`
				: say`${part} is what percent of ${whole}?`,
			answer,
			steps: [...percentLines(numbers), sentence(say`${part} is ${answer.body} of ${whole}.`)],
			hints: [
				say`Which number is the whole? The word “of” comes right before it.`,
				say`Which number do you divide, and which number do you divide by? How do you write the quotient as a percent?`,
			],
		};
	},

	'Find the whole from a percent'(draw) {
		const numbers = numbersOf(draw, 'p', 'w');
		const { p, part, whole } = numbers;
		if (p === 100 || whole === 100) return undefined;
		return {
			prompt: say`${part} is ${percentOf(p)} of what number?`,
			answer: withMisconceptions(exactAnswer(whole), ...wrongWholes(numbers)),
			steps: wholeLines(numbers),
			hints: [
				say`Let ${symbol('n')} be the unknown number. What equation says that ${percentOf(p)} of it is ${part}?`,
			],
		};
	},

	'Solve percent problems in context': (draw) =>
		percentStory(draw, numbersOf(draw, 'p', 'w'), askOf(draw)),

	'Find the part, whole, or percent'(draw) {
		const numbers = numbersOf(draw, 'p', 'w');
		const { p, part, whole } = numbers;
		const ask = askOf(draw);
		if (p === 100 || whole === 100 || !Number.isInteger(part)) return undefined;
		if (ask === 'part') return partOf(numbers);
		if (ask === 'whole')
			return {
				prompt: say`If ${percentOf(p)} of ${symbol('x')} is ${part}, what is the value of ${symbol('x')}?`,
				answer: withMisconceptions(exactAnswer(whole), ...wrongWholes(numbers)),
				steps: wholeLines(numbers, 'x'),
				hints: [
					say`Which number is the part? What equation connects the percent, the whole, and the part?`,
				],
			};
		return {
			prompt: say`The number ${part} is ${percent('p')} of ${whole}. What is the value of ${symbol('p')}?`,
			answer: withMisconceptions(exactAnswer(p), ...wrongPercents(numbers)),
			steps: [
				...percentLines(numbers),
				sentence(say`${part} is ${percentOf(p)} of ${whole}, so ${symbol('p')} is ${amount(p)}.`),
			],
			hints: [
				say`Which number is the part, and which is the whole? What is their quotient as a percent?`,
			],
		};
	},
};

type Ask = 'part' | 'whole' | 'percent';

function askOf(draw: Draw): Ask {
	const ask = draw.choice('ask');
	return ask === 'part' || ask === 'whole' ? ask : 'percent';
}

function numbersOf(draw: Draw, p: string, whole: string): Record<keyof PercentNumbers, number> {
	const [percents, n] = [draw.int(p), draw.int(whole)];
	return { p: percents, whole: n, part: (percents * n) / 100 };
}

function partOf(numbers: Record<keyof PercentNumbers, number>): Draft | undefined {
	const { p, whole, part } = numbers;
	const form = Number.isInteger(part) ? say`` : say` Write your answer as a decimal.`;
	const answer = withMisconceptions(exactAnswer(part), ...wrongParts(numbers));
	// Half is as much as the rest.
	return {
		prompt: say`What is ${percentOf(p)} of ${whole}?${form}`,
		answer,
		steps: partLines(numbers),
		hints: [
			p > 100
				? say`Is the result more or less than ${whole}? What is ${percentOf(p)} as a decimal?`
				: say`What is ${percentOf(p)} as a decimal? What does “of” tell you to do?`,
		],
	};
}
