import { expect, test } from 'vitest';
import { withPointsInPairs } from './number-in-words.ts';

test.each([
	['The marked point is 0, 2.', 'The marked point is (0, 2).'],
	[
		'The marked points are 0, negative 2.5; 3, one half; and 4, 25 over 3.',
		'The marked points are (0, negative 2.5), (3, one half), and (4, 25 over 3).',
	],
	['It passes through the points 0, 3; and 1, 2.', 'It passes through (0, 3) and (1, 2).'],
	['It rises to the point 2 pi, 1.', 'It rises to (2 pi, 1).'],
	['Its highest point at 3 pi over 2, 1.', 'Its highest point at (3 pi over 2, 1).'],
	['The dots are at 1, 25, and 3.', 'The dots are at 1, 25, and 3.'],
	['There are points at 1, 25, 3.', 'There are points at 1, 25, 3.'],
])('reads %j back', (said, written) => {
	expect(withPointsInPairs(said)).toBe(written);
});
