import { expect, test } from 'vitest';
import { clausesInWords, markedInWords, withThings } from './things-in-words.ts';

test.each([
	[[], ''],
	[['a graph'], ' with a graph'],
	[
		['a graph', 'a graph', 'a dashed line at x equals 3'],
		' with two graphs and a dashed line at x equals 3',
	],
	[
		['a line that falls from left to right', 'a line that falls from left to right'],
		' with two lines that fall from left to right',
	],
	[
		['a hyperbola with two branches that rise', 'a hyperbola with two branches that rise'],
		' with two hyperbolas, each with two branches that rise',
	],
	[
		['a branch of a hyperbola that rises', 'a branch of a hyperbola that rises'],
		' with branches of two hyperbolas that rise',
	],
	[
		['a curve that rises, falls, and then rises', 'a dashed line at x equals 3'],
		' with a curve that rises, falls, and then rises, and a dashed line at x equals 3',
	],
])('counts and joins %j', (things, words) => {
	expect(withThings(things)).toBe(words);
});

test.each([
	[[], ''],
	[['(0, 2)'], ' The marked point is (0, 2).'],
	[['(0, 2)', '(3, 8)'], ' The marked points are (0, 2) and (3, 8).'],
])('names the marked points %j', (points, words) => {
	expect(markedInWords(points)).toBe(words);
});

test.each([
	[['it rises'], 'it rises'],
	[['it rises', 'it falls'], 'it rises, and it falls'],
	[['it rises', 'it falls', 'it ends'], 'it rises, it falls, and it ends'],
])('joins the clauses %j', (clauses, words) => {
	expect(clausesInWords(clauses)).toBe(words);
});
