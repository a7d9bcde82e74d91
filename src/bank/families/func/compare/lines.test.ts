import { expect, test } from 'vitest';
import { proseText, say } from '../../../../math/prose.ts';
import { gapChoice } from './lines.ts';

const SUM = 'added the two slopes instead of subtracting them';

const GIVEN = { words: say`a line` };

/** Slopes p of f and q of g, with the wrong gap that adding them leads to. */
const draftFor = (p: number, q: number, isCrossed = false) =>
	gapChoice('slope', p, q, [Math.abs(p + q), SUM, isCrossed], [], [GIVEN, GIVEN], say`Which?`);

/** The wrong choices by their mistakes. */
function mistakesFor(p: number, q: number, isCrossed = false): Record<string, string> {
	const draft = draftFor(p, q, isCrossed);
	return Object.fromEntries(
		(draft?.answer.choices ?? []).flatMap(({ body, misconception }) =>
			misconception === undefined ? [] : [[misconception, proseText(body)]],
		),
	);
}

test.each([
	// The greater absolute value belongs to the other function only if its value is negative.
	[-5, 2, { absolute: '$f$ has the greater slope, by $3$' }],
	[2, -5, { absolute: '$g$ has the greater slope, by $3$' }],
	[-5, -2, { absolute: '$f$ has the greater slope, by $3$' }],
	[5, -2, { absolute: undefined }],
	[5, 2, { absolute: undefined }],
])('finds what comparing the absolute values of %d and %d leads to', (p, q, { absolute }) => {
	expect(mistakesFor(p, q)['compared the absolute values of the two slopes']).toBe(absolute);
});

test.each([
	[
		-5,
		2,
		{
			[SUM]: '$g$ has the greater slope, by $3$',
			'switched the functions': '$f$ has the greater slope, by $7$',
		},
	],
	[
		5,
		2,
		{
			[SUM]: '$f$ has the greater slope, by $7$',
			'switched the functions': '$g$ has the greater slope, by $3$',
		},
	],
	[
		-5,
		-2,
		{
			[SUM]: '$g$ has the greater slope, by $7$',
			[`switched the functions and ${SUM}`]: '$f$ has the greater slope, by $7$',
		},
	],
])('finds what the other mistakes lead to for %d and %d', (p, q, wrong) => {
	expect(mistakesFor(p, q)).toMatchObject(wrong);
});

test('names the other function alone where the mistake also makes it the greater one', () => {
	expect(mistakesFor(5, 2, true)).toEqual({
		[SUM]: '$g$ has the greater slope, by $7$',
		[`switched the functions and ${SUM}`]: '$f$ has the greater slope, by $7$',
		'switched the functions': '$g$ has the greater slope, by $3$',
	});
});

test.each([
	['the values are equal', 3, 3],
	['the values are opposite, so that the wrong gap is 0', 5, -5],
	['one value is 0, so that the wrong gap is right', 3, 0],
])('asks nothing if %s', (_what, p, q) => {
	expect(draftFor(p, q)).toBeUndefined();
});
