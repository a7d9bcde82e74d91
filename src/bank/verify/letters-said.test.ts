import { expect, test } from 'vitest';
import { createQuestion } from './question.testdata.ts';
import { unexplainedLetters } from './letters-said.ts';

const shown = (text: string, why?: string) => ({ text, why, html: '', speech: '' });

const issuesOf = (said: { hint?: string; why?: string; mistake?: string }): string[] =>
	unexplainedLetters(
		createQuestion({
			question: 'Solve $3(m - 2) = 9$.',
			steps: [shown('$m - 2 = 3$', said.why)],
			hints: [shown(said.hint ?? 'How can you isolate $m$?')],
			misconceptions: [{ value: '1', why: said.mistake ?? 'subtracted 2 from m' }],
		}),
	);

test.each([
	{ hint: 'How can you isolate $q$?' },
	{ why: 'the terms with q are on one side' },
	{ mistake: 'gave the opposite of q' },
	{ hint: 'Where does the line cross the $q$-axis?' },
	{ why: 'compare with m = 3 + q' },
])('refuses a letter that nothing else has: %o', (said) => {
	expect(issuesOf(said)).toHaveLength(1);
});

test.each([
	{ hint: 'Where is $m$?' },
	{ why: 'the y-intercept in y = mx + b is b' },
	{ why: 'difference of squares: u² − v² = (u + v)(u − v)' },
	{ mistake: 'used the x-coordinate' },
])('accepts a letter of the question or of a formula: %o', (said) => {
	expect(issuesOf(said)).toEqual([]);
});

test('refuses a line about a letter that stands for nothing', () => {
	const solved = (line: string) =>
		unexplainedLetters(
			createQuestion({
				question: 'What is $x$ in the figure?',
				steps: [shown(line, 'alternate angles are equal')],
			}),
		);
	expect(solved('$x = 114$')).toEqual([]);
	expect(solved('$y = 114$')).toContain('"$y = 114$" has y, which stands for nothing');
	expect(solved('The angle is $r = 114$.')).not.toEqual([]);
});

test('refuses a letter of the prompt that the solution does not have', () => {
	const solved = (prompt: string) =>
		unexplainedLetters(createQuestion({ question: prompt, steps: [shown('$9x + k = 0$')] }));
	expect(solved('Where does $y = -3x + k$ meet $y = 6x$?')).toEqual([]);
	expect(solved('Where does $y = -3c + k$ meet $y = 6x$?')).toHaveLength(1);
});

test('refuses a letter of the prompt that is in no formula', () => {
	const asked = (question: string) =>
		unexplainedLetters(createQuestion({ question, steps: [shown('$t = \\frac{22}{9.8}$')] }));
	expect(asked('The ball’s height after $t$ seconds is $h = -4.9t^{2} + 22t$.')).toEqual([]);
	expect(asked('The ball’s height after $s$ seconds is $h = -4.9t^{2} + 22t$.')).toHaveLength(1);
	expect(asked('The graph shows a function $f$. When is $t > 2$?')).toEqual([]);
});
