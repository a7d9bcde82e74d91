import { expect, test } from 'vitest';
import { absolute, blank, power, product, quotient, sum, symbol } from './expression.ts';
import { call, decimal, root } from './notation.ts';
import { realValue } from './real-value.ts';

const at = (values: Record<string, number>) => (letter: string) => values[letter] ?? Number.NaN;

test('evaluates roots, powers, and fractions in the given variables', () => {
	const length = root(sum(power('a', 2), power('b', 2)));
	expect(realValue(length, at({ a: 3, b: 4 }))).toBe(5);
	expect(realValue(quotient(root('v', 3), 2), at({ v: -27 }))).toBe(-1.5);
	expect(realValue(product(2, symbol('\\pi')), at({}))).toBe(2 * Math.PI);
});

test('takes angles in radians and squares the value of a function', () => {
	expect(realValue(call('\\sin', 'x'), at({ x: Math.PI / 6 }))).toBeCloseTo(0.5);
	const squared = { ...call('\\cos', 'x'), power: power(2, 1) };
	expect(realValue(squared, at({ x: Math.PI / 3 }))).toBeCloseTo(0.25);
});

test('has no value for an unknown variable, an even root of a negative number, or a blank', () => {
	expect(realValue(symbol('y'), at({}))).toBeNaN();
	expect(realValue(root(-4), at({}))).toBeNaN();
	expect(realValue(blank, at({}))).toBeNaN();
});

test('evaluates logarithms of any base, decimals, and absolute values', () => {
	expect(realValue(call('\\log', 'x', { base: 2 }), at({ x: 8 }))).toBeCloseTo(3);
	expect(realValue(call('\\log', 1000), at({}))).toBeCloseTo(3);
	expect(realValue(absolute(decimal('-0.5')), at({}))).toBe(0.5);
});
