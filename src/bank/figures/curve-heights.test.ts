import { expect, test } from 'vitest';
import { kindOf, polesOf } from './curve-heights.ts';

test.each([
	['line', (x: number) => 3 * x - 2],
	['line', () => 5],
	['parabola', (x: number) => x * x - 4 * x],
	['cubic', (x: number) => 2 * (x - 1) ** 3],
])('finds a %s', (kind, at) => {
	expect(kindOf(at, 0, 12)).toBe(kind);
});

test('does not take a wave for a line where twelve equal steps are as high', () => {
	expect(kindOf((x) => Math.sin(2 * Math.PI * x), 0, 12)).not.toBe('line');
});

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
