import { expect, test } from 'vitest';
import { createQuestion } from '../../../verify/question.testdata.ts';
import { verify } from './verify.ts';

const choiceOf = (times: string) =>
	`The medians differ by $${times}$ times the interquartile range.`;

const issuesOf = (medians: string, box: string): string[] =>
	verify({
		skill: 'Compare two data displays',
		question: createQuestion({
			question: 'The interquartile range is the same for both teams. Which statement is true?',
			question_speech:
				'Which statement is true? Team A: the whiskers end at 20 and 90, the box goes from 37 to 57, and the line inside the box is at 49. Team B: the whiskers end at 30 and 77, the box goes from 43 to 63, and the line inside the box is at 53.',
			answer: {
				kind: 'multiple-choice',
				value: 'A',
				text: choiceOf('0.2'),
				html: '',
				speech: '',
				choices: (['0.2', '5'] as const).map((times, at) => ({
					key: at === 0 ? 'A' : 'B',
					text: choiceOf(times),
					html: '',
					speech: '',
				})),
			},
			steps: [
				{ text: medians, why: 'the line inside each box marks the median', html: '', speech: '' },
				{
					text: '$57 - 37 = 20$',
					why: `the interquartile range is the length of either box; the box for ${box}`,
					html: '',
					speech: '',
				},
			],
		}),
	});

const MEDIANS = 'The medians are $49$ for team A and $53$ for team B.';

test.each([
	[MEDIANS, 'team A extends from 37 to 90'],
	[MEDIANS, 'team B extends from 37 to 57'],
	['The medians are $53$ for team A and $49$ for team B.', 'team A extends from 37 to 57'],
])('the box plots do not show that %s, and that the box for %s', (medians, box) => {
	expect(issuesOf(MEDIANS, 'team A extends from 37 to 57')).toEqual([]);
	expect(issuesOf(medians, box)).toHaveLength(1);
});

test('asks for the true statement', () => {
	const asked = (kind: string) =>
		verify({
			skill: 'Compare displays or predict the effect of changes',
			question: createQuestion({
				question: `A data set has a mean of $49$ and a standard deviation of $11$. Every value is increased by $5$. Which statement about the new data set is ${kind}?`,
				answer: {
					kind: 'multiple-choice',
					value: 'A',
					text: '',
					html: '',
					speech: '',
					choices: [
						{
							key: 'A',
							text: 'The mean is $54$, and the deviation is $11$.',
							html: '',
							speech: '',
						},
						{
							key: 'B',
							text: 'The mean is $54$, and the deviation is $16$.',
							html: '',
							speech: '',
						},
					],
				},
			}),
		});
	expect(asked('true')).toEqual([]);
	expect(asked('false')).toHaveLength(1);
});
