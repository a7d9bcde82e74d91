import { expect, test } from 'vitest';
import { answered, issuesOf } from '../answered.testdata.ts';

const EQUATION = answered(
	'rational',
	'5',
	'Solve $2(x + 6) - 4(x - 3) = 14$.',
	'2x + 12 - 4x + 12 = 14',
	'-2x + 24 = 14',
	'-2x = -10',
	'x = 5',
);
const PRODUCT = answered('expression', '6x^{2} - 7x - 3', 'Expand $(3x + 1)(2x - 3)$.');
const DISTANCE = answered(
	'decimal',
	'8.2',
	'Find the distance, to the nearest tenth.',
	'AB = \\sqrt{8^{2} + 2^{2}}',
	'AB \\approx 8.2',
);
const SYSTEM = answered(
	'point',
	'(1, 3)',
	'Solve the system $y = -3x + 6$ and $6x + 3y = 15$.',
	'6x - 9x + 18 = 15',
	'-3x + 18 = 15',
);
const INTEREST = answered(
	'decimal',
	'877.20',
	'Find the amount, to the nearest cent.',
	'i = \\frac{0.055}{2} = 0.0275',
	'A = 600(1 + 0.0275)^{14}',
);
const RATIO = answered(
	'rational',
	'15',
	'Solve the proportion $\\frac{t}{7} = \\frac{75}{35}$.',
	'35t = 525',
);
const DOUBLE_INEQUALITY = answered(
	'interval',
	'(-10, -1]',
	'Solve $-71 < 7x - 1 \\le -8$. Give the solution in interval notation.',
	'-70 < 7x \\le -7',
	'-10 < x \\le -1',
);
const ANGLES = answered(
	'rational',
	'10',
	'Two complementary angles measure $(4x + 3)^{\\circ}$ and $(4x + 7)^{\\circ}$. What is the value of $x$?',
	'8x + 10 = 90',
	'8x = 80',
);
const DEGREES = answered(
	'solution-set',
	'0, 360',
	'Solve $4\\cos \\theta = 4$ for $0^{\\circ} \\le \\theta \\le 360^{\\circ}$.',
	'\\cos \\theta = 1',
);
const FUNCTION = answered(
	'rational',
	'-40',
	'Given $f(x) = -x^{2} + x + 2$, find $f(-6)$.',
	'f(-6) = -(-6)^{2} - 6 + 2',
	'= -36 - 6 + 2',
);
const FORMULA = answered(
	'expression',
	'\\frac{2A}{h} - a',
	'Solve $A = \\frac{1}{2}h(a + b)$ for $b$.',
	'2A = h(a + b)',
);
const LARGER = answered(
	'integer',
	'29',
	'The sum of two consecutive odd integers is $56$. What is the larger of the two numbers?',
	'n + (n + 2) = 56',
	'2n + 2 = 56',
	'27 + 2 = 29',
);
const NESTED = answered(
	'rational',
	'\\frac{56}{15}',
	'Solve $1 - 3[9 - 4(t - 4)] = -3(t + 6)$.',
	'1 - 3[9 - 4t + 16] = -3(t + 6)',
	'1 - 3(-4t + 25) = -3(t + 6)',
);
const NESTED_ON_THE_LEFT = answered(
	'rational',
	'\\frac{29}{3}',
	'Solve $1 - 2[9 - 3(y + 1)] = 3(y + 6)$.',
	'1 - 2[9 - 3y - 3] = 3(y + 6)',
	'1 - 2(-3y + 6) = 3(y + 6)',
);
const POWERS = answered(
	'rational',
	'-\\frac{7}{5}',
	'Solve $8^{-x + 1} = 4^{x + 5}$.',
	'(2^{3})^{-x + 1} = (2^{2})^{x + 5}',
);

test.each([
	[
		NESTED,
		'simplified inside the square brackets, but then multiplied only the variable term on each side',
		'-\\frac{4}{3}',
		'0',
	],
	[
		NESTED,
		'simplified inside the square brackets, but then distributed the negative sign only to the variable term on each side',
		'-\\frac{58}{15}',
		'\\frac{38}{15}',
	],
	[EQUATION, 'multiplied only the first term in each pair of parentheses', '-\\frac{11}{2}', '-1'],
	[EQUATION, 'multiplied only the first term in the parentheses after 2', '2', '-\\frac{5}{2}'],
	[EQUATION, 'multiplied only the first term in the parentheses after −4', '-\\frac{5}{2}', '2'],
	[
		NESTED_ON_THE_LEFT,
		'simplified inside the square brackets, but then distributed the negative sign only to the variable term on the left side',
		'\\frac{5}{3}',
		'1',
	],
	[EQUATION, 'added 24 instead of subtracting it', '-19', '19'],
	[LARGER, 'added 2 instead of subtracting it', '31', '30'],
	[EQUATION, 'subtracted the coefficient instead of dividing by it', '-8', '9'],
	[PRODUCT, 'multiplied only the first terms and the last terms', '6x^{2} - 3', '6x^{2} + 3'],
	[DISTANCE, 'subtracted the squares instead of adding them', '7.7', '7.6'],
	[SYSTEM, 'added 18 instead of subtracting it', '(-11, 39)', '(11, 39)'],
	[
		DOUBLE_INEQUALITY,
		'subtracted 1 instead of adding it',
		'(-\\frac{72}{7}, -\\frac{9}{7}]',
		'(-\\frac{71}{7}, -\\frac{8}{7}]',
	],
	[ANGLES, 'added 10 instead of subtracting it', '\\frac{25}{2}', '12'],
	[DEGREES, 'used the sine instead of the cosine', '90', '180'],
	[FUNCTION, 'dropped the negative sign from the input', '-28', '-27'],
	[FORMULA, 'left out the factor 1/2', '\\frac{A}{h} - a', '\\frac{A}{h} + 2a'],
	[INTEREST, 'used simple interest', '831.00', '830.00'],
	[RATIO, 'used equal differences instead of equal ratios', '47', '46'],
	[RATIO, 'multiplied straight across instead of finding cross products', '\\frac{49}{15}', '49'],
])('repeats the mistake in the formulas: %#', (question, why, wrong, other) => {
	expect(issuesOf(question, why, wrong)).toEqual([]);
	expect(issuesOf(question, why, other)).toEqual([`"${why}" does not lead to ${other}`]);
});

test.each([
	[POWERS, '-\\frac{4}{5}', 'multiplied only the first term of ', 'each exponent', 'the exponent'],
	[
		NESTED_ON_THE_LEFT,
		'\\frac{5}{3}',
		'simplified inside the square brackets, but then distributed the negative sign only to the variable term on ',
		'the left side',
		'each side',
	],
	[
		EQUATION,
		'-\\frac{11}{2}',
		'multiplied only the first term in ',
		'each pair of parentheses',
		'the parentheses after 2',
	],
])('a mistake is made where its words say: %#', (question, value, what, where, elsewhere) => {
	expect(issuesOf(question, what + where, value)).toEqual([]);
	expect(issuesOf(question, what + elsewhere, value)).toHaveLength(1);
});

test('follows a changed result through the lines after it', () => {
	const question = answered(
		'rational',
		'36',
		'Find the area.',
		'r = \\frac{12}{2} = 6',
		'A = 6^{2}',
	);
	const why = 'used the diameter as the radius';
	expect(issuesOf(question, why, '144')).toEqual([]);
	expect(issuesOf(question, why, '143')).toHaveLength(1);
});

test('says nothing if the mistake cannot be made in what is printed', () => {
	expect(issuesOf(EQUATION, 'used simple interest', '7')).toEqual([]);
});
