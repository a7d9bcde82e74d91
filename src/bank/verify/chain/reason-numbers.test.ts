import { expect, test } from 'vitest';
import { createQuestion } from '../question.testdata.ts';
import { checkReasonNumbers } from './reason-numbers.ts';

const issuesOf = (above: string, text: string, why: string) =>
	checkReasonNumbers(
		createQuestion({
			question: 'A club has $8$ players from grade 9 and $3$ players from grade 10.',
			steps: [
				{ text: above, html: '', speech: '' },
				{ text, why, html: '', speech: '' },
			],
		}),
	);

// Each passed with any other number of the question in its place.
test.each([
	['$4 + 7$', '$7 = \\frac{21}{3}$', 'write 7 as 21/3', 'write 7 as 24/3'],
	[
		'$3(x + 2)$',
		'$3x + 6$',
		'multiply each term in the parentheses by 3',
		'multiply each term in the parentheses by 2',
	],
	[
		'$2x - 4$',
		'$= 2(x - 2)$',
		'factor out the greatest common factor, 2',
		'factor out the greatest common factor, 4',
	],
	[
		'$(2x)^{3}$',
		'$= 2^{3}x^{3}$',
		'raise every factor to the power of 3: multiply the exponents',
		'raise every factor to the power of 2: multiply the exponents',
	],
	['$6x = 12$', '$x = 2$', 'divide every term by 6', 'divide every term by 2'],
	[
		'Synthetic division: bring down $1$, then $0 + 1 \\times 1 = 1$, and $20 + (-20) \\times 1 = 0$.',
		'$5$',
		'the coefficients of the quotient are 1 and 1, and the remainder is 0',
		'the coefficients of the quotient are 1 and 1, and the remainder is 1',
	],
	[
		'$x^{2} + 6x$',
		'$5$',
		'half of 6 is 3, and 3² = 9: add 9 to both sides',
		'half of 6 is 3, and 3² = 9: add 6 to both sides',
	],
	[
		'$5$',
		'$\\frac{y}{x} = \\frac{10}{2} = 5$',
		'for (2, 10), divide the y-value by the x-value',
		'for (2, 5), divide the y-value by the x-value',
	],
	[
		'$5$',
		'$C(8, 2) = 28$',
		'choose 2 of the 8 players from grade 9',
		'choose 2 of the 8 players from grade 10',
	],
	[
		'$5$',
		'$t_{38} = t_{18} + 20d$',
		'from the 18th to the 38th term, the common difference is added 20 times',
		'from the 18th to the 38th term, the common difference is added 18 times',
	],
	[
		'$5$',
		'$\\sqrt{111} \\approx 10.5$',
		'the square root of 111 is closer to 10.5 than to 10.6',
		'the square root of 111 is closer to 10.5 than to 11.6',
	],
	[
		'$5$',
		'$73$ is prime.',
		'it is not divisible by 2, 3, 5, or 7, and 11 × 11 is greater than 73',
		'it is not divisible by 2, 3, 5, or 9, and 11 × 11 is greater than 73',
	],
	[
		'At $(2, 10)$: $15(2) + 17(10) = 200$.',
		'The greatest possible profit is $\\$200$.',
		'compare the profits: the greatest one is at the corner point (2, 10)',
		'compare the profits: the greatest one is at the corner point (10, 2)',
	],
	[
		'$5$',
		'$P = \\frac{12}{27}$',
		'let P be the probability: divide 12 by 27, the number of trees that are oaks',
		'let P be the probability: divide 27 by 12, the number of trees that are oaks',
	],
	[
		'$5$',
		'$\\frac{833}{14} = 59.5$',
		'divide by the new number of values, 14',
		'divide by the new number of values, 15',
	],
	[
		'$x^{2} + kx + 16 = 0$',
		'$k^{2} - 4(1)(16) = 0$',
		'substitute a = 1, b = k, and c = 16',
		'substitute a = 16, b = k, and c = 1',
	],
	[
		'$h = -4.9t^{2} + 22t + 32$',
		'$t = -\\frac{22}{2(-4.9)}$',
		'substitute a = −4.9 and b = 22',
		'substitute a = 22 and b = −4.9',
	],
	[
		'$y = x^{2} - x$',
		'$x = -\\frac{-1}{2(1)}$',
		'substitute a = 1 and b = −1',
		'substitute a = −1 and b = 1',
	],
	[
		'$5.3 + 75$',
		'$\\approx 5 + 80$',
		'rounded to the place of the first nonzero digit, 5.3 is 5, and 75 is 80',
		'rounded to the place of the first nonzero digit, 75 is 5, and 5.3 is 80',
	],
	[
		'$5$',
		'$y = \\frac{2}{3}x - 6$',
		'(0, −6) is on the y-axis, so b = −6',
		'(0, −6) is on the y-axis, so b = 6',
	],
	[
		'$A^{-1} = \\frac{1}{6}\\begin{bmatrix} -4 & -3 \\\\ -6 & -6 \\end{bmatrix}$',
		'$5$',
		'multiply each entry by 1/6',
		'multiply each entry by −1/6',
	],
	[
		'$5$',
		'$= 3x^{-\\frac{1}{2}}(x)$',
		'the greatest common factor of the coefficients is 3; the smaller exponent is −1/2, and 1/2 − (−1/2) = 1',
		'the greatest common factor of the coefficients is 3; the smaller exponent is −1/3, and 1/2 − (−1/2) = 1',
	],
	[
		'$6x^{\\frac{7}{4}}$',
		'$= 6(x^{7})^{\\frac{1}{4}}$',
		'write the exponent 7/4 as the product of 7 and 1/4',
		'write the exponent 7/4 as the quotient of 7 and 1/4',
	],
	['$2m$', '$2m - 10$', '10 less than that: subtract 10', '10 less than that: add 10'],
	[
		'$5$',
		'$\\cos B = \\frac{a}{c}$',
		'cosine is adjacent over hypotenuse',
		'sine is opposite over hypotenuse',
	],
	[
		'$5$',
		'$\\cos B = \\frac{a}{c}$',
		'cosine is adjacent over hypotenuse: side a is adjacent to angle B, and side c is the hypotenuse',
		'cosine is opposite over hypotenuse: side a is adjacent to angle B, and side c is the hypotenuse',
	],
	[
		'$x - 5y = 8$',
		'$48 - 5y = 8$',
		'substitute 48 for x in x − 5y = 8',
		'substitute 8 for x in x − 5y = 48',
	],
	[
		'$4x - 4y = -32$ and $-4x - 7y = 32$',
		'$-11y = 0$',
		'add 4x − 4y = −32 and −4x − 7y = 32: the x-terms cancel',
		'add 4x − 4y = 32 and −4x − 7y = −32: the x-terms cancel',
	],
	[
		'$9x + 8y = 80$ and $8x + 8y = 72$',
		'$x = 8$',
		'subtract 8x + 8y = 72 from 9x + 8y = 80: the y-terms cancel',
		'subtract 8x + 8y = 80 from 9x + 8y = 72: the y-terms cancel',
	],
	[
		'$5$',
		'$T = -4k + 16$',
		'start with 16 and subtract 4 for each kilometre',
		'start with 4 and subtract 16 for each kilometre',
	],
	[
		'$5$',
		'$y = 17x + 60$',
		'the cost: $60 for the booth, plus $17 for each cake',
		'the cost: $17 for the booth, plus $60 for each cake',
	],
	[
		'$5$',
		'$3m + 12 = 33$',
		'$3 for each mile plus the booking fee of $12 equals the total',
		'$12 for each mile plus the booking fee of $3 equals the total',
	],
	[
		'$5$',
		'$0.2x + 0.9y = 24$',
		'20% of x plus 90% of y is the amount of antifreeze in the mixture',
		'90% of x plus 20% of y is the amount of antifreeze in the mixture',
	],
	[
		'$5$',
		'$0.48(50) = 24$',
		'the amount of antifreeze in the mixture: 48% of 50',
		'the amount of antifreeze in the mixture: 50% of 48',
	],
	[
		'$5$',
		'$y + 10 = 3(x + 10)$',
		'in 10 years, the coach will be 3 times as old as Lina',
		'in 3 years, the coach will be 10 times as old as Lina',
	],
	[
		'$5$',
		'$m = \\frac{63 - 53}{6 - 4}$',
		'the rate of change from 4 to 6 weeks: the change in the height',
		'the rate of change from 6 to 4 weeks: the change in the height',
	],
	[
		'$-9x - (-10) = 73$',
		'$-9x + 10 = 73$',
		'subtracting −10 is the same as adding 10',
		'subtracting 10 is the same as adding −10',
	],
	[
		'$5$',
		'$t_{8} = -2 + (8 - 1)(27)$',
		'substitute −2 for t₁, 8 for n, and 27 for d',
		'substitute 8 for t₁, −2 for n, and 27 for d',
	],
	[
		'$5$',
		'$5$',
		'quadrant 3 is at the lower left, and quadrant 4 is at the lower right',
		'quadrant 4 is at the lower left, and quadrant 3 is at the lower right',
	],
	[
		'$5$',
		'$45 \\times 0.305 = 13.725$',
		'1 foot is about 0.305 meters, so multiply',
		'0.305 foot is about 1 meters, so multiply',
	],
	[
		'$5$',
		'$y = 22\\sqrt{3}$',
		'y is the longer leg; in a 30-60-90 triangle, it is √3 times the shorter leg',
		'y is the longer leg; in a 3-60-90 triangle, it is √30 times the shorter leg',
	],
	[
		'$\\sqrt{486}$',
		'$= \\sqrt{81 \\times 6}$',
		'81 is the largest perfect square that divides 486',
		'486 is the largest perfect square that divides 81',
	],
	['$5$', '$5$', 'the secant is never between −1 and 1', 'the secant is never between 1 and −1'],
	[
		'$5$',
		'$5$',
		'only the numbers from −7 to 7 have such a square',
		'only the numbers from 7 to −7 have such a square',
	],
	[
		'$5$',
		'$y = 4(4) + 2 = 18$',
		'multiply the y-coordinate by 4, then translate 2 units up',
		'multiply the y-coordinate by 2, then translate 4 units up',
	],
	[
		'$5$',
		'At the vertex, the square is 0, so $x = 1$ and $y = -8$.',
		'the vertex is (h, k), and here h = 1 and k = −8',
		'the vertex is (h, k), and here h = −8 and k = 1',
	],
	[
		'$5$',
		'$\\frac{-1 - 2}{-4 - (-6)} = -\\frac{3}{2}$',
		'the first segment from the left goes from (−6, 2) to (−4, −1)',
		'the first segment from the left goes from (2, −6) to (−4, −1)',
	],
	['$5$', '$V \\approx 22(28)(20)$', 'divide 196 by 7', 'divide 7 by 196'],
])('%s %s %s', (above, text, why, otherwise) => {
	expect(issuesOf(above, text, why)).toEqual([]);
	expect(issuesOf(above, text, otherwise)).toHaveLength(1);
});

test('reads that the wrong line was accepted, which is the answer', () => {
	const withLine = (misconception: string) => {
		const question = createQuestion();
		const choices = [{ key: 'A' as const, text: 'Line 3', html: '', speech: '', misconception }];
		return checkReasonNumbers({
			...question,
			answer: { ...question.answer, text: 'Line 2', choices },
		});
	};
	expect(withLine('accepted Line 2 as correct')).toEqual([]);
	expect(withLine('accepted Line 3 as correct')).toHaveLength(1);
});
