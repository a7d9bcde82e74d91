import { expect, test } from 'vitest';
import { issuesOf } from './sketch.testdata.ts';
import { drawFigure } from '../../figures/draw/draw-figure.ts';

const secant = drawFigure({
	kind: 'sketch',
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

const tangent = drawFigure({
	kind: 'sketch',
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

const inverse = drawFigure({
	kind: 'sketch',
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
	expect(issuesOf([PARABOLA, '$= 4$'], secant)).toEqual([]);
	expect(issuesOf([PARABOLA, 'The rate of change is $4$.'], tangent)).toEqual([]);
	expect(inverse.alt).toContain(
		'a logarithmic curve that rises from left to right. It also shows the dashed line y equals x',
	);
	expect(issuesOf(INVERSE, inverse)).toEqual([]);
});

test('says where a dashed line is tangent to a curve, or which of its points it goes through', () => {
	const touches =
		'a dashed line that rises from left to right and is tangent to the curve at the marked point (2, 0).';
	const goes =
		'a dashed line that rises from left to right through the marked points (1, negative 3) and (3, 5).';
	expect(tangent.alt.endsWith(touches)).toBe(true);
	expect(secant.alt.endsWith(goes)).toBe(true);
	for (const [figure, is, said] of [
		[tangent, 'rises', 'falls'],
		[tangent, 'and is tangent to the curve at', 'through'],
		[secant, 'rises', 'falls'],
		[secant, 'through the marked points', 'and is tangent to the curve at the marked points'],
	] as const) {
		const alt = figure.alt.replace(is, said);
		expect(alt).not.toBe(figure.alt);
		expect(issuesOf([PARABOLA, 'The rate of change is $4$.'], { ...figure, alt })).not.toEqual([]);
	}
	const steeper = drawFigure({
		kind: 'sketch',
		curves: [(x) => x * x - 4],
		points: [[2, 0]],
		slants: [
			[
				[2, 0],
				[3, 4.3],
			],
		],
		around: [[3, 5]],
	});
	expect(steeper.alt).toContain('through the marked point (2, 0).');
	expect(issuesOf([PARABOLA, 'The rate of change is about $4.3$.'], steeper)).toEqual([]);
	const alt = steeper.alt.replace('through', 'and is tangent to the curve at');
	expect(
		issuesOf([PARABOLA, 'The rate of change is about $4.3$.'], { ...steeper, alt }),
	).not.toEqual([]);
});

test('says that a straight graph lies on its secant', () => {
	const ends = [
		[1, 3],
		[3, 7],
	] as const;
	const straight = drawFigure({
		kind: 'sketch',
		curves: [(x) => 2 * x + 1],
		points: ends,
		slants: [ends],
	});
	expect(straight.alt).toContain('The graph lies on the dashed line.');
	expect(secant.alt).not.toContain('lies on');
	const lines = ['$f(x) = 2x + 1$', '$= 2$'];
	expect(issuesOf(lines, straight)).toEqual([]);
	const silent = straight.alt.replace(' The graph lies on the dashed line.', '');
	expect(issuesOf(lines, { ...straight, alt: silent })).not.toEqual([]);
});

test.each([
	['a tangent beside another slope', [PARABOLA, 'The rate of change is $5$.'], tangent],
	['a secant without its curve', ['$f(x) = x^{2} - 5$', '$= 4$'], secant],
	['the mirror where nothing is inverse', ['$y = 2^{x}$', '$y = \\log_{2}(x)$'], inverse],
])('rejects %s', (_what, lines, figure) => {
	expect(issuesOf(lines, figure).join()).toMatch(/no equation|do not name/);
});
