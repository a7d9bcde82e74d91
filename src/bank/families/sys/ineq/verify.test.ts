import { expect, test } from 'vitest';
import { createQuestion } from '../../../verify/question.testdata.ts';
import { verify } from './verify.ts';

const issuesOf = (text: string, name: string): string[] =>
	verify({
		skill: 'Test points in a system of inequalities',
		question: createQuestion({
			question:
				'Which ordered pair $(x, y)$ is a solution of the system $y > -x + 1$ and $y \\ge -3x - 2$?',
			answer: {
				kind: 'multiple-choice',
				value: 'A',
				text: '$(4, 4)$',
				html: '',
				speech: '',
				choices: (['$(4, 4)$', '$(2, -2)$'] as const).map((pair, at) => ({
					key: at === 0 ? 'A' : 'B',
					text: pair,
					html: '',
					speech: '',
				})),
			},
			steps: [{ text, why: `substitute into the ${name} inequality`, html: '', speech: '' }],
		}),
	});

test('a pair is tried in the inequality that the reason names', () => {
	const says = (statement: string) =>
		`For $(2, -2)$, the right side is $-2 + 1 = -1$, so the statement $${statement}$ is false.`;
	expect(issuesOf(says('-2 > -1'), 'first')).toEqual([]);
	expect(issuesOf(says('-2 > -1'), 'second')).toHaveLength(1);
	expect(issuesOf(says('-2 \\ge -1'), 'first')).toHaveLength(1);
});
