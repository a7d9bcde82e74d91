import { expect, test } from 'vitest';
import { createQuestion } from '../../../verify/question.testdata.ts';
import { verify } from './verify.ts';

test('refuses differences that are not all the same', () => {
	const asked = (differences: string) =>
		verify({
			skill: 'Find the leading coefficient from a constant difference',
			question: createQuestion({
				question: `In a table of values of a polynomial function of degree $4$, consecutive values of $x$ differ by 1, and the ${differences} differences are all $168$. Find the leading coefficient of the function.`,
				answer: { kind: 'rational', value: '7', text: '$7$', html: '', speech: '' },
			}),
		});
	expect(asked('fourth')).toEqual([]);
	expect(asked('fifth')).toHaveLength(1);
	expect(asked('third')).toHaveLength(1);
});
