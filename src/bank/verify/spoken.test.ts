import { expect, test } from 'vitest';
import { spokenOtherwise } from './spoken.ts';

test.each([
	['Find $1.5x^{2}$.', 'Find 1 point 5 x squared.'],
	['$12{,}000 + 3.\\overline{83}$', '12000 plus 3 point 83 repeating'],
	['It costs \\$2,200 at $\\frac{1}{2}$.', 'It costs $2,200 at one half.'],
])('hears nothing else in %s', (text, speech) => {
	expect(spokenOtherwise(text, speech)).toEqual([]);
});

test.each([
	['another number', 'Find $4x$.', 'Find 5 x.'],
	['a number too many', 'Find $x$.', 'Find 5 x.'],
	['another word', 'at least $4$ days', 'more than 4 days'],
	['words in another order', 'first $4$ then last', 'last 4 then first'],
])('hears %s', (_, text, speech) => {
	expect(spokenOtherwise(text, speech)).toHaveLength(1);
});
