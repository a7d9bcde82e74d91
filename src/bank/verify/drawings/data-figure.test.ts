import { expect, test } from 'vitest';
import { drawFigure } from '../../figures/draw/draw-figure.ts';
import { dataFigureIssues } from './data-figure.ts';

const FIGURES = {
	'a box plot': drawFigure({
		kind: 'box plots',
		boxes: [
			{ of: 'the points of team A', name: 'team A', five: [1, 8, 15, 22, 30] },
			{ of: 'the points of team B', name: 'team B', five: [4, 11, 18, 27, 40] },
		],
		title: 'points',
	}),
	'a histogram': drawFigure({
		kind: 'histogram',
		from: 10,
		width: 5,
		counts: [2, 7],
		title: 'minutes',
	}),
	'a dot plot': drawFigure({ kind: 'dot plot', values: [2, 3, 3, 5], title: 'goals' }),
};

test.each([
	['a box plot', 'the box is at 15', 'the box is at 16'],
	['a box plot', 'end at 4 and 40', 'end at 4 and 39'],
	['a histogram', '10 to less than 15: 2', '10 to less than 15: 3'],
	['a histogram', '15 to less than 20', '15 to less than 21'],
	['a box plot', 'team A', 'team B'],
	['a histogram', 'of minutes, with the frequency', 'of frequency, with the minutes'],
	['a dot plot', '2 dots over 3', '3 dots over 3'],
	['a dot plot', '1 dot over 5', '1 dot over 4'],
] as const)('finds %s that is described with "%s" changed to "%s"', (kind, said, changed) => {
	const { svg, alt } = FIGURES[kind];
	expect(dataFigureIssues(svg, alt)).toEqual([]);
	expect(alt).toContain(said);
	expect(dataFigureIssues(svg, alt.replace(said, changed))).toHaveLength(1);
});

test.each([
	['beside its number', /cx="24"/, 'cx="34"'],
	['hollow', /<circle /, '<circle fill="#fff" '],
])('refuses a dot plot with a dot that is %s', (_, part, other) => {
	const { svg, alt } = FIGURES['a dot plot'];
	expect(dataFigureIssues(svg, alt)).toEqual([]);
	expect(dataFigureIssues(svg.replace(part, other), alt)).toHaveLength(1);
});
