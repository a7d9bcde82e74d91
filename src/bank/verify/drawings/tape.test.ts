import { expect, test } from 'vitest';
import { drawn, isDrawn, issuesOf } from './drawn-line.testdata.ts';

const shared = drawn({
	kind: 'tape diagram',
	rows: [2, 5, 1].map((boxes) => ({ boxes })),
	each: 11,
	total: 88,
});
const SHARED = ['They share $88$ in the ratio $2 : 5 : 1$.', '$\\frac{88}{8} = 11$'] as const;

const part = drawn({ kind: 'tape diagram', rows: [{ boxes: 8 }], shaded: 5, each: 3, total: 24 });
const PART = ['Of $24$, $\\frac{5}{8}$ are red.', '$24 \\div 8 = 3$'] as const;

const divided = drawn({ kind: 'tape diagram', rows: [{ boxes: 6 }, { boxes: 7 }], each: 3 });
const DIVIDED = ['$18 : 21$', '$18 \\div 3 = 6$ and $21 \\div 3 = 7$'] as const;

const named = drawn({
	kind: 'tape diagram',
	rows: [
		{ boxes: 6, name: 'juice' },
		{ boxes: 1, name: 'the whole punch' },
	],
	each: 3,
});

const three = drawn({
	kind: 'tape diagram',
	rows: [
		{ boxes: 2, name: 'milk' },
		{ boxes: 3, name: 'water' },
		{ boxes: 4, name: 'cocoa' },
	],
	each: 5,
});

test('names the rows, in the order of the ratio that is asked for', () => {
	expect(named.alt).toBe(
		'A tape diagram with a row of 6 boxes for juice and a row of 1 box for the whole punch. Each box stands for 3.',
	);
	const lines = (ask: string) =>
		issuesOf(`${ask}, $18 : 3$`, '$18 \\div 3 = 6$ and $3 \\div 3 = 1$', named);
	expect(lines('the ratio of juice to the whole punch')).toEqual([]);
	expect(lines('the ratio of the whole punch to juice').join()).toMatch(
		/ask for no ratio of juice/,
	);
});

test('takes every name of three rows from the ratio', () => {
	const lines = (ask: string) =>
		issuesOf(`${ask}, $10 : 15 : 20$`, 'Divide by $5$: $2 : 3 : 4$', three);
	expect(lines('the ratio of milk to water to cocoa')).toEqual([]);
	expect(lines('the ratio of milk to water to sugar').join()).toMatch(/milk to water to cocoa/);
});

test('draws no name that is wider than the drawing', () => {
	const isDrawnFor = (name: string) =>
		isDrawn({
			kind: 'tape diagram',
			rows: [
				{ boxes: 2, name },
				{ boxes: 3, name: 'water' },
			],
			each: 5,
		});
	expect(isDrawnFor('milk')).toBe(true);
	expect(isDrawnFor('milk '.repeat(12))).toBe(false);
});

test('says rows, boxes and what they stand for', () => {
	expect(shared.alt).toBe(
		'A tape diagram with rows of 2, 5, and 1 equal boxes. Each box stands for 11. All the boxes together stand for 88.',
	);
	expect(part.alt).toContain('with 8 equal boxes');
	expect(part.alt).toContain('5 of the boxes are shaded.');
});

test('proves boxes that the lines count', () => {
	expect(issuesOf(...SHARED, shared)).toEqual([]);
	expect(issuesOf(...PART, part)).toEqual([]);
	expect(issuesOf(...DIVIDED, divided)).toEqual([]);
});

test.each([
	[SHARED[0].replace('5', '4'), SHARED[1], shared, /do not name 5|ratio of the rows/],
	[SHARED[0].replaceAll('88', '96'), '$\\frac{96}{8} = 11$', shared, /do not name 88/],
	[PART[0].replace('{5}', '{3}'), PART[1], part, /5 of 8 parts/],
	['$18 : 24$', DIVIDED[1], divided, /ratio of the rows/],
])('rejects the boxes beside "%s"', (prompt, text, figure, reason) => {
	expect(issuesOf(prompt, text, figure).join()).toMatch(reason);
});

test.each([
	['a box wider than the others', /M106.5 12v26/, 'M112 12v26'],
	['a wall too few', /M106.5 12v26/, ''],
	['another number in a box', '>3<', '>4<'],
	['another whole', '>24<', '>25<'],
	['shading over half a box', /h157\.5v26h-157\.5z" fill/, 'h140v26h-140z" fill'],
	['other boxes shaded', /M12 12(h157)/, 'M43.5 12$1'],
])('detects %s in the drawing', (_what, was, is) => {
	const svg = part.svg.replace(was, is);
	expect(svg).not.toBe(part.svg);
	expect(issuesOf(...PART, { ...part, svg })).toHaveLength(1);
});
