import { expect, test } from 'vitest';
import { createQuestion } from '../../../verify/question.testdata.ts';
import { verify } from './verify.ts';

const LINES: readonly [text: string, why: string][] = [
	['The graphs meet at $x = 0$ and $x = 4$.', 'read the marked points'],
	['Between $x = 0$ and $x = 4$, the curve is above the line.', ''],
	['To the right of $x = 4$, the curve is below the line.', ''],
	[
		'$f(x) < g(x)$ on $(4, \\infty)$.',
		'at x = 4, the two values are equal, so this endpoint is not included',
	],
];

const issuesOf = (lines: readonly [text: string, why: string][]): string[] =>
	verify({
		skill: 'Solve an inequality from two graphs',
		question: createQuestion({
			question:
				'The graph shows the curve $f(x) = \\sqrt{x} + 3$ and the line $g(x) = \\frac{1}{2}x + 3$. Solve the inequality $f(x) < g(x)$. Write the solution in interval notation.',
			answer: {
				kind: 'interval',
				value: '(4, \\infty)',
				text: '$(4, \\infty)$',
				html: '',
				speech: '',
			},
			steps: lines.map(([text, why]) => ({ text, why, html: '', speech: '' })),
		}),
	});

test('the lines say what the two graphs do', () => {
	expect(issuesOf(LINES)).toEqual([]);
});

test.each<[at: number, right: string, wrong: string]>([
	[0, 'x = 4', 'x = 9'],
	[1, 'above', 'below'],
	[2, 'below', 'above'],
	[2, 'x = 4', 'x = 5'],
	[3, 'x = 4', 'x = 5'],
	[3, 'not included', 'included'],
])('line %s says "%s" and not "%s" of the two graphs', (at, right, wrong) => {
	const changed = (words: string) => words.replace(right, wrong);
	const [text, why] = LINES[at] ?? ['', ''];
	expect(issuesOf(LINES.with(at, [changed(text), changed(why)]))).toHaveLength(1);
});
