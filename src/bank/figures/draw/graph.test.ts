import { expect, test } from 'vitest';
import { joinNames } from './graph.ts';
import { fourHalfPlanes, halfPlane } from '../half-plane.ts';
import { polygonOnPlane, lettered } from '../polygon-on-plane.ts';
import { axesAround, squareAxes } from '../axes.ts';
import { drawFigure } from './draw-figure.ts';

test('describes axes of different scales and what the caller draws', () => {
	const { alt } = drawFigure({
		kind: 'graph',
		x: { from: 0, to: 45, grid: 5, numbersEvery: 10 },
		y: { from: 0, to: 180, grid: 20, numbersEvery: 40 },
		shapes: [],
		alt: 'Nothing is drawn.',
	});
	expect(alt).toBe(
		'A coordinate plane. The x-axis runs from 0 to 45, with a grid line every 5 units. The y-axis runs from 0 to 180, with a grid line every 20 units. Nothing is drawn.',
	);
});

test('leaves room for the numbers of an axis at the left edge', () => {
	const axes = {
		x: { from: 0, to: 9, grid: 1, numbersEvery: 2 },
		y: { from: 0, to: 180, grid: 20, numbersEvery: 40 },
	};
	const { svg } = drawFigure({ kind: 'graph', ...axes, shapes: [], alt: 'Empty.' });
	const x = Number(/<text x="([\d.]+)" y="[\d.]+">160</.exec(svg)?.[1]);
	expect(x).toBeGreaterThanOrEqual(3 * 7);
});

test('puts a point where the axes say', () => {
	const { svg } = drawFigure({
		kind: 'graph',
		...squareAxes(6),
		shapes: [{ kind: 'point', at: [3, -6] }],
		alt: 'A point.',
	});
	expect(svg).toContain('<circle cx="231" cy="302"');
});

test('chooses axes that reach beyond every spot', () => {
	expect(
		axesAround([
			[2, -7],
			[5, 3],
		]).x.to,
	).toBe(8);
	expect(axesAround([[30, 4]]).x.to).toBe(30);
});

test('names every corner of a polygon in its description', () => {
	const { alt, svg } = drawFigure(
		polygonOnPlane(
			lettered([
				[0, 2],
				[3, 0],
				[-1, -4],
			]),
		),
	);
	expect(alt).toContain(
		'Triangle ABC is drawn. Point A is on the y-axis, 2 units above the origin. Point B is on the x-axis, 3 units to the right of the origin. Point C is 1 unit to the left of the y-axis and 4 units below the x-axis.',
	);
	expect(svg.length).toBeLessThan(3000);
});

const boundary = [
	[0, 1],
	[1, 3],
] as const;

test('draws a boundary that is not included with dashes, and says so', () => {
	const open = drawFigure(halfPlane({ boundary, above: true, solid: false }, 6));
	const closed = drawFigure(halfPlane({ boundary, above: false, solid: true }, 6));
	expect(open.svg).toContain('stroke-dasharray');
	expect(open.alt).toContain('A dashed line goes through');
	expect(open.alt).toContain('The part of the plane above the line is shaded.');
	expect(closed.svg).not.toContain('stroke-dasharray');
	expect(closed.alt).toContain('The part of the plane below the line is shaded.');
});

test('letters four graphs in order and keeps them small', () => {
	const planes = [true, false].flatMap((above) =>
		[true, false].map((solid) => ({ boundary, above, solid })),
	);
	const { alt, svg } = drawFigure(fourHalfPlanes(planes));
	expect(alt.match(/Graph [A-D]: A \w+/g)).toEqual([
		'Graph A: A solid',
		'Graph B: A dashed',
		'Graph C: A solid',
		'Graph D: A dashed',
	]);
	expect(svg.length).toBeLessThan(4500);
});

test('reads a table row by row', () => {
	const { alt } = drawFigure({
		kind: 'value table',
		rows: [
			{ heading: 'x', values: [-1, 0, '?'] },
			{ heading: 'y', values: [4, 2, 0] },
		],
	});
	expect(alt).toBe('A table with 2 rows. x: negative 1, 0, blank. y: 4, 2, 0.');
});

test('gives two points at one spot one text', () => {
	const points = [
		{ at: [1, 2], name: 'A' },
		{ at: [3, 4], name: 'B' },
		{ at: [1, 2], name: 'D' },
	] as const;
	expect(joinNames(points).map(({ name }) => name)).toEqual(['A, D', 'B']);
});
