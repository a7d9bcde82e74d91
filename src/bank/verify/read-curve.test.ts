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

const spots = 'It passes through (negative 1, 0) and (2, 0).';
const vertexes = {
	bent: (x: number) => Math.abs(x - 0.5) - 1.5,
	curved: (x: number) => (x + 1) * (x - 2),
};

test.each([
	['is a parabola', vertexes.curved, vertexes.bent],
	['is V-shaped', vertexes.bent, vertexes.curved],
])('a graph that %s has this shape', (shape, right, wrong) => {
	expect(graphFits(`It ${shape}. ${spots}`, right)).toBe(true);
	expect(graphFits(`It ${shape}. ${spots}`, wrong)).toBe(false);
});

test('a curve runs as it is said to run, and is steepest where it is said to be', () => {
	const said =
		'It rises from left to right and is steepest at (0, 0). It passes through (0, 0) and (1, 1).';
	expect(graphFits(said, Math.cbrt)).toBe(true);
	expect(graphFits(said.replace('rises', 'falls'), Math.cbrt)).toBe(false);
	expect(graphFits(said.replace('(0, 0)', '(1, 1)'), Math.cbrt)).toBe(false);
	expect(graphFits(said, (x) => x)).toBe(false);
	expect(graphFits(said, (x) => x * x)).toBe(false);
	expect(graphFits(said, (x) => x ** 3)).toBe(false);
});

test('rounded heights are as close as their digits say, and only equal heights sound equal', () => {
	const power = (x: number) => 2 ** x / 10;
	const said = (...heights: string[]) =>
		`It passes close to (1, ${heights[0]}) and (0.3, ${heights[1]}).`;
	expect(graphFits(said('0.2', '0.12'), power)).toBe(true);
	expect(graphFits(said('0.2', '0.11'), power)).toBe(false);
	expect(graphFits('It passes close to (0, 0.1) and (0.3, 0.1).', power)).toBe(false);
	expect(
		graphFits(
			'It passes through (four thirds, negative four thirds) and (2, negative 2).',
			(x) => -x,
		),
	).toBe(true);
	expect(
		graphFits(
			'It passes through (four thirds, negative two thirds) and (2, negative 2).',
			(x) => -x,
		),
	).toBe(false);
});

test('a curve touches and flattens where its words say so, and its ends go where they say', () => {
	const quintic = (x: number) => (x - 1) ** 2 * (x + 2) ** 3;
	const said =
		'It touches the x-axis and turns back at x equals 1. It flattens as it crosses the x-axis at x equals negative 2. The left end goes down, and the right end goes up. It passes through (negative 2, 0) and (1, 0).';
	expect(graphFits(said, quintic)).toBe(true);
	expect(graphFits(said, (x) => -quintic(x))).toBe(false);
	expect(graphFits(said, (x) => (x - 1) ** 2 * (x + 2))).toBe(false);
	expect(graphFits(said, (x) => (x - 1) * (x + 2) ** 3)).toBe(false);
	expect(graphFits(said, (x) => (x - 1) ** 3 * (x + 2) ** 2)).toBe(false);
});

test('both ends of a graph go where they are said to go', () => {
	const said = 'It passes through (negative 1, 0) and (2, 0). Both ends go up.';
	expect(graphFits(said, vertexes.curved)).toBe(true);
	expect(graphFits(said, (x) => -vertexes.curved(x))).toBe(false);
	expect(graphFits(said, (x) => (x + 1) * (x - 2) ** 2)).toBe(false);
});
