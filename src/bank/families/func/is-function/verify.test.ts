import { expect, test } from 'vitest';
import { createQuestion } from '../../../verify/question.testdata.ts';
import { verify } from './verify.ts';

const choice = (key: 'A' | 'B', text: string) => ({ key, text, html: '', speech: '' });

test('the prompt says which row has the inputs', () => {
	const issuesOf = (names: string, value: string) =>
		verify({
			question: createQuestion({
				question: `The table lists the pairs of a relation, with ${names}. Is the relation a function? Choose the answer with the correct reason.`,
				question_speech: 'A table with 2 rows. x: 3, 5, 5, negative 1. y: 8, 9, negative 7, 4.',
				answer: {
					kind: 'multiple-choice',
					value,
					text: '',
					html: '',
					speech: '',
					choices: [
						choice('A', 'It is a function: each input has exactly one output.'),
						choice('B', 'It is not a function: one input has two outputs.'),
					],
				},
			}),
			skill: 'Decide whether a relation is a function',
		});
	expect(issuesOf('input $x$ and output $y$', 'B')).toEqual([]);
	expect(issuesOf('input $y$ and output $x$', 'B')).toHaveLength(1);
	expect(issuesOf('input $y$ and output $x$', 'A')).toEqual([]);
});
