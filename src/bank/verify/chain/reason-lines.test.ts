import { expect, test } from 'vitest';
import { createQuestion } from '../question.testdata.ts';
import { checkReasonLines } from './reason-lines.ts';

const issuesOf = (above: string, text: string, why: string) =>
	checkReasonLines(
		createQuestion({
			steps: [
				{ text: above, html: '', speech: '' },
				{ text, why, html: '', speech: '' },
			],
		}),
	);

const ABOVE = '$2x - 42x = 19$';

test.each([
	['identify the coefficients', '$a = 2$ and $b = 1$', '$9 - 20 = -11$'],
	[
		'the sine law',
		'$\\frac{a}{\\sin A} = \\frac{b}{\\sin B}$',
		'$\\frac{a}{\\sin 9^{\\circ}} = 3$',
	],
	['add 3 to both sides', '$x = 3$', 'There is one solution.'],
	['subtract 11 from both sides', '$x = 3$', '$M = (1, 2)$'],
	['combine like terms', '$-40x = 19$', '$2x - 42x + 19 = 19 + 19$'],
	['write the decimal as a percent', '$8\\%$', '$0.08$'],
	['check in the first equation', '$6 + 7 = 13$', '$x = 13y$'],
	['the y-intercept is the constant term', '$b = -2$', '$m = -2$'],
	['the slope is the coefficient of x', '$m = -40$', '$b = -40$'],
])('sees "%s" on the line %s and not on %s', (why, right, wrong) => {
	expect(issuesOf(ABOVE, right, why)).toEqual([]);
	expect(issuesOf(ABOVE, wrong, why)).toHaveLength(1);
});

test.each<[why: string, sound: [string, string], broken: [string, string]]>([
	[
		'add',
		['$T = -12 + 31$', '$T = 19$'],
		['$M = (\\frac{16}{2}, \\frac{-18}{2})$', '$M = (8, -9)$'],
	],
	['multiply', ['$= 6(-4) - 1$', '$= -24 - 1$'], ['$= -24 - 1$', '$= -25$']],
	['subtract', ['$= -24 - 9$', '$= -33$'], ['$= -3(8) + 2$', '$= -24 + 2$']],
	[
		'divide',
		['$M = (\\frac{-4}{2}, 3)$', '$M = (-2, 3)$'],
		['$m = \\frac{7 - 3}{-3 - 1}$', '$m = \\frac{4}{-4}$'],
	],
	[
		'square the binomial',
		['$x^{2} + 10x$', '$(x + 5)^{2} = x^{2} + 10x + 25$'],
		['$-5(2m - 9)^{3} + 3(2m - 9)^{3}$', '$= (-5 + 3)(2m - 9)^{3}$'],
	],
	[
		'multiply the numerator and the denominator by 3',
		['$\\frac{2}{5}$', '$= \\frac{6}{15}$'],
		['$\\left(\\frac{2}{5}\\right)^{3}$', '$= \\frac{2^{3}}{5^{3}}$'],
	],
	[
		'the sum is greater than the longest side',
		['The longest side is $25$.', '$13 + 17 > 25$'],
		['The longest side is $34$.', '$8 + 17 < 34$'],
	],
	[
		'in quadrant III, add the related acute angle to 180°',
		['$\\sin x < 0$', '$180^{\\circ} + 60^{\\circ} = 240^{\\circ}$'],
		['$\\sin x < 0$', '$\\pi + \\frac{\\pi}{3} = \\frac{4\\pi}{3}$'],
	],
	[
		'add the angles',
		['$= \\cos(90^{\\circ} + 30^{\\circ})$', '$= \\cos 120^{\\circ}$'],
		['$= \\cos(90^{\\circ} - 30^{\\circ})$', '$= \\cos 60^{\\circ}$'],
	],
	[
		'add in the denominator',
		['$= \\frac{42}{15 + 6}$', '$= \\frac{42}{21}$'],
		['$= -18 - (-2)^{2} \\times 2$', '$= -18 - 4 \\times 2$'],
	],
	[
		'move each power with a negative exponent across the fraction bar and make its exponent positive',
		['$= \\frac{2x^{-2}}{z^{-6}}$', '$= \\frac{2z^{6}}{x^{2}}$'],
		['$= \\left(\\frac{9}{8}\\right)^{4}$', '$= \\frac{9^{4}}{8^{4}}$'],
	],
	[
		'i² = −1',
		['$= 9 - 49i^{2}$', '$= 9 + 49$'],
		['$(-4 - 8i)$', 'The conjugate of $-4 - 8i$ is $-4 + 8i$.'],
	],
	[
		'square the radius',
		['$V = \\pi \\times 3^{2} \\times 10$', '$V = \\pi \\times 9 \\times 10$'],
		['$A = 12 \\times 8 - 5 \\times 4$', '$A = 96 - 20$'],
	],
	[
		'multiply the last term by the common ratio',
		['The ratios are all $2$.', '$8 \\times 2 = 16$'],
		['The differences are all $2$.', '$7 + 2 = 9$'],
	],
	[
		'use a calculator, and round to the nearest tenth',
		['$x = \\sqrt{30}$', '$x \\approx 5.5$'],
		['$x = \\sqrt{30}$', '$x \\approx 5.48$'],
	],
	[
		'multiplying by 1 changes nothing',
		['$729 = 1 \\times (-3)^{n - 1}$', '$729 = (-3)^{n - 1}$'],
		['$-10{,}240 = 10(-4)^{n - 1}$', '$-1024 = (-4)^{n - 1}$'],
	],
	['2⁴ = 16', ['$= (\\sqrt[4]{16})^{3}$', '$= 2^{3}$'], ['$= 2^{3}$', '$= 8$']],
	[
		'substitute the coordinates',
		['$m = \\frac{y_2 - y_1}{x_2 - x_1}$', '$m = \\frac{12 - 6}{7 - 6}$'],
		['$AB = \\sqrt{(-4)^{2} + 6^{2}}$', '$AB = \\sqrt{16 + 36}$'],
	],
	[
		'1 and −7 have a product of −7 and a sum of −6',
		['$x^{2} - 6x - 7 = 0$', '$(x + 1)(x - 7) = 0$'],
		['$x + 1 = 0$ or $x - 7 = 0$', '$x = -1$ or $x = 7$'],
	],
	[
		'a product is 0 only if at least one of its factors is 0',
		['$(x + 2)(x - 3) = 0$', '$x + 2 = 0$ or $x - 3 = 0$'],
		['$2t^{2} - t - 36 = 0$', '$2t^{2} + 8t - 9t - 36 = 0$'],
	],
	[
		'the distance formula',
		['The points are not on one line.', '$AB = \\sqrt{(x_2 - x_1)^{2} + (y_2 - y_1)^{2}}$'],
		['$AB = \\sqrt{20 + 48}$', '$AB = \\sqrt{68}$'],
	],
	[
		'subtracting −6 is the same as adding 6',
		['$y - (-6) = 2x$', '$y + 6 = 2x$'],
		['$y + 6 = 2x$', '$y = 2x - 6$'],
	],
	[
		'68 = 4 × 17, and √4 = 2',
		['$AB = \\sqrt{68}$', '$AB = 2\\sqrt{17}$'],
		['$AB = \\sqrt{20 + 48}$', '$AB = \\sqrt{68}$'],
	],
	[
		'−48 + 55 = 7',
		['$= 3(x - 4)^{2} - 48 + 55$', '$= 3(x - 4)^{2} + 7$'],
		['$= 3[(x - 4)^{2} - 16] + 55$', '$= 3(x - 4)^{2} - 48 + 55$'],
	],
	[
		'combine like terms: −6y − 5y = −11y',
		['$-6y - 58 - 5y = 30$', '$-11y - 58 = 30$'],
		['$2(-3y - 29) - 5y = 30$', '$-6y - 58 - 5y = 30$'],
	],
	[
		'write the fraction in lowest terms',
		['$P = \\frac{5}{10}$', '$P = \\frac{5}{10} = \\frac{1}{2}$'],
		['$\\frac{5}{8}$', '$\\frac{5}{8} = \\frac{5}{8}$'],
	],
	[
		'write the fraction in lowest terms',
		['$k = \\frac{32}{12}$', '$k = \\frac{8}{3}$'],
		['$k = \\frac{42}{3}$', '$k = 14$'],
	],
	[
		'multiply each term in the brackets by 3',
		['$3[x - 2] = 9$', '$3x - 6 = 9$'],
		['$3x - 6 = 9$', '$3x = 15$'],
	],
	[
		'combine the variable terms',
		['$4x + 2x - 12 = 0$', '$6x - 12 = 0$'],
		['$4 + 2k - 12 = 0$', '$2k - 8 = 0$'],
	],
])('sees "%s" where it leads to the line, and nowhere else', (why, sound, broken) => {
	expect(issuesOf(...sound, why)).toEqual([]);
	expect(issuesOf(...broken, why)).toHaveLength(1);
});
