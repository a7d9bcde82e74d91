import { expect, test } from 'vitest';
import { graph, squareAxes } from '../../figures/graph.ts';
import { coordinatePlane } from '../../figures/coordinate-plane.ts';
import { lettered, segmentsOnPlane } from '../../figures/polygon-on-plane.ts';
import { planeIssues } from './plane-figure.ts';
import { withLettersSwapped } from './swapped-letters.ts';

const plane = coordinatePlane({
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
])('reports "%s" described as "%s"', (said, changed) => {
	expect(plane.alt).toContain(said);
	expect(planeIssues(plane.svg, plane.alt.replace(said, changed))).not.toEqual([]);
});

test('reads grid lines at every 2.5 units', () => {
	const x = { from: 0, to: 15, grid: 2.5, numbersEvery: 5 };
	const { svg, alt } = graph({ ...squareAxes(6), x, shapes: [], alt: '' });
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
	const { svg, alt } = graph({
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
	expect(planeIssues(svg, alt.replace('closed', 'open'))).toHaveLength(1);
	expect(planeIssues(svg, alt.replace('rises', 'falls'))).toHaveLength(1);
});

test.each([
	['negative 180 degrees to 360 degrees', 'negative 180 to 360'],
	['every 90 degrees', 'every 90 units'],
])('reports an axis of angles that is described with "%s" changed to "%s"', (said, changed) => {
	const x = { from: -180, to: 360, grid: 90, numbersEvery: 180, unit: '°' } as const;
	const { svg, alt } = graph({ ...squareAxes(6), x, shapes: [], alt: '' });
	expect(planeIssues(svg, alt)).toEqual([]);
	expect(alt).toContain(said);
	expect(planeIssues(svg, alt.replace(said, changed))).not.toEqual([]);
	expect(planeIssues(svg.replaceAll('°', ''), alt)).not.toEqual([]);
});

test('segments are drawn from point to point', () => {
	const { svg, alt } = segmentsOnPlane(
		lettered([
			[0, 1],
			[4, 5],
			[-3, 2],
		]),
	);
	expect(alt).toContain('Segments AB and AC are drawn.');
	expect(planeIssues(svg, alt)).toEqual([]);
	expect(planeIssues(svg, alt.replace('AC', 'BC'))).not.toEqual([]);
});

test("refuses two letters that are nearer to each other's points", () => {
	const close = coordinatePlane({
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
