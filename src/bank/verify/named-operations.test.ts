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
