import { expect, test } from 'vitest';
import { markedInWords, thingsInWords } from './things-in-words.ts';

test.each([
	[['one graph'], 'one graph'],
	[['a circle', 'a circle'], 'two circles'],
	[['one graph', 'one graph', 'a dashed line at x = 3'], 'two graphs and a dashed line at x = 3'],
])('counts and joins %j', (things, words) => {
	expect(thingsInWords(things)).toBe(words);
});

test.each([
	[[], ''],
	[['(0, 2)'], ' The marked point is (0, 2).'],
	[['(0, 2)', '(3, 8)'], ' The marked points are (0, 2) and (3, 8).'],
])('names the marked points %j', (points, words) => {
	expect(markedInWords(points)).toBe(words);
});
