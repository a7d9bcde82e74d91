import { expect, test } from 'vitest';
import type { BookPlan } from '../../../src/bank/pipeline/plan.ts';
import { dealBooks } from './deal-books.ts';

const plan = (slug: string, question_count: number | null, available = true): BookPlan => ({
	name: slug,
	slug,
	country: 'USA',
	available,
	question_count,
	chapters: [],
});

test('gives each process about the same number of questions, largest book first', () => {
	const plans = [plan('small', 300), plan('large', 3000), plan('middle', 1600), plan('next', 1500)];
	expect(dealBooks(plans, 2)).toEqual([
		['large', 'small'],
		['middle', 'next'],
	]);
});

test('counts a book without templates as no work', () => {
	const plans = [plan('geometry', 2000, false), plan('a', 500), plan('b', 400), plan('c', null)];
	const shares = dealBooks(plans, 2);
	expect(shares[0]?.[0]).toBe('a');
	expect(shares[1]?.[0]).toBe('b');
	expect(shares.flat().sort()).toEqual(['a', 'b', 'c', 'geometry']);
});

test('starts no process without a book', () => {
	expect(dealBooks([plan('a', 5)], 4)).toEqual([['a']]);
});
