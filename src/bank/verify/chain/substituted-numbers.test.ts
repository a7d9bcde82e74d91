import { expect, test } from 'vitest';
import { createQuestion } from '../question.testdata.ts';
import { checkSubstitutedNumbers } from './substituted-numbers.ts';

const issuesOf = (question: string, above: string, text: string, why: string) =>
	checkSubstitutedNumbers(
		createQuestion({
			question,
			steps: [
				{ text: above, html: '', speech: '' },
				{ text, why, html: '', speech: '' },
			],
		}),
	);

// "substitute 3 for x" passed over $y = 2(2) + 3$: each of its numbers is somewhere in the question.
test.each([
	['$y = 2x + 3$', '$y = 2(2) + 3$', 'substitute 2 for x', 'substitute 3 for x'],
	[
		'$2x + y = 6$',
		'$2(-1) + y = 6$',
		'substitute −1 for x in 2x + y = 6',
		'substitute 1 for x in 2x + y = 6',
	],
	[
		'$y = -x + b$',
		'$7 = -0 + b$',
		'substitute the coordinates of (0, 7) for x and y',
		'substitute the coordinates of (7, 0) for x and y',
	],
	['$y = 2x + b$', '$y = 2x + \\frac{2}{3}$', 'substitute 2/3 for b', 'substitute 3/2 for b'],
	[
		'$2x + 7y = 19$',
		'$2x + 7(-6x - 43) = 19$',
		'substitute −6x − 43 for y in the first equation',
		'substitute −6x − 19 for y in the first equation',
	],
	[
		'$f(x) = a(x - 6)^{2} + 3$',
		'$6 = a(5 - 6)^{2} + 3$',
		'substitute x = 5 and f(x) = 6',
		'substitute x = 5 and f(x) = 3',
	],
	[
		'$y = ax^{2} + k$',
		'$7 = a(2)^{2} + k$',
		'substitute 2 for x and 7 for y',
		'substitute 7 for x and 2 for y',
	],
])('compares %s with %s', (above, text, said, otherwise) => {
	expect(issuesOf('Solve.', above, text, said)).toEqual([]);
	expect(issuesOf('Solve.', above, text, otherwise)).toHaveLength(1);
});

test('reads the formula that the reason names, and the prompt', () => {
	const why = 'substitute 2/3 for m in y = mx + b';
	expect(issuesOf('Solve.', '$5$', '$y = \\frac{2}{3}x + b$', why)).toEqual([]);
	expect(issuesOf('Solve.', '$5$', '$y = \\frac{1}{3}x + b$', why)).toHaveLength(1);
	expect(
		issuesOf(
			'For $P(x) = x^{2} - k$, $P(-2) = 1$.',
			'$5$',
			'$(-2)^{2} - k = 1$',
			'substitute −2 for x',
		),
	).toEqual([]);
});

test('refuses another number that has the same square, or a factor of 0', () => {
	const polynomial = 'Let $P(x) = x^{3} + 2x^{2} + kx + 12$.';
	const right = '$(-2)^{3} + 2(-2)^{2} + k(-2) + 12 = 0$';
	const why = 'substitute −2 for x';
	expect(issuesOf(polynomial, '$5$', right, why)).toEqual([]);
	expect(issuesOf(polynomial, '$5$', right.replace('2(-2)', '2(2)'), why)).toHaveLength(1);
	const origin = 'substitute 0 for x and 0 for y';
	expect(issuesOf('Graph $-2x + 3y > 6$.', '$5$', '$-2(0) + 3(0) > 6$', origin)).toEqual([]);
	expect(issuesOf('Graph $-2x + 3y > 6$.', '$5$', '$-2(0) + 4(0) > 6$', origin)).toHaveLength(1);
});

test('a coordinate that is 0 on an axis is put into the equation as it is', () => {
	const why = 'x is 0 on the y-axis';
	expect(
		issuesOf('Find both intercepts of $8x + 3y = -28$.', '$5$', '$8(0) + 3y = -28$', why),
	).toEqual([]);
	expect(
		issuesOf('Find both intercepts of $8x + 3y = -28$.', '$5$', '$9(0) + 3y = -28$', why),
	).toHaveLength(1);
});
