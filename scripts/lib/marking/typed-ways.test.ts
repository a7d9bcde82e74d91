import { expect, test } from 'vitest';
import type { Question } from '../../../src/schemas/wire/question.ts';
import { typedWays } from './typed-ways.ts';

const ways = (answer: Partial<Question['answer']>, question = 'Solve $2x = 6$.') =>
	typedWays({
		question,
		answer: { text: '', html: '', speech: '', kind: 'integer', value: '', ...answer },
	});

test('types a fraction as a decimal and a mixed number if they are exact', () => {
	expect(ways({ kind: 'rational', value: '7/2' })).toEqual(
		expect.arrayContaining(['7/2', '3.5', '3,5', '3 1/2', String.raw`\frac{7}{2}`, 'x = 7/2']),
	);
	expect(ways({ kind: 'rational', value: '1/3' }).join('|')).not.toContain('0.3');
});

test('keeps to the requested form', () => {
	expect(ways({ kind: 'rational', value: '7/2', form: 'mixed number' })).not.toContain(
		'7/2'.repeat(2),
	);
	expect(ways({ kind: 'rational', value: '7/2', form: 'mixed number' })).not.toContain('3.5');
	expect(ways({ kind: 'rational', value: '9/11', form: 'decimal' })).toContain('0.818181...');
});

test('never repeats a number from the question in another form', () => {
	const answer = {
		kind: 'rational',
		value: '241/1000',
		text: String.raw`$\frac{241}{1000}$`,
	} as const;
	const typed = ways(answer, 'Write $0.241$ as a fraction.');
	expect(typed).toContain('241 / 1000');
	expect(typed.filter((text) => /\d[.,]\d/.test(text))).toEqual([]);
});

test('reverses sums and products, and keeps their signs', () => {
	expect(ways({ kind: 'polynomial', value: '6x^{2} - 5x + 1' })).toContain('1 - 5x + 6x^2');
	expect(ways({ kind: 'factorization', value: '4t(t - 7)^{2}' })).toContain('(t - 7)^2*4t');
	expect(ways({ kind: 'line', value: String.raw`y = \frac{1}{2}x - 3` })).toContain(
		'y = -3 + (1/2)x',
	);
});

test("uses the question's variable, and none if there are several", () => {
	expect(ways({ value: '7' }, 'Solve $3m = 21$.')).toContain('m = 7');
	expect(ways({ kind: 'equation-solution-set', value: '-3, 3' }, 'Solve $t^{2} = 9$.')).toEqual(
		expect.arrayContaining(['t = -3 or t = 3', '±3', '3, -3']),
	);
	expect(ways({ kind: 'set', value: '2, 3' }, 'Let $a$ and $b$ be …').join('|')).not.toContain('=');
});

test('reverses inequalities and joins double ones with “and”', () => {
	expect(ways({ kind: 'inequality', value: String.raw`0 < x \le 14` })).toEqual(
		expect.arrayContaining(['14 >= x > 0', '0 < x and x <= 14']),
	);
});
