import { expect, test } from 'vitest';
import { clausesInWords, markedInWords, sketchOf, thingsInWords } from './things-in-words.ts';

test.each([
	[['a graph'], 'a graph'],
	[
		['a line that falls from left to right', 'a line that falls from left to right'],
		'two lines that fall from left to right',
	],
	[
		['a hyperbola with two branches that rise', 'a hyperbola with two branches that rise'],
		'two hyperbolas, each with two branches that rise',
	],
	[
		['a branch of a hyperbola that rises', 'a branch of a hyperbola that rises'],
		'branches of two hyperbolas that rise',
	],
	[
		['a curve that rises, falls, and then rises', 'a circle'],
		'a curve that rises, falls, and then rises, and a circle',
	],
])('counts and joins %j', (things, words) => {
	expect(thingsInWords(things)).toBe(words);
});

test.each([
	[[], [], 'A sketch of a coordinate plane.'],
	[['a graph', 'a graph'], [], 'A sketch of two graphs.'],
	[['a graph'], ['a dashed line'], 'A sketch of a graph. It also shows a dashed line.'],
	[[], ['a dashed line'], 'A sketch of a dashed line.'],
])('names what %j and %j show', (graphs, dashed, words) => {
	expect(sketchOf(graphs, dashed)).toBe(words);
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
