import { expect, test } from 'vitest';
import type { Question } from '../../../src/schemas/wire/question.ts';
import { countMisconceptions, misnamed } from './count-misconceptions.ts';

const question = (misconceptions: Question['misconceptions'], template = 't-1', kind = 'integer') =>
	({
		id: 'qqqq1',
		question: 'Find $3 + 4$.',
		answer: { kind, value: '7', text: '$7$', html: '', speech: '' },
		skill: { id: template, title: 'Add' },
		misconceptions,
	}) as Question;

const times = { value: '12', why: 'multiplied instead of adding' };
const minus = { value: '-1', why: 'subtracted instead of adding' };

test('counts the templates of typed answers with two named values, and the values', () => {
	expect(
		countMisconceptions([
			question([times, minus]),
			question([times]),
			question([times], 't-2'),
			question(undefined, 't-3', 'multiple-choice'),
		]),
	).toEqual({ templates: 2, named: 1, values: 4 });
});

test('finds a value that is right, and one labeled as another', () => {
	expect(misnamed(question([times, minus]))).toEqual([]);
	expect(misnamed(question([{ value: '7', why: 'did nothing wrong' }]))).toHaveLength(1);
	expect(misnamed(question([times, { ...minus, value: '12' }]))).toEqual([
		expect.stringContaining(
			'typed "12" (subtracted instead of adding), marked wrong, named multiplied',
		),
	]);
});
