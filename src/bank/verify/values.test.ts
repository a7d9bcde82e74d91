import { expect, test } from 'vitest';
import { areEquivalent } from './evidence.ts';
import { exact, readExact, readReal, readTex, show, sidesOf, UnreadableTex } from './values.ts';

test.each([
	['-3 + (-5)', '-8'],
	['12 - (-7)', '19'],
	['-2^{4}', '-16'],
	['(-2)^{4}', '16'],
	['2 + 3 \\times (-4)', '-10'],
	['-18 \\div (-3) \\times 2', '12'],
	['\\frac{4 - 2 \\times 5}{3}', '-2'],
	['5 - 2\\left|3 - 7\\right|', '-3'],
	['\\left(\\frac{3}{4}\\right)^{2}', '9/16'],
	['12{,}500 + 1', '12501'],
	['2(3 + 4)', '14'],
	['4 - 2[3 - 5(1 + 1)]', '18'],
])('reads %j as %s', (tex, value) => {
	expect(show(readTex(tex)({}))).toBe(value);
});

test('knows equivalent expressions from different ones', () => {
	expect(areEquivalent('3(x + 2) - x', '2x + 6')).toBe(true);
	expect(areEquivalent('xy + yx', '2xy')).toBe(true);
	expect(areEquivalent('3(x + 2)', '3x + 2')).toBe(false);
	expect(areEquivalent('(x + 1)^{2}', 'x^{2} + 1')).toBe(false);
});

test('says that a number is missing', () => {
	expect(() => exact(Number.NaN)).toThrow('not there');
});

test('compares where no denominator is zero', () => {
	expect(areEquivalent('\\frac{3x + 2}{(3x + 2)(x - 1)}', '\\frac{1}{x - 1}')).toBe(true);
	expect(areEquivalent('\\frac{1}{3x + 2}', '\\frac{1}{x - 1}')).toBe(false);
});

test.each(['\\sin x', '2 +', '(2', '3 % 4'])('says that %j cannot be read', (tex) => {
	expect(() => readTex(tex)({ x: exact(1) })).toThrow(UnreadableTex);
});

test('splits relations into their sides', () => {
	expect(sidesOf('4 + \\square = 7')).toEqual(['4 + \\square', '7']);
	expect(sidesOf('= 5 - 3')).toEqual(['5 - 3']);
	expect(sidesOf('2 < x \\le 7')).toEqual(['2', 'x', '7']);
});

test.each([
	['-7', '-7'],
	['6/8', '3/4'],
	['2.50', '5/2'],
	['−4', '-4'],
])('reads the stored number %j', (text, value) => {
	const number = readExact(text);
	expect(number && show(number)).toBe(value);
});

test('finds no number in other text', () => {
	expect(readExact('x + 1')).toBeUndefined();
	expect(readExact('')).toBeUndefined();
});

test.each([
	['\\sqrt{50} - 5\\sqrt{2}', 0],
	['\\sqrt[3]{-8}', -2],
	['2\\pi', 2 * Math.PI],
	['\\sin^{2} x + \\cos^{2} x', 1],
	['\\log_{2} 8 + \\ln 1', 3],
	['25\\% \\times 80', 20],
	['-2\\frac{3}{4}', -2.75],
	['33\\frac{1}{3}\\% \\times 3', 1],
	['4\\frac{x}{7}', 0.4],
	['0.1\\overline{6} + 12.\\overline{36}', 1 / 6 + 136 / 11],
])('gives %j its real value', (tex, value) => {
	expect(readReal(tex)({ x: 0.7 })).toBeCloseTo(value, 12);
});

test('reads angles in degrees on request', () => {
	expect(readReal('\\sin 30^{\\circ} + \\tan(45^\\circ)', { degrees: true })()).toBeCloseTo(
		1.5,
		12,
	);
});
