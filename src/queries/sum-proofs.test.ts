import { expect, test } from 'vitest';
import { sumProofs } from './sum-proofs.ts';

test('adds up the books, and lists the methods that were used in the order of their explanations', () => {
	const { methods, ...sum } = sumProofs([
		{ planned: 10, questions: 9, methods: new Map([['REC', 9]]) },
		{
			planned: 5,
			questions: 5,
			methods: new Map([
				['REC', 2],
				['SUB', 4],
			]),
		},
	]);
	expect(sum).toEqual({ questions: 14, failed: 1 });
	expect(methods.map(({ code, questions }) => [code, questions])).toEqual([
		['SUB', 4],
		['REC', 11],
	]);
});

test('is nothing where there are no books', () => {
	expect(sumProofs([])).toEqual({ questions: 0, failed: 0, methods: [] });
});
