import { expect, test } from 'vitest';
import { createQuestion } from '../../../verify/question.testdata.ts';
import { verify } from './verify.ts';

test('refuses the rate of the input with respect to the output', () => {
	const issuesOf = (over: string, under: string) =>
		verify({
			skill: 'Estimate a rate from a table or tangent',
			question: createQuestion({
				question: `What is the instantaneous rate of change of $${over}$ with respect to $${under}$ at $P$?`,
			}),
		});
	expect(issuesOf('x', 'y')).toEqual(['the rate of x with respect to y is another one']);
	expect(issuesOf('y', 'x')).not.toEqual(['the rate of y with respect to x is another one']);
});
