import { expect, test } from 'vitest';
import { expand, sameTerms } from './integer-polynomial.ts';
import { isReducible } from './reducible.ts';

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
