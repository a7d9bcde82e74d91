import { expect, test } from 'vitest';
import type { Question } from '../../../src/schemas/wire/question.ts';
import { nearMisses } from './near-misses.ts';

const misses = (answer: Partial<Question['answer']>, more: Partial<Question> = {}) =>
	nearMisses({ answer: { text: '', html: '', speech: '', ...answer }, ...more } as Question);

test('changes the sign, the size, and the numbers of a value', () => {
	expect(misses({ kind: 'rational', value: '3/4' })).toEqual(
		expect.arrayContaining(['-0.75', '1.75', '-0.25', '7.5', '4/3']),
	);
});

test('offers no change that leaves the value the same', () => {
	expect(misses({ kind: 'integer', value: '0' })).not.toContain('0');
	expect(misses({ kind: 'rational', value: '1' })).not.toContain('1');
	// Adding one to an exponent of base one changes nothing.
	expect(misses({ kind: 'expression', value: '1^{3} x' })).not.toContain('1^{4} x');
});

test('drops, adds, and swaps members', () => {
	expect(misses({ kind: 'equation-solution-set', value: '-3, 5' })).toEqual(
		expect.arrayContaining(['-3', '5', '-3, 5, 1000', '3, 5']),
	);
	expect(misses({ kind: 'point', value: '(2, 7)' })).toContain('(7, 2)');
	expect(misses({ kind: 'point', value: '(2, 2)' })).not.toContain('(2, 2)');
	expect(misses({ kind: 'ordered-list', value: '3, 3' })).not.toContain('3, 3');
});

test('opens and closes the ends of an interval, never at infinity', () => {
	const texts = misses({ kind: 'interval', value: String.raw`(-\infty, 4]` });
	expect(texts).toContain(String.raw`(-\infty, 4)`);
	expect(texts).not.toContain(String.raw`[-\infty, 4]`);
});

test('takes the named misconceptions of a question, and the other choices', () => {
	const misconceptions = [{ value: '12', why: 'added instead of multiplied' }];
	expect(misses({ kind: 'integer', value: '7' }, { misconceptions })).toContain('12');
	const choices = [
		{ key: 'A', text: 'even', html: '', speech: '' },
		{ key: 'B', text: 'odd', html: '', speech: '' },
	] as const;
	expect(misses({ kind: 'multiple-choice', value: 'A', choices: [...choices] })).toEqual([
		'B',
		'odd',
	]);
});
