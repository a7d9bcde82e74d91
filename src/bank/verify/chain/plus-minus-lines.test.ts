import { expect, test } from 'vitest';
import { createQuestion } from '../question.testdata.ts';
import { checkPlusMinusLines } from './plus-minus-lines.ts';

type Line = readonly [text: string, why?: string];

const LINES: readonly Line[] = [
	['$-5t^{2} + 39t + 7 = 0$', 'subtract 8 from both sides'],
	['$5t^{2} - 39t - 7 = 0$', 'multiply both sides by −1'],
	['The quadratic formula is $t = \\frac{-b \\pm \\sqrt{b^{2} - 4ac}}{2a}$.'],
	['$a = 5$, $b = -39$, and $c = -7$', 'identify the coefficients'],
	['$t = \\frac{-(-39) \\pm \\sqrt{(-39)^{2} - 4(5)(-7)}}{2(5)}$', 'substitute the coefficients'],
	['$t = \\frac{39 \\pm \\sqrt{1521 + 140}}{10}$', 'evaluate the power and the products'],
	['$t = \\frac{39 \\pm \\sqrt{1661}}{10}$', 'add under the radical'],
	['$\\sqrt{1661} \\approx 40.755$', 'keep extra decimal places until the end'],
	['$t \\approx \\frac{39 - 40.755}{10} \\approx -0.2$', 'use the minus sign of ±'],
	['$t \\approx \\frac{39 + 40.755}{10} \\approx 8.0$', 'use the plus sign of ±'],
];

const issuesOf = (lines: readonly Line[], question = 'Find the time.'): string[] =>
	checkPlusMinusLines(
		createQuestion({
			question,
			steps: lines.map(([text, why]) => ({ text, html: '', speech: '', why })),
		}),
	);

test('the lines of the quadratic formula follow from one another', () => {
	expect(issuesOf(LINES)).toEqual([]);
});

test.each([
	[2, '{-b', '{b'],
	[2, '$t =', '$b ='],
	[3, '$a = 5$', '$a = 6$'],
	[3, '$b = -39$', '$b = 39$'],
	[3, '$b = -39$', '$x = -39$'],
	[3, '$c = -7$', '$c = -39$'],
	[4, '{-(-39)', '{-(39)'],
	[4, '(-39)^', '(39)^'],
	[4, '4(5)', '5(5)'],
	[5, '1521', '1522'],
	[5, '{10}', '{11}'],
	[6, '1661', '1671'],
	[6, '{39 ', '{40 '],
	[8, '40.755', '40.756'],
	[8, '-0.2', '-0.3'],
	[9, '40.755}{10} \\approx 8.0', '40.755}{8.0} \\approx 10'],
])('line %i does not follow with "%s" as "%s"', (at, part, other) => {
	const lines = LINES.map(([text, why], place): Line =>
		place === at ? [text.replace(part, () => other), why] : [text, why],
	);
	expect(lines).not.toEqual(LINES);
	expect(issuesOf(lines).length).toBeGreaterThan(0);
});

test('the values of ± are those of the squared equation above it, and none is left out below it', () => {
	const [squared, root]: Line[] = [
		['$(n + 7)^{2} = 18$'],
		['$n + 7 = \\pm 3\\sqrt{2}$', 'take the square root of both sides'],
	];
	const cases: Line = ['$n = -7 - 3\\sqrt{2}$ or $n = -7 + 3\\sqrt{2}$'];
	expect(issuesOf([squared, root, cases] as Line[])).toEqual([]);
	expect(issuesOf([squared, ['$n + 7 = \\pm 3\\sqrt{3}$']] as Line[])).toHaveLength(1);
	expect(
		issuesOf([root, ['$n = -7 + 3\\sqrt{2}$ or $n = -6 + 3\\sqrt{2}$']] as Line[]),
	).toHaveLength(1);
	expect(
		issuesOf([root, ['$n = -7 + 3\\sqrt{2}$ or $n = -7 + 3\\sqrt{2}$']] as Line[]),
	).toHaveLength(1);
});

test('coefficients may come from the rule in the question and contain another letter', () => {
	const lines: Line[] = [
		['$-2x^{2} + 9x - 3 - k = 0$'],
		['$a = -2$, $b = 9$, and $c = -3 - k$', 'identify the coefficients'],
		['$b^{2} - 4ac = 9^{2} - 4(-2)(-3 - k)$', 'substitute the coefficients'],
	];
	expect(issuesOf(lines)).toEqual([]);
	expect(issuesOf([lines[0], ['$a = -2$, $b = 9$, and $c = -3 + k$']] as Line[])).toHaveLength(1);
	const rule = 'How many zeros does $f(x) = -3x^{2} + 12x - 12$ have?';
	expect(issuesOf([['$a = -3$, $b = 12$, and $c = -12$']], rule)).toEqual([]);
	expect(issuesOf([['$a = -3$, $b = -12$, and $c = 12$']], rule)).toHaveLength(1);
});
