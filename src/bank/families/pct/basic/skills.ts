/** pct.basic: find the part, the percent or the whole. CCSS 6.RP.A.3c. */
import { symbol } from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import { percent } from '../../../../math/notation.ts';
import { type Draft, type Draw, sentence, type Skills } from '../../../family.ts';
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
	'Find p% of n'(draw) {
		const numbers = numbersOf(draw, 'p', 'n');
		if (numbers.p === 100 || numbers.whole === 100) return undefined;
		return partOf(numbers);
	},

	...estimateSkills,

	'Percent stories with a part unknown': (draw) =>
		percentStory(draw, numbersOf(draw, 'p', 'n'), 'part'),

	'What percent is a of b'(draw) {
		const numbers = numbersOf(draw, 'p', 'b');
		const { p, part, whole } = numbers;
		if (p === 100 || whole === 100 || !Number.isInteger(part)) return undefined;
		const answer = percentAnswer(p);
		const direct = draw.random.int(0, 1) === 0;
		return {
			prompt: direct
				? say`What percent of ${whole} is ${part}?`
				: say`${part} is what percent of ${whole}?`,
			answer,
			steps: [...percentLines(numbers), sentence(say`${part} is ${answer.body} of ${whole}.`)],
			hints: [
				say`Which number is the whole? It stands after the word “of”.`,
				say`Divide the part by the whole, then write the result as a percent.`,
			],
		};
	},

	'a is p% of what number'(draw) {
		const numbers = numbersOf(draw, 'p', 'w');
		const { p, part, whole } = numbers;
		if (p === 100 || whole === 100) return undefined;
		return {
			prompt: say`${part} is ${percentOf(p)} of what number?`,
			answer: exactAnswer(whole),
			steps: wholeLines(numbers),
			hints: [
				say`Call the unknown number ${symbol('n')}. What equation says that ${percentOf(p)} of it is ${part}?`,
			],
		};
	},

	'Choose the right question from a story': (draw) =>
		percentStory(draw, numbersOf(draw, 'p', 'w'), askOf(draw)),

	'Part, whole or percent'(draw) {
		const numbers = numbersOf(draw, 'p', 'w');
		const { p, part, whole } = numbers;
		const ask = askOf(draw);
		if (p === 100 || whole === 100 || !Number.isInteger(part)) return undefined;
		if (ask === 'part') return partOf(numbers);
		if (ask === 'whole')
			return {
				prompt: say`If ${percentOf(p)} of ${symbol('x')} is ${part}, what is the value of ${symbol('x')}?`,
				answer: exactAnswer(whole),
				steps: wholeLines(numbers, 'x'),
				hints: [say`Write the sentence as an equation: percent × whole = part.`],
			};
		return {
			prompt: say`The number ${part} is ${percent('p')} of ${whole}. What is the value of ${symbol('p')}?`,
			answer: exactAnswer(p),
			steps: [
				...percentLines(numbers),
				sentence(say`${part} is ${percentOf(p)} of ${whole}, so ${symbol('p')} is ${amount(p)}.`),
			],
			hints: [say`Divide the part by the whole, then write the result as a percent.`],
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

function partOf(numbers: Record<keyof PercentNumbers, number>): Draft {
	const { p, whole, part } = numbers;
	const form = Number.isInteger(part) ? say`` : say` Write your answer as a decimal.`;
	return {
		prompt: say`What is ${percentOf(p)} of ${whole}?${form}`,
		answer: exactAnswer(part),
		steps: partLines(numbers),
		hints: [
			p > 100
				? say`The percent is more than ${percentOf(100)}, so the answer is more than ${whole}.`
				: say`Write ${percentOf(p)} as a decimal. What does “of” tell you to do?`,
		],
	};
}
