import { expect, test } from 'vitest';
import { solutionsOf } from './equation-solutions.ts';

test.each([
	['x^{3} - 4x = 0', [-2, 0, 2]],
	['\\frac{x}{x - 3} = 2 + \\frac{3}{x - 3}', []],
	['\\frac{6}{x} = x - 1', [-2, 3]],
	['x^{-2} - 5x^{-1} + 6 = 0', [1 / 3, 1 / 2]],
])('solves %s without the values that make a denominator zero', (tex, wanted) => {
	const found = solutionsOf(tex);
	expect(found).toHaveLength(wanted.length);
	wanted.forEach((value, at) => expect(found[at]).toBeCloseTo(value, 9));
});

test('says that an identity is always true', () => {
	expect(solutionsOf('2(x + 1) = 2x + 2')).toBe('all');
});
