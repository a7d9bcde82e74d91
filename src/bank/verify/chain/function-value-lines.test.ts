import { expect, test } from 'vitest';
import { createQuestion } from '../question.testdata.ts';
import { checkFunctionValueLines } from './function-value-lines.ts';

const issuesOf = (question: string, line: string): string[] =>
	checkFunctionValueLines(
		createQuestion({ question, steps: [{ text: line, html: '', speech: '' }] }),
	);

test.each([
	['Given $f(x) = 7(3)^{x}$, find $f(-2)$.', '$f(-2) = 7(3)^{-2}$', '$f(2) = 7(3)^{-2}$'],
	[
		'Given $f(x) = \\frac{1}{x}$, simplify the difference quotient.',
		'$\\frac{f(1 + h) - f(1)}{h} = \\frac{\\frac{1}{1 + h} - 1}{h}$',
		'$\\frac{f(1 + h) + f(1)}{h} = \\frac{\\frac{1}{1 + h} - 1}{h}$',
	],
	[
		'Given $f(x) = x - 7$ and $g(x) = \\frac{2}{x}$, find $g(f(x))$.',
		'$g(f(x)) = g(x - 7)$',
		'$g(f(x)) = g(x + 7)$',
	],
	[
		'When $P(x) = x^{3} + mx^{2} + 4$ is divided by $x + 2$, the remainder is $-30$.',
		'$P(-2) = (-2)^{3} + m(-2)^{2} + 4 = -30$',
		'$P(-2) = (-2)^{3} - m(-2)^{2} + 4 = -30$',
	],
])('%s: the rule gives %s, and not %s', (question, right, wrong) => {
	expect(issuesOf(question, right)).toEqual([]);
	expect(issuesOf(question, wrong)).toHaveLength(1);
});

test.each([
	['Given $f(x) = -3x + 5$, solve $f(x) = 7$.', '$f(x) = 7$'],
	['Is $x - 3$ a factor of $P(x) = x^{3} - 2$?', 'It is a factor exactly when $P(3) = 0$.'],
	['Given $f(x) = 2x$ when $x < 0$ and $f(x) = 3x$ when $x > 0$, find $f(1)$.', '$f(1) = 3(1)$'],
])('%s leaves open what "%s" says', (question, line) => {
	expect(issuesOf(question, line)).toEqual([]);
});

test('the left side of the equation above may be called P(x)', () => {
	const lines = (value: string) => [
		'$x^{3} - 4x^{2} + 2x + 2 = 0$',
		`Let $P(x)$ be the left side. $P(1) = ${value}$, so $1$ is no zero.`,
	];
	const issues = (value: string) =>
		checkFunctionValueLines(
			createQuestion({ steps: lines(value).map((text) => ({ text, html: '', speech: '' })) }),
		);
	expect(issues('1')).toEqual([]);
	expect(issues('2')).toHaveLength(1);
});
