import { expect, test } from 'vitest';
import { issuesOf } from './sketch.testdata.ts';
import { drawFigure } from '../../figures/draw/draw-figure.ts';

const parabola = drawFigure({
	kind: 'sketch',
	curves: [(x) => (x - 1) ** 2 - 4],
	points: [
		[1, -4],
		[3, 0],
	],
	walls: [1],
});

const LINES = [
	'$y = (x - 1)^{2} - 4$',
	'The axis is $x = 1$.',
	'The points are $(1, -4), (3, 0)$.',
];

const issues = (lines: readonly string[], figure = parabola, svg = figure.svg) =>
	issuesOf(lines, figure, svg);

test('proves a sketch whose curve, points and dashed line the lines name', () => {
	expect(issues(LINES)).toEqual([]);
});

const circle = drawFigure({
	kind: 'sketch',
	ovals: [{ middle: [0, 0], across: 5, up: 5 }],
	points: [[3, 4]],
	hasEqualUnits: true,
});

test('rejects a point that is neither named nor on a graph', () => {
	const stray = drawFigure({ kind: 'sketch', curves: [(x) => x * x - 4], points: [[3, 1]] });
	expect(issues(['$y = x^{2} - 4$'], stray).join()).toMatch(/\(3, 1\)/);
});

const hyperbola = drawFigure({
	kind: 'sketch',
	isHyperbola: true,
	sideways: [(y) => 2 * Math.sqrt(1 + y * y), (y) => -2 * Math.sqrt(1 + y * y)],
	points: [[2, 0]],
	slants: [
		[
			[0, 0],
			[2, 1],
		],
	],
	around: [
		[-5, -3],
		[5, 3],
	],
});

const HYPERBOLA = ['$\\frac{x^{2}}{4} - y^{2} = 1$', 'An asymptote is $y = \\frac{1}{2}x$.'];

test('proves ovals, curves that open sideways and slanted asymptotes', () => {
	expect(circle.alt).toBe('A sketch of a circle. The marked point is (3, 4).');
	expect(issues(['$x^{2} + y^{2} = 25$', 'So $(3, 4)$ lies on it.'], circle)).toEqual([]);
	expect(hyperbola.alt).toContain('a hyperbola whose branches open to the left and to the right');
	expect(issues(HYPERBOLA, hyperbola)).toEqual([]);
	const turned = hyperbola.alt.replace('to the left and to the right', 'upward and downward');
	expect(issues(HYPERBOLA, { ...hyperbola, alt: turned })).not.toEqual([]);
});

test.each([
	['a circle', ['$x^{2} + y^{2} = 36$', 'It is $(3, 4)$.'], circle],
	['a hyperbola', ['$\\frac{x^{2}}{4} - \\frac{y^{2}}{4} = 1$', HYPERBOLA[1] ?? ''], hyperbola],
	['an asymptote', [HYPERBOLA[0] ?? '', 'An asymptote is $y = 2x$.'], hyperbola],
])('rejects %s beside another equation', (_what, lines, figure) => {
	expect(issues(lines, figure).join()).toMatch(/no equation/);
});

test('says a dashed line at a fraction like a fraction', () => {
	const curve = drawFigure({
		kind: 'sketch',
		curves: [(x) => 1 / (4 * x - 5)],
		walls: [1.25],
		points: [],
	});
	expect(curve.alt).toContain('a dashed line at x equals five fourths');
	const rule = '$y = \\frac{1}{4x - 5}$';
	expect(issues([rule, 'The asymptote is $x = \\frac{5}{4}$.'], curve)).toEqual([]);
	expect(issues([rule, 'The asymptote is $x = \\frac{5}{3}$.'], curve)).not.toEqual([]);
});

test('accepts the line through two named points as its graph', () => {
	const straight = drawFigure({
		kind: 'sketch',
		curves: [(x) => 2 * x - 1],
		points: [
			[0, -1],
			[2, 3],
		],
	});
	expect(issues(['The slope through $(0, -1)$ and $(2, 3)$ is $2$.'], straight)).toEqual([]);
	expect(issues(['The slope through $(0, -1)$ and $(2, 5)$ is $3$.'], straight)).not.toEqual([]);
});

test.each([
	['another equation', ['$y = (x - 1)^{2} - 3$', ...LINES.slice(1)], /no equation/],
	[
		'another axis',
		[LINES[0] ?? '', 'The axis is $x = 2$.', LINES[2] ?? ''],
		/dashed line at x equals 1/,
	],
])('rejects a sketch beside %s', (_what, lines, reason) => {
	expect(issues(lines).join()).toMatch(reason);
});

test.each([
	['another number at the axis', />−2<\/text>/, '>−3</text>'],
	['another label', '(1, −4)', '(1, −5)'],
	[
		'a label too many',
		'</svg>',
		'<text x="9" y="9" font-size="14" fill="#1f4fd8">(5, 5)</text></svg>',
	],
	['a dot elsewhere', /<circle cx="[\d.]+"/, '<circle cx="99"'],
])('detects %s in the drawing', (_what, was, is) => {
	const svg = parabola.svg.replace(was, is);
	expect(svg).not.toBe(parabola.svg);
	expect(issues(LINES, parabola, svg)).toHaveLength(1);
});

const wave = drawFigure({
	kind: 'sketch',
	curves: [(x) => 2 * Math.sin(((x - 30) * Math.PI) / 180)],
	points: [[120, 2]],
	around: [[390, -2]],
	inDegrees: true,
});

test('reads angles in degrees if the lines do, and the point of a value that they state', () => {
	expect(wave.svg).toContain('>90<');
	expect(issues(['$y = 2\\sin(x - 30^{\\circ})$'], wave)).toEqual([]);
	expect(issues(['$y = 2\\sin(x - 30)$'], wave)).not.toEqual([]);
	const point = drawFigure({
		kind: 'sketch',
		curves: [(x) => x * x],
		points: [[1.5, 2.3]],
		hasDecimals: true,
	});
	expect(issues(['$h(t) = t^{2}$', '$h(1.5) \\approx 2.3$'], point)).toEqual([]);
	expect(issues(['$h(t) = t^{2}$', '$h(1.6) \\approx 2.3$'], point)).not.toEqual([]);
	const both = ['$h(t) = t^{2}$', 'A point has $x = 1.5$ and $y = 2.3$.'];
	expect(issues(both, point)).toEqual([]);
});

test('proves a graph before and after a change, each from its own equation', () => {
	const moved = drawFigure({
		kind: 'sketch',
		curves: [(x) => Math.sqrt(x - 3) - 1],
		before: [Math.sqrt],
		breaks: [0, 3],
		points: [[4, 0]],
		around: [
			[0, 0],
			[7, 1],
		],
	});
	expect(moved.alt).toContain(
		'The original graph, drawn thinner, is a square root curve that starts at (0, 0)',
	);
	const point = 'A point is $(4, 0)$.';
	expect(issues(['$y = \\sqrt{x}$', '$y = \\sqrt{x - 3} - 1$', point], moved)).toEqual([]);
	const other = issues(['$y = \\sqrt{x + 1}$', '$y = \\sqrt{x - 3} - 1$', point], moved);
	expect(other).toEqual([
		'the drawing on line 3: no equation of the lines has the graph that is drawn',
	]);
});

test.each([
	[
		(x: number) => x + 1,
		(x: number) => x - 3,
		['$y = x + 1$', '$y = x - 3$'],
		'is also a line that rises from left to right, but at x equals 0, its y-value is 1 instead of negative 3. It is just as steep as the image.',
	],
	[
		(x: number) => x,
		(x: number) => 3 * x,
		['$y = x$', '$y = 3x$'],
		'but at x equals 1, its y-value is 1 instead of 3. It is less steep than the image.',
	],
	[
		(x: number) => x ** 2,
		(x: number) => x ** 2 + 0.5,
		['$y = x^{2}$', '$y = x^{2} + 0.5$'],
		'is also a parabola that opens upward, but it is below the image at x equals 0.',
	],
])('proves what tells a graph from its image', (was, is, lines, words) => {
	const figure = drawFigure({
		kind: 'sketch',
		curves: [is],
		before: [was],
		points: [],
		around: [
			[-4, -4],
			[4, 4],
		],
	});
	expect(figure.alt.endsWith(words)).toBe(true);
	expect(issues(lines, figure)).toEqual([]);
	const swaps = [
		['1 instead of', '2 instead of'],
		['x equals 0', 'x equals 1'],
		['just as steep as', 'steeper than'],
		['less steep', 'steeper'],
		['below', 'above'],
	] as const;
	for (const [one, other] of swaps.filter(([said]) => words.includes(said)))
		expect(issues(lines, { ...figure, alt: figure.alt.replace(one, other) })).not.toEqual([]);
});

test('tells a wide ellipse from a tall one', () => {
	const wide = drawFigure({
		kind: 'sketch',
		ovals: [{ middle: [1, 0], across: 5, up: 3 }],
		points: [],
		hasEqualUnits: true,
	});
	const lines = ['$\\frac{(x - 1)^{2}}{25} + \\frac{y^{2}}{9} = 1$'];
	expect(wide.alt).toBe('A sketch of an ellipse that is wider than it is tall.');
	expect(issues(lines, wide)).toEqual([]);
	const tall = wide.alt.replace('wider than it is tall', 'taller than it is wide');
	expect(issues(lines, { ...wide, alt: tall })).not.toEqual([]);
});

test('rejects a graph that is missing at a marked point, and one that is drawn twice', () => {
	const lines = ['$y = x - 2$ and $y = x + 1$', 'The points are $(0, -2)$ and $(0, 1)$.'];
	const [one, two] = [(x: number) => x - 2, (x: number) => x + 1];
	const drawnBy = (...curves: ((x: number) => number)[]) =>
		drawFigure({
			kind: 'sketch',
			curves,
			points: [
				[0, -2],
				[0, 1],
			],
		});
	expect(issues(lines, drawnBy(one, two)).join()).not.toMatch(/missing|twice/);
	expect(issues(lines, drawnBy(one)).join()).toMatch(/the graph through \(0, 1\) is missing/);
	expect(issues(lines, drawnBy(one, two, two)).join()).toMatch(/drawn twice/);
});
