import { expect, test } from 'vitest';
import { labelIssues } from './labels-agree.ts';

const svg = (...labels: string[]) =>
	labels.map((label) => `<text x="1" y="2">${label}</text>`).join('');

test('reports a side or angle label that differs from the description', () => {
	const prompt = '$\\angle C = 42^{\\circ}$, and $AB = 15\\text{ m}$.';
	const words = 'In triangle ABC, angle C is 42 degrees and side AB is 15 metres long.';
	expect(labelIssues(svg('42°', '15 m', 'A', '?'), words, prompt)).toEqual([]);
	expect(labelIssues(svg('43°', '15 m', 'A', '?'), words, '43 and 15')).toEqual([
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
	const prompt = '$(5x + 30)^{\\circ}$ or $(5x - 30)^{\\circ}$, and $(4x)^{\\circ}$';
	expect(labelIssues(svg('smaller', 'larger', '(5x + 30)°', '(4x)°'), words, prompt)).toEqual([]);
	expect(labelIssues(svg('larger', 'larger', '(5x + 30)°'), words, prompt)).not.toEqual([]);
	expect(labelIssues(svg('(5x − 30)°', '(4x)°'), words, prompt)).toHaveLength(1);
	const open = words.replace('the quantity ', '').replace(', end quantity,', '');
	expect(labelIssues(svg('(5x + 30)°', '(4x)°'), open, prompt)).toHaveLength(1);
});

test('refuses an angle or expression that the drawing and its description give, and the prompt does not', () => {
	const words = 'A triangle with angles of 80 degrees, 6 x degrees, and y degrees.';
	const drawn = svg('80°', '(6x)°', 'y°');
	const asked = (angle: number, factor: number) =>
		labelIssues(drawn, words, `Angles of $${angle}^{\\circ}$ and $(${factor}x)^{\\circ}$.`);
	expect(asked(80, 6)).toEqual([]);
	expect(asked(81, 6)).toEqual([
		'the prompt gives 81°, the drawing does not',
		'the drawing shows 80, the prompt does not',
	]);
	expect(asked(80, 7)).toContain('the drawing shows (6x)°, the prompt does not');
});

test('refuses a letter that is only in the drawing or only in its description', () => {
	expect(labelIssues(svg('r'), 'A sphere with radius r.', '')).toEqual([]);
	expect(labelIssues(svg('r'), 'A sphere with radius h.', '')).toHaveLength(2);
	expect(labelIssues(svg('5 m'), 'A sphere with a radius of 5 metres.', '$5$ m')).toEqual([]);
});

test('leaves the numbers of axes to their own readers', () => {
	expect(labelIssues(svg('−5', '5'), 'A number line with a closed circle at 3.', '')).toEqual([]);
});
