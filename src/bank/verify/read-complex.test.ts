import { expect, test } from 'vitest';
import { readComplex, sameComplex } from './read-complex.ts';

test.each([
	['(2 + 3i)(1 - i)', [5, 1]],
	['\\frac{5}{2 - i}', [2, 1]],
	['i^{118}', [-1, 0]],
	['\\sqrt{-4} \\times \\sqrt{-9}', [-6, 0]],
	['2i\\sqrt{3}', [0, 2 * Math.sqrt(3)]],
] as const)('calculates %s', (tex, value) => {
	expect(sameComplex(readComplex(tex), value)).toBe(true);
});

test('has no value for other variables', () => {
	expect(() => readComplex('2x + i')).toThrow('The variable x has no value.');
});
