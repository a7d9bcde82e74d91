import { expect, test } from 'vitest';
import { createQuestion } from '../../../books/records.testdata.ts';
import { sketch } from '../../figures/sketch.ts';
import { proveDrawings } from './prove-drawings.ts';

const parabola = sketch({
	curves: [(x) => (x - 1) ** 2 - 4],
	points: [
		[1, -4],
		[3, 0],
	],
	walls: [1],
});

function solved(lines: readonly string[], { alt }: { alt: string }) {
	const above = lines.slice(0, -1).map((text) => ({ text, html: text, speech: text }));
	const text = lines.at(-1) ?? '';
	const html = `${text} <img src="/api/question-images/q-step" alt="${alt}" width="320" height="260">`;
	const last = { text, html, speech: `${text} ${alt}`, image_id: 'q-step' };
	return createQuestion({ question: 'Sketch it.', steps: [...above, last] });
}

const LINES = [
	'$y = (x - 1)^{2} - 4$',
	'The axis is $x = 1$.',
	'The points are $(1, -4), (3, 0)$.',
];

const issues = (lines: readonly string[], figure = parabola, svg = figure.svg) =>
	proveDrawings(solved(lines, figure), new Map([['q-step', svg]]));

/** A window from −4 to 4 or more. */
const shownFor = (curve: (x: number) => number, breaks: readonly number[] = []) =>
	sketch({
		curves: [curve],
		breaks,
		points: [],
		around: [
			[-4, -4],
			[4, 4],
		],
	});

const nothingBefore = (from: number, curve: (x: number) => number) => (x: number) =>
	x < from ? Number.NaN : curve(x);

test.each<[string, (x: number) => number, string, breaks?: readonly number[]]>([
	['a line that falls from left to right', (x) => 3 - x, '3 - x'],
	['a horizontal line', () => 3, '3'],
	['a parabola that opens downward', (x) => 4 - (x - 2) ** 2, '4 - (x - 2)^{2}'],
	['part of a parabola that opens upward', (x) => (x + 9) ** 2 / 30, '\\frac{(x + 9)^{2}}{30}'],
	[
		'the right half of a parabola that opens upward',
		nothingBefore(1, (x) => (x - 1) ** 2),
		'(x - 1)^{2}',
		[1],
	],
	['a V-shaped graph that opens upward', (x) => Math.abs(x - 2), '\\left|x - 2\\right|'],
	['a cubic curve that falls from left to right', (x) => -(x ** 3) / 2, '-\\frac{x^{3}}{2}'],
	[
		'a cubic curve that rises, falls, and then rises from left to right',
		(x) => x ** 3 - 3 * x,
		'x^{3} - 3x',
	],
	['a quartic curve that falls and then rises from left to right', (x) => x ** 4, 'x^{4}'],
	[
		'an exponential curve that falls more and more steeply from left to right',
		(x) => 3 - 1.1 ** x,
		'3 - 1.1^{x}',
	],
	[
		'an exponential curve that falls less and less steeply from left to right',
		(x) => 0.5 ** x,
		'0.5^{x}',
	],
	[
		'a logarithmic curve that rises from left to right',
		(x) => Math.log2(x + 1),
		'\\log_{2}(x + 1)',
		[-1],
	],
	[
		'a square root curve that starts at (negative 1, 2) and falls to the right',
		(x) => 2 - Math.sqrt(x + 1),
		'2 - \\sqrt{x + 1}',
		[-1],
	],
	[
		'a square root curve that starts at (2, 0) and rises to the left',
		(x) => Math.sqrt(2 - x),
		'\\sqrt{2 - x}',
		[2],
	],
	['a cube root curve that rises from left to right', Math.cbrt, '\\sqrt[3]{x}'],
	[
		'a hyperbola with two branches that fall from left to right',
		(x) => 2 / (x - 1),
		'\\frac{2}{x - 1}',
		[1],
	],
	[
		'a branch of a hyperbola that falls from left to right',
		nothingBefore(0, (x) => 12 / (x + 2)),
		'\\frac{12}{x + 2}',
		[0],
	],
	['a wave', (x) => 2 * Math.sin(x) + 1, '2\\sin(x) + 1'],
	['a curve that rises from left to right', (x) => x + Math.sin(x), 'x + \\sin(x)'],
])('describes %s', (words, curve, tex, breaks) => {
	const figure = shownFor(curve, breaks);
	expect(figure.alt).toMatch(`A sketch on a coordinate plane with ${words}.`);
	expect(issues([`$y = ${tex}$`], figure)).toEqual([]);
});

test('says how each branch runs where they differ, also beside asymptotes that are not given', () => {
	const figure = shownFor((x) => 1 / (x * x - 2));
	expect(figure.alt).toBe(
		'A sketch on a coordinate plane with a curve with three branches. From left to right, the first branch rises, the second rises and then falls, and the third falls.',
	);
	expect(issues(['$y = \\frac{1}{x^{2} - 2}$'], figure)).toEqual([]);
});

test.each<[string, string, (x: number) => number, string, breaks?: readonly number[]]>([
	['a parabola', 'a line', (x) => x * x, 'x^{2}'],
	['an exponential curve', 'a parabola', (x) => 6 - 2 * 2 ** x, '6 - 2 \\cdot 2^{x}'],
	['a logarithmic curve', 'a square root curve', Math.log2, '\\log_{2}(x)', [0]],
	['a square root curve', 'a logarithmic curve', Math.sqrt, '\\sqrt{x}', [0]],
	['a cubic curve', 'a cube root curve', (x) => x ** 3, 'x^{3}'],
	['a quartic curve', 'a parabola', (x) => x ** 4, 'x^{4}'],
	['a wave', 'a cubic curve', Math.sin, '\\sin(x)'],
	['a hyperbola', 'a curve', (x) => 1 / x, '\\frac{1}{x}', [0]],
	['falls', 'rises', (x) => 0.5 ** x, '0.5^{x}'],
	['less and less', 'more and more', (x) => 0.5 ** x, '0.5^{x}'],
	['the left half', 'the right half', (x) => (x > 0 ? Number.NaN : x * x), 'x^{2}', [0]],
	['the left half of a', 'a', (x) => (x > 0 ? Number.NaN : x * x), 'x^{2}', [0]],
	['upward', 'downward', (x) => Math.abs(x), '\\left|x\\right|'],
	['(0, 0)', '(1, 1)', Math.sqrt, '\\sqrt{x}', [0]],
])('refuses %s that is called %s', (is, said, curve, tex, breaks) => {
	const figure = shownFor(curve, breaks);
	const alt = figure.alt.replace(is, said);
	expect(alt).not.toBe(figure.alt);
	expect(issues([`$y = ${tex}$`], { ...figure, alt }).join()).toMatch(/it shows/);
});

test.each([
	['The curve crosses the x-axis at two points.', (x: number) => x * x - 4, 'x^{2} - 4'],
	['The curve touches the x-axis at one point.', (x: number) => -x * x, '-x^{2}'],
	['The whole curve is above the x-axis.', (x: number) => x * x + 2, 'x^{2} + 2'],
])('says of a parabola without marked points: %s', (words, curve, tex) => {
	const figure = shownFor(curve);
	expect(figure.alt).toContain(words);
	expect(issues([`$y = ${tex}$`], figure)).toEqual([]);
	const alt = figure.alt.replace(words, 'The whole curve is below the x-axis.');
	expect(issues([`$y = ${tex}$`], { ...figure, alt })).not.toEqual([]);
});

test('says nothing of how a sideways parabola meets the x-axis', () => {
	const figure = sketch({ sideways: [(y) => y * y - 3], points: [], around: [[6, 3]] });
	expect(figure.alt).toBe(
		'A sketch on a coordinate plane with a parabola that opens to the right.',
	);
	expect(issues(['$x = y^{2} - 3$'], figure)).toEqual([]);
});

test('says where a curve crosses the x-axis, is flat there, or only touches it', () => {
	const figure = sketch({
		curves: [(x) => (x ** 3 * (x - 2) ** 2 * (x + 1)) / 4],
		points: [
			[-1, 0],
			[0, 0],
			[2, 0],
		],
		around: [[2.5, 2]],
	});
	expect(figure.alt).toContain(
		' The curve crosses the x-axis at (negative 1, 0), and it flattens as it crosses the x-axis at (0, 0), and it touches the x-axis at (2, 0). ',
	);
	const lines = [
		'$y = \\frac{x^{3}(x - 2)^{2}(x + 1)}{4}$',
		'The zeros are $(-1, 0), (0, 0), (2, 0)$.',
	];
	expect(issues(lines, figure)).toEqual([]);
	for (const [is, said] of [
		['flattens as it crosses', 'crosses'],
		['touches', 'crosses'],
		['curve crosses', 'curve touches'],
	] as const)
		expect(issues(lines, { ...figure, alt: figure.alt.replace(is, said) })).not.toEqual([]);
});

test('tells an exponential curve from the parabola that its visible part resembles', () => {
	const figure = sketch({
		curves: [(x) => 6 - 2 * 2 ** x],
		points: [
			[0, 4],
			[1, 2],
		],
	});
	expect(figure.alt).toContain('with an exponential curve that falls');
	expect(issues(['$y = -2(2^{x}) + 6$'], figure)).toEqual([]);
	expect(figure.alt).not.toContain('parabola');
});

test('proves a sketch whose curve, points and dashed line the lines name', () => {
	expect(issues(LINES)).toEqual([]);
});

const circle = sketch({
	ovals: [{ middle: [0, 0], across: 5, up: 5 }],
	points: [[3, 4]],
	hasEqualUnits: true,
});

test('rejects a point that is neither named nor on a graph', () => {
	const stray = sketch({ curves: [(x) => x * x - 4], points: [[3, 1]] });
	expect(issues(['$y = x^{2} - 4$'], stray).join()).toMatch(/\(3, 1\)/);
});

const hyperbola = sketch({
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
	expect(circle.alt).toBe(
		'A sketch on a coordinate plane with a circle. The marked point is (3, 4).',
	);
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
	const curve = sketch({ curves: [(x) => 1 / (4 * x - 5)], walls: [1.25], points: [] });
	expect(curve.alt).toContain('a dashed line at x equals five fourths');
	const rule = '$y = \\frac{1}{4x - 5}$';
	expect(issues([rule, 'The asymptote is $x = \\frac{5}{4}$.'], curve)).toEqual([]);
	expect(issues([rule, 'The asymptote is $x = \\frac{5}{3}$.'], curve)).not.toEqual([]);
});

test('says of a corner on the x-axis that it touches it', () => {
	const corner = sketch({
		curves: [(x) => 4 * Math.abs(x + 1)],
		points: [[-1, 0]],
		around: [[1, 8]],
	});
	expect(corner.alt).toContain('The curve touches the x-axis at (negative 1, 0).');
	expect(issues(['$y = 4\\left|x + 1\\right|$'], corner)).toEqual([]);
});

test('accepts the line through two named points as its graph', () => {
	const straight = sketch({
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

const wave = sketch({
	curves: [(x) => 2 * Math.sin(((x - 30) * Math.PI) / 180)],
	points: [[120, 2]],
	around: [[390, -2]],
	inDegrees: true,
});

test('reads angles in degrees if the lines do, and the point of a value that they state', () => {
	expect(wave.svg).toContain('>90<');
	expect(issues(['$y = 2\\sin(x - 30^{\\circ})$'], wave)).toEqual([]);
	expect(issues(['$y = 2\\sin(x - 30)$'], wave)).not.toEqual([]);
	const point = sketch({ curves: [(x) => x * x], points: [[1.5, 2.3]], hasDecimals: true });
	expect(issues(['$h(t) = t^{2}$', '$h(1.5) \\approx 2.3$'], point)).toEqual([]);
	expect(issues(['$h(t) = t^{2}$', '$h(1.6) \\approx 2.3$'], point)).not.toEqual([]);
	const both = ['$h(t) = t^{2}$', 'A point has $x = 1.5$ and $y = 2.3$.'];
	expect(issues(both, point)).toEqual([]);
});

test('proves a graph before and after a change, each from its own equation', () => {
	const moved = sketch({
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
		'The original graph, drawn with a thinner line, is a square root curve that starts at (0, 0)',
	);
	const point = 'A point is $(4, 0)$.';
	expect(issues(['$y = \\sqrt{x}$', '$y = \\sqrt{x - 3} - 1$', point], moved)).toEqual([]);
	const other = issues(['$y = \\sqrt{x + 1}$', '$y = \\sqrt{x - 3} - 1$', point], moved);
	expect(other).toEqual([
		'the drawing on line 3: no equation of the lines has the graph that is drawn',
	]);
});

const secant = sketch({
	curves: [(x) => x * x - 4],
	points: [
		[1, -3],
		[3, 5],
	],
	slants: [
		[
			[1, -3],
			[3, 5],
		],
	],
});

const tangent = sketch({
	curves: [(x) => x * x - 4],
	points: [[2, 0]],
	slants: [
		[
			[2, 0],
			[3, 4],
		],
	],
	around: [[3, 5]],
});

const inverse = sketch({
	curves: [(x) => 2 ** x, (x) => Math.log2(x)],
	points: [],
	slants: [
		[
			[0, 0],
			[1, 1],
		],
	],
	around: [
		[-3, -3],
		[4, 4],
	],
});

const PARABOLA = '$f(x) = x^{2} - 4$';
const INVERSE = ['$f(x) = 2^{x}$', '$f^{-1}(x) = \\log_{2}(x)$, so $y = \\log_{2}(x)$'];

test('proves a secant by its points, a tangent by the slope beside it, the mirror of an inverse', () => {
	expect(issues([PARABOLA, '$= 4$'], secant)).toEqual([]);
	expect(issues([PARABOLA, 'The rate of change is $4$.'], tangent)).toEqual([]);
	expect(inverse.alt).toContain(
		'a logarithmic curve that rises from left to right, and the dashed line y equals x',
	);
	expect(issues(INVERSE, inverse)).toEqual([]);
});

test('says that a straight graph lies on its secant', () => {
	const ends = [
		[1, 3],
		[3, 7],
	] as const;
	const straight = sketch({ curves: [(x) => 2 * x + 1], points: ends, slants: [ends] });
	expect(straight.alt).toContain('The graph lies on the dashed line.');
	expect(secant.alt).not.toContain('lies on');
	const lines = ['$f(x) = 2x + 1$', '$= 2$'];
	expect(issues(lines, straight)).toEqual([]);
	const silent = straight.alt.replace(' The graph lies on the dashed line.', '');
	expect(issues(lines, { ...straight, alt: silent })).not.toEqual([]);
});

test.each([
	['a tangent beside another slope', [PARABOLA, 'The rate of change is $5$.'], tangent],
	['a secant without its curve', ['$f(x) = x^{2} - 5$', '$= 4$'], secant],
	['the mirror where nothing is inverse', ['$y = 2^{x}$', '$y = \\log_{2}(x)$'], inverse],
])('rejects %s', (_what, lines, figure) => {
	expect(issues(lines, figure).join()).toMatch(/no equation|do not name/);
});
