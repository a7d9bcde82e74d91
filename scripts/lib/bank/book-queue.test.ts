import { expect, test } from 'vitest';
import type { BookPlan } from '../../../src/bank/pipeline/plan.ts';
import { bookQueue } from './book-queue.ts';

const plan = (slug: string, question_count: number | null, available = true): BookPlan => ({
	name: slug,
	slug,
	country: 'USA',
	available,
	question_count,
	chapters: [],
});

test('begins with the largest book, and ends with those without templates', () => {
	const plans = [
		plan('small', 300),
		plan('geometry', 2000, false),
		plan('large', 3000),
		plan('c', null),
		plan('middle', 1600),
	];
	expect(bookQueue(plans)).toEqual([['large'], ['middle'], ['small'], ['geometry', 'c']]);
	expect(bookQueue([plan('a', 5)])).toEqual([['a']]);
});
