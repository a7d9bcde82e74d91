import { expect, test } from 'vitest';
import { createQuestion } from '../question.testdata.ts';
import { checkStatedTerms } from './stated-terms.ts';

const issuesOf = (question: string, text: string, answer = '$1$'): string[] =>
	checkStatedTerms(
		createQuestion({
			question,
			answer: { ...createQuestion().answer, text: answer },
			steps: [{ text, html: '', speech: '' }],
		}),
	);

const BOTH = 'What is the most specific name for the conic $9x^{2} - 7y^{2} - 5x + 9y - 2 = 0$?';
const ONE = 'What is the most specific name for the conic $5y^{2} + 2x + 3y = 0$?';
const ALIKE = 'What is the most specific name for the conic $9x^{2} + 9y^{2} - 9x - 9y = 10$?';
const SUM = 'What is the larger of the two numbers?';
const FACTORED = 'Find every positive integer $c$ for which $x^{2} - 12x + c$ can be factored.';
const SPLIT = 'If $x^{2} - 12x + c = (x + p)(x + q)$, where $p$ and $q$ are integers, then';
const PRODUCT =
	'Multiply and simplify: $-\\frac{10x^{3}y^{3}}{21} \\times \\frac{18x^{3}}{7y^{2}}$.';
const QUOTIENT = 'Divide and simplify: $\\frac{2y}{15} \\div \\frac{5x}{3y}$.';

test.each([
	[
		BOTH,
		'The coefficient of $x^{2}$ is $9$, and that of $y^{2}$ is $-7$.',
		'There is a term with $x^{2}$ but none with $y^{2}$.',
	],
	[
		BOTH,
		'The coefficient of $x^{2}$ is $9$, and that of $y^{2}$ is $-7$.',
		'The coefficient of $x^{2}$ is $9$, and that of $y^{2}$ is $7$.',
	],
	[
		ONE,
		'There is a term with $y^{2}$ but none with $x^{2}$.',
		'There is a term with $x^{2}$ but none with $y^{2}$.',
	],
	[
		ALIKE,
		'The coefficients of $x^{2}$ and $y^{2}$ are both $9$.',
		'The coefficients of $x^{2}$ and $y^{2}$ are both $10$.',
	],
	[
		SUM,
		'Let $n$ be the smaller number. Consecutive odd integers differ by $2$, so the other number is $n + 2$.',
		'Let $n$ be the smaller number. Consecutive odd integers differ by $3$, so the other number is $n + 2$.',
	],
	[
		SUM,
		'Consecutive integers differ by $1$, so the other numbers are $n + 1$ and $n + 2$.',
		'Consecutive integers differ by $1$, so the other numbers are $n + 1$ and $n + 3$.',
	],
	[
		SUM,
		'Consecutive multiples of 5 differ by $5$, so the other number is $n + 5$.',
		'Consecutive multiples of 5 differ by $6$, so the other number is $n + 6$.',
	],
	[FACTORED, `${SPLIT} $pq = c$ and $p + q = -12$.`, `${SPLIT} $p = c$ and $p + q = -12$.`],
	[FACTORED, `${SPLIT} $pq = c$ and $p + q = -12$.`, `${SPLIT} $pq = c$ and $c = pq$.`],
	[
		PRODUCT,
		'The simplified form is $-\\frac{60x^{6}y}{49}$, where $y \\ne 0$.',
		'The simplified form is $-\\frac{60x^{6}y}{49}$, where $x \\ne 0$ and $y \\ne 0$.',
	],
	[
		QUOTIENT,
		'The simplified form is $\\frac{2y^{2}}{25x}$, where $x \\ne 0$ and $y \\ne 0$.',
		'The simplified form is $\\frac{2y^{2}}{25x}$, where $x \\ne 0$ and $z \\ne 0$.',
	],
])('%s %s', (question, sound, broken) => {
	expect(issuesOf(question, sound)).toEqual([]);
	expect(issuesOf(question, broken)).toEqual([`"${broken}" is not true`]);
});

test.each([
	['I and III', 'II and IV', '$41^{\\circ}, 221^{\\circ}$'],
	['III and IV', 'II and III', '$\\frac{7\\pi}{6}, \\frac{11\\pi}{6}$'],
	['I and II', 'I and IV', '$60^{\\circ}, 120^{\\circ}$'],
])('solutions lie in quadrants %s, not %s: %s', (sound, broken, answer) => {
	const says = (named: string) =>
		issuesOf('Solve it.', `The solutions lie in quadrants ${named}.`, answer);
	expect(says(sound)).toEqual([]);
	expect(says(broken)).toHaveLength(1);
});
