import { describe, expect, test } from 'vitest';
import { parseTex } from './parse-tex.ts';
import { speech } from './speech.ts';
import { tex } from './tex.ts';

test.each([
	'-\\frac{1}{2}x - 4 = 2x + 6',
	'x = \\frac{-b \\pm \\sqrt{b^{2} - 4ac}}{2a}',
	'(-\\infty, -1] \\cup (2, \\infty)',
	'\\sum_{k=1}^{5} (2k + 1)',
	'2\\frac{3}{4} - 0.1\\overline{6}',
	'\\cos^{2} x + \\log_{2} 8 = f^{-1}(x)',
	'\\begin{bmatrix} 1 & -2 \\\\ 0 & 3 \\end{bmatrix}',
	'4 - 2[3 - (x + 5)]',
	'\\left|x - 4\\right| \\le 12{,}500\\text{ cm}',
])('reads %s and writes it back unchanged', (formula) => {
	const read = parseTex(formula);
	expect(read && tex(read)).toBe(formula);
});

test.each([
	['P(1 + r)^{n}', 'P times the quantity 1 plus r, end quantity, to the power of n'],
	['a \\cdot 2^{1}', 'a times 2 to the power of 1'],
	['m\\angle ABC', 'm angle A B C'],
	['\\sin 2x\\cos x', 'sine of the quantity 2 x, end quantity, times cosine of x'],
	['a_{n - 1}', 'a sub n minus 1, end sub'],
])('says %s', (formula, words) => {
	const read = parseTex(formula);
	expect(read && speech(read)).toBe(words);
});

describe('is null, without delay, for', () => {
	test.each([
		['unknown notation', '\\hat{y} = 2x'],
		['an unclosed group', '(x + 1'],
		['a closing parenthesis alone', 'x + 1)'],
		['nothing', ''],
		['endlessly nested parentheses', '('.repeat(900) + 'x' + ')'.repeat(900)],
		['endlessly nested functions', '\\sin'.repeat(400) + ' x'],
		['endlessly nested powers', 'P('.repeat(60) + 'x' + ')^2'.repeat(60)],
	])('%s', (_, formula) => {
		expect(parseTex(formula)).toBeNull();
	});
});
