import { expect, test } from 'vitest';
import { createQuestion } from '../../../verify/question.testdata.ts';
import { verify } from './verify.ts';

const issuesOf = (formula: string, amount: string, value: string): string[] =>
	verify({
		skill: 'Find a level from a ratio',
		question: createQuestion({
			question: `${formula.startsWith('L') ? 'The level of a sound' : 'A level'} is given by $${formula}$. Find it for $${amount}$. Round to one decimal place.`,
			answer: { kind: 'decimal', value, text: `$${value}$`, html: '', speech: '' },
		}),
	});

test('refuses a formula that does not give the level of its scale', () => {
	const [ratio, concentration] = [
		String.raw`R = 4 \times 10^{7}`,
		String.raw`C = 5 \times 10^{-10}`,
	];
	expect(issuesOf(String.raw`M = \log R`, ratio, '7.6')).toEqual([]);
	expect(issuesOf(String.raw`M = -\log R`, ratio, '7.6')).toHaveLength(1);
	expect(issuesOf(String.raw`M = -\log R`, ratio, '-7.6')).toHaveLength(1);
	expect(issuesOf(String.raw`\text{pH} = -\log C`, concentration, '9.3')).toEqual([]);
	expect(issuesOf(String.raw`\text{pH} = \log C`, concentration, '9.3')).toHaveLength(1);
	expect(issuesOf(String.raw`L = 10\log R`, ratio, '76.0')).toEqual([]);
	expect(issuesOf(String.raw`L = -\log R`, ratio, '76.0')).toHaveLength(1);
});
