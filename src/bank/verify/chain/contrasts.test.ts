import { expect, test } from 'vitest';
import { sameCompared, sameInstead, sameTwice } from './contrasts.ts';

test.each([
	[
		'divide the numerator and the denominator by 2',
		'divide the denominator and the denominator by 2',
	],
	['Which values are greatest and which are least?', 'Which values are least and which are least?'],
	['Does it open upward or downward?', 'Does it open upward or upward?'],
	[
		'the sum of the interior and the exterior angle',
		'the sum of the exterior and the exterior angle',
	],
])('detects that "%s" became "%s"', (words, changed) => {
	expect(sameTwice(words)).toEqual([]);
	expect(sameTwice(changed)).toHaveLength(1);
});

test('allows a word to occur twice if it does not contrast anything', () => {
	expect(sameTwice('used ratios of a right triangle in a triangle without a right angle')).toEqual(
		[],
	);
	expect(sameTwice('thought that f increases and that g increases')).toEqual([]);
	expect(sameTwice('either left out the first term, or added the first term')).toEqual([]);
});

test.each([
	['added 3 instead of subtracting it', 'subtracted 3 instead of subtracting it'],
	[
		'multiplied by the coefficient instead of dividing by it',
		'divided by the coefficient instead of dividing by it',
	],
	['used the sine instead of the cosine', 'used the cosine instead of the cosine'],
	['shifted up instead of down', 'shifted down instead of down'],
	['used 3 instead of −3', 'used −3 instead of −3'],
])('detects that "%s" became "%s"', (words, changed) => {
	expect(sameInstead(words)).toEqual([]);
	expect(sameInstead(changed)).toHaveLength(1);
});

test.each([
	['There are $2$ more dimes than nickels.', 'There are $2$ more nickels than nickels.'],
	[
		'It has 3 times as many 5-cent stamps as 25-cent stamps.',
		'It has 3 times as many 5-cent stamps as 5-cent stamps.',
	],
	['A jar holds pennies, dimes, and nickels.', 'A jar holds nickels, dimes, and nickels.'],
	['The digits are 9, 0, and 9.', 'They are 5-cent stamps, dimes, and 5-cent stamps.'],
])('detects that "%s" became "%s"', (words, changed) => {
	expect(sameCompared(words)).toEqual([]);
	expect(sameCompared(changed)).toHaveLength(1);
});
