import { expect, test } from 'vitest';
import { createQuestion } from '../question.testdata.ts';
import { checkMistakesNeed } from './mistakes-need.ts';

const issuesOf = (question: string, why: string): string[] =>
	checkMistakesNeed(createQuestion({ question, misconceptions: [{ value: '7', why }] }));

test.each([
	['ignored the negative sign of the second term', '$(2x - 1)^{5}$', '$(2x + 1)^{5}$'],
	['made an even power of a negative number negative', '$(-3)^{-4}$', '$(-3)^{5}$'],
	[
		'made an odd power of a negative number positive',
		'$\\left(-\\frac{7}{3}\\right)^{3}$',
		'$-7^{3}$',
	],
	['applied the exponent to the negative sign too', '$-3^{4}$', '$5(3)^{4}$'],
	['added instead of subtracting', '$7\\sqrt{27} - 7\\sqrt{75}$', '$7\\sqrt{27} + 7\\sqrt{75}$'],
	[
		'subtracted the numerators and added the denominators',
		'$\\frac{5}{x} - \\frac{7}{x + 1}$',
		'$\\frac{5}{x} + \\frac{7}{x + 1}$',
	],
	['kept the negative sign for an even number of negative factors', '$(-5)^{4}$', '$(-5)^{3}$'],
	['made the product of an odd number of negative factors positive', '$(-5)^{3}$', '$(-5)^{4}$'],
	['moved the coefficient across the fraction bar too', '$\\frac{8}{z^{-4}}$', '$2x^{-6}$'],
	['moved the coefficient to the denominator too', '$2x^{-6}$', '$\\frac{8}{z^{-4}}$'],
	['added before multiplying', '$-7x + 1$', '$-7x - 1$'],
	['subtracted before multiplying', '$4x - 16$', '$4x + 16$'],
	['subtracted instead of adding', '$7\\sqrt{27} + 7\\sqrt{75}$', '$7\\sqrt{27} - 7\\sqrt{75}$'],
	['kept a negative sign in the quotient', '$-54 \\div (-6)$', '$\\frac{54}{6}$'],
	[
		'used the sign of the x-term for the constant term',
		'$y = -\\frac{1}{3}x + 3$',
		'$y = -\\frac{1}{3}x - 3$',
	],
	[
		'left out the middle term of the square',
		'$(2x - 3)(3x + 3) + (x + 2)^{2}$',
		'$(2x - 3)(x + 2)$',
	],
	['left out the middle term of the first product', '$(x - 3)(x + 3)(x + 2)$', '$(x - 3)(x + 2)$'],
	['read the column next to the correct one', '$f(1)$ from the table', '$f(1) = 2(1)$'],
	['read the dot next to the correct one', '$f(1)$ from the dot', '$f(1) = 2(1)$'],
	['substituted the output for the input', '$f(x) = 2$', '$f(1)$ for $f(x) = 2x$'],
	[
		'made an odd power of a negative number positive',
		'$\\frac{y^{-1}}{y^{-2}}$, and evaluate for $y = -2$',
		'$\\frac{y^{-1}}{y^{-2}}$, and evaluate for $y = 2$',
	],
	['divided the coefficient of y by that of x', '$6x - y = 29$', '$6x + y = 29$'],
	['used cosine instead of sine', '$\\sin x$', '$\\cos x$'],
	['used the pattern for the square of a sum', '$(x - 3)^{2}$', '$(x + 3)^{2}$'],
	['ignored the radical', '$3\\sqrt{5}$', '$3(5)$'],
	['dropped the negative sign from 3y', '$2x - 3y = 6$', '$2x + 3y = -6$'],
	['used sine instead of tangent', '$\\tan x = 1$', '$\\cos x = 1$'],
	['subtracted the y-terms in the wrong order', '$3y + 2 = 5y$', '$3x + 2 = 5x$'],
	['used the period as the coefficient of t', '$h(t) = 3\\cos(2t)$', '$t(h) = 3\\cos(2h)$'],
	['used the reciprocal of the coefficient of x', '$y = \\cos(2x)$', '$x = \\cos(2y)$'],
	['used the sign of the constant term for the slope', '$y = 5x - 2$', '$y = 5x + 2$'],
	[
		'gave the answer the sign of the second fraction',
		'$\\frac{2}{9} + \\left(-\\frac{2}{5}\\right)$',
		'$\\frac{2}{9} + \\frac{2}{5}$',
	],
	[
		'reversed the subtraction in the numerator',
		'$\\frac{p^{2} + q^{2} - r^{2}}{2pq}$',
		'$\\frac{2pq}{p^{2} + q^{2} - r^{2}}$',
	],
])('“%s” can be done with %s, but not with %s', (why, possible, impossible) => {
	expect(issuesOf(`Simplify ${possible}.`, why)).toEqual([]);
	expect(issuesOf(`Simplify ${impossible}.`, why)).toEqual([
		`"${why}" is a mistake that cannot be made here`,
	]);
});

test.each([
	['did not change the sign of the constant when moving it', 'add 21 to both sides'],
	['did not change the sign of the x-term when moving it', 'subtract 7x from both sides'],
])('“%s” needs a line that moves it', (why, moves) => {
	const issuesBelow = (reason: string) =>
		checkMistakesNeed(
			createQuestion({
				misconceptions: [{ value: '7', why }],
				steps: [{ text: '$7x + 6y = 21$', why: reason, html: '', speech: '' }],
			}),
		);
	expect(issuesBelow(moves)).toEqual([]);
	expect(issuesBelow('divide every term by 6')).toHaveLength(1);
});

test('a domain has the sign of the horizontal translation, and a range that of the vertical one', () => {
	const why = 'used the opposite sign for the vertical translation';
	expect(issuesOf('Give the range of $y = (x + 6)^{2} + 5$ in interval notation.', why)).toEqual(
		[],
	);
	expect(
		issuesOf('Give the domain of $y = \\frac{1}{x + 6}$ in interval notation.', why),
	).toHaveLength(1);
});

test('the side that was not used is on a line', () => {
	const steps = [{ text: '$AC \\approx 103.278$', html: '', speech: '' }];
	const issuesFor = (why: string) =>
		checkMistakesNeed(createQuestion({ steps, misconceptions: [{ value: '7', why }] }));
	expect(issuesFor('used AB instead of AC')).toEqual([]);
	expect(issuesFor('used AB instead of BC')).toHaveLength(1);
});

test.each([
	'multiplied the arguments in the wrong order',
	'wrote + instead of + before the middle term',
	'switched the values of y and y',
	'multiplied by b and b instead of dividing by them',
])('“%s” is a mistake in no question', (why) => {
	expect(issuesOf('Simplify $5x + by + c$.', why)).toEqual([
		`"${why}" is a mistake that cannot be made here`,
	]);
});

test.each([
	'substituted y instead of y + 5',
	'subtracted 5 from 2 instead of 2 from 5',
	'used the signs minus, plus, minus instead of plus, minus, plus',
])('“%s” exchanges one thing for another', (why) => {
	expect(issuesOf('Simplify $5y + 2$.', why)).toEqual([]);
});
