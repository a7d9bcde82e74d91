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

test('refuses the formula of another scale', () => {
	const asked = (level: string, formula: string, amount: string, value: string) =>
		verify({
			skill: 'Find a level from a ratio',
			question: createQuestion({
				question: `${level} is given by $${formula}$. Find it for $${amount}$. Round to one decimal place.`,
				answer: { kind: 'decimal', value, text: `$${value}$`, html: '', speech: '' },
			}),
		});
	const [acid, quake] = [String.raw`\text{pH} = -\log C`, String.raw`M = \log R`];
	const [little, much] = [String.raw`C = 7 \times 10^{-13}`, String.raw`R = 8 \times 10^{4}`];
	expect(asked('The pH of a liquid', acid, little, '12.2')).toEqual([]);
	expect(asked('The magnitude of an earthquake', acid, little, '12.2')).toHaveLength(1);
	expect(asked('The magnitude of an earthquake', quake, much, '4.9')).toEqual([]);
	expect(asked('The level of a sound', quake, much, '4.9')).toHaveLength(1);
});
