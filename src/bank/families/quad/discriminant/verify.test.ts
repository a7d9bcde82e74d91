import { expect, test } from 'vitest';
import { createQuestion } from '../../../verify/question.testdata.ts';
import { verify } from './verify.ts';

const issuesOf = (asked: string, equation: string, value: string): string[] =>
	verify({
		skill: 'Find the constant for two equal roots',
		question: createQuestion({
			question: `Find the ${asked} of $k$ for which the equation $${equation}$ has two equal roots.`,
			answer: { kind: 'rational', value, text: `$${value}$`, html: '', speech: '' },
		}),
	});

test('refuses “the value” where there are two', () => {
	expect(issuesOf('positive value', '4x^{2} + kx + 1 = 0', '4')).toEqual([]);
	expect(issuesOf('value', '4x^{2} + kx + 1 = 0', '4')).toHaveLength(1);
	expect(issuesOf('value', 'x^{2} + 8x + k = 0', '16')).toEqual([]);
});
