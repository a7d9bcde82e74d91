import { expect, test } from 'vitest';
import { halfPlaneIn, lineIn } from './drawing.ts';

const window = { left: -6, right: 6, bottom: -6, top: 6 };

test.each([
	['a steep line', [0, 1], [1, 4], [-7 / 3, -6], [5 / 3, 6]],
	['a level line', [0, 2], [1, 2], [-6, 2], [6, 2]],
	['an upright line', [3, 0], [3, 1], [3, -6], [3, 6]],
] as const)('cuts %s to the window', (_, from, to, start, end) => {
	const found = lineIn(window, [from, to])?.flat() ?? [];
	expect(found).toHaveLength(4);
	[...start, ...end].forEach((value, at) => expect(found[at]).toBeCloseTo(value));
});

test('draws nothing for a line outside the window', () => {
	expect(
		lineIn(window, [
			[0, 7],
			[1, 7],
		]),
	).toBeUndefined();
});

test('shades the side on which the given spot lies', () => {
	const above = halfPlaneIn(
		window,
		[
			[0, 2],
			[1, 2],
		],
		[0, 3],
	);
	expect(above).toEqual([
		[6, 2],
		[6, 6],
		[-6, 6],
		[-6, 2],
	]);
});
