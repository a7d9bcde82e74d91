import { expect, it } from 'vitest';
import { equation, num, opposite, product, sum } from './expression.ts';
import { tex } from './tex.ts';
import { withTerms } from './worked-out.ts';

const worked = (...of: Parameters<typeof equation>) => tex(withTerms(equation(...of)));

it('works out each term of a sum', () => {
	expect(worked(sum(product(2, num(3)), product(-5, num(1))), 1)).toBe('2(3) - 5(1) = 6 - 5 = 1');
	expect(worked(-1, sum(product(2, num(1)), num(-3)))).toBe('-1 = 2(1) - 3 = 2 - 3');
});

it('works out a sum in brackets', () => {
	expect(worked(product(4, sum(12, 2)), 56)).toBe('4(12 + 2) = 4(14) = 56');
});

it('adds nothing to a sum of numbers', () => {
	expect(worked(sum(5, 2), 7)).toBe('5 + 2 = 7');
	expect(worked(-3, sum(opposite(num(1)), num(-2)))).toBe('-3 = -1 - 2');
});
