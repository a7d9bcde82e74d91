import { expect, test } from 'vitest';
import { createQuestion } from '../question.testdata.ts';
import { checkInterpretations } from './interpretations.ts';

const choices = [
	'the charge, in dollars, for all the hours of use',
	'the fixed fee, in dollars, that is charged before any hours of use are counted',
	'the charge, in dollars, for each hour of use',
	'the total cost, in dollars, of renting the truck',
].map((text, at) => ({
	key: (['A', 'B', 'C', 'D'] as const)[at] ?? 'A',
	text,
	html: '',
	speech: '',
}));

const issuesOf = (question: string): string[] =>
	checkInterpretations(
		createQuestion({
			question,
			question_speech: question,
			answer: { kind: 'multiple-choice', value: 'C', text: '', html: '', speech: '', choices },
		}),
	);

test('refuses choices about another situation', () => {
	const asked = 'What does the number $44$ represent?';
	const truck =
		'The expression $100 + 44h$ gives the cost of renting a truck, in dollars, where $h$ is the number of hours of use.';
	const banners =
		'The expression $100 + 44h$ gives the cost of a printing job, in dollars, where $h$ is the number of banners printed.';
	expect(issuesOf(`${truck} ${asked}`)).toEqual([]);
	expect(issuesOf(`${banners} ${asked}`)).toEqual(
		['hours', 'use', 'hour', 'renting', 'truck'].map(
			(word) => `a choice speaks of "${word}", which the question does not name`,
		),
	);
	expect(issuesOf(`${banners} Which is true?`)).toEqual([]);
});
