import { expect, test } from 'vitest';
import { halfWidth } from './drawing.ts';
import { alongside, crosses, type Paper, settle } from './label-place.ts';

const paper = (lines: Paper['lines'] = []): Paper => ({
	width: 200,
	height: 100,
	lines,
	taken: [],
});

test('takes the first spot whose box meets no line', () => {
	const clear = settle(
		[
			[50, 50],
			[50, 20],
		],
		'10 ft',
		paper([
			[
				[0, 50],
				[200, 50],
			],
		]),
	);
	expect(clear).toEqual([50, 20]);
});

test('puts no text where another one is', () => {
	const page = paper();
	const spots = [
		[50, 50],
		[55, 50],
		[120, 50],
	] as const;
	expect(settle(spots, '10 ft', page)).toEqual([50, 50]);
	expect(settle(spots, '7 m', page)).toEqual([120, 50]);
});

test('takes the spot that touches least where none is clear', () => {
	const lines = [
		[
			[0, 50],
			[200, 50],
		],
		[
			[0, 20],
			[52, 20],
		],
	] as const;
	const spots = [
		[50, 50],
		[50, 20],
	] as const;
	expect(settle(spots, '10 ft', paper(lines))).toEqual([50, 20]);
});

test('stays on the paper', () => {
	expect(
		settle(
			[
				[2, 50],
				[30, 50],
			],
			'10 ft',
			paper(),
		),
	).toEqual([30, 50]);
});

test('tries the middle of a segment first and keeps the box off the line', () => {
	const side = [
		[20, 50],
		[120, 50],
	] as const;
	const [first] = [...alongside(side, [0, -1], '10 ft')];
	expect(first?.[0]).toBe(70);
	expect(first?.[1]).toBeLessThan(50 - 8);
	expect(crosses([first ?? [0, 0], [70, 0]], side)).toBe(false);
	expect(halfWidth('10 ft')).toBeGreaterThan(halfWidth('7'));
});
