import { expect, test } from 'vitest';
import { Fraction } from './fraction.ts';

test.each([
	[-3n, 4n],
	[1n, 3n],
	[9007199254740991n, 7n],
	[9007199254740993n, 9007199254740992n],
	[10n ** 330n, 3n * 10n ** 330n],
	[10n ** 330n, 1n],
])('is the nearest floating-point number of %d/%d', (over, under) => {
	const digits = (over * 10n ** 400n) / under;
	expect(new Fraction(over, under).valueOf()).toBe(Number(`${digits}e-400`));
});
