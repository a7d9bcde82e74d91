import { expect, test } from 'vitest';
import { spokenOtherwise } from './spoken-otherwise.ts';

test.each([
	['Find $1.5x^{2}$.', 'Find 1.5 x squared.'],
	['$12{,}000 + 3.\\overline{83}$', '12000 plus 3.83, with the 83 repeating'],
	['It costs \\$2,200 at $\\frac{1}{2}$.', 'It costs $2,200 at one half.'],
	['from $1$ and $2\\frac{1}{3}$ and $3$', 'from 1 and 2 and one third and 3'],
	['a balance of −\\$12', 'a balance of negative $12'],
	['the blank in $61\\square7$', 'the blank in 6 1 blank 7'],
	['the angles $(4x)^{\\circ}$ and $64$°', 'the angles 4 x degrees and 64 degrees'],
	[
		'The ratio is $\\frac{6}{12} = \\frac{1}{2}$.',
		'The ratio is six twelfths, which equals one half.',
	],
	['The coordinates of $B$ are $(8, 1)$.', 'The coordinates of B are 8, 1.'],
	['The point $(8, 1)$ is on it.', 'The point 8, 1 is on it.'],
	['$\\angle CAD = 40^{\\circ}$', 'angle C A D equals 40 degrees'],
	['$\\sin A = \\frac{a}{c}$', 'sine of angle A equals side a over side c'],
	[
		'$A = \\frac{1}{2}(a + b)$',
		'capital A equals one half times the quantity lowercase a plus b, end quantity',
	],
	['$m_{AM} = 2$', 'm sub A M equals 2'],
	['$\\log_{4}(\\frac{1}{16})$', 'log base 4 of one sixteenth'],
	[
		'$2[(x + 1) + 3]$',
		'2 times open bracket, the quantity x plus 1, end quantity, plus 3, close bracket',
	],
	['$f = \\{(1, -2), (3, 4)\\}$', 'f equals the set of the points 1, negative 2; 3, 4, end set'],
	[
		'on $[3, h + 3]$ as a polynomial',
		'on the interval from 3, included, to h plus 3, included, as a polynomial',
	],
	['Write $\\sqrt{x + 1}$ as a power.', 'Write the square root of x plus 1, end root, as a power.'],
	['Of these, $5 - 3 = 2$ are red.', 'Of these, 5 minus 3, which equals 2, are red.'],
	['The test is SAS.', 'The test is S A S.'],
	['with $\\angle A = 40^{\\circ}$', 'with angle A equal to 40 degrees'],
	['$-\\frac{27}{13} + \\sqrt{5}$', 'negative 27 over 13, plus the square root of 5'],
	['$\\frac{200}{9}\\%$', '200 over 9 percent'],
	['$-2^{2} + 1$', 'the opposite of 2 squared, plus 1'],
	['$-\\frac{1}{x} + 1$', 'the negative fraction 1, over x, end fraction, plus 1'],
	[
		'$\\frac{\\frac{1}{x}}{3}$',
		'the fraction with numerator the fraction 1, over x, end fraction, and denominator 3, end fraction',
	],
	['$-x^{2}y + 1$', 'the opposite of x squared y, plus 1'],
	['Solve $6x < 2$ or $-5x < 7$.', 'Solve 6 x is less than 2, or negative 5 x is less than 7.'],
	['the points $(1, 46)$ and $(8, 88)$', 'the points 1, 46; and 8, 88'],
	[
		'They are $9 - 4 = 5$, $8 - 1 = 7$, and $6 - 2 = 4$.',
		'They are 9 minus 4, which equals 5; 8 minus 1, which equals 7; and 6 minus 2, which equals 4.',
	],
	['at $P(8, 6)$ in standard form', 'at P, the point 8, 6, in standard form'],
	[
		'the inverse of $A = \\begin{bmatrix} 1 & 2 \\\\ 3 & 4 \\end{bmatrix}$.',
		'the inverse of A, which equals the 2 by 2 matrix, row 1: 1, 2; row 2: 3, 4, end matrix.',
	],
	['all solutions of $7 > x$.', 'all solutions of the inequality 7 is greater than x.'],
	['the solutions of $x^{2} = 9$', 'the solutions of the equation x squared equals 9'],
	['$x - 6$ thousand dollars', 'the quantity x minus 6, end quantity, thousand dollars'],
	['$-(-2) \\pm 3$', 'the opposite of negative 2, plus or minus 3'],
	['For which $x$ is $f(g(x)) = 6$?', 'For which x is f of g of x equal to 6?'],
	['the terms $7, 14, \\dots, 280$', 'the terms 7, 14, and so on, up to 280'],
	['$\\left(-\\infty, 2\\right]$', 'the interval from negative infinity to 2, included'],
])('hears what is written in %s', (text, speech) => {
	expect(spokenOtherwise(text, speech)).toEqual([]);
});

test.each([
	['another number', 'Find $4x$.', 'Find 5 x.'],
	['the letters of a test as a word', 'The test is SAS.', 'The test is SAS.'],
	[
		'an inequality that is called an equation',
		'of $7 > x$.',
		'of the equation 7 is greater than x.',
	],
	['a power of negative x, or its opposite', '$-x^{2}$', 'negative x squared'],
	['a power of the opposite', '$(-x)^{2}$', 'the opposite of x squared'],
	['another value of a named point', 'at $P(8, 6)$ in ink', 'at P, the point 8, 7, in ink'],
	[
		'a relation joined otherwise',
		'$6x < 2$ or $5x < 7$',
		'6 x is less than 2, and 5 x is less than 7',
	],
	['a pause that belongs to a list', 'Of $4$ are', 'Of 4, are'],
	['a number too many', 'Find $x$.', 'Find 5 x.'],
	['another side', '$a = 4$', 'side b equals 4'],
	['the other letter', '$A = a$', 'lowercase A equals lowercase a'],
	[
		'a bracket that closes too late',
		'$2[(x + 1) + 3] - 4$',
		'2 times open bracket, the quantity x plus 1, end quantity, plus 3 minus 4, close bracket',
	],
	[
		'a parenthesis that closes as a bracket',
		'$2((x + 1) + 3)$',
		'2 times open parenthesis, the quantity x plus 1, end quantity, plus 3, close bracket',
	],
	[
		'the coordinates of a point in another order',
		'$(\\frac{x}{2}, 3)$',
		'the point with x-coordinate 3, and y-coordinate x over 2',
	],
	['other pairs of a set', '$\\{(1, 2), (3, 4)\\}$', 'the set of the points 1, 2, 3; 4, end set'],
	['an angle without its sign', '$\\angle A = 40^{\\circ}$', 'A equals 40 degrees'],
	['another word', 'at least $4$ days', 'more than 4 days'],
	['words in another order', 'first $4$ then last', 'last 4 then first'],
	['a sum of which only the first term is squared', '$(x + 3)^{2}$', 'x plus 3 squared'],
	['a quotient of which only the last term is divided', '$\\frac{x + 1}{4}$', 'x plus 1 over 4'],
	['a sum of which only the last term is in degrees', '$(4x + 1)^{\\circ}$', '4 x plus 1 degrees'],
	['a root that ends too late', '$\\sqrt{2} + 1$', 'the square root of 2 plus 1, end root'],
	['the opposite of a square as a square', '$(-3)^{2}$', 'the opposite of 3 squared'],
	['the power of a number behind a sign', '$-3^{2}$', 'negative 3 squared'],
	[
		'a power of a number behind a sign in a product',
		'$2(-3^{x})$',
		'2 times negative 3 to the power of x',
	],
	[
		'a fraction under the wrong bar',
		'$\\frac{1}{\\frac{x}{3}}$',
		'the fraction with numerator the fraction 1, over x, end fraction, and denominator 3, end fraction',
	],
	['another end of an interval', '$[1, 2)$', 'the interval from 1, not included, to 2, included'],
	['dollars without their sign', 'a balance of −\\$12', 'a balance of −$12'],
	['the digits around a blank as a product', '$61\\square7$', '61 blank times 7'],
	['a power that runs into its argument', '$\\cos^{4} x$', 'cosine to the power of 4 x'],
	['digits that are not those at the end', '$0.1\\overline{6}$', '0.16, with the 1 repeating'],
	['an infinity that is included', '$[2, \\infty]$', 'the interval from 2, included, to infinity'],
	['raw notation', '$f^{-1}(x)$', 'f^{-1} of x'],
])('hears %s', (_, text, speech) => {
	expect(spokenOtherwise(text, speech)).toHaveLength(1);
});
