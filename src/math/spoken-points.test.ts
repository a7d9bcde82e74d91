import { expect, test } from 'vitest';
import { withPointsSaid } from './spoken-points.ts';

test.each([
	['The marked point is (0, 2).', 'The marked point is 0, 2.'],
	[
		'The marked points are (0, negative 2.5), (3, one half), and (4, 25 over 3).',
		'The marked points are 0, negative 2.5; 3, one half; and 4, 25 over 3.',
	],
	['It passes through (0, 3) and (1, 2).', 'It passes through the points 0, 3; and 1, 2.'],
	[
		'It starts at (pi, 0) and rises to (2 pi, 1).',
		'It starts at the point pi, 0 and rises to the point 2 pi, 1.',
	],
	[
		'The marked point (4.75, 381) is the highest point.',
		'The marked point 4.75, 381, is the highest point.',
	],
	['It has its highest point at (3 pi over 2, 1).', 'It has its highest point at 3 pi over 2, 1.'],
	['A table. t (hours): 0, 1, 2.', 'A table. t (hours): 0, 1, 2.'],
])('says the points in %j', (written, said) => {
	expect(withPointsSaid(written)).toBe(said);
});
