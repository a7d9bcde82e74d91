import Fraction from 'fraction.js';
import { expect, test } from 'vitest';
import { proseText } from '../../math/prose.ts';
import { valueLines } from './foot.ts';

const linesOf = (slope: string, x: string, b: number) =>
	valueLines(new Fraction(slope), new Fraction(x), b).map(({ body, why }) => [
		proseText(body),
		why,
	]);

test.each([
	['2', '-3', 0, [['$y = -6$', 'multiply']]],
	['1', '-3', 0, [['$y = -3$', 'simplify']]],
	['-1', '-3', 0, [['$y = 3$', 'the opposite of a negative number is positive']]],
	['2', '-3', 6, [['$y = 0$', 'multiply, then add']]],
	['2', '0', -6, [['$y = -6$', 'multiply, then subtract']]],
	['1', '-3', 6, [['$y = 3$', 'add']]],
	['-1', '3', -6, [['$y = -9$', 'subtract']]],
	[
		'-1',
		'-3',
		-6,
		[
			['$y = 3 - 6$', 'the opposite of a negative number is positive'],
			['$y = -3$', 'subtract'],
		],
	],
])('the line for %s times %s plus %s', (slope, x, b, lines) => {
	expect(linesOf(slope, x, b)).toEqual(lines);
});

test.each([
	['3', '1/2', 2, 'multiply'],
	['1', '1/2', -6, 'write 6 as 12/2'],
	['-1', '-1/2', 6, 'the opposite of a negative number is positive'],
])('the first line for %s times %s plus %s does one thing', (slope, x, b, why) => {
	expect(linesOf(slope, x, b)[0]?.[1]).toBe(why);
});
