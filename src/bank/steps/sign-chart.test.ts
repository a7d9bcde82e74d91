import { expect, test } from 'vitest';
import { zeroAt } from '../../math/coefficients.ts';
import { proseText } from '../../math/prose.ts';
import { tex } from '../../math/tex.ts';
import { type Signed, signChartLines, solutionSet } from './sign-chart.ts';

const product = (lead: number, ...zeros: number[]): Signed => ({
	lead,
	above: zeros.map((zero) => zeroAt(zero)),
});

test.each([
	[product(1, -4, 1), '>', '(-\\infty, -4) \\cup (1, \\infty)'],
	[product(-1, -4, 1), '\\ge', '[-4, 1]'],
	[product(1, -1, 3, 3), '\\le', '(-\\infty, -1] \\cup \\{3\\}'],
	[product(1, -1, -1, 3), '\\le', '(-\\infty, 3]'],
	[product(1, -1, -1, 3), '<', '(-\\infty, -1) \\cup (-1, 3)'],
	[{ ...product(1, 2), below: [zeroAt(-1)] }, '\\ge', '(-\\infty, -1) \\cup [2, \\infty)'],
] as const)('finds the intervals of %j compared by %s', (of, sign, intervals) => {
	const set = solutionSet(of, sign);
	expect(set && tex(set)).toBe(intervals);
});

test('writes the opposite of a positive number without parentheses', () => {
	const lines = signChartLines({ ...product(-1, -4), below: [zeroAt(7)] }, '<');
	const tested = lines.map(({ body }) => proseText(body)).filter((text) => text.includes('test '));
	expect(tested.at(-1)).toContain('the value is $-12$, which is negative');
});
