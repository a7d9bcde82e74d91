import { expect, test } from 'vitest';
import { createQuestion } from '../../../verify/question.testdata.ts';
import { verify } from './verify.ts';

const issuesOf = (number: string, value: string, hint: string): string[] =>
	verify({
		skill: 'Write a prime factorization',
		question: createQuestion({
			question: `Write the prime factorization of $${number}$.`,
			answer: { kind: 'expression', value, text: `$${value}$`, html: '', speech: '' },
			hints: [{ text: hint, html: '' }],
		}),
	});

test('a hint tries the first four primes in order', () => {
	const hint = (one: number, two: number) =>
		`Neither $${one}$ nor $${two}$ divides evenly into $595$. Does $5$ or $7$?`;
	const value = String.raw`5 \times 7 \times 17`;
	expect(issuesOf('595', value, hint(2, 3))).toEqual([]);
	expect(issuesOf('595', value, hint(3, 3))).toHaveLength(1);
	expect(
		issuesOf(
			'99',
			String.raw`3^{2} \times 11`,
			'Neither $2$ nor $3$ divides evenly into $99$. Does $5$ or $7$?',
		),
	).toHaveLength(1);
});

test('a hint goes beyond 7 only if what is left is not prime', () => {
	const hint =
		'If none of the primes up to $7$ divides evenly into what is left, which primes do you try next?';
	expect(issuesOf('286', String.raw`2 \times 11 \times 13`, hint)).toEqual([]);
	expect(issuesOf('242', String.raw`2 \times 11^{2}`, hint)).toEqual([]);
	expect(issuesOf('154', String.raw`2 \times 7 \times 11`, hint)).toHaveLength(1);
});
