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

test('has the signs that the prompt gives to a and k', () => {
	const asked = (a: string, k: string) =>
		verify({
			skill: 'Write a sinusoidal function from extremes and period',
			question: createQuestion({
				question: `A sinusoidal function has a maximum value of $4$, a minimum value of $-6$, and a period of $180^{\\circ}$. Write its equation in the form $y = a\\cos(kx) + c$, where $a ${a} 0$ and $k ${k} 0$.`,
				answer: { kind: 'equation', value: 'y = 5\\cos(2x) - 1', text: '', html: '', speech: '' },
			}),
		});
	expect(asked('>', '>')).toEqual([]);
	expect(asked('<', '>')).toHaveLength(1);
	expect(asked('>', '<')).toHaveLength(1);
});
