import { expect, test } from 'vitest';
import { issuesOf, shownFor } from './sketch.testdata.ts';
import { drawFigure } from '../../figures/draw/draw-figure.ts';

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
	expect(figure.alt).toMatch(`A sketch of ${words}.`);
	expect(issuesOf([`$y = ${tex}$`], figure)).toEqual([]);
});

test.each<[string, (x: number) => number, string, readonly [number, number]]>([
	[
		'a quartic curve that falls, rises, falls, and then rises from left to right',
		(x) => 4 * x ** 4 - 4 * x ** 2,
		'4x^{4} - 4x^{2}',
		[-2, 48],
	],
	[
		'a curve with three branches. From left to right, the first branch rises and then falls,',
		(x) => (-5 * x - 10) / (x * x - 6 * x + 5),
		'\\frac{-5x - 10}{x^{2} - 6x + 5}',
		[-9, -6],
	],
])('says of turns that hardly show: %s', (words, curve, tex, around) => {
	const figure = drawFigure({
		kind: 'sketch',
		curves: [curve],
		points: [],
		around: [around, [9, 6]],
	});
	expect(figure.alt).toContain(words);
	expect(issuesOf([`$y = ${tex}$`], figure)).toEqual([]);
	const silent = figure.alt.replace('falls, rises, falls', 'falls').replace('rises and then', '');
	expect(silent).not.toBe(figure.alt);
	expect(issuesOf([`$y = ${tex}$`], { ...figure, alt: silent })).not.toEqual([]);
});

test('says how each branch runs where they differ, also beside asymptotes that are not given', () => {
	const figure = shownFor((x) => 1 / (x * x - 2));
	expect(figure.alt).toBe(
		'A sketch of a curve with three branches. From left to right, the first branch rises, the second rises and then falls, and the third falls.',
	);
	expect(issuesOf(['$y = \\frac{1}{x^{2} - 2}$'], figure)).toEqual([]);
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
	expect(issuesOf([`$y = ${tex}$`], { ...figure, alt }).join()).toMatch(/it shows/);
});

test('tells an exponential curve from the parabola that its visible part resembles', () => {
	const figure = drawFigure({
		kind: 'sketch',
		curves: [(x) => 6 - 2 * 2 ** x],
		points: [
			[0, 4],
			[1, 2],
		],
	});
	expect(figure.alt).toContain('of an exponential curve that falls');
	expect(issuesOf(['$y = -2(2^{x}) + 6$'], figure)).toEqual([]);
	expect(figure.alt).not.toContain('parabola');
});
