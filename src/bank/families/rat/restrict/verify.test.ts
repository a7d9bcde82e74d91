import { expect, test } from 'vitest';
import { createQuestion } from '../../../verify/question.testdata.ts';
import { verify } from './verify.ts';

test('asks where the expression is not defined', () => {
	const asked = (what: string) =>
		verify({
			skill: 'State restrictions on the variable',
			question: createQuestion({
				question: `For which values of $x$ is $\\frac{2x - 8}{4x + 8}$ ${what}?`,
				answer: { kind: 'set', value: '-2', text: '', html: '', speech: '' },
			}),
		});
	expect(asked('not defined')).toEqual([]);
	expect(asked('equal to $0$')).toHaveLength(1);
	expect(asked('defined')).toHaveLength(1);
});
