import { expect, test } from 'vitest';
import { otherWords } from './other-words.ts';

test('adds to a title the words that visitors use instead', () => {
	expect(otherWords('9.3 Slope')).toContain('gradient');
	expect(otherWords('2.1 Law of Cosines')).toContain('cosine rule');
});

test('adds nothing to a title without another name', () => {
	expect(otherWords('9.2 Matrices')).toBe('');
});
