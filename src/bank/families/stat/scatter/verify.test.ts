import { expect, test } from 'vitest';
import { createQuestion } from '../../../verify/question.testdata.ts';
import { verify } from './verify.ts';

test('refuses a residual that is said to be the predicted value minus the actual value', () => {
	const asked = (difference: string) => {
		const question = createQuestion({
			question: `A line of fit for a scatter plot is $y = -4x + 45$. A data point has $x = 5$ and $y = 20$. What is its residual, ${difference}?`,
			answer: { kind: 'integer', value: '-5', text: '$-5$', html: '', speech: '' },
		});
		return verify({ question, skill: 'Compute a residual' });
	};
	expect(asked('the actual value minus the predicted value')).toEqual([]);
	expect(asked('the predicted value minus the actual value')).toHaveLength(1);
});
