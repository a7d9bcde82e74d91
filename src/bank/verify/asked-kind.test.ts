import { expect, test } from 'vitest';
import type { Answer } from '../../schemas/wire/answer.ts';
import { otherKind } from './asked-kind.ts';
import { createQuestion } from './question.testdata.ts';

const issuesOf = (question: string, answer: Partial<Answer>) =>
	otherKind(
		createQuestion({
			question,
			answer: { kind: 'integer', value: '', text: '', html: '', speech: '', ...answer },
		}),
	);

test.each<[asked: string, other: string, kind: Answer['kind'], value: string]>([
	[
		'Solve $5n \\le -15$. Give the solution in interval notation.',
		'Solve $5n \\le -15$. Write the solution as an inequality.',
		'interval',
		'(-\\infty, -3]',
	],
	[
		'Write an equation of the vertical asymptote of the graph of $f(x) = \\log x$.',
		'Find the domain of $f(x) = \\log x$. Use interval notation.',
		'line',
		'x = 0',
	],
	[
		'At which point does the graph of $f(x) = \\sqrt{x + 5}$ start?',
		'What is the range of $f(x) = \\sqrt{x + 5}$? Use interval notation.',
		'point',
		'(-5, 0)',
	],
	[
		'Write in logarithmic form: $2^{3} = 8$.',
		'Write in exponential form: $2^{3} = 8$.',
		'expression',
		'\\log_{2} 8 = 3',
	],
	[
		'Write in exponential form: $\\log_{6} 36 = 2$.',
		'Write in logarithmic form: $\\log_{6} 36 = 2$.',
		'expression',
		'6^{2} = 36',
	],
	['Factor $x^{2} - 1$.', 'Find the zeros of $x^{2} - 1$.', 'factorization', '(x - 1)(x + 1)'],
])('%s, not: %s', (asked, other, kind, value) => {
	expect(issuesOf(asked, { kind, value })).toEqual([]);
	expect(issuesOf(other, { kind, value })).not.toEqual([]);
});

test.each([
	[
		'The boundary is the line $x = 2y$. Which inequality does the graph show?',
		'Which graph shows all solutions of $x = 2y$?',
		'$x > 2y$',
	],
	['Which graph shows it?', 'Which inequality does the graph show?', 'Graph A'],
	['Which ordered pair is a solution?', 'Which equation does it solve?', '$(3, 4)$'],
	[
		'Does the model show growth or decay, and by what percent does it change?',
		'By what factor is it multiplied each hour?',
		'growth of $40\\%$ per hour',
	],
])('choices: %s, not: %s', (asked, other, text) => {
	const answer: Partial<Answer> = { kind: 'multiple-choice', text, value: 'A', choices: [] };
	expect(issuesOf(asked, answer)).toEqual([]);
	expect(issuesOf(other, answer)).toHaveLength(1);
});
