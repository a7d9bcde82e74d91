import { expect, test } from 'vitest';
import { createQuestion } from '../../../verify/question.testdata.ts';
import { verify } from './verify.ts';

const issuesOf = (pattern: string, list: string, value: string): string[] =>
	verify({
		skill: 'Find a term or the general term of a pattern',
		question: createQuestion({
			question: `Write an expression in $n$ for the general term of the sequence $${list}, \\dots$, ${pattern}. Start with $n = 1$.`,
			answer: { kind: 'expression', value, text: `$${value}$`, html: '', speech: '' },
		}),
	});

test('the same number is added to each square number, or only the second differences are constant', () => {
	const squares = 'in which the same number is added to each square number';
	const differences = 'whose second differences are constant';
	expect(issuesOf(squares, '6, 9, 14, 21', 'n^{2} + 5')).toEqual([]);
	expect(issuesOf(differences, '3, 18, 43, 78', '5n^{2} - 2')).toEqual([]);
	expect(issuesOf(squares, '3, 18, 43, 78', '5n^{2} - 2')).toHaveLength(1);
});
