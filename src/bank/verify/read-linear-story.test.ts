import { expect, test } from 'vitest';
import { exchangedKinds } from './read-linear-story.ts';

const BOXES =
	'A box takes up 17 cubic feet and a crate takes up 5 cubic feet. The boxes and crates can take up at most 350 cubic feet. Which inequality models this situation for ';
const PIES = 'A class sells pies for \\$15 each and cakes for \\$8 each. Which ordered pair ';

test.each([
	[`${BOXES}$x$ boxes and $y$ crates?`, `${BOXES}$y$ boxes and $x$ crates?`],
	[`${BOXES}$x$ boxes and $y$ crates?`, `${BOXES}$x$ crates and $y$ boxes?`],
	[`${PIES}(pies, cakes) meets both conditions?`, `${PIES}(cakes, pies) meets both conditions?`],
	[
		`${PIES}$(x, y)$, for $x$ pies and $y$ cakes, stays within this limit?`,
		`${PIES}$(x, y)$, for $y$ pies and $x$ cakes, stays within this limit?`,
	],
])('accepts "%s", but not "%s"', (right, wrong) => {
	expect(exchangedKinds(right)).toEqual([]);
	expect(exchangedKinds(wrong)).toHaveLength(1);
});
