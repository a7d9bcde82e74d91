import { expect, test } from 'vitest';
import { createQuestion } from '../../../verify/question.testdata.ts';
import { verify } from './verify.ts';

const issuesOf = (coefficients: string, zeros: string, point: string, value: string): string[] =>
	verify({
		skill: 'Write a polynomial with given zeros',
		question: createQuestion({
			question: `A polynomial function $f$ of degree 3${coefficients} has zeros ${zeros}. The graph of $f$ passes through $${point}$. Find the function. Write $f(x)$ as a polynomial in expanded form.`,
			answer: { kind: 'polynomial', value, text: `$${value}$`, html: '', speech: '' },
		}),
	});

test('a zero brings its conjugate with it only if the coefficients demand it', () => {
	const surd = (coefficients: string) =>
		issuesOf(coefficients, '$3$ and $2 + \\sqrt{5}$', '(-1, 48)', '-3x^{3} + 21x^{2} - 33x - 9');
	expect(surd(' with rational coefficients')).toEqual([]);
	expect(surd(' with real coefficients')).toHaveLength(1);
	expect(surd('')).toHaveLength(1);
	const complex = (coefficients: string) =>
		issuesOf(coefficients, '$2$ and $2 + 4i$', '(-1, 225)', '-3x^{3} + 18x^{2} - 84x + 120');
	expect(complex(' with real coefficients')).toEqual([]);
	expect(complex('')).toHaveLength(1);
});
