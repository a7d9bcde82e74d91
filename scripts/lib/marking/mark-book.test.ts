import { expect, test } from 'vitest';
import type { Question } from '../../../src/schemas/wire/question.ts';
import { markBook } from './mark-book.ts';
import { sumKinds } from './sum-kinds.ts';

const question = (value: string, choices: string[]) =>
	({
		id: 'qqqq1',
		question: 'Which one?',
		answer: {
			kind: 'multiple-choice',
			value,
			text: '',
			html: '',
			speech: '',
			choices: choices.map((text, at) => ({ key: 'ABCD'[at], text, html: '', speech: '' })),
		},
	}) as Question;

test('counts ways and near misses by kind', () => {
	const { kinds, failures } = markBook([question('A', ['even', 'odd'])]);
	expect(failures).toEqual([]);
	expect(kinds['multiple-choice']).toMatchObject({
		answers: 1,
		typed: 8,
		right: 8,
		misses: 2,
		refused: 2,
	});
});

test('reports question, text, and verdict if a wrong answer is marked right', () => {
	// Two choices with the same text: nothing distinguishes the wrong one from the right one.
	const { failures } = markBook([question('A', ['even', 'even'])]);
	expect(failures).toEqual([
		expect.stringMatching(/^qqqq1 multiple-choice "A": typed "even", marked right/),
	]);
});

test('sums the counts of books and keeps the fewest', () => {
	const count = {
		answers: 1,
		typed: 8,
		right: 8,
		fewestWays: 8,
		misses: 2,
		refused: 2,
		fewestMisses: 2,
	};
	expect(sumKinds([{ integer: count }, { integer: { ...count, fewestWays: 6 } }, {}])).toEqual({
		integer: {
			answers: 2,
			typed: 16,
			right: 16,
			fewestWays: 6,
			misses: 4,
			refused: 4,
			fewestMisses: 2,
		},
	});
});
