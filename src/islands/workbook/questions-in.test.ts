import { expect, test } from 'vitest';
import { createBook } from '../../books/records.testdata.ts';
import { describeQuestions } from './questions-in.ts';

const book = createBook({ question_count: '3,293' });

test('states the number of questions once if all of them are in', () => {
	const { planned, state } = describeQuestions(3293, book);
	expect(planned).toBeUndefined();
	expect(state).toMatch(/^All 3,293 questions can be read here/);
});

test('says how many are in, and how many there will be', () => {
	const { planned, state } = describeQuestions(1204, book);
	expect(planned).toBe('3,293');
	expect(state).toMatch(/^1,204 questions can be read here now/);
});

test('promises nothing if no question is in', () => {
	const { planned, state } = describeQuestions(0, createBook({ question_count: null }));
	expect(planned).toBeUndefined();
	expect(state).toMatch(/has no questions yet/);
});
