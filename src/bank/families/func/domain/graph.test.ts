import { expect, test } from 'vitest';
import { visibleRange } from './graph.ts';
import { squareAxes } from '../../../figures/axes.ts';

test('a steep ray leaves the picture through its top', () => {
	const ray = [
		[0, 0],
		[40, 80],
	] as const;
	expect(visibleRange(ray, squareAxes(8), 0)).toEqual([0, 4]);
	expect(visibleRange(ray, squareAxes(8), 1)).toEqual([0, 8]);
});
