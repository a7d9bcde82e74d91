import { expect, test } from 'vitest';
import { otherWords } from './other-words.ts';

test('gives a title the words that visitors use instead', () => {
	expect(otherWords('9.3 Slope')).toContain('gradient');
	expect(otherWords('2.1 Law of Cosines')).toContain('cosine rule');
});

test('gives nothing to a title that has no other name', () => {
	expect(otherWords('9.2 Matrices')).toBe('');
});
