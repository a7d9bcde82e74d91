import { expect, test } from 'vitest';
import { createRandom } from '../../math/random.ts';
import { createDraft, createPlace } from '../pipeline/bank.testdata.ts';
import { publish } from '../pipeline/publish.ts';
import { expand, expectFactored, isReducible, sameTerms } from './integer-polynomial.ts';

test('expands products and powers', () => {
	expect(
		sameTerms(expand('2(x + 1)^{2}(x - 3y)'), expand('2x^{3} + 4x^{2} + 2x - 6x^{2}y - 12xy - 6y')),
	).toBe(true);
	expect(sameTerms(expand('-(x - 3)'), expand('x - 3'))).toBe(false);
});

test.each([
	['x^{2} + 5x + 6', true],
	['x^{2} + 5x + 7', false],
	['6x^{2} - xy - 2y^{2}', true],
	['4x^{2} + 9y^{2}', false],
	['x^{3} + 8', true],
	['x^{2} - 2x + 4', false],
	['x^{4} + 4', true],
	['x^{4} + 81', false],
	['x^{4} + x^{2} + 1', true],
	['9x^{4} - 25', true],
	['a + b + 2', false],
])('says that %j has factors: %j', (tex, answer) => {
	expect(isReducible(expand(tex))).toBe(answer);
});

test('does not judge what it cannot', () => {
	expect(() => isReducible(expand('xy + x + y'))).toThrow('cannot be judged');
	expect(() => expand('\\frac{x}{2}')).toThrow('not a polynomial');
});

const stored = (value: string) => {
	const { chapter, material } = createPlace();
	const place = {
		id: 'q',
		number: 1,
		book_name: 'algebra-1',
		chapter_name: chapter.slug,
		material_name: material.slug,
		standards: [],
		difficulty: 1 as const,
	};
	const question = publish(createDraft(1), place, createRandom('seed'));
	return { ...question, answer: { ...question.answer, value } };
};

test.each([
	['3x(x + 2)(x - 2)', '3x^{3} - 12x'],
	['(2x - 5)^{2}', '4x^{2} - 20x + 25'],
	['-2(a - 3b)(a + b)', '-2a^{2} + 4ab + 6b^{2}'],
	['(x + 7y + 1)(x - 7y + 1)', 'x^{2} + 2x + 1 - 49y^{2}'],
])('accepts %s for %s', (value, whole) => {
	expect(expectFactored(stored(value), whole)).toEqual([]);
});

test.each([
	['3x(x^{2} - 4)', '3x^{3} - 12x', 'can be factored'],
	['3(x^{2} + 2x)', '3x^{2} + 6x', 'common letter'],
	['(2x + 4)(x - 1)', '2x^{2} + 2x - 4', 'common factor 2'],
	['(x + 1)(x + 1)', 'x^{2} + 2x + 1', 'repeats a factor'],
	['(x + 1)(x - 3)', 'x^{2} + 2x - 3', 'do not multiply'],
	['x^{2} + 3x + 2', 'x^{2} + 3x + 2', 'is not a product'],
])('rejects %s for %s', (value, whole, issue) => {
	expect(expectFactored(stored(value), whole).join('; ')).toContain(issue);
});

test('allows unfactored parentheses if only a common factor is asked for', () => {
	const question = stored('3x(x^{2} - 4)');
	expect(expectFactored(question, '3x^{3} - 12x', { completely: false })).toEqual([]);
});
