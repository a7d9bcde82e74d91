import { expect, test } from 'vitest';
import { createQuestion } from '../../../verify/question.testdata.ts';
import { verify } from './verify.ts';

/** Line 2 adds unlike terms; what follows it is solved from there. */
const issuesOf = (third: string): string[] => {
	const choices = (['A', 'B', 'C', 'D'] as const).map((key, at) => ({
		key,
		text: `Line ${at + 1}`,
		html: '',
		speech: '',
	}));
	return verify({
		skill: 'Find the mistake',
		question: createQuestion({
			question: `Tariq solved $6(4n - 9) + 3n = -81$ as shown.\nLine 1: $24n - 54 + 3n = -81$.\nLine 2: $-30n + 3n = -81$.\nLine 3: $${third} = -81$.\nLine 4: $n = 3$.\nWhich line contains the first mistake?`,
			answer: {
				kind: 'multiple-choice',
				value: 'B',
				text: 'Line 2',
				html: '',
				speech: '',
				choices,
			},
		}),
	});
};

test('allows one mistake in a worked solution', () => {
	expect(issuesOf('-27n')).toEqual([]);
	expect(issuesOf('-33n')).toEqual(['3 lines do not follow from the line above']);
});
