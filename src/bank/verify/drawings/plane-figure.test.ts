import { expect, test } from 'vitest';
import { lettered, segmentsOnPlane } from '../../figures/polygon-on-plane.ts';
import { oneCurve } from '../../figures/curves.ts';
import { withNamesSpelled } from '../../../math/speech-units.ts';
import { planeIssues } from './plane-figure.ts';
import { withLettersSwapped } from './swapped-letters.ts';
import { squareAxes } from '../../figures/axes.ts';
import { drawFigure } from '../../figures/draw/draw-figure.ts';

const plane = drawFigure({
	kind: 'coordinate plane',
	reach: 10,
	grid: 1,
	numbersEvery: 2,
	points: [
		{ name: 'A', x: -3, y: 4 },
		{ name: 'B', x: 0, y: -2 },
	],
});

test('accepts a plane drawn as described', () => {
	expect(planeIssues(plane.svg, plane.alt)).toEqual([]);
});

test.each([
	['negative 10 to 10', 'negative 10 to 11'],
	['at every unit', 'every 2 units'],
	['3 units to the left', '2 units to the left'],
	['3 units to the left', '3 units to the right'],
	['4 units above', '4 units below'],
	['on the y-axis, 2 units below', 'on the y-axis, 3 units below'],
	['Point A', 'Point B'],
	['to the left of the y-axis', 'to the left of the x-axis'],
	['above the x-axis', 'above the y-axis'],
	['on the y-axis, 2 units below', 'on the x-axis, 2 units below'],
	['3 units to the left', 'negative 3 units to the left'],
])('reports "%s" described as "%s"', (said, changed) => {
	expect(plane.alt).toContain(said);
	expect(planeIssues(plane.svg, plane.alt.replace(said, changed))).not.toEqual([]);
});

test('reads grid lines at every 2.5 units', () => {
	const x = { from: 0, to: 15, grid: 2.5, numbersEvery: 5 };
	const { svg, alt } = drawFigure({ kind: 'graph', ...squareAxes(6), x, shapes: [], alt: '' });
	expect(alt).toContain('with a grid line every 2.5 units.');
	expect(planeIssues(svg, alt)).toEqual([]);
	expect(planeIssues(svg, alt.replace('2.5', '2'))).not.toEqual([]);
});

test.each([
	['>−4<', '>4<'],
	['>6<', '>5<'],
	['>A<', '>C<'],
])('reports the label %s drawn as %s', (label, changed) => {
	expect(planeIssues(plane.svg.replace(label, changed), plane.alt)).not.toEqual([]);
});

test('reports a dot that is not described', () => {
	const dot = '<circle cx="200" cy="90" r="4.5"/></svg>';
	expect(planeIssues(plane.svg.replace('</svg>', dot), plane.alt)).toHaveLength(1);
});

test('tells closed dots from hollow ones, and rising from falling', () => {
	const { svg, alt } = drawFigure({
		kind: 'graph',
		...squareAxes(6),
		shapes: [
			{
				kind: 'curve',
				points: [
					[-4, 1],
					[2, 5],
				],
			},
			{ kind: 'point', at: [-4, 1] },
			{ kind: 'point', at: [2, 5], hollow: true },
		],
		alt: 'The graph is a line segment. It begins at a closed dot, (negative 4, 1), rises to (2, 5), and ends at an open dot, (2, 5).',
	});
	expect(planeIssues(svg, alt)).toEqual([]);
	expect(planeIssues(svg, alt.replace('closed', 'open'))).not.toEqual([]);
	expect(planeIssues(svg, alt.replace('rises', 'falls'))).toHaveLength(1);
});

test.each([
	['negative 180 degrees to 360 degrees', 'negative 180 to 360'],
	['every 90 degrees', 'every 90 units'],
	['every 90 degrees', 'every 91 degrees'],
	['360 degrees', '361 degrees'],
	['The x-axis runs', 'The y-axis runs'],
])('reports an axis of angles that is described with "%s" changed to "%s"', (said, changed) => {
	const x = { from: -180, to: 360, grid: 90, numbersEvery: 180, unit: '°' } as const;
	const { svg, alt } = drawFigure({ kind: 'graph', ...squareAxes(6), x, shapes: [], alt: '' });
	expect(planeIssues(svg, alt)).toEqual([]);
	expect(alt).toContain(said);
	expect(planeIssues(svg, alt.replace(said, changed))).not.toEqual([]);
	expect(planeIssues(svg.replaceAll('°', ''), alt)).not.toEqual([]);
	expect(planeIssues(svg.replace('180°', '181°'), alt)).not.toEqual([]);
});

test('segments are drawn from point to point', () => {
	const { svg, alt } = drawFigure(
		segmentsOnPlane(
			lettered([
				[0, 1],
				[4, 5],
				[-3, 2],
			]),
		),
	);
	expect(alt).toContain('Segments AB and AC are drawn.');
	expect(planeIssues(svg, alt)).toEqual([]);
	expect(planeIssues(svg, alt.replace('AC', 'BC'))).not.toEqual([]);
});

test('reads the names of segments and polygons as they are published, letter by letter', () => {
	const { svg, alt } = drawFigure(
		segmentsOnPlane(
			lettered([
				[0, 1],
				[4, 5],
				[-3, 2],
			]),
		),
	);
	const spelled = withNamesSpelled(alt);
	expect(spelled).toContain('Segments A B and A C are drawn.');
	expect(planeIssues(svg, spelled)).toEqual([]);
	expect(planeIssues(svg, spelled.replace('A C', 'B C'))).not.toEqual([]);
	expect(planeIssues(svg, spelled.replace('A C', 'A D'))).not.toEqual([]);
	const triangle = spelled.replace('Segments A B and A C are drawn', 'Triangle A B C is drawn');
	expect(planeIssues(svg, triangle)).toEqual(['segment BC is not drawn']);
	expect(planeIssues(svg, triangle.replace('A B C', 'A C C'))).toHaveLength(1);
});

test('names the points of a graph from left to right, each once', () => {
	const { svg, alt } = drawFigure(oneCurve({ at: (x) => x * x }, squareAxes(6)));
	expect(alt).toContain('(negative 1, 1)');
	expect(planeIssues(svg, alt)).toEqual([]);
	expect(planeIssues(svg, alt.replace('(negative 1, 1)', '(1, 1)'))).not.toEqual([]);
});

test("refuses two letters that are nearer to each other's points", () => {
	const close = drawFigure({
		kind: 'coordinate plane',
		reach: 10,
		grid: 1,
		numbersEvery: 2,
		points: [
			{ name: 'A', x: 4, y: 4 },
			{ name: 'B', x: 5, y: 4 },
		],
	});
	expect(planeIssues(close.svg, close.alt)).toEqual([]);
	const swapped = withLettersSwapped(close.svg, ['A', 'B']);
	expect(planeIssues(swapped, close.alt)).not.toEqual([]);
});

test('counts the open dots of a curve that ends with one', () => {
	const dot = (x: number, fill: string) => `<circle cx="${x}" cy="90" r="4.5" fill="${fill}"/>`;
	const issuesWith = (fill: string) =>
		planeIssues(
			plane.svg.replace('</svg>', `${dot(200, fill)}</svg>`),
			`${plane.alt} It ends with an open dot.`,
		);
	const count = /of the dots that are drawn are open/;
	expect(issuesWith('#fff').filter((issue) => count.test(issue))).toEqual([]);
	expect(issuesWith('#1f4fd8').filter((issue) => count.test(issue))).toHaveLength(1);
});
