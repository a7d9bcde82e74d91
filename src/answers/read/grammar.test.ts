import { describe, expect, it } from 'vitest';
import { texOf } from '../print.ts';
import { treeOf } from './grammar.ts';
import type { TokenOptions } from './tokens.ts';

const read = (text: string, commas: TokenOptions['commas'] = 'number', timesX = false) =>
	texOf(treeOf(text, { commas, timesX }));

describe('numbers', () => {
	it.each([
		['.5', '0.5'],
		['16,600', '16600'],
		['53 200 000', '53200000'],
		['1.234,5', '1234.5'],
		['12,8', '12.8'],
		['0,500', '0.500'],
		['1 1/2', '1\\frac{1}{2}'],
		['1½', '1\\frac{1}{2}'],
		['٣٫٥', '3.5'],
		['0.(3)', '0.\\overline{3}'],
		['3.2e5', '3.2\\cdot 10^{5}'],
	])('%s is %s', (typed, tex) => expect(read(typed)).toBe(tex));

	it('reads an x between numbers as a multiplication sign if no variable is expected', () => {
		expect(read('3.2 x 10^5', 'number', true)).toBe('3.2\\cdot 10^{5}');
	});

	it('reads a comma as a separator if several values are expected', () => {
		expect(read('16,600', 'list')).toBe('16, 600');
	});
});

describe('symbols and letters', () => {
	it.each([
		['2×3', '2\\cdot 3'],
		['x²−1', 'x^{2} - 1'],
		['√2', '\\sqrt{2}'],
		['sqrt2', '\\sqrt{2}'],
		['2pi', '2\\pi'],
		['x<=4', 'x\\le 4'],
		['1/2x', '\\frac{1}{2}x'],
		['-x^2', '-x^{2}'],
		['2^-x', '2^{-x}'],
		[
			'sin^2 x cos 3x',
			'\\operatorname{sin}^{2}\\left(x\\right)\\operatorname{cos}\\left(3x\\right)',
		],
		['\\log_{2} x - 1', '\\operatorname{log}_{2}\\left(x\\right) - 1'],
		['|2x - 3||x|', '\\left|2x - 3\\right|\\left|x\\right|'],
		['a_(n-1)', 'a_{n-1}'],
	])('%s is %s', (typed, tex) => expect(read(typed)).toBe(tex));
});

describe('text that is not an answer', () => {
	it.each([
		['x2', 1, /x\^2/],
		['2 3', 2, /side by side/],
		['(1', 2, /closing parenthesis/],
		['3 +', 3, /missing/],
		['1..2', 1, /cannot be read/],
		['\\href{x}', 0, /command/],
	])('%s stops at %i', (typed, at, message) => {
		expect(() => read(typed)).toThrow(
			expect.objectContaining({ at, message: expect.stringMatching(message) }),
		);
	});
});
