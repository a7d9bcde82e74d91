import { expect, test } from 'vitest';
import { proseText, say } from '../../../../math/prose.ts';
import { gapChoice } from './lines.ts';

const SUM = 'added the two slopes instead of subtracting';

/** The wrong choices for slopes p of f and q of g, by their mistakes. */
function mistakesFor(p: number, q: number): Record<string, string> {
	const given = { words: say`a line` };
	const draft = gapChoice('slope', p, q, [Math.abs(p + q), SUM], [], [given, given], say`Which?`);
	return Object.fromEntries(
		(draft?.answer.choices ?? []).flatMap(({ body, misconception }) =>
			misconception === undefined ? [] : [[misconception, proseText(body)]],
		),
	);
}

test.each([
	// The greater absolute value belongs to the other function only if its value is negative.
	[-5, 2, { absolute: '$f$, by $3$' }],
	[2, -5, { absolute: '$g$, by $3$' }],
	[-5, -2, { absolute: '$f$, by $3$' }],
	[5, -2, {}],
	[5, 2, {}],
])('finds what comparing the absolute values of %d and %d leads to', (p, q, { absolute }) => {
	expect(mistakesFor(p, q)['compared the absolute values of the two numbers']).toBe(absolute);
});

test.each([
	[-5, 2, { [SUM]: '$g$, by $3$', 'switched the functions': '$f$, by $7$' }],
	[5, 2, { [SUM]: '$f$, by $7$', 'switched the functions': '$g$, by $3$' }],
	[-5, -2, { [SUM]: '$g$, by $7$', [`switched the functions and ${SUM}`]: '$f$, by $7$' }],
])('finds what the other mistakes lead to for %d and %d', (p, q, wrong) => {
	expect(mistakesFor(p, q)).toMatchObject(wrong);
});
