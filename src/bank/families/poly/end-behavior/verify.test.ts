import { expect, test } from 'vitest';
import { createQuestion } from '../../../verify/question.testdata.ts';
import { verify } from './verify.ts';

const choice = (key: 'A' | 'B', text: string) => ({ key, text, html: '', speech: '' });

test('names the quadrants in the order in which the prompt goes', () => {
	const asked = (from: string, to: string) =>
		verify({
			skill: 'Describe a graph from quadrant to quadrant',
			question: createQuestion({
				question: `From which quadrant to which quadrant does the graph of $y = -6(x - 5)(x + 1)$ extend, going from ${from} to ${to}?`,
				answer: {
					kind: 'multiple-choice',
					value: 'A',
					text: '',
					html: '',
					speech: '',
					choices: [
						choice('A', 'from quadrant 3 to quadrant 4'),
						choice('B', 'from quadrant 2 to quadrant 1'),
					],
				},
			}),
		});
	expect(asked('left', 'right')).toEqual([]);
	expect(asked('right', 'left')).toHaveLength(1);
});
