import { expect, test } from 'vitest';
import { createQuestion } from '../../../verify/question.testdata.ts';
import { verify } from './verify.ts';

test('says that there is no radius', () => {
	const asked = (given: string) => {
		const question = createQuestion({
			question: `A circle has a ${given} of $21$ cm. An arc of this circle is $7\\pi$ cm long. Find the measure of its central angle, in degrees.`,
			answer: { kind: 'integer', value: '60', text: '$60$°', html: '', speech: '' },
		});
		return verify({ question, skill: 'Find arc lengths, sector areas, and central angles' });
	};
	expect(asked('radius')).toEqual([]);
	expect(asked('diameter')).toEqual(['the prompt gives no radius']);
});
