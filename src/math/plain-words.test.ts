import { expect, test } from 'vitest';
import { plainFormula, plainWords } from './plain-words.ts';

test.each([
	['2x^{2} - 3y', '2x² − 3y'],
	['\\frac{(x - y)^{2}}{2}', '(x − y)²/2'],
	['\\frac{x + 7}{4} - \\frac{1}{2}', '(x + 7)/4 − 1/2'],
	['y = -\\frac{2}{3}x + 2', 'y = −(2/3)x + 2'],
	['4 \\cdot 3 \\le 12', '4 · 3 ≤ 12'],
	['\\sqrt{2} + \\sqrt{x + 1}', '√2 + √(x + 1)'],
	['30^\\circ', '30°'],
	['x^{-1} \\cdot a_{12}', 'x⁻¹ · a₁₂'],
	['2^{x + 1} = 2^n', '2^(x + 1) = 2^n'],
	['\\{1, 2\\}', '{1, 2}'],
	['\\left(25\\%\\right)', '(25%)'],
])('writes %s on one line', (tex, plain) => {
	expect(plainFormula(tex)).toBe(plain);
});

test('does not squeeze a multi-line formula onto one line', () => {
	expect(plainFormula('\\begin{pmatrix} 1 \\\\ 2 \\end{pmatrix}')).toBeUndefined();
	expect(plainFormula('\\frac{\\frac{1}{x}}{2}')).toBeUndefined();
});

test('tells money from formulas and drops the image marker', () => {
	expect(plainWords('A jacket costs \\$80. Find $80 \\times 0.75$. #q7-figure', '')).toBe(
		'A jacket costs $80. Find 80 × 0.75.',
	);
});

test('uses words for what cannot be written on one line', () => {
	const question = 'Simplify $\\frac{\\frac{1}{x}}{2}$.';
	expect(plainWords(question, 'Simplify 1 over x, over 2.')).toBe('Simplify 1 over x, over 2.');
});
