import { expect, test } from 'vitest';
import { createQuestion } from '../question.testdata.ts';
import { checkTestedPoints } from './tested-points.ts';

const issuesOf = (question: string, text: string): string[] =>
	checkTestedPoints(createQuestion({ question, steps: [{ text, html: '', speech: '' }] }));

const SYSTEM = 'Is $(-6, 8)$ a solution of $2x + y = 10$ and $x + 4y = -16$?';
const FIRST = 'For $(-6, 8)$, the left side of the first equation is $2(-6) + 8 = -4$, not $10$.';
const GRAPH = 'Does $y = -\\log_{2}(x - 3) + 1$ match the graph?';
const TESTED = 'Test the point $(5, 0)$: when $x = 5$, $y = -\\log_{2}(5 - 3) + 1 = -1 + 1 = 0$.';
const ROOT = 'Solve $\\sqrt{5x - 4} = x$.';
const CHECK =
	'Check $x = 4$: the left side is $\\sqrt{5(4) - 4} = \\sqrt{16} = 4$, and the right side is $4$.';
const FRACTION = 'Solve $\\frac{x + 2}{x - 1} > 0$.';
const INTERVAL =
	'On $(-\\infty, -2)$, test $x = -3$: the value is $\\frac{-1}{-4}$, which is positive.';
const LEAST = 'Find the greatest value of $9x + 3y$.';
const CORNER = 'At $(0, 0)$: $9(0) + 3(0) = 0$.';

const HALF = 'Which ordered pair satisfies $y > 2x - 7$?';
const STATED =
	'For $(5, 3)$, the right side is $2(5) - 7 = 3$, and the statement $3 > 3$ is false.';

const ON_BOUNDARY =
	'For $(-3, -1)$, the right side is $-(-3) - 4 = -1$, so the statement $-1 > -1$ is false.';
const SYSTEM_OF_TWO = 'Which pair is a solution of $y > -x - 4$ and $y \\ge 3x - 2$?';

test.each([
	[SYSTEM_OF_TWO, ON_BOUNDARY, 'right', 'left'],
	[ROOT, CHECK, 'left', 'right'],
	[ROOT, CHECK, 'the right', 'the left'],
	[HALF, STATED, '= 3', '= 4'],
	[HALF, STATED, '(5, 3)', '(5, 4)'],
	[HALF, STATED, '3 > 3', '4 > 3'],
	[SYSTEM, FIRST, '(-6, 8)', '(-6, 9)'],
	[SYSTEM, FIRST, '2(-6)', '2(-7)'],
	[SYSTEM, FIRST, 'first', 'second'],
	[SYSTEM, FIRST, 'not $10$', 'not $11$'],
	[GRAPH, TESTED, '(5, 0)', '(6, 0)'],
	[GRAPH, TESTED, '(5, 0)', '(5, 1)'],
	[GRAPH, TESTED, '$x = 5$', '$x = 6$'],
	[ROOT, CHECK, '$x = 4$', '$x = 5$'],
	[ROOT, CHECK, 'is $4$', 'is $5$'],
	[FRACTION, INTERVAL, '-3', '-1'],
	[FRACTION, INTERVAL, '{-1}', '{-2}'],
	[LEAST, CORNER, '3(0)', '4(0)'],
	[LEAST, CORNER, '+ 3', '- 3'],
])('%s "%s" is so, and not with "%s" as "%s"', (question, text, part, other) => {
	expect(issuesOf(question, text)).toEqual([]);
	expect(issuesOf(question, text.replace(part, other)).length).toBeGreaterThan(0);
});

test('an interval ends at the zeros that are stated above it', () => {
	const issues = (interval: string) =>
		checkTestedPoints(
			createQuestion({
				question: 'Solve $(x + 2)(x - 1) > 0$.',
				steps: [
					'The zeros are $-2$ and $1$.',
					`On $${interval}$, test $x = 0$: the value is $(2)(-1)$, which is negative.`,
				].map((text) => ({ text, html: '', speech: '' })),
			}),
		);
	expect(issues('(-2, 1)')).toEqual([]);
	expect(issues('(-3, 1)')).toHaveLength(1);
	expect(issues('(-2, \\infty)')).toEqual([]);
});
