import { expect, test } from 'vitest';
import { createRandom } from '../../math/random.ts';
import type { Question } from '../../schemas/wire/question.ts';
import { inWords } from '../family.ts';
import { createDraft } from '../pipeline/bank.testdata.ts';
import { type Place, publish } from '../pipeline/publish.ts';
import { expectSolvesInequality, readIntervals } from './interval-set.ts';

const PLACE: Place = {
	id: 'set',
	number: 1,
	book_name: 'advanced-functions',
	chapter_name: '2-polynomials',
	material_name: '2-5-inequalities',
	standards: [],
	difficulty: 2,
};

const answered = (value: string): Question => {
	const draft = createDraft(1, { answer: inWords('interval', value) });
	return publish(draft, PLACE, createRandom('sets'));
};

test.each([
	['(x - 1)(x + 4) > 0', '(-\\infty, -4) \\cup (1, \\infty)'],
	['\\frac{x - 2}{x + 1} \\ge 0', '(-\\infty, -1) \\cup [2, \\infty)'],
	['(x - 3)^{2}(x + 1) \\le 0', '(-\\infty, -1] \\cup \\{3\\}'],
	['\\frac{1}{x} < 2', '(-\\infty, 0) \\cup (\\frac{1}{2}, \\infty)'],
])('accepts the solution of %s', (inequality, value) => {
	expect(expectSolvesInequality(answered(value), inequality)).toEqual([]);
});

test.each([
	['(x - 1)(x + 4) > 0', '(-4, 1)'],
	['(x - 1)(x + 4) > 0', '(-\\infty, -4] \\cup (1, \\infty)'],
	['\\frac{x - 2}{x + 1} \\ge 0', '(-\\infty, -1] \\cup [2, \\infty)'],
	['(x - 3)^{2}(x + 1) \\le 0', '(-\\infty, -1]'],
	['\\frac{1}{x} < 2', '(\\frac{1}{2}, \\infty) \\cup (-\\infty, 0)'],
	['x > 1', '(1, 2] \\cup [2, \\infty)'],
])('rejects for %s the set %s', (inequality, value) => {
	expect(expectSolvesInequality(answered(value), inequality)).not.toEqual([]);
});

test('reads ends and single points', () => {
	expect(readIntervals('\\{-2\\} \\cup [0, \\infty)')).toEqual([
		{ from: -2, to: -2, closed: [true, true] },
		{ from: 0, to: Infinity, closed: [true, false] },
	]);
});
