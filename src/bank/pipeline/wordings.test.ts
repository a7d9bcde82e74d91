import { expect, test } from 'vitest';
import { wordingOf } from './wordings.ts';

test.each([
	['subtract 3x from both sides', 'subtract 12 from both sides'],
	[
		'Which two numbers have a product of $240$ and a sum of $46$?',
		'Which two numbers have a product of $-12$ and a sum of $-11$?',
	],
	['factor out the common binomial (n − 8)', 'factor out the common binomial (2t + 5)'],
	[
		'cancel the common factors x + 6, x − 4, and x − 5',
		'cancel the common factors x + 4 and x + 1',
	],
	[
		'It passes through (negative 4, 3) and (0, 5).',
		'It passes through (1, 2), (2, 4), and (3, negative 6).',
	],
	['How old is Omar’s sister?', 'How old is Priya’s sister?'],
])('treats "%s" and "%s" as the same wording', (one, other) => {
	expect(wordingOf(one)).toBe(wordingOf(other));
});

test('tells different words apart', () => {
	expect(wordingOf('the sum of 3 and 4')).not.toBe(wordingOf('the product of 3 and 4'));
});

test.each([
	['at the y-intercept, x = 0', 'at the x-intercept, x = 0'],
	['Where does the graph cross the $x$-axis?', 'Where does the graph cross the $y$-axis?'],
	['$x = 1$ or $x = 4$', '$x = 1$ and $x = 4$'],
])('does not blank the word that tells "%s" from "%s"', (one, other) => {
	expect(wordingOf(one)).not.toBe(wordingOf(other));
});

test('keeps a word with a hyphen whole, and blanks a minus sign', () => {
	expect(wordingOf('a one-way trip of 3x-5 and x − 3')).toBe('a one-way trip of ¤ and ¤');
});

test('reads the words between two amounts of money', () => {
	const plan = 'A gym costs \\$20 a month plus \\$4 for each visit.';
	expect(wordingOf(plan)).toBe('A gym costs ¤ a month plus ¤ for each visit.');
	expect(wordingOf(plan.replace('a month', 'a year'))).not.toBe(wordingOf(plan));
	expect(wordingOf('It costs $\\$30$ each year.')).toBe('It costs ¤ each year.');
});
