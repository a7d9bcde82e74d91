import { expect, test } from 'vitest';
import { createQuestion } from '../../../verify/question.testdata.ts';
import { verify } from './verify.ts';

const choice = (key: 'A' | 'B', text: string) => ({ key, text, html: '', speech: '' });

test('reads which of the two quadrilaterals is asked about', () => {
	const asked = (which: string) =>
		verify({
			skill: 'Identify the figure formed by joining midpoints',
			question: createQuestion({
				question: `A quadrilateral has vertices $A(5, -2)$, $B(3, 2)$, $C(-3, 6)$, and $D(-5, -6)$. The midpoints of its sides are joined in order to form a new quadrilateral. What is the most specific name for the ${which} quadrilateral?`,
				answer: {
					kind: 'multiple-choice',
					value: 'A',
					text: '',
					html: '',
					speech: '',
					choices: [choice('A', 'square'), choice('B', 'rectangle')],
				},
			}),
		});
	expect(asked('new')).toEqual([]);
	expect(asked('original')).toHaveLength(1);
});
