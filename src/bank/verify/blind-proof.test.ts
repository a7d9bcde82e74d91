import { expect, test } from 'vitest';
import type { Question } from '../../schemas/wire/question.ts';
import { expectSight } from './blind-proof.ts';
import { createQuestion } from './question.testdata.ts';

const SKILL = 'num.int-add | Add two integers';

const PROMPT = 'What is $7 + 2$?';

const sight = (prompt: string, refuses: (other: Question) => boolean, skill = SKILL) =>
	expectSight(createQuestion({ question: prompt }), skill, refuses);

test('reports a verifier that looks for the stored answer in the solution', () => {
	const seesTheAnswerOnly = ({ steps, answer }: Question) =>
		steps.length > 0 && !steps.some(({ text }) => text.includes(answer.value));
	expect(sight(PROMPT, seesTheAnswerOnly)).toEqual(['the proof reads no number of the prompt']);
});

test('is content with a verifier that cannot do without the numbers, or refuses one other number', () => {
	expect(sight(PROMPT, ({ question }) => question.includes('unread'))).toEqual([]);
	expect(sight(PROMPT, ({ question }) => question.includes('7 + 3'))).toEqual([]);
});

test('does not count numbers in fixed phrases, nor where the answer depends on none', () => {
	const nobody = () => false;
	expect(sight('Write it in the form $ax^{2} + bx + c$.', nobody)).toEqual([]);
	expect(
		sight(
			'Which type of study asks $60$ students?',
			nobody,
			'stat.sampling | Identify the design of a study',
		),
	).toEqual([]);
});
