import { expect, test } from 'vitest';
import { ANSWER_KINDS } from '../../schemas/wire/answer.ts';
import { isDigitsOnly, keysFor } from './keys.ts';
import type { Marking } from './marking.ts';

const labels = (marking: Partial<Marking>): string[] =>
	keysFor({ kind: 'integer', value: '1', formulas: '', ...marking }).map(({ label }) => label);

test.each(ANSWER_KINDS)(
	'names every key of %s in words, each once, on two rows of a phone',
	(kind) => {
		const keys = keysFor({ kind, value: 'x', formulas: '$xyz$' });
		expect(keys.every(({ says }) => says.length > 0)).toBe(true);
		expect(new Set(keys.map(({ says }) => says)).size).toBe(keys.length);
		expect(keys.length).toBeLessThanOrEqual(14);
	},
);

test('offers only what the kind needs', () => {
	expect(labels({ kind: 'integer' })).toEqual(['−']);
	expect(labels({ kind: 'multiple-choice', value: 'A' })).toEqual([]);
	expect(labels({ kind: 'interval' })).toEqual(expect.arrayContaining(['[', ')', '∞', '∪']));
	expect(labels({ kind: 'rational', form: 'percent' })).toContain('%');
});

test("offers the question's variables without revealing which ones the answer has", () => {
	const formulas = '$a + 2b$ and $3 \\times \\text{cm}$';
	expect(labels({ kind: 'expression', value: '3a', formulas }).slice(0, 2)).toEqual(['a', 'b']);
	expect(labels({ kind: 'expression', value: '3', formulas }).slice(0, 2)).toEqual(['a', 'b']);
});

test('offers each answer in words that the prompt names as one key', () => {
	expect(labels({ kind: 'rational', words: ['undefined'] }).at(-1)).toBe('undefined');
});

test('reads Greek letters, and not the letters of commands', () => {
	const formulas = '$\\frac{\\sin \\theta}{2}$';
	expect(labels({ kind: 'expression', value: '\\frac{1}{\\sqrt{2}}', formulas })[0]).toBe('θ');
	expect(labels({ kind: 'radical', value: '\\sqrt{2}', formulas })).not.toContain('θ');
});

test("keeps to the answer's variables if a figure has many", () => {
	const formulas = '$ABCDEFG$';
	expect(labels({ kind: 'expression', value: 'x + 1', formulas })[0]).toBe('x');
});

test('opens the number pad only for answers that it can type', () => {
	const rational: Marking = { kind: 'rational', value: '1/2', formulas: '' };
	expect(isDigitsOnly(rational)).toBe(true);
	expect(isDigitsOnly({ ...rational, form: 'mixed number' })).toBe(false);
	expect(isDigitsOnly({ ...rational, kind: 'equation-solution-set' })).toBe(false);
});
