import { expect, test } from 'vitest';
import { createQuestion } from '../../../verify/question.testdata.ts';
import { verify } from './verify.ts';

test('refuses a line about parts that the function of the prompt does not have', () => {
	const asked = (rule: string) => {
		const choices = (['even', 'odd'] as const).map((text, at) => ({
			key: at === 0 ? ('A' as const) : ('B' as const),
			text,
			html: '',
			speech: '',
		}));
		const question = createQuestion({
			question: `Is the function $h(x) = ${rule}$ even, odd, both, or neither?`,
			answer: { kind: 'multiple-choice', value: 'B', text: 'odd', html: '', speech: '', choices },
			steps: [
				{
					text: '$4x$ is an odd function, and $\\left|x\\right|$ is an even function.',
					html: '',
					speech: '',
				},
			],
		});
		return verify({ question, skill: 'Decide whether a combined function is even or odd' });
	};
	expect(asked('4x\\left|x\\right|')).toEqual([]);
	expect(asked('\\frac{4x}{\\left|x\\right|}')).toEqual([]);
	expect(asked('5x\\left|x\\right|')).toHaveLength(1);
});
