import { expect, test } from 'vitest';
import { createQuestion } from '../../../verify/question.testdata.ts';
import { verify } from './verify.ts';

const KINDS = [
	['A', 'arithmetic, and the next term is $66$'],
	['B', 'neither arithmetic nor geometric, and the next term is $90$'],
] as const;

const issuesOf = (growth: number): string[] =>
	verify({
		skill: 'Classify a sequence and find its next term',
		question: createQuestion({
			question:
				'What kind of sequence is $10, 18, 34, 58, \\dots$, and what is the next term if the pattern continues?',
			answer: {
				kind: 'multiple-choice',
				value: 'B',
				text: KINDS[1][1],
				html: '',
				speech: '',
				choices: KINDS.map(([key, text]) => ({ key, text, html: '', speech: '' })),
			},
			steps: [
				'The differences are $8$, $16$, and $24$.',
				`Neither the differences nor the ratios are all equal, but the differences increase by $${growth}$ each time.`,
			].map((text) => ({ text, html: '', speech: '' })),
		}),
	});

test('the differences increase by what a line says', () => {
	expect(issuesOf(8)).toEqual([]);
	expect(issuesOf(24)).toEqual(['the differences do not increase by 24']);
});
