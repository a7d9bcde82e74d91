import { expect, test } from 'vitest';
import { hasFlatCorner, type Spot } from './polygons.ts';

const A: Spot = [4, -6];

test.each<[name: string, isFlat: boolean, corners: readonly Spot[]]>([
	['a kite', false, [A, [6, -2], [4, 0], [2, -2]]],
	[
		'a vertex twice',
		true,
		[
			[-5, 3],
			[3, 3],
			[-1, 5],
			[-1, 5],
		],
	],
	['three on a line', true, [A, [2, -8], [2, -6], [2, -10]]],
])('%s', (_, isFlat, corners) => {
	expect(hasFlatCorner(corners)).toBe(isFlat);
});
