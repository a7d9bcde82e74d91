import { expect, test } from 'vitest';
import { parseExcerpt } from './excerpt.ts';

test('tells matches from the words around them', () => {
	expect(parseExcerpt('Two that <mark>add</mark> to <mark>zero.</mark>')).toEqual([
		{ text: 'Two that ', isMatch: false },
		{ text: 'add', isMatch: true },
		{ text: ' to ', isMatch: false },
		{ text: 'zero.', isMatch: true },
	]);
});

test('keeps anything else that looks like HTML as text', () => {
	expect(parseExcerpt('&lt;img src=x onerror=a()&gt; <b>x</b>')).toEqual([
		{ text: '<img src=x onerror=a()> <b>x</b>', isMatch: false },
	]);
});
