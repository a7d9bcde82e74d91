import { expect, test } from 'vitest';
import { bars, boxes, countsTable, dotValues, spots } from '../../verify/statistics.ts';
import { scatterPlot } from '../../families/stat/scatter/scatter-plot.ts';
import { drawFigure } from './draw-figure.ts';

test('a dot plot states every value in words and draws one dot for each', () => {
	const { svg, alt } = drawFigure({ kind: 'dot plot', values: [2, 3, 3, 5], title: 'goals' });
	expect(dotValues(alt)).toEqual([2, 3, 3, 5]);
	expect(svg.match(/<circle/g)).toHaveLength(4);
});

test('a histogram states the ends and the height of every bar', () => {
	const { alt } = drawFigure({
		kind: 'histogram',
		from: 10,
		width: 5,
		counts: [2, 7],
		title: 'minutes',
	});
	expect(bars(alt)).toEqual([
		{ from: 10, to: 15, count: 2 },
		{ from: 15, to: 20, count: 7 },
	]);
});

test('box plots state their five numbers in the order of the groups', () => {
	const [a, b] = [
		[1, 8, 15, 22, 30],
		[4, 11, 18, 27, 40],
	];
	const { alt } = drawFigure({
		kind: 'box plots',
		boxes: [
			{ of: 'the data', name: 'Group A', five: a },
			{ of: 'the data', name: 'Group B', five: b },
		],
		title: 'points',
	});
	expect(boxes(alt)).toEqual([a, b]);
});

test('a scatter plot states its points and stays below 3 KB', () => {
	const points = Array.from({ length: 12 }, (_, at) => [at + 1, 3 * at + 2] as const);
	const { svg, alt } = drawFigure(
		scatterPlot(
			points.map(([x, y]) => [x, y]),
			{ slope: 3, start: 0 },
		),
	);
	expect(spots(alt)).toEqual(points);
	expect(svg.length).toBeLessThan(3072);
});

test('a table of values names a function as it is said', () => {
	const { alt } = drawFigure({
		kind: 'value table',
		rows: [
			{ heading: 'x', values: [-1, 2] },
			{ heading: 'f(x)', values: [3, '?'] },
		],
	});
	expect(alt).toBe('A table with 2 rows. x: negative 1, 2. f of x: 3, blank.');
});

test('a table of counts tells headings, counts and gaps', () => {
	const { alt } = drawFigure({
		kind: 'table of counts',
		columns: ['Tea', 'Total'],
		rows: [
			{ heading: 'Day', cells: ['?', 7] },
			{ heading: 'Night', cells: [3, ''] },
		],
	});
	expect(countsTable(alt)).toEqual({
		columns: ['Tea', 'Total'],
		rows: [
			{ heading: 'Day', cells: ['question mark', '7'] },
			{ heading: 'Night', cells: ['3', 'blank'] },
		],
	});
});
