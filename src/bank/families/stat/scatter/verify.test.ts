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

test('refuses a story whose two variables are exchanged', () => {
	const asked = (x: string, y: string) => {
		const question = createQuestion({
			question: `A line of fit for a scatter plot is $y = 5.5x + 75$, where $${x}$ is the temperature, in degrees Celsius, and $${y}$ is the number of cold drinks sold at a kiosk. How many drinks does the line predict for a temperature of $10$ degrees Celsius?`,
			answer: { kind: 'decimal', value: '130', text: '$130$ drinks', html: '', speech: '' },
		});
		return verify({ question, skill: 'Use a line of fit' });
	};
	expect(asked('x', 'y')).toEqual([]);
	expect(asked('y', 'x')).toHaveLength(1);
});
