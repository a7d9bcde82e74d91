import { expect, test } from 'vitest';
import { createQuestion } from '../question.testdata.ts';
import { checkCurveClaims } from './curve-claims.ts';

const issuesOf = (question: string, text: string, why?: string): string[] =>
	checkCurveClaims(createQuestion({ question, steps: [{ text, html: '', speech: '', why }] }));

const WAVE = 'Which of the graphs A to D is the graph of $y = -3\\cos(x - 90^{\\circ}) + 1$?';
const EQUATION =
	'The equation $2^{x} = -x^{2} + 5$ has one solution between $x = -3$ and $x = -2$.';
const PARTS = '$\\sin x$ is an odd function, and $2\\left|x\\right|$ is an even function.';

test.each([
	[
		WAVE,
		'When $x = 90^{\\circ}$, $y$ has its least value, $-2$.',
		'When $x = 90^{\\circ}$, $y$ has its greatest value, $-2$.',
	],
	[
		WAVE,
		'When $x = -90^{\\circ}$, $y$ has its greatest value, $4$.',
		'When $x = 0$, $y$ has its greatest value, $4$.',
	],
	[
		EQUATION,
		'The solution lies between $-2.19$ and $-2.185$.',
		'The solution lies between $-2.185$ and $-2.18$.',
	],
])('%s: %s', (question, sound, broken) => {
	expect(issuesOf(question, sound)).toEqual([]);
	expect(issuesOf(question, broken)).toHaveLength(1);
});

test.each([
	[
		'the cosine is −1, its least value, when 3x = π',
		'the cosine is −1, its least value, when 3x = π/2',
	],
	[
		'the sine is −1, its least value, when x = 3π/2',
		'the sine is −1, its greatest value, when x = 3π/2',
	],
	['the tangent is 0 when 3x = 0', 'the tangent is −1, its least value, when 3x = −π/4'],
])('%s, but not: %s', (sound, broken) => {
	expect(issuesOf('How many zeros are there?', 'One is at $x = 0$.', sound)).toEqual([]);
	expect(issuesOf('How many zeros are there?', 'One is at $x = 0$.', broken)).toHaveLength(1);
});

test('what changes sign with x is an odd function of the line', () => {
	const says = (why: string) => issuesOf('Is $h$ even?', PARTS, why);
	const change = 'when x changes sign, the sine changes sign, too';
	expect(says(`${change}, and the absolute value keeps its value`)).toEqual([]);
	expect(says('when x changes sign, so does the value of an odd function')).toEqual([]);
	expect(says(`${change}, and the cosine keeps its value`)).toHaveLength(1);
	expect(says('when x changes sign, the absolute value changes sign, too')).toHaveLength(1);
	expect(says('when x changes sign, the sine and whatever change sign, too')).toHaveLength(1);
});
