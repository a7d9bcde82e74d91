import { expect, test } from 'vitest';
import { availableBooks, readBookPlans } from './read-sources.ts';

test('reads the plans of the named books, in library order', async () => {
	const plans = await readBookPlans(['algebra-1', 'pre-algebra']);
	expect(plans.map(({ plan }) => plan.slug)).toEqual(['pre-algebra', 'algebra-1']);
});

test('lists the books if a name is not one of them', async () => {
	await expect(readBookPlans(['pre-algbera'])).rejects.toThrow(
		/^There is no book "pre-algbera"\. Name one of pre-algebra, algebra-1, /,
	);
});

test('prints only books that are available', async () => {
	const names = await availableBooks();
	expect(names).toContain('pre-algebra');
	expect(names).not.toContain('geometry');
});
