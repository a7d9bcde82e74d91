import { expect, test } from 'vitest';
import { unknownWords } from './known-words.ts';

test.each([
	['adding integers', ['add', 'Integers.']],
	['algebra', ['Pre-Algebra,']],
	['pre-algebra', ['Pre-Algebra']],
	['7.ns.a.1', ['7.NS.A.1d.']],
	['x + 5', ['x', '5']],
	['Café', ['cafe']],
])('knows all of "%s" if %j was matched', (query, matched) => {
	expect(unknownWords(query, matched)).toEqual([]);
});

test('names the words that were replaced by a shorter one', () => {
	expect(unknownWords('refund for fractions', ['r', 'for', 'fraction'])).toEqual(['refund']);
});
