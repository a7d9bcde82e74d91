/** The part of stat.sampling about what a margin of error says. */
import { difference, equation, sum } from '../../../../math/expression.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { multipleChoice, distractor } from '../../../answer.ts';
import { line, sentence, type Skills } from '../../../family.ts';
import { percentOf } from '../../../steps/amounts.ts';
import { POLLS } from './polls.ts';

export const marginSkills: Skills = {
	'Interpret a margin of error'(draw) {
		const [m, e] = [draw.int('m'), draw.int('e')];
		const poll = POLLS.find(({ ctx }) => ctx === draw.choice('ctx'));
		if (!poll || m > poll.most || m - 3 * e < 1 || m + 3 * e > 99 || e < 1.5) return undefined;
		const between = (low: number, high: number): Prose =>
			say`Between ${percentOf(low)} and ${percentOf(high)} of the ${poll.all} ${poll.trait}`;
		const isClaim = draw.inTurn('ask') === 'valid claim';
		const lead = say`In a random sample, ${percentOf(m)} of the ${poll.things} ${poll.trait}. The margin of error is ${percentOf(e)}.`;
		const right = isClaim
			? say`It is plausible that ${percentOf(m - e / 2)} of the ${poll.all} ${poll.trait}`
			: between(m - e, m + e);
		const other = (value: number) =>
			say`It is plausible that ${percentOf(value)} of the ${poll.all} ${poll.trait}`;
		return {
			prompt: say`${lead} Which statement is justified?`,
			answer: isClaim
				? multipleChoice(
						right,
						distractor(other(m + 2 * e), 'went two margins up'),
						distractor(other(m - 3 * e), 'went three margins down'),
						distractor(other(m + 3 * e), 'went three margins up'),
					)
				: multipleChoice(
						right,
						distractor(between(m, m + 2 * e), 'went up only'),
						distractor(between(m - 2 * e, m), 'went down only'),
						distractor(between(m + e, m + 3 * e), 'went up two times'),
					),
			steps: [
				line(
					equation(difference(percentOf(m), percentOf(e)), percentOf(m - e)),
					'the lowest plausible value',
				),
				line(
					equation(sum(percentOf(m), percentOf(e)), percentOf(m + e)),
					'the highest plausible value',
				),
				sentence(say`${right}.`),
			],
			hints: [say`Go down and up from the sample value by the margin of error.`],
		};
	},
};
