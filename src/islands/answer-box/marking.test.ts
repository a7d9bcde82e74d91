import { expect, test } from 'vitest';
import { createQuestion } from '../../books/records.testdata.ts';
import { builtMarkingOf, markingOf } from './marking.ts';

const answer = {
	kind: 'integer',
	value: '5',
	text: '5',
	html: '<b>5</b>',
	speech: 'five',
} as const;

test('carries no more than marking needs', () => {
	const question = createQuestion({ question: 'Add $2$ and $a + 1$. #figure', answer });
	expect(markingOf(question)).toEqual({ kind: 'integer', value: '5', formulas: '$2$ $a + 1$' });
});

test('keeps the misconception of each wrong choice, and none of the markup', () => {
	const shown = { text: 'x', html: '<b>x</b>', speech: 'x' };
	const question = createQuestion({
		answer: {
			...answer,
			kind: 'multiple-choice',
			value: 'B',
			choices: [
				{ key: 'A', misconception: 'took the wrong sign', ...shown },
				{ key: 'B', ...shown },
			],
		},
	});
	expect(markingOf(question).choices).toEqual([
		{ key: 'A', misconception: 'took the wrong sign' },
		{ key: 'B' },
	]);
	expect(markingOf(question).formulas).toBe('');
});

test('includes the misconceptions of a live record', () => {
	const misconceptions = [{ value: '6', why: 'added one twice' }];
	expect(markingOf(createQuestion({ answer, misconceptions })).misconceptions).toBe(misconceptions);
});

test('omits misconceptions from a built page, which only says that the record has some', () => {
	const misconceptions = [{ value: '6', why: 'added one twice' }];
	expect(builtMarkingOf(createQuestion({ answer, misconceptions })).misconceptions).toBe(
		'in a file',
	);
	expect(builtMarkingOf(createQuestion({ answer }))).not.toHaveProperty('misconceptions');
});

test.each([
	['If the slope does not exist, write undefined.', ['undefined']],
	[
		'If there is no solution, write no solution. If every number is one, write all real numbers.',
		['no solution', 'all real numbers'],
	],
	['Write the equation.', undefined],
])('offers the answers in words that the prompt names: %s', (question, words) => {
	expect(markingOf(createQuestion({ answer, question })).words).toEqual(words);
});
