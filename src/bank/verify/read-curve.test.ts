import { expect, test } from 'vitest';
import { graphFits, meetingsInWords } from './read-curve.ts';

const rule = (x: number) => 1 / ((x - 0.5) * (x + 2));
const words = (walls: string) =>
	`The graph passes through (0, negative 1) and (1, ${rule(1)}). It has vertical asymptotes at x equals ${walls}.`;

test('reads every vertical asymptote of a list', () => {
	expect(graphFits(words('negative 2 and 0.5'), rule)).toBe(true);
	expect(graphFits(words('negative 2, 0.5, and 3'), rule)).toBe(false);
	expect(graphFits(words('negative 2 and 1.5'), rule)).toBe(false);
	expect(graphFits(words('2 and 0.5'), rule)).toBe(false);
});

test('a curve that starts at a point has values on one side only', () => {
	const root = (x: number) => 2 * Math.sqrt(x - 1);
	const starting = (spot: string, way: string) =>
		`It starts at ${spot} and goes to the ${way}. It passes through (2, 2) and (5, 4).`;
	expect(graphFits(starting('(1, 0)', 'right'), root)).toBe(true);
	expect(graphFits(starting('(1, 0)', 'left'), root)).toBe(false);
	expect(graphFits(starting('(1, 1)', 'right'), root)).toBe(false);
	expect(graphFits(starting('(2, 2)', 'right'), root)).toBe(false);
});

test('reads each zero of a curve with what the curve does there', () => {
	const said =
		'On the left, the curve starts low and rises. From left to right, it crosses the x-axis at x equals negative 4 and x equals 2, then touches the x-axis and turns back at x equals 5. On the right, it rises.';
	expect(meetingsInWords(said)).toEqual([
		{ does: 'crosses the x-axis', zero: -4 },
		{ does: 'crosses the x-axis', zero: 2 },
		{ does: 'touches the x-axis and turns back', zero: 5 },
	]);
});
