import { expect, test } from 'vitest';
import { createQuestion } from '../question.testdata.ts';
import { checkConcluded } from './concluded.ts';

const issuesOf = (question: string, ...lines: string[]): string[] =>
	checkConcluded(
		createQuestion({ question, steps: lines.map((text) => ({ text, html: '', speech: '' })) }),
	);

test('refuses "both are true" without both statements', () => {
	const system = 'Which pair is a solution of $y > -x + 1$ and $y \\ge -3x - 2$?';
	const [first, second] = ['$4 > -3$', '$4 \\ge -14$'];
	const both = 'Both are true, so $(4, 4)$ is a solution.';
	expect(issuesOf(system, first, second, both)).toEqual([]);
	expect(issuesOf(system, '$4 > -4 + 1$', first, both)).toHaveLength(1);
	expect(issuesOf(system, both)).toHaveLength(1);
	expect(issuesOf(system, first, '$4 \\ge 14$', both)).toHaveLength(1);
});

test('refuses powers that no line finds', () => {
	const only = 'Of the choices, only $y = 2x^{2}(x + 2)^{3}$ has these factors.';
	const zeros = 'The zeros are $-2$ and $0$, so the factors are $x + 2$ and $x$.';
	const found = ['so $(x + 2)^{3}$ is a factor.', 'so $x^{2}$ is a factor.'] as const;
	expect(issuesOf('', zeros, ...found, only)).toEqual([]);
	expect(issuesOf('', zeros, found[0], only)).toHaveLength(1);
	expect(issuesOf('', zeros, only)).toHaveLength(1);
	expect(issuesOf('', zeros, only.replace('2x^{2}(x + 2)^{3}', 'x(x + 2)'))).toEqual([]);
});

test('refuses solutions that no line finds', () => {
	const first = '$x = -1$ satisfies $x < 4$, so it is a solution.';
	const second = '$x = 11$ satisfies $x \\ge 4$, so it is a solution.';
	const both = 'So $x = -1$ or $x = 11$.';
	expect(issuesOf('', first, second, both)).toEqual([]);
	expect(issuesOf('', second, both)).toHaveLength(1);
	expect(issuesOf('', second, 'So $x = 11$ is the only solution.')).toEqual([]);
	expect(issuesOf('', second, 'So $x = 1$ is the only solution.')).toHaveLength(1);
	expect(issuesOf('', '$k = \\pm 4$', 'So $k = -4$ or $k = 4$.')).toEqual([]);
});
