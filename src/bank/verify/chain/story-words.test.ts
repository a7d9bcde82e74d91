import { expect, test } from 'vitest';
import { createQuestion } from '../question.testdata.ts';
import { checkStoryWords } from './story-words.ts';

const issuesOf = (question: string, why: string): string[] =>
	checkStoryWords(
		createQuestion({ question, steps: [{ text: '$9.7 - 6.3 = 3.4$', html: '', speech: '', why }] }),
	);

test.each([
	[
		'One liquid has a pH of $6.3$, and another has a pH of $9.7$.',
		'find the difference of the pH values',
	],
	['Two boats leave the harbor.', 'divide by the speed of the boat'],
	['A box of books weighs $9$ pounds.', 'multiply by the number of boxes'],
])('%s: the solution may say “%s”', (question, why) => {
	expect(issuesOf(question, why)).toEqual([]);
});

test('a solution speaks of no thing that the question does not have', () => {
	const question = 'One earthquake has a magnitude of $6.3$, and another has a magnitude of $9.7$.';
	expect(issuesOf(question, 'find the difference of the pH values')).toEqual([
		'the solution speaks of "pH", which the question does not name',
	]);
	expect(issuesOf(question, 'substitute the values of p and h')).toEqual([]);
});

test('a solution speaks of no other person', () => {
	const question = 'Omar passes $4$ quizzes.';
	expect(issuesOf(question, 'find the quizzes that Omar passes')).toEqual([]);
	expect(issuesOf(question, 'find the quizzes that Nadia passes')).toHaveLength(1);
	expect(issuesOf(question, 'by the Pythagorean theorem, $A = Id$')).toEqual([]);
});

test('an answer speaks of no thing that the question does not have', () => {
	const answered = (question: string, text: string) =>
		checkStoryWords(
			createQuestion({
				question,
				question_speech: question,
				answer: { kind: 'multiple-choice', value: 'A', text, html: '', speech: '' },
			}),
		);
	const adults = '$20$ adults picked at random from all the adults in the city';
	expect(answered('A city asks about its adults. Which sample is best?', adults)).toEqual([]);
	expect(answered('A farm asks about its pumpkins. Which sample is best?', adults)).toEqual([
		'the answer speaks of "adult", which the question does not name',
		'the answer speaks of "city", which the question does not name',
	]);
	expect(answered('Which display is best?', 'two box plots')).toEqual([]);
	expect(answered('Which values can it have?', '$(0, 1) \\cup (1, 2)$')).toEqual([]);
});
