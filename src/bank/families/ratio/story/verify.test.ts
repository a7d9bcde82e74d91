import { expect, test } from 'vitest';
import { createQuestion } from '../../../verify/question.testdata.ts';
import { verify } from './verify.ts';

const asked = (until: string) => () =>
	verify({
		skill: 'Solve problems with a proportion',
		question: createQuestion({
			question: `A photo is $16$ inches wide and $13$ inches tall. It is enlarged proportionally until it is $39$ inches ${until}. How many inches wide is the enlarged photo?`,
			answer: { kind: 'integer', value: '48', text: '', html: '', speech: '', unit: 'inches' },
		}),
	});

test('the third amount is the other side of the copy', () => {
	expect(asked('tall')()).toEqual([]);
	expect(asked('taller')).toThrow(/difference/);
	expect(asked('wide')).toThrow(/gives what it asks for/);
});
