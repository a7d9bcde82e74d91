import { expect, test } from 'vitest';
import type { Answer } from '../../schemas/wire/answer.ts';
import { followsInstructions } from './instructions.ts';
import { createQuestion } from './question.testdata.ts';

const issuesOf = (question: string, value: string, kind: Answer['kind'] = 'decimal') =>
	followsInstructions(
		createQuestion({ question, answer: { kind, value, text: '', html: '', speech: '' } }),
	);

test.each([
	['Round to the nearest tenth.', '2.5', '2.50'],
	['Round to two decimal places.', '2.50', '2.5'],
	['Give the amount to the nearest cent.', '14.10', '14.1'],
	['List them from least to greatest.', '-3, 1/2, 4', '4, 1/2, -3'],
	['List them from greatest to least.', '4, -3', '-3, 4'],
	['Write the smaller one first.', '1, 2', '2, 1'],
	['Expand $(3x - 1)^{2}$.', '9x^{2} - 6x + 1', '9 - 6 + 1'],
	['Give the answer as a fraction in simplest form.', '-7/2', '-8'],
	['Give it as an integer or as a fraction in lowest terms.', '3', '6/8'],
	['Write a fraction in lowest terms.', '3/4', '6/8'],
	['Write both solutions in the form $a + bi$.', '-1 - 2i, -1 + 2i', '-7, -1'],
])('%s: %s, but not %s', (prompt, right, wrong) => {
	expect(issuesOf(prompt, right)).toEqual([]);
	expect(issuesOf(prompt, wrong)).toHaveLength(1);
});

test('an interval is not in set-builder notation, and a radical is not rational', () => {
	const set = (notation: string) => `Write the set in ${notation} notation.`;
	expect(issuesOf(set('interval'), '(-\\infty, -10)', 'interval')).toEqual([]);
	expect(issuesOf(set('set-builder'), '(-\\infty, -10)', 'interval')).not.toEqual([]);
	const solve = (kind: string) => `Write all ${kind} solutions as exact values.`;
	expect(issuesOf(solve('real'), '-\\sqrt{6}, \\sqrt{6}')).toEqual([]);
	expect(issuesOf(solve('rational'), '-\\sqrt{6}, \\sqrt{6}')).toHaveLength(1);
});

test('the prompt says when to write “no solution”', () => {
	const question = 'Solve $3\\left|x\\right| < -6$. Give the solution in interval notation.';
	const told = `${question} If there is no solution, write “no solution”.`;
	expect(issuesOf(told, 'no solution', 'interval')).toEqual([]);
	expect(issuesOf(question, 'no solution', 'interval')).toEqual([
		'the prompt does not say when to write “no solution”',
	]);
});

test('skips choices, points, and words', () => {
	expect(
		issuesOf('Give the points from left to right, in increasing order.', '(2, 1), (1, 5)'),
	).toEqual([]);
	const orNone = 'Give them in increasing order. If there are none, write “no solution”.';
	expect(issuesOf(orNone, 'no solution', 'solution-set')).toEqual([]);
});

test('reports an expansion without a variable', () => {
	expect(issuesOf('Expand $(3x - y)^{4}$.', '1')).toEqual([]);
	expect(issuesOf('Expand and simplify $(3 - \\pi)^{4}$.', '1')).toHaveLength(1);
});

test('reports a negative answer to “how much more”', () => {
	const question = 'How much more money is in the second plan?';
	expect(issuesOf(question, '617.15', 'decimal')).toEqual([]);
	expect(issuesOf(question, '-617.15', 'decimal')).toEqual(['-617.15 is less, not more']);
});

test.each([
	['8m^{4} + m^{3} - 6m^{2}', '8m^{4} + m^{4} - 6m^{2}'],
	['3xy + \\frac{x}{2}', 'xy + \\frac{xy}{2}'],
	['5 - x', '5 - x + 1'],
])('reports like terms that a key still has: not %s, but %s', (collected, other) => {
	expect(issuesOf('Multiply.', collected, 'polynomial')).toEqual([]);
	expect(issuesOf('Multiply.', other, 'polynomial')).toEqual([
		`the answer ${other} still has like terms`,
	]);
});

test('reports a key that the prompt gives as it is', () => {
	const simplified = (given: string) =>
		followsInstructions(
			createQuestion({
				question: `Simplify $${given}$.`,
				answer: { kind: 'expression', value: '3\\tan A', text: '$3\\tan A$', html: '', speech: '' },
			}),
		);
	expect(simplified('\\frac{3\\sin A}{\\cos A}')).toEqual([]);
	expect(simplified('3\\tan A')).toHaveLength(1);
});

test('the answer is a decimal or a fraction, as the prompt asks', () => {
	const asked = (form: string, text: string) =>
		followsInstructions(
			createQuestion({
				question: `Solve $m + 9.2 = 2.6$. Give the solution ${form}.`,
				answer: { kind: 'rational', value: '-33/5', text, html: '', speech: '' },
			}),
		);
	expect(asked('as a decimal', '$-6.6$')).toEqual([]);
	expect(asked('as a decimal', '$-\\frac{33}{5}$')).toHaveLength(1);
	expect(asked('as an integer or as a fraction in lowest terms', '$-\\frac{33}{5}$')).toEqual([]);
	expect(asked('as an integer or as a fraction in lowest terms', '$-6.6$')).toHaveLength(1);
	expect(asked('without a fraction', '$-\\frac{\\sqrt{2}}{4}$')).toHaveLength(1);
	expect(asked('with a rational denominator', '$2 + \\sqrt{3}$')).toHaveLength(1);
});
