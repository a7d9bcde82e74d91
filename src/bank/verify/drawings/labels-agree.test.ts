import { expect, test } from 'vitest';
import { labelIssues } from './labels-agree.ts';

const svg = (...labels: string[]) =>
	labels.map((label) => `<text x="1" y="2">${label}</text>`).join('');

test('reports a side or angle label that differs from the description', () => {
	const words = 'In triangle ABC, angle C is 42 degrees and side AB is 15 metres long.';
	expect(labelIssues(svg('42°', '15 m', 'A', '?'), words, '')).toEqual([]);
	expect(labelIssues(svg('43°', '15 m', 'A', '?'), words, '')).toEqual([
		'the drawing shows 43, its description does not',
		'the description names 42, the drawing does not show it',
	]);
});

test('reports a measure that only the prompt shows, except for an angle inside another', () => {
	const prompt = 'Angle C is $42^{\\circ}$, and $AB = 15\\text{ m}$.';
	const words = 'In triangle ABC, angle C is 42 degrees and side AB is 15 metres long.';
	expect(labelIssues(svg('15 m', 'A'), words, prompt)).toHaveLength(1);
	expect(labelIssues(svg('42°', 'A'), words, prompt)).toHaveLength(1);
	const nested = `${words} In triangle ABD, angle C is 50 degrees.`;
	expect(labelIssues(svg('15 m'), nested, `${prompt} It is $50^{\\circ}$.`)).toEqual([]);
});

test('counts the vertices of a polygon', () => {
	const pentagon = '<path d="M0 0L1 0L2 1L1 2L0 1Z"/>';
	expect(labelIssues(pentagon, 'A polygon with 5 sides.', '')).toEqual([]);
	expect(labelIssues(pentagon, 'A polygon with 6 sides.', '')).toHaveLength(1);
});

test('reads words and expressions in labels', () => {
	const words =
		'The smaller angle is the quantity 5 x plus 30, end quantity, degrees, the larger one 4 x degrees.';
	expect(labelIssues(svg('smaller', 'larger', '(5x + 30)°', '(4x)°'), words, '')).toEqual([]);
	expect(labelIssues(svg('larger', 'larger', '(5x + 30)°'), words, '')).not.toEqual([]);
	expect(labelIssues(svg('(5x − 30)°', '(4x)°'), words, '')).toHaveLength(1);
	const open = words.replace('the quantity ', '').replace(', end quantity,', '');
	expect(labelIssues(svg('(5x + 30)°', '(4x)°'), open, '')).toHaveLength(1);
});

test('leaves the numbers of axes to their own readers', () => {
	expect(labelIssues(svg('−5', '5'), 'A number line with a closed circle at 3.', '')).toEqual([]);
});
