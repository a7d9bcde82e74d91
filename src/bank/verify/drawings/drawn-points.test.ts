import { expect, test } from 'vitest';
import { issuesOf } from './sketch.testdata.ts';
import { drawFigure } from '../../figures/draw/draw-figure.ts';

test.each<[string, (x: number) => number, string, readonly (readonly [number, number])[]]>([
	[
		' The marked point (1, negative 4) is the lowest point of the parabola.',
		(x) => (x - 1) ** 2 - 4,
		'(x - 1)^{2} - 4',
		[[1, -4]],
	],
	[
		' The marked points are (1, negative 4) and (3, 0). The parabola has its lowest point at (1, negative 4).',
		(x) => (x - 1) ** 2 - 4,
		'(x - 1)^{2} - 4',
		[
			[1, -4],
			[3, 0],
		],
	],
	[
		' The marked point (2, 3) is the highest point of the graph.',
		(x) => 3 - Math.abs(x - 2),
		'3 - \\left|x - 2\\right|',
		[[2, 3]],
	],
	[
		' The wave has a highest point at (1, 2) and a lowest point at (3, negative 2).',
		(x) => 2 * Math.sin((x * Math.PI) / 2),
		'2\\sin(\\frac{\\pi}{2}x)',
		[
			[1, 2],
			[3, -2],
			[4, 0],
		],
	],
	[
		' The marked point is (1, negative 2), where the curve turns from falling to rising.',
		(x) => x ** 3 - 3 * x,
		'x^{3} - 3x',
		[[1, -2]],
	],
	[
		' The curve turns from rising to falling at (negative 1, 2) and from falling to rising at (1, negative 2).',
		(x) => x ** 3 - 3 * x,
		'x^{3} - 3x',
		[
			[-1, 2],
			[1, -2],
			[2, 2],
		],
	],
])('says where a curve turns:%s', (words, curve, tex, points) => {
	const figure = drawFigure({ kind: 'sketch', curves: [curve], points, around: [[4, 4]] });
	expect(figure.alt).toContain(words);
	const lines = [`$y = ${tex}$`];
	expect(issuesOf(lines, figure)).toEqual([]);
	const swapped: Record<string, string> = {
		lowest: 'highest',
		highest: 'lowest',
		rising: 'falling',
		falling: 'rising',
	};
	const alt = figure.alt.replaceAll(
		/lowest|highest|rising|falling/g,
		(word) => swapped[word] ?? '',
	);
	expect(issuesOf(lines, { ...figure, alt }).join()).toMatch(/it shows/);
	const silent = figure.alt.replace(words, '');
	expect(issuesOf(lines, { ...figure, alt: silent })).not.toEqual([]);
});

test('says nothing of a turn beside which the marked point lies', () => {
	const focus = drawFigure({
		kind: 'sketch',
		curves: [(x) => x * x],
		points: [[0, 1]],
		around: [[3, 4]],
	});
	expect(focus.alt).not.toContain('lowest');
	expect(issuesOf(['$y = x^{2}$', 'The focus is $(0, 1)$.'], focus)).toEqual([]);
});

test('refuses two dots with their labels exchanged', () => {
	const drawn = drawFigure({
		kind: 'sketch',
		curves: [(x) => x + 1],
		points: [
			[-3, -2],
			[2, 3],
		],
	});
	const lines = ['$y = x + 1$', 'It passes through $(-3, -2)$ and $(2, 3)$.'];
	expect(issuesOf(lines, drawn)).toEqual([]);
	const swapped = drawn.svg
		.replace('>(2, 3)<', '>#<')
		.replace('>(−3, −2)<', '>(2, 3)<')
		.replace('>#<', '>(−3, −2)<');
	expect(swapped).not.toBe(drawn.svg);
	expect(issuesOf(lines, drawn, swapped).join()).toContain('is at another dot');
});
