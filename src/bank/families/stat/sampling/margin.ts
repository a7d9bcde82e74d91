/** The part of stat.sampling about what a margin of error says. */
import { difference, equation, sum } from '../../../../math/expression.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { distractor, line, multipleChoice, sentence, type Skills } from '../../../family.ts';
import { percentOf } from '../../../steps/amounts.ts';
import { introduced, POLLS } from './polls.ts';

export const marginSkills: Skills = {
	'Interpret a margin of error'(draw) {
		const [m, e] = [draw.int('m'), draw.int('e')];
		const poll = POLLS.find(({ ctx }) => ctx === draw.choice('ctx'));
		if (!poll || m > poll.most || m - 3 * e < 1 || m + 3 * e > 99 || e < 1.5) return undefined;
		const claim = (share: Prose): Prose =>
			say`It is plausible that ${share} of the ${poll.all} ${poll.trait}.`;
		const between = (low: number, high: number): Prose =>
			claim(say`between ${percentOf(low)} and ${percentOf(high)}`);
		const other = (value: number): Prose => claim(say`${percentOf(value)}`);
		const isClaim = draw.inTurn('ask') === 'valid claim';
		const lead = say`In a random sample of the ${introduced(poll.all)}, ${percentOf(m)} ${poll.trait}. The margin of error is ${percentOf(e)}.`;
		const right = isClaim ? other(m - e / 2) : between(m - e, m + e);
		return {
			prompt: say`${lead} ${isClaim ? 'Which statement is justified?' : 'Which statement describes the interval of plausible values?'}`,
			answer: isClaim
				? multipleChoice(
						right,
						distractor(other(m + 2 * e), 'added the margin of error twice'),
						distractor(other(m - 3 * e), 'subtracted the margin of error three times'),
						distractor(other(m + 3 * e), 'added the margin of error three times'),
					)
				: multipleChoice(
						right,
						distractor(
							between(m, m + 2 * e),
							'added the margin of error twice instead of also subtracting it',
						),
						distractor(
							between(m - 2 * e, m),
							'subtracted the margin of error twice instead of also adding it',
						),
						distractor(
							between(m - e / 2, m + e / 2),
							'used half of the margin of error instead of the whole margin',
						),
					),
			steps: [
				line(
					equation(difference(percentOf(m), percentOf(e)), percentOf(m - e)),
					'subtract the margin of error to find the lowest plausible value',
				),
				line(
					equation(sum(percentOf(m), percentOf(e)), percentOf(m + e)),
					'add the margin of error to find the highest plausible value',
				),
				sentence(
					right,
					isClaim ? 'it lies between the lowest and the highest plausible value' : undefined,
				),
			],
			hints: [say`How far below or above the sample percentage can a plausible value be?`],
		};
	},
};
