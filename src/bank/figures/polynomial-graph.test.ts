import { expect, test } from 'vitest';
import { expanded, withZeros } from '../../math/coefficients.ts';
import { isReadable, polynomialGraph } from './polynomial-graph.ts';
import { drawFigure } from './draw/draw-figure.ts';

test('says how the curve meets both axes and where it goes', () => {
	const rule = expanded(withZeros(-2, -3, 1, 1));
	const { alt } = drawFigure(
		polynomialGraph(rule, [
			{ zero: -3, times: 1 },
			{ zero: 1, times: 2 },
		]),
	);
	expect(alt).toContain(
		'On the left, the curve starts high and falls. From left to right, it crosses the x-axis at x equals negative 3, then touches the x-axis and turns back at x equals 1. On the right, it falls. It meets the y-axis at y equals negative 6.',
	);
});

test('stays under three kilobytes', () => {
	const rule = expanded(withZeros(3, -6, -2, 5));
	const meetings = [-6, -2, 5].map((zero) => ({ zero, times: 1 }));
	expect(drawFigure(polynomialGraph(rule, meetings)).svg.length).toBeLessThan(3000);
});

test('tells curves apart whose bends can be seen from those too flat', () => {
	const at = (...zeros: number[]) => zeros.map((zero) => ({ zero, times: 1 }));
	expect(isReadable(expanded(withZeros(1, -3, 0, 4)), at(-3, 0, 4))).toBe(true);
	expect(isReadable(expanded(withZeros(1, -5, 4, 5)), at(-5, 4, 5))).toBe(false);
});
