import { expect, test } from 'vitest';
import { createQuestion } from '../../../verify/question.testdata.ts';
import { verify } from './verify.ts';

const issuesOf = (row: number): string[] =>
	verify({
		skill: 'Find an entry',
		question: createQuestion({
			question:
				'What is entry $6$ of row $8$ of Pascal’s triangle? The entries begin with entry 0.',
			answer: { kind: 'integer', value: '28', text: '$28$', html: '', speech: '' },
			hints: [{ text: `Which two entries of row $${row}$ are above this entry?`, html: '' }],
		}),
	});

test('names the row above', () => {
	expect(issuesOf(7)).toEqual([]);
	expect(issuesOf(6)).toEqual(['row 6 is not above row 8']);
});
