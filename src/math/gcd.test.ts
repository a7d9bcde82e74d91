import { expect, test } from 'vitest';
import { gcd } from './gcd.ts';

test('ignores the signs of the numbers', () => {
	expect(gcd(12, -18)).toBe(6);
	expect(gcd(-8, -12, 20)).toBe(4);
	expect(gcd(7, 0)).toBe(7);
	expect(gcd(9)).toBe(9);
});
