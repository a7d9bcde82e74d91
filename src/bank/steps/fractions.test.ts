import Fraction from 'fraction.js';
import { expect, test } from 'vitest';
import { proseText } from '../../math/prose.ts';
import { termLines } from './fractions.ts';

const linesOf = (...terms: (number | string)[]) =>
	termLines(terms.map((term) => new Fraction(term))).map(({ body, why }) => [proseText(body), why]);

test.each([
	[
		'whole numbers',
		[8, -5],
		[
			['$= 8 - 5$', 'evaluate each term'],
			['$= 3$', 'subtract'],
		],
	],
	[
		'fractions over one denominator whose sum has the same one',
		['1/3', '-2/3'],
		[
			['$= \\frac{1}{3} - \\frac{2}{3}$', 'evaluate each term'],
			['$= -\\frac{1}{3}$', 'subtract'],
		],
	],
	[
		'fractions whose sum has a lesser denominator',
		['-1/4', '3/4'],
		[
			['$= -\\frac{1}{4} + \\frac{3}{4}$', 'evaluate each term'],
			['$= \\frac{1}{2}$', 'add, and simplify'],
		],
	],
	[
		'fractions whose sum is 0',
		['1/2', '-3/2', 1],
		[
			['$= \\frac{1}{2} - \\frac{3}{2} + 1$', 'evaluate each term'],
			[
				'$= \\frac{1}{2} - \\frac{3}{2} + \\frac{2}{2}$',
				'write each term with the least common denominator, 2',
			],
			['$= 0$', 'add and subtract, and simplify'],
		],
	],
])('adds %s', (_what, terms, lines) => {
	expect(linesOf(...terms)).toEqual(lines);
});
