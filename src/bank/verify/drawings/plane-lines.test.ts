import { expect, test } from 'vitest';
import { oneCurve } from '../../figures/curves.ts';
import { halfPlane } from '../../figures/half-plane.ts';
import { polynomialGraph } from '../../figures/polynomial-graph.ts';
import { regionFigure } from '../../steps/feasible-region.ts';
import { planeIssues } from './plane-figure.ts';
import { squareAxes } from '../../figures/axes.ts';
import { drawFigure } from '../../figures/draw/draw-figure.ts';

test.each([
	['solid', 'dashed'],
	['above the line', 'below the line'],
	['2 units above the origin', '1 unit above the origin'],
])('reports a boundary that is described with "%s" changed to "%s"', (said, changed) => {
	const { svg, alt } = drawFigure(
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
	);
	expect(planeIssues(svg, alt)).toEqual([]);
	expect(alt).toContain(said);
	expect(planeIssues(svg, alt.replace(said, changed))).not.toEqual([]);
});

test.each([
	['starts low and rises', 'starts high and falls'],
	['starts low and rises', 'starts low and falls'],
	['starts low and rises', 'starts high and rises'],
	['On the right, it rises', 'On the right, it falls'],
	['x equals negative 1,', 'x equals 3,'],
	['y equals negative 2', 'y equals negative 3'],
	['x equals 1.', 'x equals 2.'],
	['crosses the x-axis', 'touches the x-axis'],
	['crosses the x-axis', 'crosses the y-axis'],
	['negative 6 to 6', 'negative 6 to 7'],
])('reports a curve that is described with "%s" changed to "%s"', (said, changed) => {
	// (x + 1)(x − 1)(x + 2) is −2 at 0.
	const { svg, alt } = drawFigure(
		polynomialGraph(
			[1, 2, -1, -2],
			[
				{ zero: -2, times: 1 },
				{ zero: -1, times: 1 },
				{ zero: 1, times: 1 },
			],
		),
	);
	expect(planeIssues(svg, alt)).toEqual([]);
	expect(alt).toContain(said);
	expect(planeIssues(svg, alt.replace(said, changed))).not.toEqual([]);
});

test('reports a line that is not called straight, and a curve that is', () => {
	const line = drawFigure(oneCurve({ at: (x) => 2 * x - 1 }, squareAxes(6)));
	expect(line.alt).toContain('The graph is a straight line. It passes through');
	expect(planeIssues(line.svg, line.alt)).toEqual([]);
	expect(planeIssues(line.svg, line.alt.replace('is a straight line. It ', ''))).not.toEqual([]);
	const curve = drawFigure(oneCurve({ at: (x) => x * x }, squareAxes(6)));
	expect(planeIssues(curve.svg, curve.alt)).toEqual([]);
	const straight = curve.alt.replace('The graph ', 'The graph is a straight line. It ');
	expect(planeIssues(curve.svg, straight)).not.toEqual([]);
});

test.each([
	['negative 2, 0, and 3', 'negative 2 and 3'],
	['negative 2, 0, and 3', 'negative 2, 0, and 4'],
	['It has vertical asymptotes at x equals negative 2, 0, and 3.', ''],
])('reports asymptotes that are described with "%s" changed to "%s"', (said, changed) => {
	const walls = [-6, -2, 0, 3];
	const { svg, alt } = drawFigure(oneCurve({ at: () => 2, walls }, squareAxes(6)));
	expect(planeIssues(svg, alt)).toEqual([]);
	expect(alt).toContain(said);
	expect(planeIssues(svg, alt.replace(said, changed))).not.toEqual([]);
});

const region = (crossing?: string) =>
	drawFigure(
		regionFigure(
			{
				kind: 'upper',
				limits: [
					{ a: 1, b: 2, c: 10 },
					{ a: 2, b: 1, c: 11 },
				],
				peak: [4, 3],
				corners: [
					[0, 5],
					[4, 3],
					[5.5, 0],
					[0, 0],
				],
			},
			[{ at: [0, 5], name: 'Q' }],
			crossing,
		),
	);

test('the letter of the corner between two lines is where they cross', () => {
	const { svg, alt } = region('P');
	expect(planeIssues(svg, alt)).toEqual([]);
	expect(planeIssues(svg, alt.replace('Corner P', 'Corner Q'))).not.toEqual([]);
	expect(planeIssues(svg, alt.replace(/ Corner P .*/, ''))).not.toEqual([]);
	expect(planeIssues(region().svg, alt)).not.toEqual([]);
});

test.each([
	[(x: number) => 2 ** x, 'more and more'],
	[(x: number) => Math.log2(x + 5), 'less and less'],
])('a curve rises as steeply as its words say', (at, how) => {
	const points = Array.from({ length: 30 }, (_, step) => [step / 4 - 4, at(step / 4 - 4)] as const);
	const drawn = (sign: 1 | -1) =>
		drawFigure({
			kind: 'graph',
			...squareAxes(6),
			shapes: [
				{ kind: 'curve', points },
				{
					kind: 'line',
					through: [
						[0, 0],
						[1, sign],
					],
				},
			],
			alt: `A curve and a line. The line rises from left to right. The curve rises ${how} steeply.`,
		});
	const { svg, alt } = drawn(1);
	const other = how === 'more and more' ? 'less and less' : 'more and more';
	expect(planeIssues(svg, alt)).toEqual([]);
	expect(planeIssues(svg, alt.replace(how, other))).not.toEqual([]);
	expect(planeIssues(drawn(-1).svg, alt)).not.toEqual([]);
});

test('a curve rises all the way where its words say so', () => {
	const words =
		'Graph A: a curve that rises all the way from left to right, through (0, 0) and (1, 1).';
	const drawn = (at: (x: number) => number) => {
		const xs = Array.from({ length: 21 }, (_, step) => step / 5 - 2);
		return drawFigure({
			kind: 'graph',
			...squareAxes(6),
			shapes: [{ kind: 'curve', points: xs.map((x) => [x, at(x)]) }],
			alt: words,
		});
	};
	const described = ({ svg, alt }: { svg: string; alt: string }) => planeIssues(svg, alt);
	expect(described(drawn((x) => x ** 3))).toEqual([]);
	expect(described(drawn((x) => x ** 2))).not.toEqual([]);
});
