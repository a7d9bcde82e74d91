import { expect, test } from 'vitest';
import { flatFigure } from '../../families/geo/perimeter-area/quadrilateral.ts';
import { drawFigure } from '../../figures/draw/draw-figure.ts';
import { crossedOutlines } from './crossed-outlines.ts';
import { flatFigureIssues } from './flat-figure.ts';

const { svg, alt } = drawFigure(
	flatFigure(
		'trapezoid',
		{ base: 12, height: 7, upper: 8 },
		{ base: '12 ft', height: '7 ft', top: '8 ft' },
		'A trapezoid. The upper base is 8 feet, the lower base is 12 feet, and the height is 7 feet.',
	),
);
const parallelogram = drawFigure(
	flatFigure(
		'parallelogram',
		{ base: 9, height: 4 },
		{ base: '9 in', height: 'h' },
		'A parallelogram with base 9 inches and height h.',
	),
);

/** The four corners of its closed outline in another order. */
const reordered = (drawn: string, order: readonly number[]) =>
	drawn.replace(/M([^MZ]*)Z/, (_, list: string) => {
		const corners = list.split('L');
		return `M${order.map((at) => corners[at]).join('L')}Z`;
	});

test('refuses a trapezoid whose sides cross', () => {
	expect(crossedOutlines(svg)).toEqual([]);
	expect(crossedOutlines(reordered(svg, [0, 1, 3, 2]))).toHaveLength(1);
	expect(crossedOutlines(reordered(svg, [1, 2, 3, 0]))).toEqual([]);
});

test('refuses two labels of a trapezoid that are exchanged, and one inside it', () => {
	expect(flatFigureIssues(svg, alt)).toEqual([]);
	for (const [one, other] of [
		['12 ft', '8 ft'],
		['12 ft', '7 ft'],
		['7 ft', '8 ft'],
	] as const) {
		const swapped = svg
			.replace(`>${one}<`, '>?<')
			.replace(`>${other}<`, `>${one}<`)
			.replace('>?<', `>${other}<`);
		expect(flatFigureIssues(swapped, alt)).toHaveLength(2);
	}
	const inside = svg.replace(/y="(\d+\.\d)"(?=[^<]*>12 ft<)/, (_, y) => `y="${Number(y) - 40}"`);
	expect(flatFigureIssues(inside, alt)).toEqual(['the drawing does not show "base is 12"']);
});

test('refuses a different shape, and a height that is not drawn', () => {
	expect(flatFigureIssues(parallelogram.svg, parallelogram.alt)).toEqual([]);
	const trapezoid = 'A trapezoid. The lower base is 9 inches, and the height is h.';
	expect(flatFigureIssues(parallelogram.svg, trapezoid)).toEqual(['no trapezoid is drawn']);
	expect(flatFigureIssues(svg, parallelogram.alt)).toEqual(['no parallelogram is drawn']);
	const without = parallelogram.svg.replaceAll(/<path [^>]*stroke-dasharray[^>]*>/g, '');
	expect(flatFigureIssues(without, parallelogram.alt)).toEqual([
		'the drawing does not show "height h"',
	]);
});
