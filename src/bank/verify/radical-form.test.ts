import { expect, test } from 'vitest';
import { isSimplest, isSimplestRadical } from './radical-form.ts';

test.each([
	['5', true],
	['3\\sqrt{2}', true],
	['\\frac{3\\sqrt{5}}{5}', true],
	['7 + \\sqrt{13}', true],
	['\\sqrt{12}', false],
	['\\frac{3}{\\sqrt{5}}', false],
	['\\frac{2\\sqrt{3}}{4}', false],
	['\\frac{6}{4}', false],
])('%j in simplest form: %s', (tex, simplest) => {
	expect(isSimplestRadical(tex)).toBe(simplest);
});

test.each([
	['2\\sqrt{3}', true],
	['\\sqrt{12}', false],
	['\\sqrt[3]{16}', false],
	['\\frac{-1 + \\sqrt{5}}{2}', true],
	['\\frac{6}{4}', false],
])('judges whether %s is in simplest form', (tex, simplest) => {
	expect(isSimplest(tex)).toBe(simplest);
});
