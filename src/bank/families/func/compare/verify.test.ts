import { expect, test } from 'vitest';
import { createQuestion } from '../../../verify/question.testdata.ts';
import { verify } from './verify.ts';

const TEXT = 'Linear, because each step of 1 in $x$ changes $y$ by the same amount';

const issuesOf = (last: string, change: number): string[] =>
	verify({
		skill: 'Decide whether a function is linear',
		question: createQuestion({
			question: 'Is the function shown in the graph linear or nonlinear?',
			question_speech: `There are 3 dots: 1 unit to the right of the y-axis and 2 units above the x-axis; 2 units to the right of the y-axis and 4 units above the x-axis; ${last} units above the x-axis.`,
			image_id: 'figure',
			answer: {
				kind: 'multiple-choice',
				value: 'A',
				text: TEXT,
				html: '',
				speech: '',
				choices: [{ key: 'A', text: TEXT, html: '', speech: '' }],
			},
			steps: [
				{
					text: `When $x$ increases by 1 at a time, the changes in $y$ are $2$ and $${change}$.`,
					html: '',
					speech: '',
				},
			],
		}),
	});

test('requires the changes that are listed to be those of inputs 1 apart', () => {
	expect(issuesOf('3 units to the right of the y-axis and 6', 2)).toEqual([]);
	expect(issuesOf('3 units to the right of the y-axis and 6', 4)).toHaveLength(1);
	expect(issuesOf('4 units to the right of the y-axis and 8', 4)).toHaveLength(1);
});
