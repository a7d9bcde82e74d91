import { expect, test } from 'vitest';
import { drawFigure } from '../../figures/draw/draw-figure.ts';
import { issuesOf } from './drawn-line.testdata.ts';

const cut = drawFigure({
	kind: 'right triangles',
	triangles: [{ across: '9', up: 'h', longest: '20' }],
	rise: 2,
});
const CUT = '$9^{2} + h^{2} = 20^{2}$';

const plot = drawFigure({
	kind: 'right triangles',
	triangles: [{ across: 'x + 14', up: 'x', longest: 'x + 16' }],
	rise: 0.65,
});
const PLOT = '$x^{2} + (x + 14)^{2} = (x + 16)^{2}$';

const kite = drawFigure({
	kind: 'right triangles',
	triangles: [{ up: 'h', longest: '126.084', angle: '55°' }],
	rise: 1.43,
});
const KITE = '$\\sin 55^{\\circ} \\approx \\frac{h}{126.084}$';

const shadows = drawFigure({
	kind: 'right triangles',
	triangles: [
		{ across: '1.5', up: '1.2' },
		{ across: '31', up: 'x' },
	],
	rise: 0.8,
});
const SHADOWS = '$\\frac{x}{31} = \\frac{1.2}{1.5}$';

test('says the parts that a line works with', () => {
	expect(kite.alt).toBe(
		'A right triangle: vertical leg h, hypotenuse 126.084, angle between the horizontal leg and the hypotenuse 55 degrees.',
	);
	expect(plot.alt).toBe(
		'A right triangle: horizontal leg x plus 14, vertical leg x, hypotenuse x plus 16.',
	);
	expect(shadows.alt).toBe(
		'Two similar right triangles. The smaller one: horizontal leg 1.5, vertical leg 1.2. The larger one: horizontal leg 31, vertical leg x.',
	);
});

test.each([
	[CUT, cut],
	[PLOT, plot],
	[KITE, kite],
	['$h = 126.084\\sin 55^{\\circ}$', kite],
	[SHADOWS, shadows],
])('proves the triangle of %s', (text, figure) => {
	expect(issuesOf('Find it.', text, figure)).toEqual([]);
});

test('rejects a triangle without a labeled part', () => {
	expect(
		issuesOf(
			'Find it.',
			KITE,
			drawFigure({ kind: 'right triangles', triangles: [{}], rise: 1 }),
		).join(),
	).toMatch(/no line works/);
});

test('rejects the longer leg in the triangle that is drawn smaller', () => {
	const ramp = drawFigure({
		kind: 'right triangles',
		triangles: [
			{ across: '12', up: '1.6' },
			{ across: '9', up: 'x' },
		],
		rise: 0.5,
	});
	expect(issuesOf('Find it.', '$\\frac{x}{9} = \\frac{1.6}{12}$', ramp).join()).toMatch(
		/smaller triangle/,
	);
});

test.each([
	['$9^{2} + 20^{2} = h^{2}$', cut],
	['$x^{2} + (x + 16)^{2} = (x + 14)^{2}$', plot],
	['$\\cos 55^{\\circ} \\approx \\frac{h}{126.084}$', kite],
	['$\\frac{x}{31} = \\frac{1.5}{1.2}$', shadows],
])('rejects the triangle beside %s', (text, figure) => {
	expect(issuesOf('Find it.', text, figure)).toHaveLength(1);
});

test.each([
	['a label at another side', cut, CUT, />9<(.*)>h</, '>h<$1>9<'],
	['the hypotenuse at a leg', cut, CUT, />9<(.*)>20</, '>20<$1>9<'],
	['another angle', kite, KITE, '>55°<', '>65°<'],
	['a corner without its right angle', cut, CUT, /L(\d+) (\d+)L\1 /, 'L$1 $2L99 '],
	['a mark of the right angle elsewhere', cut, CUT, 'v-10h10', 'v-20h20'],
	['an angle at another corner', kite, KITE, /A28 28 0 0 0 [\d.]+ /, 'A28 28 0 0 0 9 '],
	['triangles of two shapes', shadows, SHADOWS, /L(\d+) [\d.]+L34 /, 'L$1 20L34 '],
])('detects %s in the drawing', (_what, figure, text, was, is) => {
	const svg = figure.svg.replace(was, is);
	expect(svg).not.toBe(figure.svg);
	expect(issuesOf('Find it.', text, { ...figure, svg })).toHaveLength(1);
});
