import { expect, test } from 'vitest';
import { createQuestion } from '../../../verify/question.testdata.ts';
import { verify } from './verify.ts';

const issuesOf = (asked: string) =>
	verify({
		question: createQuestion({
			question: `Solve the percent proportion $\\frac{18}{150} = \\frac{p}{100}$ to answer the question: ${asked}`,
			answer: { kind: 'integer', value: '12', text: '$12\\%$', html: '', speech: '' },
		}),
		skill: 'Solve a percent proportion',
	});

test.each([
	['$18$ is what percent of $150$?', '$150$ is what percent of $18$?'],
	['$18$ is what percent of $150$?', '$18$ is $150\\%$ of what number?'],
	['$18$ is what percent of $150$?', 'What number is $18\\%$ of $150$?'],
])('the proportion belongs to %s, and not to %s', (right, wrong) => {
	expect(issuesOf(right)).toEqual([]);
	expect(issuesOf(wrong)).toHaveLength(1);
});
