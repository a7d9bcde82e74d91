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
