import { expect, test } from 'vitest';
import { createQuestion } from '../../../verify/question.testdata.ts';
import { verify } from './verify.ts';

test('reads what the area is of, and what is how wide', () => {
	const asked = (what: string, width: string) =>
		verify({
			skill: 'Solve border and rectangle problems',
			question: createQuestion({
				question: `A photo is $20$ centimetres long and $13$ centimetres wide. It is surrounded by a frame of the same width on all four sides. The ${what} $588$ square centimetres. How wide is the ${width}, in centimetres?`,
				answer: { kind: 'integer', value: '4', text: '', html: '', speech: '' },
			}),
		});
	expect(asked('photo and the frame together cover', 'frame')).toEqual([]);
	expect(asked('frame alone covers', 'frame')).toHaveLength(1);
	expect(asked('photo and the frame together cover', 'photo')).toHaveLength(1);
});
