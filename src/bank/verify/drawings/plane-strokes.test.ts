import { expect, test } from 'vitest';
import { squareAxes } from '../../figures/axes.ts';
import { drawFigure } from '../../figures/draw/draw-figure.ts';
import { halfPlane } from '../../figures/half-plane.ts';
import { lettered, segmentsOnPlane } from '../../figures/polygon-on-plane.ts';
import { planeIssues } from './plane-figure.ts';

const curve = (alt: string, points: readonly (readonly [number, number])[]) =>
	drawFigure({
		kind: 'graph',
		...squareAxes(6),
		shapes: [
			{ kind: 'curve', points: [...points] },
			...points.map((at) => ({ kind: 'point' as const, at })),
		],
		alt,
	});

const FIGURES = {
	segments: drawFigure(
		segmentsOnPlane(
			lettered([
				[0, 1],
				[4, 5],
				[-3, 2],
			]),
		),
	),
	boundary: drawFigure(
		halfPlane(
			{
				boundary: [
					[0, 2],
					[3, 4],
				],
				above: true,
				solid: true,
			},
			6,
		),
	),
	joined: curve(
		'The graph is made of line segments that join 3 dots: 4 units to the left of the y-axis and 1 unit above the x-axis; on the y-axis, 2 units below the origin; 2 units to the right of the y-axis and 5 units above the x-axis.',
		[
			[-4, 1],
			[0, -2],
			[2, 5],
		],
	),
	ended: curve(
		'A smooth curve starts at the closed dot (negative 4, 1) and rises to (2, 5), where it ends with a closed dot.',
		[
			[-4, 1],
			[2, 5],
		],
	),
};

test.each([
	['segments', 'a dashed segment', / stroke-width="2"/, ' stroke-width="2" stroke-dasharray="5 4"'],
	[
		'segments',
		'an end in another place',
		/<path d="M[\d.]+ ([\d.]+L[^"]*" stroke="#1f)/,
		'<path d="M40 $1',
	],
	['segments', 'a point without its dot', /<circle[^>]*>/, ''],
	['segments', 'a letter on an axis', />−2<\/text>/, '>A</text>'],
	[
		'boundary',
		'a dashed boundary',
		/ stroke-width="2"/,
		' stroke-width="2" stroke-dasharray="5 4"',
	],
	[
		'boundary',
		'a corner of the region in another place',
		/M[\d.]+ [\d.]+(L[^"]*" fill="#1f)/,
		'M100 100$1',
	],
	[
		'boundary',
		'an arrowhead in another place',
		/M[\d.]+ [\d.]+L[\d.]+ [\d.]+L[\d.]+ [\d.]+M/,
		'M109 99L100 100L105 93M',
	],
	['joined', 'no segments', /<path d="M[^"]*" stroke="#1f4fd8"[^>]*>/, ''],
	['joined', 'a segment from another place', /M[\d.]+ [\d.]+(L[^"]*" stroke="#1f)/, 'M100 100$1'],
	['ended', 'a curve without its last dot', /<circle[^>]*>(?!.*<circle)/, ''],
] as const)('refuses %s drawn with %s', (kind, _, part, other) => {
	const { svg, alt } = FIGURES[kind];
	expect(planeIssues(svg, alt)).toEqual([]);
	expect(svg).toMatch(part);
	expect(planeIssues(svg.replace(part, other), alt)).not.toEqual([]);
});

test.each([
	['Segments AB and AC are drawn', 'Lines AB and AC are drawn'],
	['Segments AB and AC are drawn', 'Rays AB and AC are drawn'],
	['Segments AB and AC are drawn', 'Line AB is drawn'],
	['Segments AB and AC are drawn', 'Quadrilateral ABC is drawn'],
])('refuses "%s" described as "%s"', (said, other) => {
	const { svg, alt } = FIGURES.segments;
	expect(alt).toContain(said);
	expect(planeIssues(svg, alt.replace(said, other))).not.toEqual([]);
});
