import { expect, test } from 'vitest';
import { createRandom, shortId } from './random.ts';

test('makes the same draws for the same seed, in every release', () => {
	const random = createRandom('pre-algebra/pa-1.2-num-int-add-1/0/0');
	expect([random.int(1, 100), random.int(1, 100), random.int(1, 100)]).toMatchInlineSnapshot(`
		[
		  37,
		  38,
		  78,
		]
	`);
	expect(shortId('pre-algebra/pa-1.2-num-int-add-1/0/0')).toMatchInlineSnapshot(`"magv8d49y8"`);
});

test('reaches both ends of a range about equally often', () => {
	const random = createRandom('ends');
	const counts = new Map<number, number>();
	for (let i = 0; i < 6000; i++) {
		const value = random.int(-1, 4);
		counts.set(value, (counts.get(value) ?? 0) + 1);
	}
	expect([...counts.keys()].sort((a, b) => a - b)).toEqual([-1, 0, 1, 2, 3, 4]);
	for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
});

test('shuffles and samples without losing or repeating members', () => {
	const random = createRandom('cards');
	expect(random.shuffle([1, 2, 3, 4, 5]).sort()).toEqual([1, 2, 3, 4, 5]);
	expect(new Set(random.sample([1, 2, 3, 4, 5], 4)).size).toBe(4);
	expect(() => random.sample([1], 2)).toThrow(RangeError);
	expect(() => random.pick([])).toThrow(RangeError);
});
