import { describe, expect, test } from 'vitest';
import {
	absolute,
	blank,
	brackets,
	continued,
	difference,
	divided,
	equation,
	type Expression,
	list,
	num,
	opposite,
	power,
	product,
	quotient,
	relation,
	signed,
	squareBrackets,
	sum,
	times,
	tuple,
} from './expression.ts';
import { evaluate } from './evaluate.ts';
import { call, root } from './notation.ts';
import { speech } from './speech.ts';
import { tex } from './tex.ts';

const CASES: [string, Expression, string, string][] = [
	['a sum', sum(-8, 5), '-8 + 5', 'negative 8 plus 5'],
	['a negative in parentheses', sum(-3, signed(-5)), '-3 + (-5)', 'negative 3 plus negative 5'],
	['a negative later term as a minus', sum(-3, -5), '-3 - 5', 'negative 3 minus 5'],
	['subtracting a negative', difference(12, -7), '12 - (-7)', '12 minus negative 7'],
	['a negative second factor', times(3, -4), '3 \\times (-4)', '3 times negative 4'],
	['a leading negative factor', times(-3, 4), '-3 \\times 4', 'negative 3 times 4'],
	[
		'subtracting a product',
		difference(2, times(-3, 4)),
		'2 - (-3 \\times 4)',
		'2 minus the quantity negative 3 times 4, end quantity',
	],
	[
		'a power of a number after a factor',
		product(3, 'x', power(5, 2)),
		'3x(5^{2})',
		'3 x times 5 squared',
	],
	[
		'a power of a number after 1',
		product(-1, power(5, 'x')),
		'-5^{x}',
		'the opposite of 5 to the power of x',
	],
	[
		'a chain of two inequalities',
		relation(relation(-2, '<', 'x'), '\\le', 5),
		'-2 < x \\le 5',
		'negative 2 is less than x, which is less than or equal to 5',
	],
	['no coefficient of 1', sum(product(1, 'x'), product(-1, 'y')), 'x - y', 'x minus y'],
	[
		'a negative coefficient',
		sum(product(-6, 'y'), product(-8, 'x')),
		'-6y - 8x',
		'negative 6 y minus 8 x',
	],
	['a term in a factor', product(4, brackets(product(3, 'x'))), '4(3x)', '4 times 3 x'],
	['a fraction as coefficient', product(num('3/4'), 'x'), '\\frac{3}{4}x', 'three fourths x'],
	[
		'square brackets around parentheses',
		difference(4, product(2, squareBrackets(difference(3, sum('x', 5))))),
		'4 - 2[3 - (x + 5)]',
		'4 minus 2 times open bracket, 3 minus the quantity x plus 5, end quantity, close bracket',
	],
	[
		'the opposite of square brackets',
		opposite(squareBrackets(difference(power(sum('x', 3), 2), 9))),
		'-[(x + 3)^{2} - 9]',
		'the opposite of open bracket, the quantity x plus 3, end quantity, squared, minus 9, close bracket',
	],
	[
		'parentheses around parentheses',
		product(4, power(sum(3, product(2, sum('x', 5))), 2)),
		'4(3 + 2(x + 5))^{2}',
		'4 times open parenthesis, 3 plus 2 times the quantity x plus 5, end quantity, close parenthesis, squared',
	],
	['a coefficient', sum(product(6, 'x'), 4), '6x + 4', '6 x plus 4'],
	[
		'a factor before a sum',
		product(3, sum('x', 2)),
		'3(x + 2)',
		'3 times the quantity x plus 2, end quantity',
	],
	[
		'a factor before an absolute value',
		product(3, absolute(difference(2, -5))),
		'3\\left|2 - (-5)\\right|',
		'3 times the absolute value of 2 minus negative 5, end absolute value',
	],
	[
		'a factor before a power of a negative',
		product(2, power(-3, 4)),
		'2(-3)^{4}',
		'2 times the quantity negative 3, end quantity, to the 4th power',
	],
	[
		'a term after a factor in parentheses',
		sum(product(num('-5/3'), brackets(-2)), 'b'),
		'-\\frac{5}{3}(-2) + b',
		'negative five thirds times negative 2, plus b',
	],
	['two numbers side by side', product(2, num(3)), '2(3)', '2 times 3'],
	[
		'a subtracted sum',
		difference('x', sum('y', 1)),
		'x - (y + 1)',
		'x minus the quantity y plus 1, end quantity',
	],
	[
		'a term after a power with a sum in it',
		sum(power(2, sum('x', 1)), 5),
		'2^{x + 1} + 5',
		'2 to the power of x plus 1, end power, plus 5',
	],
	[
		'a power of a negative',
		power(-2, 4),
		'(-2)^{4}',
		'the quantity negative 2, end quantity, to the 4th power',
	],
	['a negated power', opposite(power(2, 4)), '-2^{4}', 'the opposite of 2 to the 4th power'],
	[
		'a negated power before more',
		sum(opposite(power(brackets(3), 2)), 5),
		'-(3)^{2} + 5',
		'the opposite of 3 squared, plus 5',
	],
	[
		'a negated power of a variable',
		sum(opposite(power('x', 2)), product(8, 'x')),
		'-x^{2} + 8x',
		'the opposite of x squared, plus 8 x',
	],
	[
		'a negated product that starts with a power',
		opposite(product(power('x', 2), 'y')),
		'-x^{2}y',
		'the opposite of x squared y',
	],
	[
		'a negative coefficient of a power',
		product(-3, power('x', 2)),
		'-3x^{2}',
		'negative 3 x squared',
	],
	[
		'a negated fraction with a letter below',
		opposite(quotient(2, sum('x', -8))),
		'-\\frac{2}{x - 8}',
		'the opposite of the fraction 2, over x minus 8, end fraction',
	],
	[
		'a negated fraction of a calculation',
		opposite(quotient(divided(7, 7), divided(112, 7))),
		'-\\frac{7 \\div 7}{112 \\div 7}',
		'the opposite of the fraction 7 divided by 7, over 112 divided by 7, end fraction',
	],
	[
		'a product that ends with a negative number, before more',
		sum(times(5, -3), -6),
		'5 \\times (-3) - 6',
		'5 times negative 3, minus 6',
	],
	[
		'a product before a root',
		product(times(5, 2), root(6)),
		'5 \\times 2\\sqrt{6}',
		'5 times 2 times the square root of 6',
	],
	[
		'values that end by name',
		list(product(-4, root(10)), product(4, root(10))),
		'-4\\sqrt{10}, 4\\sqrt{10}',
		'negative 4 times the square root of 10, end root; 4 times the square root of 10',
	],
	[
		'a squared ratio of a multiple',
		call('\\sin', product(4, 'x'), { power: 2 }),
		'\\sin^{2}(4x)',
		'sine squared of 4 x',
	],
	['a negated number in parentheses', product(-1, brackets(1)), '-(1)', 'the opposite of 1'],
	[
		'a negated absolute value',
		opposite(absolute(-11)),
		'-\\left|-11\\right|',
		'the opposite of the absolute value of negative 11',
	],
	['a negated zero', sum(opposite(0), -13), '-0 - 13', 'the opposite of 0, minus 13'],
	[
		'a negated fraction with a sign of its own',
		opposite(quotient('k', -5)),
		'-\\frac{k}{-5}',
		'the opposite of the fraction k, over negative 5, end fraction',
	],
	[
		'a negated fraction of letters',
		equation('x', opposite(quotient('b', product(2, 'a')))),
		'x = -\\frac{b}{2a}',
		'x equals the opposite of the fraction b, over 2 a, end fraction',
	],
	['a large fraction', num('-21/4'), '-\\frac{21}{4}', 'negative 21 over 4'],
	[
		'large fractions among other parts',
		sum(num('-14/29'), product(num('52/29'), 'i')),
		'-\\frac{14}{29} + \\frac{52}{29}i',
		'negative 14 over 29, plus the fraction 52, over 29, end fraction, times i',
	],
	[
		'a named fraction beside a large one',
		sum(num('1/8'), quotient(20, 8), num('-3/8')),
		'\\frac{1}{8} + \\frac{20}{8} - \\frac{3}{8}',
		'1 over 8, plus 20 over 8, minus 3 over 8',
	],
	[
		'a large fraction behind a term',
		sum('x', num('14/29')),
		'x + \\frac{14}{29}',
		'x plus the fraction 14, over 29, end fraction',
	],
	[
		'a division by a large fraction',
		divided(3, num('14/29')),
		'3 \\div \\frac{14}{29}',
		'3 divided by the fraction 14, over 29, end fraction',
	],
	[
		'fractions on both sides',
		equation(quotient(product(3, 'm'), 3), quotient(7, 3)),
		'\\frac{3m}{3} = \\frac{7}{3}',
		'3 m over 3 equals 7 over 3',
	],
	['a fraction that is a division', quotient(6, 3), '\\frac{6}{3}', '6 over 3'],
	['no exponent of 1', power('x', 1), 'x', 'x'],
	['a fraction with exponent 1', power(num(1.5), 1), '\\frac{3}{2}', 'three halves'],
	[
		'the opposite of a negative number',
		sum(product(-1, brackets(num(-6))), 5),
		'-(-6) + 5',
		'the opposite of negative 6, plus 5',
	],
	[
		'the opposite of a sum',
		product(-1, sum('x', 2)),
		'-(x + 2)',
		'the opposite of the quantity x plus 2, end quantity',
	],
	[
		'the opposite of the square of a negative number',
		sum(product(-1, power(brackets(-4), 2)), 9),
		'-(-4)^{2} + 9',
		'the opposite of the square of negative 4, plus 9',
	],
	[
		'a factor before a fraction with a sign',
		product(30, brackets(num('-23/5'))),
		'30\\left(-\\frac{23}{5}\\right)',
		'30 times the fraction negative 23, over 5, end fraction',
	],
	[
		'a factor before a power with a sum in its exponent',
		product(12, power('x', sum(-6, -5))),
		'12x^{-6 - 5}',
		'12 times x to the power of negative 6 minus 5, end power',
	],
	[
		'a negative square of a sum',
		product(-1, power(sum('x', 2), 2)),
		'-(x + 2)^{2}',
		'negative 1 times the quantity x plus 2, end quantity, squared',
	],
	[
		'a sum with exponent 1 keeps its parentheses',
		product('P', power(sum(1, 'i'), 1)),
		'P(1 + i)',
		'P times the quantity 1 plus i, end quantity',
	],
	[
		'a fraction to a power',
		power(num('3/4'), 2),
		'\\left(\\frac{3}{4}\\right)^{2}',
		'the quantity three fourths, end quantity, squared',
	],
	['an absolute value', absolute(-7), '\\left|-7\\right|', 'the absolute value of negative 7'],
	[
		'a fraction bar',
		quotient(difference(4, times(2, 5)), 3),
		'\\frac{4 - 2 \\times 5}{3}',
		'the fraction 4 minus 2 times 5, over 3, end fraction',
	],
	[
		'a fraction in front',
		sum('t', opposite(product(num('17/6'), 't'))),
		't - \\frac{17}{6}t',
		't minus seventeen sixths t',
	],
	['a division', divided(-18, -3), '-18 \\div (-3)', 'negative 18 divided by negative 3'],
	['a blank', equation(sum(4, blank), 7), '4 + \\square = 7', '4 plus blank equals 7'],
	['a point', tuple(3, -4), '(3, -4)', 'the point 3, negative 4'],
	[
		'a point with a fraction',
		tuple(quotient(sum(3, 5), 2), num('3/2')),
		'(\\frac{3 + 5}{2}, \\frac{3}{2})',
		'the point with x-coordinate the fraction 3 plus 5, over 2, end fraction, and y-coordinate three halves',
	],
	['a continued line', continued(difference(9, 2)), '= 9 - 2', 'equals 9 minus 2'],
	['a big number', num(12500), '12{,}500', '12,500'],
	['a variable after a command', product('\\pi', 'r'), '\\pi r', 'pi r'],
];

test.each(CASES)('writes and speaks %s as a teacher would', (_, expression, written, spoken) => {
	expect(tex(expression)).toBe(written);
	expect(speech(expression)).toBe(spoken);
});

describe('the value', () => {
	test('is exact and follows the order of operations', () => {
		expect(evaluate(sum(2, times(3, brackets(sum(4, -6))))).toFraction()).toBe('-4');
		expect(evaluate(divided(product(2, 'x'), 3), { x: 5 }).toFraction()).toBe('10/3');
	});

	test('does not exist for division by zero or a variable without a value', () => {
		expect(() => evaluate(quotient(1, sum(2, -2)))).toThrow('Division by zero.');
		expect(() => evaluate(product(2, 'y'))).toThrow('The variable y has no value.');
	});
});
