import { expect, test } from 'vitest';
import { quotient, sum } from '../../math/expression.ts';
import { tex } from '../../math/tex.ts';
import { workedOut } from './rule-value.ts';

test.each([
	[quotient(12, sum(-5, 8)), ['= \\frac{12}{3}', '= 4']],
	[quotient(12, sum(-5, 6)), ['= 12']],
])('works out a quotient without one over 1', (shown, lines) => {
	expect(workedOut(shown).map(({ working }) => working && tex(working))).toEqual(lines);
});
