import { expect, test } from 'vitest';
import { createSpeaker } from './speak-markup.ts';

test('speaks formulas in plain words and leaves the sentence around them', async () => {
	const speak = await createSpeaker();
	expect(speak('Find $\\left|-3\\right|$, then **add** $x^2$.')).toBe(
		'Find the absolute value of negative 3, then add x squared.',
	);
	expect(speak('$-8 + (-5)$ costs \\$4')).toBe('negative 8 plus negative 5, costs $4');
});

test('says degrees', async () => {
	const speak = await createSpeaker();
	expect(speak('$\\angle A = 30^{\\circ}$ and $360^\\circ - x$')).toBe(
		'angle A equals 30 degrees and 360 degrees minus x',
	);
	expect(speak('It measures $30$°, and the angle $(4x)^\\circ$ is larger.')).toBe(
		'It measures 30 degrees, and the angle 4 x degrees is larger.',
	);
});

test('speaks percents, ratios, and repeating decimals as a class would', async () => {
	const speak = await createSpeaker();
	expect(speak('$15\\%$ of $2 : 3 : a$ is $0.8\\overline{3}$')).toBe(
		'15 percent of 2 to 3 to a is 0.83, with the 3 repeating',
	);
});

test('says signs among words', async () => {
	const speak = await createSpeaker();
	expect(speak('Use 1 mile = 1.609 kilometers for a 30% slope.')).toBe(
		'Use 1 mile equals 1.609 kilometers for a 30 percent slope.',
	);
});

test('tells two points apart', async () => {
	const speak = await createSpeaker();
	expect(speak('The intercepts are $(14, 0)$ and $(0, 14)$.')).toBe(
		'The intercepts are the point 14, 0; and the point 0, 14.',
	);
	expect(speak('The vertex is $(14, 0)$.')).toBe('The vertex is the point 14, 0.');
	expect(speak('The coordinates of $B$ are $(14, 0)$.')).toBe('The coordinates of B are 14, 0.');
});

test.each([
	['\\frac{m}{8} - 19', 'the fraction m, over 8, end fraction, minus 19'],
	['\\frac{m}{8}', 'm over 8'],
	['-\\frac{75}{85}', 'negative 75 over 85'],
	['1 + 2\\sin x\\cos x - 1', '1, plus 2 sine of x, times cosine of x, minus 1'],
	['f(2) - f(0)', 'f of 2, minus f of 0'],
	[
		'-2\\log_{\\frac{1}{2}}(x - 2)',
		'negative 2 log base one half, of the quantity x minus 2, end quantity',
	],
	[
		'\\frac{1 - f(\\frac{\\pi}{2})}{2}',
		'the fraction with numerator 1 minus f of the fraction pi, over 2, end fraction, and denominator 2, end fraction',
	],
	[
		'\\tan\\left(-\\frac{5\\pi}{3}\\right)',
		'tangent of the fraction negative 5 pi, over 3, end fraction',
	],
	['15, \\dots, 3', '15, and so on, down to 3'],
	['-\\frac{|3|}{2}', 'the opposite of the fraction the absolute value of 3, over 2, end fraction'],
	['7, -14, 28, \\dots, -224', '7, negative 14, 28, and so on, to negative 224'],
	['f(2\\pi) - 1', 'f of 2 pi, minus 1'],
	['28(\\frac{29}{4})', '28 times the fraction 29, over 4, end fraction'],
	['-\\frac{20}{5} - \\frac{3}{5}', 'negative 20 over 5, minus 3 over 5'],
	[
		'\\sqrt{49} - \\sqrt{16} = 7 - 4 = 3',
		'the square root of 49, end root, minus the square root of 16 equals 7 minus 4, which equals 3',
	],
	[
		'x = \\sqrt{49} - \\sqrt{16} = 3',
		'x equals the square root of 49, end root, minus the square root of 16, end root, which equals 3',
	],
	['C(8, 2) \\cdot C(8, 2) = 784', 'C of 8 comma 2, times C of 8 comma 2, equals 784'],
	[
		'\\begin{bmatrix} 2 \\cdot 3 + 1 & 5 \\\\ 3 & 4 \\end{bmatrix}',
		'the 2 by 2 matrix, row 1: 2 times 3 plus 1, 5; row 2: 3, 4, end matrix',
	],
	['1 + \\frac{r}{n}', '1 plus the fraction r, over n, end fraction'],
	['\\frac{7}{11}x - \\frac{10}{11}', 'seven elevenths x minus ten elevenths'],
	['-\\frac{7}{24} - \\frac{25}{29}', 'negative 7 over 24, minus 25 over 29'],
	['-\\sqrt{5} + 1', 'the negative square root of 5, end root, plus 1'],
	[
		'\\frac{\\frac{1}{x} - 2}{3}',
		'the fraction with numerator the fraction 1, over x, end fraction, minus 2, and denominator 3, end fraction',
	],
	['f(g(3)) + 1', 'f of g of 3, plus 1'],
	['(\\frac{\\pi}{4}, -2)', 'the point pi over 4, negative 2'],
	['ab^x + c', 'a times b to the power of x, end power, plus c'],
	['ab^x', 'a times b to the power of x'],
	[
		'|6| - |-5|',
		'the absolute value of 6, end absolute value, minus the absolute value of negative 5',
	],
	['\\sqrt{5} - 2\\sqrt{3}', 'the square root of 5, end root, minus 2 times the square root of 3'],
	['\\cos(30t) + 12', 'cosine of the quantity 30 t, end quantity, plus 12'],
	['\\log_4(\\frac{1}{16})', 'log base 4 of one sixteenth'],
	['\\log_4(\\frac{1}{64})', 'log base 4 of the fraction 1, over 64, end fraction'],
	['3\\log x + 4', '3 log of x, plus 4'],
	[
		'\\ln(p^4 q^2)',
		'natural log of the quantity p to the 4th power, times q squared, end quantity',
	],
	['7, 14, \\dots, 280', '7, 14, and so on, up to 280'],
	['a_1r^{n - 1}', 'a sub 1 times r to the power of n minus 1, end power'],
	['(\\sqrt{13}, 4)', 'the point with x-coordinate the square root of 13, and y-coordinate 4'],
	['9n^3(n^2)', '9 n cubed times n squared'],
	['\\frac{25}{3}\\%', 'the fraction 25, over 3, end fraction, percent'],
	['2x(x) - 2xy', '2 x times x, minus 2 x y'],
	['\\sqrt{\\frac{81}{4}}', 'the square root of the fraction 81, over 4, end fraction, end root'],
	[
		'(-4, 4 - \\sqrt{35})',
		'the point with x-coordinate negative 4, and y-coordinate 4 minus the square root of 35',
	],
	['0.123456', '0.123456'],
	['1 - \\frac{64}{729}', '1 minus the fraction 64, over 729, end fraction'],
	['\\frac{7}{23} + \\frac{1}{2}', '7 over 23, plus 1 over 2'],
	['3 \\times 10^{2}', '3 times 10 to the 2nd power'],
	['\\cos x - 2 = 0', 'cosine of x, minus 2, equals 0'],
	['2(6) - 4', '2 times 6, minus 4'],
	['x^{6} + 8', 'x to the 6th power, plus 8'],
	['x^{0} + 8', 'x to the 0 power, plus 8'],
	['(x + 1)^{3}(x)', 'the quantity x plus 1, end quantity, cubed, times x'],
	['xy^{-3}', 'x times y to the negative 3rd power'],
	['\\frac{1}{2}at^{2}', 'one half times a t squared'],
	['f(x) - g(x)', 'f of x minus g of x'],
	['x \\approx 2.00', 'x is approximately 2.00'],
	['-\\frac{9}{7\\pi}', 'the opposite of the fraction 9, over 7 pi, end fraction'],
	['-(-2) - 5', 'the opposite of negative 2, minus 5'],
	['x \\ne -4, 5', 'x is not equal to negative 4 or 5'],
])('closes a part if more follows: %s', async (formula, words) => {
	const speak = await createSpeaker();
	expect(speak(`$${formula}$`)).toBe(words);
});

test('speaks units in full', async () => {
	const speak = await createSpeaker();
	expect(speak('$2\\sqrt{41}$ units, turned by 90°')).toBe(
		'2 times the square root of 41, end root, units, turned by 90 degrees',
	);
	expect(speak('The tree is $4.48$ m tall, $1$ m from $x$ in the yard, and grows $3$ cm/h.')).toBe(
		'The tree is 4.48 metres tall, 1 metre from x in the yard, and grows 3 centimetres per hour.',
	);
	expect(speak('$0.065$ rad/min is slower than $\\frac{\\pi}{4}$ radians per hour.')).toBe(
		'0.065 radians per minute is slower than pi over 4 radians per hour.',
	);
});

test('says signs among words', async () => {
	const speak = await createSpeaker();
	expect(speak('An angle of $64$° and a product of −1, or 5 − 3')).toBe(
		'An angle of 64 degrees and a product of negative 1, or 5 − 3',
	);
});

test('speaks a condition as part of its sentence', async () => {
	const speak = await createSpeaker();
	expect(speak('Find $y$, with $a > 0$ and $k > 0$.')).toBe(
		'Find y, with a greater than 0 and k greater than 0.',
	);
	expect(speak('Find $f^{-1}(x)$ for $x \\ge 0$, where $x \\ne 3$.')).toBe(
		'Find f inverse of x for x greater than or equal to 0, where x is not equal to 3.',
	);
	expect(speak('The inequality is $x < 3$.')).toBe('The inequality is x less than 3.');
	expect(speak('The inequality is $2 < x < 3$.')).toBe(
		'The inequality is 2 is less than x, which is less than 3.',
	);
	expect(speak('Take $-\\pi \\le x \\le \\pi$ for $0 \\le 2x \\le 9$.')).toBe(
		'Take negative pi is less than or equal to x, which is less than or equal to pi, for 2 x greater than or equal to 0 and less than or equal to 9.',
	);
	expect(speak('Triangles with $a = 3$, $b = 4$, and $c = 5$. For $x = 1$, $y = 2$.')).toBe(
		'Triangles with a equal to 3, b equal to 4, and c equal to 5. For x equals 1, y equals 2.',
	);
});

test('says a sign of relation as part of its sentence', async () => {
	const speak = await createSpeaker();
	expect(speak('Let $f(x) = x$ and $g(x) = f(x) + 1$.')).toBe(
		'Let f of x equal x and g of x equal f of x plus 1.',
	);
	expect(speak('For which $x$ is $f(x) = 6$?')).toBe('For which x is f of x equal to 6?');
	expect(speak('The range is $y < 2$.')).toBe('The range is all y less than 2.');
	expect(speak('Which of these is $y = 6$?')).toBe('Which of these is y equals 6?');
});

test('quickly rejects what would take seconds to speak', async () => {
	const speak = await createSpeaker();
	expect(() => speak(`$${'\\hat{x} + '.repeat(150)}x$`)).toThrow(
		/cannot be read aloud: it has \d+ parts/,
	);
});
