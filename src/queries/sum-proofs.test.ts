import { expect, test } from 'vitest';
import { sumProofs } from './sum-proofs.ts';

test('adds up the books, and lists the methods that were used in the order of their explanations', () => {
	const { methods, ...sum } = sumProofs([
		{ provenOn: '2026-11-20', planned: 10, questions: 9, methods: new Map([['REC', 9]]) },
		{
			provenOn: '2026-11-18',
			planned: 5,
			questions: 5,
			methods: new Map([
				['REC', 2],
				['SUB', 4],
			]),
		},
	]);
	expect(sum).toEqual({ provenOn: '2026-11-20', questions: 14, failed: 1 });
	expect(methods.map(({ code, questions }) => [code, questions])).toEqual([
		['SUB', 4],
		['REC', 11],
	]);
});

test('is nothing where there are no books', () => {
	expect(sumProofs([])).toEqual({ provenOn: undefined, questions: 0, failed: 0, methods: [] });
});
