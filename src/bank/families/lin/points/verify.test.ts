import { expect, test } from 'vitest';
import { createQuestion } from '../../../verify/question.testdata.ts';
import { verify } from './verify.ts';

const issuesOf = (first: string, second: string): string[] =>
	verify({
		skill: 'Reflect a point across an axis',
		question: createQuestion({
			question:
				'Reflect the point $P(6, 8)$ across the $x$-axis and then across the $y$-axis. Write the image as an ordered pair.',
			answer: { kind: 'point', value: '(-6, -8)', text: '$(-6, -8)$', html: '', speech: '' },
			steps: [
				{
					text: `After the first reflection, the point is $${first}$.`,
					why: 'across the x-axis: x stays the same, and y changes sign',
					html: '',
					speech: '',
				},
				{
					text: `The image is $${second}$.`,
					why: 'across the y-axis: y stays the same, and x changes sign',
					html: '',
					speech: '',
				},
			],
		}),
	});

test('the point between two reflections is the image of the first', () => {
	expect(issuesOf('(6, -8)', '(-6, -8)')).toEqual([]);
	expect(issuesOf('(6, 8)', '(-6, -8)')).toEqual([
		expect.stringContaining('$(6, 8)$'),
		expect.stringContaining('$(-6, -8)$'),
	]);
	expect(issuesOf('(-6, 8)', '(-6, -8)')).toHaveLength(2);
	expect(issuesOf('(6, -8)', '(6, -8)')).toHaveLength(1);
});
