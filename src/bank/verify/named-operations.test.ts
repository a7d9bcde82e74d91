import { expect, test } from 'vitest';
import { misnamedOperation } from './named-operations.ts';

test.each([
	['product', '\\frac{1.6 \\times 10^{-1}}{6.4 \\times 10^{6}}'],
	['quotient', '(2 \\times 10^{-4})(6.4 \\times 10^{-5})'],
	['sum', '-30 - (-28)'],
	['difference', '-19 + 19'],
	['product', '-\\frac{11}{12} \\div \\frac{4}{3}'],
])('refuses the %s %s', (name, tex) => {
	expect(misnamedOperation(`Find the ${name}: $${tex}$.`)).toHaveLength(1);
});

test.each([
	['quotient', '\\frac{1.6 \\times 10^{-1}}{6.4 \\times 10^{6}}'],
	['product', '(2 \\times 10^{-4})(6.4 \\times 10^{-5})'],
	['product', '-\\frac{14}{11} \\times \\left(-\\frac{7}{2}\\right)'],
	['difference', '-\\frac{14}{5} - \\left(-\\frac{7}{15}\\right)'],
	['sum', '1.9 \\times 10^{5} + 3.7 \\times 10^{4}'],
])('accepts the %s %s', (name, tex) => {
	expect(misnamedOperation(`Find the ${name}: $${tex}$.`)).toEqual([]);
});

test('reads what a prompt asks to do, or asks about', () => {
	const product = '$\\frac{x^{2} - 4}{x + 3} \\times \\frac{x^{2} - 25}{x - 2}$';
	expect(misnamedOperation(`Multiply and simplify: ${product}.`)).toEqual([]);
	expect(misnamedOperation(`Divide and simplify: ${product}.`)).toHaveLength(1);
	expect(misnamedOperation('Multiply and simplify: $(6 + \\sqrt{3})^{2}$.')).toEqual([]);
	expect(misnamedOperation('Is the difference $5\\sqrt{75} - \\sqrt{3}$ rational?')).toEqual([]);
	expect(misnamedOperation('Is the sum $5\\sqrt{75} - \\sqrt{3}$ rational?')).toHaveLength(1);
	expect(misnamedOperation('Add: $(4 + 2i) - (3 + i)$.')).toHaveLength(1);
});
