import { expect, test } from 'vitest';
import { issuesOf } from './sketch.testdata.ts';
import { drawFigure } from '../../figures/draw/draw-figure.ts';

const around = [
	[-5, -5],
	[5, 6],
] as const;

const line = (slope: number, intercept: number) => (x: number) => slope * x + intercept;
const LINES = '$y = x + 2$ and $y = -x + 4$ meet at $(1, 3)$.';

test.each([
	[
		LINES,
		[line(1, 2), line(-1, 4)],
		[[1, 3]],
		'The lines are perpendicular and meet at the marked point.',
	],
	[
		'The lines are $y = x + 2$ and $y = x - 1$.',
		[line(1, 2), line(1, -1)],
		[],
		'The lines are parallel.',
	],
	[
		'$y = x + 2$ and $y = x - 1$ is through $(2, 1)$.',
		[line(1, 2), line(1, -1)],
		[[2, 1]],
		'The lines are parallel, and the marked point is on the lower line.',
	],
	[
		'$y = x + 2$ and $y = -x + 4$ are perpendicular.',
		[line(1, 2), line(-1, 4)],
		[],
		'The lines are perpendicular.',
	],
	[
		'$y = 2x + 2$ and $y = -\\frac{1}{2}x + 4$ is through $(4, 2)$.',
		[line(2, 2), line(-1 / 2, 4)],
		[[4, 2]],
		'The lines are perpendicular, and the marked point is on the falling line.',
	],
	[
		'$y = 2x + 2$ and $y = x + 1$ is through $(3, 4)$.',
		[line(2, 2), line(1, 1)],
		[[3, 4]],
		'The lines meet at one point, and the marked point is on the less steep line.',
	],
	[
		'$y = x + 2$ and $y = -3x + 4$ cross.',
		[line(1, 2), line(-3, 4)],
		[],
		'The lines meet at one point.',
	],
	[
		'$y = x^{2}$ does not meet $y = x - 2$.',
		[(x: number) => x ** 2, line(1, -2)],
		[],
		'The graphs do not meet.',
	],
	[
		'$y = x^{2}$ touches $y = 2x - 1$.',
		[(x: number) => x ** 2, line(2, -1)],
		[],
		'The graphs meet at one point.',
	],
	[
		'$y = x^{2}$ and $y = x + 2$ cross twice.',
		[(x: number) => x ** 2, line(1, 2)],
		[],
		'The graphs meet at two points.',
	],
	[
		'$y = x^{2}$ and $y = x + 2$ cross at $(2, 4)$.',
		[(x: number) => x ** 2, line(1, 2)],
		[[2, 4]],
		'Both graphs pass through the marked point.',
	],
	[
		'$y = x + 2$ and $y = 0.9x + 4$ cross far away.',
		[line(1, 2), line(0.9, 4)],
		[],
		'two lines that rise from left to right.',
	],
] as const)('proves that %s is drawn as described', (text, curves, points, words) => {
	const figure = drawFigure({ kind: 'sketch', curves, points, around });
	expect(figure.alt.endsWith(words)).toBe(true);
	expect(issuesOf([text], figure)).toEqual([]);
});

test.each([
	'The lines are parallel.',
	'The lines are perpendicular.',
	'The lines meet at the marked point.',
	'The lines meet at one point.',
	'Both graphs pass through the marked point.',
])('refuses %j', (words) => {
	const { svg, alt } = drawFigure({
		kind: 'sketch',
		curves: [line(1, 2), line(-1, 4)],
		points: [[1, 3]],
		around,
	});
	const changed = alt.replace('The lines are perpendicular and meet at the marked point.', words);
	expect(issuesOf([LINES], { svg, alt: changed })).not.toEqual([]);
});
