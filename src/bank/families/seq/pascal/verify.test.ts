import { expect, test } from 'vitest';
import { createQuestion } from '../../../verify/question.testdata.ts';
import { verify } from './verify.ts';

const issuesOf = (row: number): string[] =>
	verify({
		skill: 'Find an entry',
		question: createQuestion({
			question:
				'What is entry $6$ of row $8$ of Pascal’s triangle? The single 1 at the top is row 0, and the first entry in each row is entry 0.',
			answer: { kind: 'integer', value: '28', text: '$28$', html: '', speech: '' },
			hints: [{ text: `Which two entries of row $${row}$ are above this entry?`, html: '' }],
		}),
	});

test('names the row above', () => {
	expect(issuesOf(7)).toEqual([]);
	expect(issuesOf(6)).toEqual(['row 6 is not above row 8']);
});

test('the top is row 0', () => {
	const asked = (top: number) =>
		verify({
			skill: 'Find entries and row sums of Pascal’s triangle',
			question: createQuestion({
				question: `What is the sum of the entries in row $6$ of Pascal’s triangle? The single 1 at the top is row ${top}.`,
				answer: { kind: 'integer', value: '64', text: '$64$', html: '', speech: '' },
			}),
		});
	expect(asked(0)).toEqual([]);
	expect(asked(1)).toHaveLength(1);
});
