import { expect, test } from 'vitest';
import type { Question } from '../../../schemas/wire/question.ts';
import { createQuestion } from '../question.testdata.ts';
import { checkSaid } from './check-said.ts';

const shown = (text: string) => ({ text, html: '', speech: '' });

/** $2x + 6 = 20$, solved in two lines. */
const solved = (overrides: Partial<Question> = {}) =>
	checkSaid(
		createQuestion({
			question: 'Solve $2x + 6 = 20$.',
			steps: [
				shown('$2x + 6 = 20$'),
				{ ...shown('$2x = 14$'), why: 'subtract 6 from both sides' },
				{ ...shown('$x = 7$'), why: 'divide both sides by 2' },
			],
			...overrides,
		}),
	);

const withHint = (text: string) => solved({ hints: [{ text, html: '' }] });
const withWhy = (why: string) => solved({ misconceptions: [{ value: '13', why }] });
const withReason = (why: string) =>
	solved({ steps: [shown('$2x + 6 = 20$'), { ...shown('$2x = 14$'), why }] });

test('reads a fraction in front of a letter with or without parentheses', () => {
	const halved = (why: string) =>
		solved({
			question: 'Where is $\\cos\\left(\\frac{1}{2}x\\right) = 0$?',
			steps: [{ ...shown('$x = \\pi$'), why }],
		});
	expect(halved('cos((1/2)x) is 0 there')).toEqual([]);
	expect(halved('cos((1/3)x) is 0 there')).not.toEqual([]);
});

test('allows hints and misconceptions to name what is in the question', () => {
	expect(solved()).toEqual([]);
	expect(withHint('Which operation undoes the $6$ in $2x + 6$?')).toEqual([]);
	expect(withWhy('added 6 instead of subtracting it')).toEqual([]);
	expect(withWhy('wrote 13 for x')).toEqual([]);
});

test.each([
	['Which operation undoes the $5$?', '5'],
	['Which operation undoes the $-6$?', '−6'],
	['Angles add up to $181^{\\circ}$.', '181'],
])('reports the number in the hint "%s" that is not in the question', (hint, number) => {
	expect(withHint(hint).join()).toContain(`names ${number}, which`);
});

test('reports the formula in a hint that is not in the question', () => {
	expect(withHint('What undoes the sum in $2x - 6$?').join()).toContain('names 2x - 6, which');
	expect(withHint('Compare with $(u + v)^{2} = u^{2} + 2uv + v^{2}$.')).toEqual([]);
	expect(withHint('Compare with $(u + v)^{2} = u^{2} - 2uv + v^{2}$.')).toHaveLength(1);
	expect(withHint('How does it compare with $y = mx + b$?')).toEqual([]);
	expect(withHint('How does it compare with $y = mx - b$?')).toHaveLength(1);
});

test('reports the number in a misconception that is not in the question', () => {
	expect(withWhy('added 5 instead of subtracting it')).toHaveLength(1);
});

test('reports the number in a choice that is not in the question', () => {
	const choice = { key: 'A' as const, html: '', speech: '', text: '$7$' };
	const answer = {
		kind: 'multiple-choice' as const,
		value: 'B',
		text: '$7$',
		html: '',
		speech: '',
	};
	const withMisconception = (misconception: string) =>
		solved({ answer: { ...answer, choices: [{ ...choice, misconception }] } });
	expect(withMisconception('left out 6')).toEqual([]);
	expect(withMisconception('left out 5')).toHaveLength(1);
});

test('looks for the numbers of a reason on its line and the line above', () => {
	expect(withReason('the 6 and the 14 belong together')).toEqual([]);
	expect(withReason('the 6 and the 15 belong together')).toHaveLength(1);
	expect(withReason('combine like terms: 3x − x = 2x')).toEqual([]);
	expect(withReason('combine like terms: 3x + x = 2x')).not.toEqual([]);
});

test('reports a reason without words', () => {
	expect(withReason(' ')).toHaveLength(1);
	expect(withReason(': average the coordinates')).toHaveLength(1);
});

test('follows an operation to its line', () => {
	expect(withReason('subtract 5 from both sides')).toHaveLength(1);
	expect(withReason('add 6 to both sides')).toHaveLength(1);
});
