import { expect, test } from 'vitest';
import { createQuestion } from '../../../verify/question.testdata.ts';
import { verify } from './verify.ts';

const issuesOf = (first: number, shift: number): string[] => {
	const rule = `h(t) = 20\\cos\\left(\\frac{2\\pi}{5}(t - ${shift})\\right) + 38`;
	return verify({
		skill: 'Write a rule from data',
		question: createQuestion({
			question: `A blade is modelled by $h(t)$ with a minimum of $18$ and a maximum of $58$, where $t$ is the time in seconds. One cycle takes $5$ seconds, and $h(t)$ first reaches its maximum when $t = ${first}$. Use radians. Write a rule for $h(t)$ as a cosine function with no reflection and the least positive phase shift.`,
			answer: { kind: 'expression', value: rule, text: `$${rule}$`, html: '', speech: '' },
		}),
	});
};

test('requires the first maximum and the least positive phase shift to be in the first cycle', () => {
	expect(issuesOf(3, 3)).toEqual([]);
	expect(issuesOf(8, 8)).toHaveLength(1);
	expect(issuesOf(3, 8)).toHaveLength(1);
});
