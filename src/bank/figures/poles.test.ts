import { expect, test } from 'vitest';
import { polesOf } from './poles.ts';

const find = (at: (x: number) => number) => polesOf(at, -6, 6, { height: 6, count: 96 });

test('finds poles between the places tried, with and without a change of sign', () => {
	const poles = find((x) => 1 / (2 * x * x + 8 * x + 2));
	expect(poles).toHaveLength(2);
	expect(poles[0]).toBeCloseTo(-2 - Math.sqrt(3), 6);
	expect(poles[1]).toBeCloseTo(-2 + Math.sqrt(3), 6);
	expect(find((x) => -1 / (x - 1) ** 2)).toHaveLength(1);
});

test('takes neither a high crest nor a jump for a pole', () => {
	expect(find((x) => 500 / (1 + x * x))).toEqual([]);
	expect(find((x) => (x < 0.3 ? -4 : 5))).toEqual([]);
	expect(find((x) => x ** 4 - 40 * x * x)).toEqual([]);
});
