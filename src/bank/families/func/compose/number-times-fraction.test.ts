import { expect, test } from 'vitest';
import { type Expression, num, product, quotient, sum } from '../../../../math/expression.ts';
import { call } from '../../../../math/notation.ts';
import { tex } from '../../../../math/tex.ts';
import { multiplyingLines } from './transformation.ts';

const below = sum(product(3, 'x'), 6);

const linesOf = (shown: Expression): (string | undefined)[][] =>
	multiplyingLines(call('h', 'x'), shown, 'put in').map(({ formula, why }) => [
		formula && tex(formula),
		why,
	]);

test.each([
	[-5, 12, '-5 \\times \\frac{12}{3x + 6} + 5', '-\\frac{60}{3x + 6} + 5', '−5'],
	[-2, -12, '-2 \\times \\frac{-12}{3x + 6} + 5', '\\frac{24}{3x + 6} + 5', '−2'],
	[-1, -12, '-\\frac{-12}{3x + 6} + 5', '\\frac{12}{3x + 6} + 5', '−1'],
])('multiplies %i into the numerator %i', (factor, over, signed, multiplied, by) => {
	expect(linesOf(sum(product(factor, quotient(over, below)), num(5)))).toEqual([
		[`h(x) = ${signed}`, 'put in'],
		[`= ${multiplied}`, `multiply the numerator by ${by}`],
	]);
});

test.each([
	['a minus sign', product(-1, quotient(12, below)), '-\\frac{12}{3x + 6}'],
	['a sum without a number in front', sum(quotient(12, below), 5), '\\frac{12}{3x + 6} + 5'],
	['a product of something else', product(-5, call('\\log', 'x')), '-5\\log x'],
])('leaves %s in one line', (_name, shown, written) => {
	expect(linesOf(shown)).toEqual([[`h(x) = ${written}`, 'put in']]);
});
