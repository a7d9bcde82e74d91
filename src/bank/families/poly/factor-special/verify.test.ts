import { expect, test } from 'vitest';
import { createQuestion } from '../../../verify/question.testdata.ts';
import { verify } from './verify.ts';

test('refuses a check of another trinomial than that of the prompt', () => {
	const asked = (sign: string) =>
		verify({
			question: createQuestion({
				question: `Find the positive value of $k$ for which $36x^{2} ${sign} kx + 121$ is a perfect square trinomial.`,
				answer: { kind: 'integer', value: '132', text: '$132$', html: '', speech: '' },
				steps: [
					{
						text: 'Check: $(6x + 11)^{2} = 36x^{2} + 132x + 121$, so $k = 132$.',
						html: '',
						speech: '',
					},
				],
			}),
			skill: 'Find the constant for a perfect square trinomial',
		});
	expect(asked('+')).toEqual([]);
	expect(asked('-')).toHaveLength(2);
});

test('refuses “the value” where its opposite is one as well', () => {
	const asked = (which: string, trinomial: string, value: string) =>
		verify({
			question: createQuestion({
				question: `Find the ${which} of $k$ for which $${trinomial}$ is a perfect square trinomial.`,
				answer: { kind: 'integer', value, text: `$${value}$`, html: '', speech: '' },
			}),
			skill: 'Find the constant for a perfect square trinomial',
		});
	expect(asked('positive value', '25x^{2} + kx + 81', '90')).toEqual([]);
	expect(asked('value', '25x^{2} + kx + 81', '90')).toHaveLength(1);
	expect(asked('value', 'kx^{2} + 36x + 9', '36')).toEqual([]);
});
