import { expect, test } from 'vitest';
import { gcd } from './gcd.ts';

test('divides the sizes of all numbers, whatever their signs', () => {
	expect(gcd(12, -18)).toBe(6);
	expect(gcd(-8, -12, 20)).toBe(4);
	expect(gcd(7, 0)).toBe(7);
	expect(gcd(9)).toBe(9);
});
