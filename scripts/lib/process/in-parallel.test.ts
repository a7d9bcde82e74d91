import { expect, test } from 'vitest';
import { inParallel } from './in-parallel.ts';

test('keeps the order of the items and never runs more than the limit', async () => {
	let running = 0;
	let most = 0;
	const results = await inParallel(2, [3, 1, 2], async (item) => {
		most = Math.max(most, ++running);
		for (let turn = 0; turn < item; turn++) await Promise.resolve();
		running--;
		return item * 10;
	});
	expect(results).toEqual([30, 10, 20]);
	expect(most).toBe(2);
});

test('fails if one piece of work fails', async () => {
	const work = (item: number) =>
		item === 2 ? Promise.reject(new Error('two')) : Promise.resolve(item);
	await expect(inParallel(2, [1, 2, 3], work)).rejects.toThrow('two');
});
