import { expect, test } from 'vitest';
import { createQuestion } from '../question.testdata.ts';
import { checkReplacedTerms } from './replaced-terms.ts';

const issuesOf = (...lines: string[]) =>
	checkReplacedTerms(
		createQuestion({ steps: lines.map((text) => ({ text, html: '', speech: '' })) }),
	);

test.each([
	['$-9 \\times (-7) - 3 \\times (-5)$', '$= 63 + 15$', '$= 64 + 14$'],
	['$2(-3)^{2} + 5(4) - 1$', '$= 18 + 20 - 1$', '$= 19 + 19 - 1$'],
	['$y = 2(3) + 4(5)$', '$y = 6 + 20$', '$y = 8 + 18$'],

	['$2x \\cdot 3x + 5 \\cdot 2x^{2}$', '$= 6x^{2} + 10x^{2}$', '$= 8x^{2} + 8x^{2}$'],
	[
		'$A = \\begin{bmatrix} 2(4) + 3(5) & 1 \\\\ 0 & 7 - 2(3) \\end{bmatrix}$',
		'$= \\begin{bmatrix} 8 + 15 & 1 \\\\ 0 & 7 - 6 \\end{bmatrix}$',
		'$= \\begin{bmatrix} 8 + 15 & 1 \\\\ 0 & 3 - 2 \\end{bmatrix}$',
	],
])('reads the terms below "%s" one by one', (above, right, wrong) => {
	expect(issuesOf(above, right)).toEqual([]);
	expect(issuesOf(above, wrong)).toHaveLength(1);
});

test.each([
	['$6\\frac{1}{6} - 1\\frac{3}{6}$', '$= 5\\frac{7}{6} - 1\\frac{3}{6}$'],
	['$2x^{2} - x - 3 = 2x^{2} - 3x + 2x - 3$', '$= x(2x - 3) + (2x - 3)$'],
	['$-4(-4) - 16 = 16 - 16 = 0$', '$3(-4) + 12 = -12 + 12 = 0$'],
	['$3 + 8 - 5$', '$= 11 - 5$'],
	['$-1 - 2 = -3$', '$1 - 4 = -3$'],
])('takes no other calculation for it: %s', (above, text) => {
	expect(issuesOf(above, text)).toEqual([]);
});
