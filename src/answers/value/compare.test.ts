import { describe, expect, it } from 'vitest';
import { treeOf } from '../read/grammar.ts';
import { compare } from './compare.ts';

const compared = (left: string, right: string) =>
	compare(treeOf(left, { commas: 'number' }), treeOf(right, { commas: 'number' })).are;

describe('exactly', () => {
	it.each([
		['1/10 + 2/10', '3/10'],
		['√8', '2√2'],
		['1/(2 + √3)', '2 - √3'],
		['∛54', '3∛2'],
		['(2 - i)^3', '2 - 11i'],
		['√(-12)', '2i√3'],
		['(a + b)^3', 'a^3 + 3a^2b + 3ab^2 + b^3'],
		['(x^3 - 8)/(4x^2 - 8x + 1)', '(8 - x^3)/(8x - 4x^2 - 1)'],
	])('%s is %s', (left, right) => expect(compared(left, right)).toBe('same'));

	it.each([
		['√2', '1.41421356237309504880168872420969807857'],
		['10^20 + 1', '10^20'],
		['x^30 + 1', 'x^30 + 1.0000000000000001'],
		['π', '3.14159265358979323846264338327950288420'],
		['√2 + √3', '√5'],
	])('%s is not %s', (left, right) => expect(compared(left, right)).toBe('different'));
});

describe('by sampling', () => {
	it.each([
		['sin(x)^2', '1 - cos(x)^2'],
		['ln(x^3)', '3ln(x)'],
		['(1/3)^-x', '3^x'],
		['√(-4x - 3)', '√(-(4x + 3))'],
		['-6 * (-8)^(n - 1)', '(3/4)*(-8)^n'],
	])('%s is %s', (left, right) => expect(compared(left, right)).toBe('same'));

	it('does not treat values outside the domain as evidence', () => {
		expect(compared('√(2x - 5)', '√(5 - 2x)')).toBe('different');
		expect(compared('√(-1 - x^2)', '√(-2 - x^2)')).toBe('unknown');
		expect(compared('√(x^2)', 'x')).toBe('same for positive letters');
		expect(compared('(x^2 - 1)/(x - 1)', 'x + 1')).toBe('same except');
	});
});
