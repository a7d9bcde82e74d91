/** expr.translate: phrases and short stories as expressions. CCSS 6.EE.A.2a, 6.EE.B.6. */
import { num, symbol } from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import { expression } from '../../../answer.ts';
import { caseOf } from '../../../described-cases.ts';
import { line, sentence, type Skills } from '../../../family.ts';
import { STORIES } from './cost-stories.ts';
import { MULTI_STEP } from './multi-step-phrases.ts';
import { ONE_STEP } from './one-step-phrases.ts';
import { TWO_STEP } from './two-step-phrases.ts';
import { conditionEquation, systemChoice } from './equation.ts';

/** The words "sum of" / The word "times". */
const quoted = (wording: string): string =>
	`The ${wording.includes(' ') ? 'words' : 'word'} “${wording}”`;

export const skills: Skills = {
	'Write a one-operation phrase as an expression'(draw) {
		const wording = draw.inTurn('wording');
		const { turns, write } = caseOf(ONE_STEP, wording);
		const [number, letter] = [num(draw.int('n')), symbol(draw.choice('letter'))];
		const letterFirst = turns && draw.random.pick([true, false]);
		const { phrase, answer, means, order } = letterFirst
			? write(letter, number)
			: write(number, letter);
		return {
			prompt: say`Write an expression for the phrase: ${phrase}.`,
			answer: expression(answer),
			steps: [
				sentence(say`${quoted(wording)} ${wording.includes(' ') ? 'mean' : 'means'} ${means}.`),
				line(answer, order),
			],
			hints: [say`Which operation do you need here? Does the order of its parts matter?`],
		};
	},

	'Write a two-operation phrase'(draw) {
		const wording = draw.inTurn('wording');
		const letter = draw.random.pick(['x', 'n', 'y', 'm']);
		const { phrase, inner, innerWhy, answer, why, bracketed } = caseOf(TWO_STEP, wording)(
			letter,
			draw.int('k'),
			draw.int('c'),
		);
		return {
			prompt: say`Write an expression for the phrase: ${phrase}.`,
			answer: expression(answer),
			steps: [line(inner, innerWhy), line(answer, why)],
			hints: [
				bracketed
					? say`Find the part that is worked out first. How do you show that the next operation is for all of it?`
					: say`Find the part that is worked out first and write it down. Then do the other operation to it.`,
			],
		};
	},

	'Write an expression for a multi-step phrase'(draw) {
		const d = draw.random.int(2, 12);
		const [k, c] = [draw.int('k'), draw.int('c')];
		if (d === c || d === k) return undefined;
		const letter = draw.random.pick(['x', 'n', 'y', 'm']);
		const { phrase, parts } = caseOf(MULTI_STEP, draw.inTurn('wording'))(letter, k, c, d);
		const answer = parts.at(-1)?.working;
		return (
			answer && {
				prompt: say`Write an expression for the phrase: ${phrase}.`,
				answer: expression(answer),
				steps: parts.map(({ working, why }) => line(working, why)),
				hints: [
					say`Find the part that is worked out first, and show that the next operation is for all of it.`,
				],
			}
		);
	},

	'Write the equation for a condition': conditionEquation,
	'Choose the system that models a story': systemChoice,

	'Expression for a cost or length story'(draw) {
		const tell = caseOf(STORIES, draw.inTurn('ctx'));
		const story = tell(draw.int('f'), draw.int('r'), draw.random);
		const whole = story?.parts.at(-1)?.working;
		if (!story || !whole) return undefined;
		return {
			prompt: story.prompt,
			answer: expression(whole),
			steps: story.parts.map(({ working, why }) => line(working, why)),
			hints: [story.hint],
		};
	},
};
