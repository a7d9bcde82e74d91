import { expect, test } from 'vitest';
import { createQuestion } from '../question.testdata.ts';
import { checkFunctionClaims } from './function-claims.ts';

const issuesOf = (question: string, text: string): string[] =>
	checkFunctionClaims(createQuestion({ question, steps: [{ text, html: '', speech: '' }] }));

const TWO =
	'Compare the function $f$ whose values are in the table and the function $g$ whose graph is the line through $(0, 10)$.';

test.each([
	[
		'Which equation gives $y$ as a function of $x$?',
		'For $x = 2y^{2} + 1$, $y$ is not a function of $x$, because $y = 1$ and $y = -1$ both give $x = 3$.',
		'For $x = 2y^{2} + 1$, $y$ is not a function of $x$, because $y = 2$ and $y = -1$ both give $x = 3$.',
	],
	[
		TWO,
		'From $x = 1$ to $x = 2$, the change in the value of $f$ is $13 - 11 = 2$.',
		'From $x = 2$ to $x = 2$, the change in the value of $f$ is $13 - 11 = 2$.',
	],
	[TWO, 'The table shows $f(0) = 10$.', 'The table shows $g(0) = 10$.'],
	[
		'The graph of $kx - 12y = 6$ is a line with slope $-\\frac{5}{3}$.',
		'The slope of the line is $\\frac{-k}{-12}$.',
		'The slope of the line is $\\frac{k}{-12}$.',
	],
	[
		'Find the exact value of $\\cos \\pi$.',
		'The terminal arm of the angle $\\pi$ meets the unit circle at $(-1, 0)$.',
		'The terminal arm of the angle $\\pi$ meets the unit circle at $(0, -1)$.',
	],
	[
		'Find its image.',
		'Divide the $x$-coordinate $\\pi$ by $3$ to get $\\frac{\\pi}{3}$.',
		'Divide the $x$-coordinate $\\pi$ by $\\frac{1}{3}$ to get $\\frac{\\pi}{3}$.',
	],
	[
		'Find its image.',
		'Multiply the $x$-coordinate $270^{\\circ}$ by $2$ to get $540^{\\circ}$.',
		'Divide the $x$-coordinate $270^{\\circ}$ by $2$ to get $540^{\\circ}$.',
	],
	[
		'Find its image.',
		'A translation of $30^{\\circ}$ to the left changes the $x$-coordinate from $60^{\\circ}$ to $30^{\\circ}$.',
		'A translation of $30^{\\circ}$ to the right changes the $x$-coordinate from $60^{\\circ}$ to $30^{\\circ}$.',
	],
	[
		'A quantity starts at $150$ and grows by $6\\%$ each year.',
		'The quantity reaches $750$ after about $27.6$ years.',
		'The quantity falls to $750$ after about $27.6$ years.',
	],
	[
		'Solve $\\sin x = -1$.',
		'The terminal arm of such an angle meets the unit circle at $(0, -1)$.',
		'The terminal arm of such an angle meets the unit circle at $(-1, -1)$.',
	],
])('%s: %s', (question, sound, broken) => {
	expect(issuesOf(question, sound)).toEqual([]);
	expect(issuesOf(question, broken)).toEqual([`"${broken}" is not true`]);
});

const CUBIC = 'Find all complex zeros of $P(x) = x^{3} - 3x^{2} + 4x + 8$.';
const PIECES =
	'The function $P$ is defined by $P(x) = x + 1$ when $x < 3$ and $P(x) = 2x$ when $x \\ge 3$.';

test.each([
	[CUBIC, '$P(x) = (x + 1)(x^{2} - 4x + 8)$', '$P(x) = 1$'],
	[PIECES, '$P(x) = 2x$', '$P(x) = 3x$'],
	['Given $P(x) = 4x - 7$, solve $P(x) = 5$.', '$P(x) = 5$', '$P(x) = 4x$'],
])('%s: the rule on a line is that of the question: %s', (question, sound, broken) => {
	expect(issuesOf(question, sound)).toEqual([]);
	expect(issuesOf(question, broken)).toHaveLength(1);
});

test('two lines give a function the same rule', () => {
	const says = (...lines: string[]) =>
		checkFunctionClaims(
			createQuestion({ steps: lines.map((text) => ({ text, html: '', speech: '' })) }),
		);
	expect(says('$f(x) = 2(x - 1)^{2}$', '$f(x) = 2x^{2} - 4x + 2$')).toEqual([]);
	expect(says('$f(x) = a(x - 1)^{2}$', '$f(x) = 2(x - 1)^{2}$')).toEqual([]);
	expect(says('$f(x) = 2(x - 1)^{2}$', '$f(x) = 2x^{2} - 4x - 2$')).toEqual([
		'"f(x) = 2x^{2} - 4x - 2" is not "f(x) = 2(x - 1)^{2}"',
	]);
});
