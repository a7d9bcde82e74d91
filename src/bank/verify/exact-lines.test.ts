import { expect, test } from 'vitest';
import { checkExactness } from './exact-lines.ts';
import { createQuestion } from './question.testdata.ts';

const issuesOf = (prompt: string, ...lines: string[]) =>
	checkExactness(
		createQuestion({
			question: prompt,
			steps: lines.map((text) => ({ text, html: '', speech: '' })),
		}),
	);

const ROUNDED = 'Solve. Round to two decimal places.';
const FORMULA = '$n = \\frac{9 \\pm \\sqrt{209}}{-8}$';

// Lines with a letter were not compared: $n = -2.93$ passed below a rounded line, and $x \approx 5$ anywhere.
test.each([
	['a value that was rounded', ROUNDED, [FORMULA, '$n \\approx -2.93$', '$n = -2.93$']],
	['a root that was rounded', ROUNDED, [FORMULA, '$n = \\frac{9 + 14.4568}{-8} \\approx -2.93$']],
	['a rounded value', ROUNDED, ['$P = \\frac{500}{7}$', 'So $P = 71.43$.']],
	[
		'an angle below its inverse sine',
		ROUNDED,
		[
			'$B = \\tan^{-1}\\left(\\frac{30}{7}\\right)$',
			'$B = 77^{\\circ}$',
			'It is about $77^{\\circ}$.',
		],
	],
	[
		'what a rounded angle leads to',
		ROUNDED,
		['$B \\approx 76.9^{\\circ}$', '$A = 90^{\\circ} - 76.9^{\\circ}$'],
	],
	['what a rounded value leads to', ROUNDED, ['$1 + i \\approx 1.035$', '$i = 0.035$']],
	['a decimal that almost solves the equation', ROUNDED, ['$2^{x} = -x^{2} + 5$', '$x = -2.19$']],
	[
		'a calculation with 22/7',
		'Use $\\frac{22}{7}$ for $\\pi$.',
		['$V = \\frac{22}{7}(7^{2})(18)$'],
	],
])('finds "=" in %s', (_, prompt, lines) => {
	expect(issuesOf(prompt, ...lines)).not.toEqual([]);
});

test.each([
	['a record in which nothing is rounded', 'Solve $2x = 10$.', ['$x \\approx 5$']],
	[
		'a side above every rounded line',
		ROUNDED,
		['$4x^{2} + 9x = 8$', '$4x^{2} + 9x - 8 \\approx 0$', FORMULA],
	],
	['a given value', ROUNDED, ['$A = P(1 + i)^{n}$', '$i \\approx 0.06$']],
	['an exact root', ROUNDED, ['$2x = 9$', '$x \\approx 4.5$']],
	['a value that is exact on the line above', ROUNDED, ['$y = \\frac{9}{2}$', '$y \\approx 4.5$']],
	['an exact value that continues', ROUNDED, ['$8 \\div 2$', '$\\approx 4$']],
])('finds "≈" before %s', (_, prompt, lines) => {
	expect(issuesOf(prompt, ...lines)).not.toEqual([]);
});

test.each([
	[
		'rounded values',
		ROUNDED,
		[FORMULA, '$n \\approx \\frac{9 + 14.4568}{-8} \\approx -2.93$', '$n \\approx -2.93$'],
	],
	['a value that is tried', ROUNDED, ['$x = 2.5$', 'When $x = 2.501$, it is about $3.1$.']],
	[
		'a letter that stands for another plan',
		ROUNDED,
		['$i = \\frac{0.05}{2} = 0.025$', '$i = \\frac{0.06}{2} = 0.03$'],
	],
	[
		'a calculation with a rounded number',
		ROUNDED,
		['$\\sqrt{111} \\approx 10.5$', '$5 + \\sqrt{111} \\approx 5 + 10.5$', '$= 15.5$'],
	],
	['an exact solution', 'Solve $2x = 10$.', ['$2x = 10$', '$x = 5$']],
])('finds nothing in %s', (_, prompt, lines) => {
	expect(issuesOf(prompt, ...lines)).toEqual([]);
});
