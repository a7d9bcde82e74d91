/** A percent story with one of its three numbers unknown. */
import {
	caseOf,
	type Draft,
	type Draw,
	type Line,
	sentence,
	withMisconceptions,
} from '../../../family.ts';
import { wrongParts, wrongPercents, wrongWholes } from './wrong-numbers.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { type PercentAsk, PERCENT_STORIES } from './percent-stories.ts';
import { dollarsAnswer, exactAnswer, percentAnswer, percentOf } from '../../../steps/amounts.ts';
import { partLines, percentLines, wholeLines } from '../../../steps/percent-lines.ts';

type Numbers = { p: number; whole: number; part: number };

const LINES: Record<PercentAsk, (numbers: Numbers) => Line[]> = {
	part: partLines,
	whole: wholeLines,
	percent: percentLines,
};

const WRONG = { part: wrongParts, whole: wrongWholes, percent: wrongPercents };

const HINTS: Record<PercentAsk, Prose> = {
	part: say`The whole and the percent are known. How do you find a percent of a number?`,
	whole: say`The part and the percent are known. What equation gives the whole?`,
	percent: say`The part and the whole are known. What fraction of the whole is the part?`,
};

/** Each part is a whole number of what is counted, and not one. */
export function percentStory(draw: Draw, numbers: Numbers, ask: PercentAsk): Draft | undefined {
	const { p, whole, part } = numbers;
	if (!Number.isInteger(part) || part < 2 || whole === 100) return undefined;
	const story = caseOf(
		PERCENT_STORIES,
		draw.inTurn('ctx'),
	)({
		p: percentOf(p),
		percents: p,
		whole,
		part,
		random: draw.random,
	});
	if (!story) return undefined;
	const count = story.isMoney ? dollarsAnswer : exactAnswer;
	const answer = withMisconceptions(
		ask === 'percent' ? percentAnswer(p) : count(numbers[ask]),
		...WRONG[ask](numbers),
	);
	// Half is as much as the rest.
	return {
		prompt: story.prompts[ask],
		answer,
		steps: [...LINES[ask](numbers), sentence(story.concludes[ask](answer.body))],
		hints: [HINTS[ask]],
	};
}
