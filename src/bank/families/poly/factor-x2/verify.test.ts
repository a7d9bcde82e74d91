import { expect, test } from 'vitest';
import { createQuestion } from '../../../verify/question.testdata.ts';
import { verify } from './verify.ts';

const issuesOf = (integer: string, trinomial: string, value: string) =>
	verify({
		question: createQuestion({
			question: `Find every ${integer} for which $${trinomial}$ can be factored over the integers. List the values in increasing order.`,
			answer: { kind: 'integer-set', value, text: `$${value}$`, html: '', speech: '' },
		}),
		skill: 'Find values that make a trinomial factorable',
	});

test('positive values are asked for, or all', () => {
	const [all, positive] = ['x^{2} + bx - 33', 'x^{2} + 5x + c'];
	expect(issuesOf('integer $b$', all, '-32, -8, 8, 32')).toEqual([]);
	expect(issuesOf('positive integer $b$', all, '-32, -8, 8, 32')).toHaveLength(1);
	expect(issuesOf('positive integer $b$', all, '8, 32')).toEqual([]);
	expect(issuesOf('positive integer $c$', positive, '4, 6')).toEqual([]);
	expect(issuesOf('integer $c$', positive, '4, 6')).toHaveLength(1);
	expect(issuesOf('positive integer $b$', positive, '4, 6')).toHaveLength(1);
});
