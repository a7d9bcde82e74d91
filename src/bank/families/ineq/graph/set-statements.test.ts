import { expect, test } from 'vitest';
import { createQuestion } from '../../../verify/question.testdata.ts';
import { exact, less } from '../../../verify/values.ts';
import { setStatementIssues, type Shown } from './set-statements.verify.ts';

const [LOW, HIGH] = [exact(-6), exact(1)];
const BETWEEN: Shown = { has: (x) => !less(x, LOW) && less(x, HIGH), ends: [LOW, HIGH] };
const OUTSIDE: Shown = { has: (x) => less(x, LOW) || !less(x, HIGH), ends: [LOW, HIGH] };
const BELOW: Shown = { has: (x) => less(x, LOW), ends: [LOW] };

const issuesOf = (shown: Shown, text: string, why?: string, interval = ''): string[] =>
	setStatementIssues(
		createQuestion({
			question: 'Which number line shows $x < 1$?',
			question_speech: 'A number line with tick marks, labeled negative 8, and 0, with 2 spaces.',
			answer: { ...createQuestion().answer, value: interval },
			steps: [{ text, why, html: '', speech: '' }],
		}),
		shown,
	);

test.each<[text: string, sound: Shown, broken: Shown]>([
	['$1$ is not a solution.', BETWEEN, OUTSIDE],
	['$1$ is a solution, so its circle is closed.', OUTSIDE, BETWEEN],
	['The number line is shaded between $-6$ and $1$.', BETWEEN, OUTSIDE],
	['The number line is shaded to the left of $-6$ and to the right of $1$.', OUTSIDE, BETWEEN],
	['The solutions are less than $-6$, so the part to the left is shaded.', BELOW, BETWEEN],
	['The right circle is $1$ space to the right of $0$, so it is at $1$.', BETWEEN, BELOW],
	['The set extends to the left without end.', BELOW, BETWEEN],
])('"%s" is accepted only for a set that it is true of', (text, sound, broken) => {
	expect(issuesOf(sound, text)).toEqual([]);
	expect(issuesOf(broken, text)).toHaveLength(1);
});

test('the numbers of a line are those of the set', () => {
	expect(issuesOf(BETWEEN, 'The number line is shaded between $1$ and $1$.')).toHaveLength(1);
	expect(issuesOf(BETWEEN, 'The number line is shaded between $-6$ and $2$.')).toHaveLength(1);
});

test.each<[shown: Shown, text: string, right: string, wrong: string, interval?: string]>([
	[
		BETWEEN,
		'$1$ is not a solution.',
		'the symbol next to 1 does not include “or equal to”',
		'the symbol next to 1 includes “or equal to”',
	],
	[BETWEEN, '$-6$ is a solution.', 'the circle is closed', 'the circle is open'],
	[BELOW, 'The circle is at $-8$.', 'compare x with the endpoint', 'write x between the endpoints'],
	[
		BETWEEN,
		'The set is $[-6, 1)$.',
		'an included endpoint takes a square bracket',
		'infinity always takes a parenthesis',
		'[-6, 1)',
	],
	[
		BELOW,
		'The set is $(-\\infty, -6)$.',
		'neither the endpoint nor infinity is included, so both take a parenthesis',
		'an included endpoint takes a square bracket',
		'(-\\infty, -6)',
	],
])('the reason of a line is true of the set: %#', (shown, text, right, wrong, interval) => {
	expect(issuesOf(shown, text, right, interval)).toEqual([]);
	expect(issuesOf(shown, text, wrong, interval)).toHaveLength(1);
});

test('a label that is read is on the number line', () => {
	const why = 'read the label below the circle';
	expect(issuesOf(BELOW, 'The circle is at $-8$.', why)).toEqual([]);
	expect(issuesOf(BELOW, 'The circle is at $-7$.', why)).toHaveLength(1);
});
