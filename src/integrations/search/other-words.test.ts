import { expect, test } from 'vitest';
import { otherWords } from './other-words.ts';

test('lends a title the words that visitors use instead', () => {
	expect(otherWords('9.3 Slope')).toBe('gradient');
	expect(otherWords('2.1 Law of Cosines')).toContain('cosine rule');
});

test('lends nothing to a title that has no other name', () => {
	expect(otherWords('1.2 Adding Integers')).toBe('');
});
