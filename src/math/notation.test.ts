import Fraction from 'fraction.js';
import { expect, test } from 'vitest';
import {
	brackets,
	equation,
	type Expression,
	num,
	opposite,
	power,
	product,
	quotient,
	relation,
	sum,
} from './expression.ts';
import {
	call,
	decimal,
	degrees,
	factorial,
	INFINITY,
	interval,
	matrix,
	measure,
	mixed,
	mixedParts,
	money,
	percent,
	PI,
	plusMinus,
	ratio,
	root,
	rounded,
	roundedText,
	set,
	union,
	words,
} from './notation.ts';
import { speech } from './speech.ts';
import { tex } from './tex.ts';

const CASES: [string, Expression, string, string][] = [
	['decimals', sum(decimal('2.50'), decimal('-0.75')), '2.50 - 0.75', '2.50 minus 0.75'],
	[
		'negative decimal coefficients',
		sum(product(decimal('-4.9'), power('t', 2)), 2),
		'-4.9t^{2} + 2',
		'negative 4.9 t squared plus 2',
	],
	['money', money(12500.5), '\\$12{,}500.50', '$12,500.50'],
	['mixed numbers', mixed(new Fraction('11/4')), '2\\frac{3}{4}', '2 and three fourths'],
	['mixed numbers not reduced', mixedParts(4, 15, 12), '4\\frac{15}{12}', '4 and fifteen twelfths'],
	[
		'repeating decimals',
		sum(decimal('0.1(6)'), decimal('-2.(36)')),
		'0.1\\overline{6} - 2.\\overline{36}',
		'0.16, with the 6 repeating, minus 2.36, with the 36 repeating',
	],
	['roots', product(2, root(50)), '2\\sqrt{50}', '2 times the square root of 50'],
	['cube roots', root(-8, 3), '\\sqrt[3]{-8}', 'the cube root of negative 8'],
	['function values', equation(call('f', -2), 7), 'f(-2) = 7', 'f of negative 2 equals 7'],
	[
		'functions of fractions',
		call('f', quotient(1, 2)),
		'f\\left(\\frac{1}{2}\\right)',
		'f of one half',
	],
	[
		'sines of a quotient with a variable',
		call('\\sin', quotient(product(PI, 't'), 12)),
		'\\sin\\left(\\frac{\\pi t}{12}\\right)',
		'sine of the fraction pi t, over 12, end fraction',
	],
	['sines', call('\\sin', degrees(30)), '\\sin 30^{\\circ}', 'sine of 30 degrees'],
	['squared cosines', call('\\cos', 'x', { power: 2 }), '\\cos^{2} x', 'cosine squared x'],
	[
		'fourth powers of cosines',
		call('\\cos', 'x', { power: 4 }),
		'\\cos^{4} x',
		'cosine to the 4th power of x',
	],
	[
		'sines of sums',
		call('\\sin', sum('x', 1)),
		'\\sin(x + 1)',
		'sine of the quantity x plus 1, end quantity',
	],
	['logarithms', call('\\log', 8, { base: 2 }), '\\log_{2} 8', 'log base 2 of 8'],
	[
		'logarithms of multiples',
		equation(call('\\log', product(5, 'x'), { base: 2 }), 3),
		'\\log_{2}(5x) = 3',
		'log base 2 of the quantity 5 x, end quantity, equals 3',
	],
	[
		'opposites of cube roots',
		sum(opposite(root(7, 3)), opposite(root(5))),
		'-\\sqrt[3]{7} - \\sqrt{5}',
		'the opposite of the cube root of 7, end root, minus the square root of 5',
	],
	[
		'multiples of logarithms',
		sum(product(3, call('\\log', 'x')), product(-2, call('\\log', 'y'))),
		'3\\log x - 2\\log y',
		'3 log of x, minus 2 log of y',
	],
	[
		'products of functions',
		product(2, call('\\sin', 'x'), call('\\cos', 'x')),
		'2\\sin x\\cos x',
		'2 sine of x, times cosine of x',
	],
	[
		'logarithms of products of numbers',
		call('\\log', product(2, num(3))),
		'\\log(2(3))',
		'log of the quantity 2 times 3, end quantity',
	],
	[
		'functions of an argument in parentheses',
		sum(call('\\log', brackets(product(6, 'x'))), call('f', brackets(sum('x', 1)))),
		'\\log(6x) + f(x + 1)',
		'log of the quantity 6 x, end quantity, plus f of the quantity x plus 1, end quantity',
	],
	['percents', percent(decimal('12.5')), '12.5\\%', '12.5 percent'],
	['factorials', factorial(5), '5!', '5 factorial'],
	['measures', measure(9, 'cm²'), '9\\text{ cm²}', '9 square centimetres'],
	['rates', measure(12, 'm/s'), '12\\text{ m/s}', '12 metres per second'],
	[
		'plus or minus',
		plusMinus(3, root(2)),
		'3 \\pm \\sqrt{2}',
		'3 plus or minus the square root of 2',
	],
	['ratios', ratio(3, 4), '3 : 4', '3 to 4'],
	['sets', set(-2, 3), '\\{-2, 3\\}', 'the set negative 2, 3, end set'],
	[
		'intervals',
		union(interval(opposite(INFINITY), -1, '(]'), interval(2, INFINITY, '()')),
		'(-\\infty, -1] \\cup (2, \\infty)',
		'the interval from negative infinity to negative 1, included, union the interval from 2, not included, to infinity',
	],
	[
		'double inequalities',
		relation(relation(-2, '<', 'x'), '\\le', 5),
		'-2 < x \\le 5',
		'negative 2 is less than x, which is less than or equal to 5',
	],
	[
		'matrices',
		matrix([1, -2], [0, 3]),
		'\\begin{bmatrix} 1 & -2 \\\\ 0 & 3 \\end{bmatrix}',
		'the 2 by 2 matrix, row 1: 1, negative 2; row 2: 0, 3, end matrix',
	],
	['words', words('no solution'), '\\text{no solution}', 'no solution'],
	['subscripts', equation('a_{n}', product(2, 'n')), 'a_{n} = 2n', 'a sub n equals 2 n'],
	['multiples of pi', quotient(product(2, PI), 3), '\\frac{2\\pi}{3}', '2 pi over 3'],
	['powers of decimals', power(decimal('1.05'), 'n'), '1.05^{n}', '1.05 to the power of n'],
	[
		'powers of functions',
		power(call('f', 'x'), 2),
		'(f(x))^{2}',
		'the quantity f of x, end quantity, squared',
	],
];

test.each(CASES)('writes and speaks %s', (_, expression, written, spoken) => {
	expect(tex(expression)).toBe(written);
	expect(speech(expression)).toBe(spoken);
});

test.each([
	[2.345, 2, '2.35'],
	['1/3', 3, '0.333'],
	['-1/3', 0, '0'],
	['-2.5', 0, '-3'],
	[7, 2, '7.00'],
	['0.05', 1, '0.1'],
])('rounds %s to %i places as %s', (value, places, text) => {
	expect(roundedText(new Fraction(value), places)).toBe(text);
	expect(tex(rounded(new Fraction(value), places))).toBe(text);
});

test('keeps exact values separate from their notation', () => {
	expect(tex(num('0.75'))).toBe('\\frac{3}{4}');
	expect(tex(decimal('0.75'))).toBe('0.75');
});
