import { expect, test } from 'vitest';
import { axisIssues } from './axes-said.ts';
import { createQuestion } from './question.testdata.ts';

const shown = (text: string, why?: string) => ({ text, why, html: '', speech: '' });

const hinted = (hint: string): string[] => axisIssues(createQuestion({ hints: [shown(hint)] }));

const solved = (why: string, text: string, question = 'What is it?'): string[] =>
	axisIssues(createQuestion({ question, steps: [shown(text, why)] }));

const mistaken = (why: string, value: string, right = '(2, 5)', question = 'What is it?') =>
	axisIssues(
		createQuestion({
			question,
			answer: { kind: 'point', value: right, ...shown(`$${right}$`) },
			misconceptions: [{ value, why }],
		}),
	);

test.each([
	[
		'What is the value of $x$ at the $y$-intercept?',
		'What is the value of $x$ at the $x$-intercept?',
	],
	[
		'How can you group the $x$-terms and the $y$-terms?',
		'How can you group the $y$-terms and the $y$-terms?',
	],
	['Is the graph above the $x$-axis?', 'Is the graph above the $y$-axis?'],
	[
		'Which formula gives the $x$-coordinate of the vertex?',
		'Which formula gives the $y$-coordinate of the vertex?',
	],
])('accepts the hint "%s", not "%s"', (right, other) => {
	expect(hinted(right)).toEqual([]);
	expect(hinted(other)).toHaveLength(1);
});

test.each([
	['at the y-intercept, x = 0', 'at the x-intercept, x = 0', '$f(0) = 3$'],
	['y is 0 on the x-axis', 'y is 0 on the y-axis', '$4x + 3(0) = 12$'],
	[
		'a translation of 2 units up adds 2 to every y-value',
		'a translation of 2 units up adds 2 to every x-value',
		'$y = x + 2$',
	],
	['multiply the y-coordinate by 2', 'multiply the x-coordinate by 2', '$y = 2(3) = 6$'],
	[
		'every y-coordinate is multiplied by 2',
		'every x-coordinate is multiplied by 2',
		'The factor $2$ outside the brackets means a stretch.',
	],
])('accepts the reason "%s", not "%s", for "%s"', (right, other, line) => {
	expect(solved(right, line)).toEqual([]);
	expect(solved(other, line)).toHaveLength(1);
});

test('knows which terms cancel, and which coordinates differ', () => {
	const system = 'Solve $x + y = 5$ and $x - y = 1$.';
	expect(solved('add the two equations: the y-terms cancel', '$2x = 6$', system)).toEqual([]);
	expect(solved('add the two equations: the x-terms cancel', '$2x = 6$', system)).toHaveLength(1);
	const points = 'Here are $A(1, 2)$ and $B(5, 2)$.';
	expect(solved('subtract the x-coordinates', '$AB = 5 - 1 = 4$', points)).toEqual([]);
	expect(solved('subtract the y-coordinates', '$AB = 5 - 1 = 4$', points)).toHaveLength(1);
	const conic = 'An ellipse has the vertices $(1, 3)$ and $(7, 3)$.';
	const center = 'The center is $(4, 3)$.';
	expect(solved('it has the same y-coordinate as the vertices', center, conic)).toEqual([]);
	expect(solved('it has the same x-coordinate as the vertices', center, conic)).toHaveLength(1);
});

test.each([
	['did not multiply the x-coordinate by 2', 'did not multiply the y-coordinate by 2', '(1, 5)'],
	['gave the y-intercept', 'gave the x-intercept', '(0, 4)'],
	['used the y-intercept of the given line', 'used the x-intercept of the given line', '(0, 4)'],
])('accepts the mistake "%s", not "%s", for %s', (right, other, value) => {
	expect(mistaken(right, value)).toEqual([]);
	expect(mistaken(other, value)).toHaveLength(1);
});

test('asks for a reflection in the y-axis before one is left out, and for terms on the other side', () => {
	const inX = 'Which graph is that of $y = -(x + 1)^{2}$?';
	expect(mistaken('left out the reflection in the x-axis', 'A', 'B', inX)).toEqual([]);
	expect(mistaken('left out the reflection in the y-axis', 'A', 'B', inX)).toHaveLength(1);
	const line = 'Write $y = 2x + 1$ in standard form.';
	const moved = (axis: string) =>
		`moved the ${axis}-term to the left side without changing its sign`;
	expect(mistaken(moved('x'), '2x + y = 1', '2x - y = -1', line)).toEqual([]);
	expect(mistaken(moved('y'), '2x + y = 1', '2x - y = -1', line)).toHaveLength(1);
});

test('asks for no letter where it is 0, and for the intercept of the prompt', () => {
	expect(solved('y is 0 on the x-axis', '$4x + 3(0) = 12$')).toEqual([]);
	expect(solved('x is 0 on the y-axis', '$4x + 3(0) = 12$')).toHaveLength(1);
	const about = (axis: string) =>
		axisIssues(
			createQuestion({
				question: 'Find the $y$-intercept of the graph.',
				hints: [shown(`What do you know of a point on the $${axis}$-axis?`)],
			}),
		);
	expect(about('y')).toEqual([]);
	expect(about('x')).toHaveLength(1);
});

test('knows which term is moved, which coordinate is used, and where the terminal arm is', () => {
	const moved = (axis: string) =>
		axisIssues(
			createQuestion({
				steps: [shown('$2y = -3x + 4$', 'subtract 3x from both sides')],
				misconceptions: [
					{ value: '1', why: `did not change the sign of the ${axis}-term when moving it` },
				],
			}),
		);
	expect(moved('x')).toEqual([]);
	expect(moved('y')).toHaveLength(1);
	const used = (axis: string) =>
		axisIssues(
			createQuestion({
				steps: [shown('Its vertex is $(3, 8)$.')],
				misconceptions: [
					{ value: '[3, \\infty)', why: `used the ${axis}-coordinate of the vertex` },
				],
			}),
		);
	expect(used('x')).toEqual([]);
	expect(used('y')).toHaveLength(1);
	const arm = (axis: string) =>
		`the terminal arm is on the positive ${axis}-axis, and sine is the y-coordinate on the unit circle`;
	expect(solved(arm('x'), '$= 2(0)$')).toEqual([]);
	expect(solved(arm('y'), '$= 2(0)$')).toHaveLength(1);
	const opposite = 'used the opposite of the y-intercept as b';
	expect(mistaken(opposite, '1', '2', 'Find the $y$-intercept of the line.')).toEqual([]);
	expect(mistaken(opposite.replace('y-', 'x-'), '1', '2', 'Find the $y$-intercept.')).toHaveLength(
		1,
	);
});
