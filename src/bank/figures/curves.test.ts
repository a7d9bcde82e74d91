import { expect, test } from 'vitest';
import { graphFits } from '../verify/read-curve.ts';
import { inWords, oneCurve } from './curves.ts';
import { squareAxes } from './axes.ts';
import { drawFigure } from './draw/draw-figure.ts';

test('a description states points, asymptotes and dots of a curve', () => {
	const words = inWords({ at: (x) => 1 / x, walls: [0], level: 0, keys: [1, -1] }, squareAxes(6));
	expect(words).toContain('(negative 1, negative 1)');
	expect(words).toContain('vertical asymptote at x equals 0');
	expect(words).toContain('horizontal asymptote at y equals 0');
});

test('a description adds points at halves where a bent curve soon leaves the window', () => {
	const at = (x: number) => (x < 0 ? Number.NaN : -3 * Math.sqrt(x) - 2);
	expect(inWords({ at, breaks: [0], keys: [0, 1] }, squareAxes(6))).toBe(
		'It starts at (0, negative 2) and goes to the right. It passes through (1, negative 5). It passes close to (0.5, negative 4.1).',
	);
	expect(inWords({ at: (x) => 5 * x - 2, keys: [0, 1] }, squareAxes(6))).toBe(
		'It is a straight line. It passes through (0, negative 2) and (1, 3).',
	);
});

test('a description names a point of each straight part', () => {
	const at = (x: number) => (x < -3 ? -9 * x - 31 : 1);
	const jump = [
		{ at: [-3, -4], hollow: true },
		{ at: [-3, 1], hollow: false },
	] as const;
	expect(
		inWords(
			{ at, jump, breaks: [-3] },
			{ ...squareAxes(6), y: { ...squareAxes(6).y, from: -6, to: 2 } },
		),
	).toContain('(negative 3.5, 0.5)');
});

test('a description lists all vertical asymptotes in one sentence', () => {
	const words = inWords({ at: (x) => 1 / (x * x - 4), walls: [-2, 2] }, squareAxes(6));
	expect(words).toContain('It has vertical asymptotes at x equals negative 2 and 2.');
});

test('a description names where branches turn, and a reader checks it', () => {
	const at = (x: number) => 4 / (x * x - 4);
	const words = inWords({ at, walls: [-2, 2], keys: [0] }, squareAxes(6));
	expect(words).toContain('A branch that opens downward has its highest point at (0, negative 1).');
	expect(graphFits(words, at)).toBe(true);
	expect(graphFits(words.replace('highest', 'lowest'), at)).toBe(false);
});

test('a description names the only turn of a curve with an asymptote, and a reader checks it', () => {
	const at = (x: number) => 1 / (7 * x * x + 7);
	const words = inWords({ at, level: 0, keys: [0, 1, -1] }, squareAxes(6));
	expect(words).toContain('It has its highest point close to (0, 0.14).');
	expect(graphFits(words, at)).toBe(true);
	expect(graphFits(words, (x) => at(x - 0.1))).toBe(false);
	expect(graphFits(words.replace('highest', 'lowest'), at)).toBe(false);
	expect(graphFits(words.replace('close to (0, 0.14)', 'at (0, 0.14)'), at)).toBe(false);
});

test('a description names the starting point of a curve and where it goes from there', () => {
	const words = inWords({ at: (x) => Math.sqrt(-x), breaks: [0], keys: [0, -1] }, squareAxes(6));
	expect(words).toContain('It starts at (0, 0) and goes to the left. It passes through');
});

test('places on an axis of angles are stated as parts of pi', () => {
	const x = { from: -1, to: 2, grid: 0.5, numbersEvery: 1, unit: 'π' } as const;
	const words = inWords(
		{ at: (turn) => Math.sin(turn * Math.PI), keys: [0.5, -0.5] },
		{ ...squareAxes(6), x },
	);
	expect(words).toContain('(pi over 2, 1)');
	expect(words).toContain('(negative pi over 2, negative 1)');
});

/** The unbroken strokes of the curve itself. */
const strokesOf = (svg: string): string[] =>
	[...svg.matchAll(/<path d="([^"]*)" stroke="[^"]*" stroke-width="2" fill="none"\/>/g)].flatMap(
		([, path = '']) => path.split('M').slice(1),
	);

test('a curve is broken at its asymptotes, given or not, and they are drawn', () => {
	const at = (x: number) => 1 / (2 * x * x + 8 * x + 2);
	const { svg } = drawFigure(oneCurve({ at, level: 0 }, squareAxes(6)));
	expect(strokesOf(svg)).toHaveLength(3);
	expect(/<path d="([^"]*)" [^>]*stroke-dasharray/.exec(svg)?.[1]?.match(/M/g)).toHaveLength(3);
	const given = drawFigure(oneCurve({ at: (x) => 1 / x, walls: [0], level: 0 }, squareAxes(6)));
	expect(strokesOf(given.svg)).toHaveLength(2);
});

test('heights are stated exactly where hundredths or thirds suffice, and different heights in different words', () => {
	expect(inWords({ at: (x) => x / 4 + 4 }, squareAxes(6))).toContain('(1, 4.25)');
	expect(inWords({ at: (x) => (4 * x) / 3 + 1 }, squareAxes(6))).toContain(
		'(negative 1, negative one third), (0, 1), (1, seven thirds)',
	);
	const steep = { at: (x: number) => 1 / (x + 7.1), keys: [0, 1] };
	expect(inWords(steep, squareAxes(6))).toContain('(0, 0.14), (1, 0.12)');
	expect(inWords({ at: Math.log, keys: [4 / 3] }, squareAxes(6))).toContain('(four thirds, 0.3)');
});
