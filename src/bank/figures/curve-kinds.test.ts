import { expect, test } from 'vitest';
import { kindOf } from './curve-kinds.ts';

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
