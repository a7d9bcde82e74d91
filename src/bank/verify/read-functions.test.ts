import { expect, test } from 'vitest';
import { sameFunction } from './read-functions.ts';

test.each(['\\sqrt{-3(x + 3)}', '\\log(-4(x + 6))', '\\sqrt{2x - 9}'])(
	'compares %s with itself where it is defined',
	(tex) => {
		expect(sameFunction(tex, tex)).toBe(true);
		expect(sameFunction(tex, `${tex} + 1`)).toBe(false);
	},
);

test('distinguishes functions that agree only on one side of 0', () => {
	expect(sameFunction('\\sqrt{x^{2}}', 'x')).toBe(false);
});
