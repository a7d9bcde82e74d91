import { expect, test } from 'vitest';
import { issuesOf, shownFor } from './sketch.testdata.ts';
import { drawFigure } from '../../figures/draw/draw-figure.ts';

test.each([
	['The curve crosses the x-axis at two points.', (x: number) => x * x - 4, 'x^{2} - 4'],
	['The curve touches the x-axis at one point.', (x: number) => -x * x, '-x^{2}'],
	['The whole curve is above the x-axis.', (x: number) => x * x + 2, 'x^{2} + 2'],
])('says of a parabola without marked points: %s', (words, curve, tex) => {
	const figure = shownFor(curve);
	expect(figure.alt).toContain(words);
	expect(issuesOf([`$y = ${tex}$`], figure)).toEqual([]);
	const alt = figure.alt.replace(words, 'The whole curve is below the x-axis.');
	expect(issuesOf([`$y = ${tex}$`], { ...figure, alt })).not.toEqual([]);
});

test('says nothing of how a sideways parabola meets the x-axis', () => {
	const figure = drawFigure({
		kind: 'sketch',
		sideways: [(y) => y * y - 3],
		points: [],
		around: [[6, 3]],
	});
	expect(figure.alt).toBe('A sketch of a parabola that opens to the right.');
	expect(issuesOf(['$x = y^{2} - 3$'], figure)).toEqual([]);
});

test('says where a curve crosses the x-axis, is flat there, or only touches it', () => {
	const figure = drawFigure({
		kind: 'sketch',
		curves: [(x) => (x ** 3 * (x - 2) ** 2 * (x + 1)) / 4],
		points: [
			[-1, 0],
			[0, 0],
			[2, 0],
		],
		around: [[2.5, 2]],
	});
	expect(figure.alt).toContain(
		' The curve crosses the x-axis at (negative 1, 0), and it flattens as it crosses the x-axis at (0, 0), and it touches the x-axis at (2, 0). ',
	);
	const lines = [
		'$y = \\frac{x^{3}(x - 2)^{2}(x + 1)}{4}$',
		'The zeros are $(-1, 0), (0, 0), (2, 0)$.',
	];
	expect(issuesOf(lines, figure)).toEqual([]);
	for (const [is, said] of [
		['flattens as it crosses', 'crosses'],
		['touches', 'crosses'],
		['curve crosses', 'curve touches'],
	] as const)
		expect(issuesOf(lines, { ...figure, alt: figure.alt.replace(is, said) })).not.toEqual([]);
});

test('says of a corner on the x-axis that it touches it', () => {
	const corner = drawFigure({
		kind: 'sketch',
		curves: [(x) => 4 * Math.abs(x + 1)],
		points: [[-1, 0]],
		around: [[1, 8]],
	});
	expect(corner.alt).toContain('The graph touches the x-axis at (negative 1, 0).');
	expect(issuesOf(['$y = 4\\left|x + 1\\right|$'], corner)).toEqual([]);
});
