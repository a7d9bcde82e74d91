import { expect, test } from 'vitest';
import { createQuestion } from '../../question.testdata.ts';
import { checkSentences } from './check-sentences.ts';

/** The sentence is the last line unless `below` follows it. */
type Case = {
	question?: string;
	above?: readonly string[];
	text: string;
	below?: readonly string[];
	answer?: string;
	wrong: readonly (readonly [part: string, other: string])[];
};

const issuesOf = ({ question, above = [], below = [], answer = '$1$' }: Case, text: string) =>
	checkSentences(
		createQuestion({
			question: question ?? 'What is it?',
			question_speech: question ?? 'What is it?',
			answer: {
				kind: 'expression',
				value: answer.slice(1, -1),
				text: answer,
				html: '',
				speech: '',
			},
			steps: [...above, text, ...below].map((line) => ({ text: line, html: '', speech: '' })),
		}),
	);

const RELATION = 'A relation is given by $\\{(9, 9), (1, 8), (-3, -6), (-6, 8)\\}$.';

const CASES: readonly Case[] = [
	{
		text: 'Two numbers with a product of $-16$ and a sum of $-6$ are $2$ and $-8$.',
		wrong: [
			['-16', '16'],
			['-6', '6'],
			['-8$', '8$'],
		],
	},
	{
		question: 'Divide $-3x^{3} + 19x^{2} - 24x + 18$ by $x - 5$.',
		above: [
			'$-3x^{3}$ divided by $x$ is $-3x^{2}$. Subtract $-3x^{2}(x - 5)$, which is $-3x^{3} + 15x^{2}$. This leaves $4x^{2} - 24x + 18$.',
		],
		text: '$4x^{2}$ divided by $x$ is $4x$. Subtract $4x(x - 5)$, which is $4x^{2} - 20x$. This leaves $-4x + 18$.',
		wrong: [
			['$4x^{2}$ divided', '$5x^{2}$ divided'],
			['by $x$ is $4x$', 'by $4x$ is $x$'],
			['(x - 5)', '(x + 5)'],
			['- 20x', '- 19x'],
			['+ 18', '+ 19'],
		],
	},
	{
		text: '$x + 2$ is 0 when $x = -2$, so it is a factor.',
		wrong: [
			['+', '-'],
			['-2', '2'],
		],
	},
	{
		question: 'Solve $\\frac{6}{x - 3} = -\\frac{1}{x + 6}$.',
		text: 'A denominator is 0 when $x = -6$ or $x = 3$, so these values are excluded.',
		wrong: [
			['is 0', 'is 1'],
			['-6', '6'],
			['= 3', '= 4'],
		],
	},
	{
		text: 'Because $x + 2$ is a factor, the polynomial is 0 when $x = -2$.',
		wrong: [
			['+ 2', '+ 3'],
			['-2', '-3'],
			['is 0', 'is 1'],
		],
	},
	{
		question: 'Find the positive value of $k$ for which $36x^{2} + kx + 121$ is a perfect square.',
		text: 'The first and last terms are the squares of $6x$ and $11$.',
		wrong: [
			['6x', '7x'],
			['11', '12'],
		],
	},
	{
		above: ['$k = 2(6)(11)$'],
		text: 'Check: $(6x + 11)^{2} = 36x^{2} + 132x + 121$, so $k = 132$.',
		wrong: [['k = 132', 'k = 133']],
	},
	{
		question: 'What is the coefficient of $y$ in $-6y + 12 - 8x$?',
		text: 'The terms are $-6y$, $12$, and $-8x$.',
		wrong: [
			['-6y', '6y'],
			['12', '13'],
			['-8x', '-9x'],
		],
	},
	{
		above: ['$= 9(x + 10)(x - 8)$'],
		text: 'Compare with $(hx + k)(x + j)$: the factor $x + 10$ corresponds to $x + j$.',
		below: ['$j = 10$'],
		wrong: [
			['x + 10', 'x - 10'],
			['to $x + j', 'to $x - j'],
			['to $x + j', 'to $hx + k'],
		],
	},
	{ above: ['$y = -6x - 2$'], text: '$b = -2$', wrong: [['b', 'm']] },
	{ above: ['$y = -6x - 2$'], text: '$m = -6$', wrong: [['m', 'b']] },
	{
		text: 'For $ax^{2} + bx + c = 0$, the sum of the solutions is $-\\frac{b}{a}$.',
		wrong: [
			['sum', 'product'],
			['+ bx', '- bx'],
			['= 0', '= 1'],
		],
	},
	{
		text: 'At exactly one point, the discriminant $b^{2} - 4ac$ must be 0.',
		wrong: [['- 4ac', '+ 4ac']],
	},
	{
		question: 'Divide $x^{3} - 2x^{2} - 8x + 22$ by $x - 3$.',
		above: ['$1 \\times 3 = 3$, and $-2 + 3 = 1$.', '$1 \\times 3 = 3$, and $-8 + 3 = -5$.'],
		text: 'The bottom row is $1, 1, -5$.',
		wrong: [
			['1, 1', '2, 1'],
			['-5', '5'],
		],
	},
	{
		text: 'The slope of the line $4x + 8y = 1$ is $-\\frac{1}{2}$.',
		wrong: [
			['4x', '5x'],
			['-\\frac', '\\frac'],
		],
	},
	{
		above: ['The slope of the given line is $-\\frac{1}{2}$.'],
		text: 'The new line has slope $2$.',
		wrong: [
			['$2$', '$-2$'],
			['line has', 'line also has'],
		],
	},
	{
		text: 'The $y$-intercept is $3$, so the line meets the $y$-axis at $(0, 3)$.',
		wrong: [
			['is $3', 'is $4'],
			['(0,', '(1,'],
		],
	},
	{
		text: 'The boundaries are $y = 2x + 1$, which crosses the $y$-axis at $(0, 1)$, and $y = -3x - 2$, which crosses it at $(0, -2)$.',
		wrong: [
			['2x + 1', '2x - 1'],
			['(0, 1)', '(1, 3)'],
			['-3x - 2', '-3x - 1'],
		],
	},
	{
		text: 'The line through $(0, 1)$ is dashed, and the region below it is shaded: $y < 2x + 1$.',
		wrong: [
			['dashed', 'solid'],
			['below', 'above'],
			['(0, 1)', '(0, 2)'],
		],
	},
	{
		text: 'The right bisector is $y = -\\frac{1}{2}x$. It passes through $(0, 0)$.',
		wrong: [
			['(0, 0)', '(1, 0)'],
			['(0, 0)', '(0, 1)'],
		],
	},
	{
		text: 'The slope is $-\\frac{3}{4}$, so the line falls 3 units for every 4 units to the right.',
		wrong: [
			['falls', 'rises'],
			['3 units', '4 units'],
			['{3}', '{5}'],
		],
	},
	{
		text: 'The amplitude is $2$ and the graph is shifted 2 units up, so the values go from $0$ to $4$.',
		wrong: [
			['is $2', 'is $3'],
			['up', 'down'],
			['2 units', '3 units'],
			['to $4', 'to $5'],
		],
	},
	{
		question: 'What is the range of $y = -5\\sin x + 3$?',
		text: 'The amplitude is $5$, and the axis is $y = 3$.',
		wrong: [
			['$5$', '$6$'],
			['= 3', '= 4'],
		],
	},
	{
		question: 'Which graph is that of $y = 2\\sin(2x) + 2$, where $x$ is in degrees?',
		text: 'The period is $180^{\\circ}$.',
		wrong: [['180', '181']],
	},
	{
		text: 'Just to the right of $-4$, the denominator $x + 4$ is positive and close to 0.',
		wrong: [
			['right', 'left'],
			['-4', '4'],
			['+', '-'],
		],
	},
	{
		above: ['Just to the right of $-4$, the denominator $x + 4$ is positive and close to 0.'],
		text: 'The numerator is negative and the denominator is positive, so the fraction is negative.',
		wrong: [
			['negative and the denominator is positive', 'positive and the denominator is negative'],
		],
	},
	{
		above: ['$f = \\{(-4, 2), (1, 3)\\}$'],
		text: '$f(-4) = 2$, so $f^{-1}(2) = -4$.',
		wrong: [
			['= 2', '= 3'],
			['= -4', '= 4'],
		],
	},
	{
		question: RELATION,
		text: 'The inputs are $9$, $1$, $-3$, and $-6$.',
		wrong: [
			['1', '2'],
			['-3', '3'],
		],
	},
	{
		question: RELATION,
		text: 'The first coordinates are $9$, $1$, $-3$, and $-6$.',
		wrong: [
			['first', 'second'],
			['9', '1'],
		],
	},
	{
		question: RELATION,
		text: 'No input appears twice. The output $8$ appears twice, but that is allowed.',
		wrong: [['8', '9']],
	},
	{
		question: 'These are the scores of $4$ students: $52$, $55$, $58$, $47$.',
		text: 'The differences from the mean are $-1$, $2$, $5$, and $-6$.',
		wrong: [
			['-1', '1'],
			['5', '6'],
		],
	},
	{
		question: 'These are the scores of $4$ students: $52$, $55$, $58$, $47$.',
		text: 'In order: $47$, $52$, $55$, $58$.',
		wrong: [['47', '48']],
	},
	{
		above: ['$7^{2} + 24^{2} = 625$', '$25^{2} = 625$'],
		text: 'The results are equal, so $7$, $24$, and $25$ can be the side lengths of a right triangle.',
		wrong: [
			['$7', '$8'],
			['equal', 'different'],
			['can be', 'cannot be'],
		],
	},
	{
		above: ['$b \\le \\frac{23}{2}$'],
		text: 'Because $b$ is a whole number and $\\frac{23}{2}$ is between $11$ and $12$, $b \\le 11$.',
		wrong: [
			['12$', '13$'],
			['\\le 11', '\\le 12'],
			['\\le', '\\ge'],
		],
	},
	{
		question: 'Find the value of $\\left|-1\\right|$.',
		text: 'On a number line, $-1$ is $1$ unit from 0.',
		wrong: [
			['from 0', 'from 1'],
			['$1$', '$2$'],
		],
	},
	{
		question:
			'Company A charges a flat fee of \\$45 plus \\$4 for each hour. Company B charges \\$30 plus \\$9 for each hour.',
		text: 'The cost, in dollars, is $4h + 45$ for Company A and $9h + 30$ for Company B.',
		below: ['$9h + 30 = 4h + 45$'],
		wrong: [
			['4h', '5h'],
			['+ 45', '- 45'],
			['4h + 45$ for Company A and $9h + 30', '9h + 30$ for Company A and $4h + 45'],
		],
	},
	{
		above: ['$AB = \\sqrt{58}$', '$AC = \\sqrt{45}$', '$AC = 3\\sqrt{5}$'],
		text: 'Point $C$ is closer. Its distance from $A$ is $3\\sqrt{5}$ units.',
		wrong: [
			['$C$', '$B$'],
			['3', '4'],
		],
	},
	{
		question: 'Simplify $\\frac{x^{2} - 49}{x^{2} - 15x + 56}$.',
		answer: '$\\frac{x + 7}{x - 8}$',
		text: 'The simplified form is $\\frac{x + 7}{x - 8}$, where $x \\ne 7, 8$.',
		wrong: [
			['+ 7', '- 7'],
			['7, 8', '-7, 8'],
			['7, 8', '8, 8'],
		],
	},
	{
		above: [
			'The divisors of the constant term $10$ are $\\pm 1, \\pm 2, \\pm 5, \\pm 10$.',
			'The divisors of the leading coefficient $4$ are $\\pm 1, \\pm 2, \\pm 4$.',
		],
		text: 'With a denominator of $4$: $\\pm \\frac{1}{4}, \\pm \\frac{2}{4}, \\pm \\frac{5}{4}, \\pm \\frac{10}{4}$.',
		wrong: [
			['of $4', 'of $3'],
			['{5}', '{6}'],
		],
	},
	{
		text: 'The divisors of the constant term $10$ are $\\pm 1, \\pm 2, \\pm 5, \\pm 10$.',
		wrong: [
			['$10$', '$11$'],
			['\\pm 5', '\\pm 6'],
		],
	},
	{
		text: 'The zero $-\\sqrt{6}$ gives the factor $x + \\sqrt{6}$, and the zero $\\sqrt{6}$ gives the factor $x - \\sqrt{6}$.',
		wrong: [
			['x +', 'x -'],
			['x - \\sqrt{6}', 'x - \\sqrt{7}'],
		],
	},
	{
		above: ['$x^{3} - 2x^{2} - 19x + 20$'],
		text: 'Synthetic division by $x - 1$: bring down $1$, then $-2 + 1 \\times 1 = -1$, $-19 + (-1) \\times 1 = -20$, and $20 + (-20) \\times 1 = 0$.',
		wrong: [
			['x - 1', 'x + 1'],
			['down $1', 'down $2'],
			['-19 +', '-18 +'],
			['(-1)', '(-2)'],
		],
	},
	{
		question: 'Solve $\\sqrt{2x + 7} - 1 = 2$.',
		text: 'Check: the left side is $\\sqrt{2(1) + 7} - 1 = \\sqrt{9} - 1 = 2$, which equals the right side, so $x = 1$ is the solution.',
		wrong: [
			['2(1)', '3(1)'],
			['x = 1', 'x = 2'],
		],
	},
	{
		text: '$a = 9$, so $a^{2} = 81$.',
		wrong: [
			['81', '82'],
			['$a = 9', '$b = 9'],
		],
	},
	{
		text: 'The input changes by $1 + h - 1 = h$.',
		wrong: [
			['$1 +', '$2 +'],
			['h - 1', 'h + 1'],
		],
	},
	{
		question: 'What is the least possible value of $6t + 7$?',
		text: 'The least possible value of $6t + 7$ is $-75$.',
		wrong: [
			['6t', '7t'],
			['+ 7', '- 7'],
		],
	},
	{
		question: 'Write the general term of $-6, -12, -18, \\dots$. Start with $n = 1$.',
		text: 'The values of $-6n$ are $-6$, $-12$, and $-18$, which are the terms of the sequence.',
		wrong: [
			['-6n', '-7n'],
			['-12', '12'],
		],
	},
	{
		question: 'How many solutions does the system $y = -2x - 1$ and $-2x - y = 9$ have?',
		text: 'Both slopes are $-2$. The $y$-intercepts are $-1$ and $-9$.',
		wrong: [
			['-2', '2'],
			['$-1$', '$1$'],
			['-9', '-8'],
		],
	},
	{
		above: ['$m_{AB} = 2$'],
		text: 'The slope of the perpendicular bisector is $-\\frac{1}{2}$.',
		wrong: [['-\\frac', '\\frac']],
	},
	{
		above: ['The boundary is the line $y = 2x + 3$.'],
		text: 'This line has slope $2$ and crosses the $y$-axis at $(0, 3)$.',
		wrong: [
			['$2$', '$3$'],
			['(0, 3)', '(3, 0)'],
		],
	},
	{
		text: 'When $x = -1$, $y = (-1)^{2} + 2(-1) - 1 = -2$, so the vertex is $(-1, -2)$.',
		wrong: [
			['x = -1', 'x = -2'],
			['(-1, -2)', '(-2, -1)'],
		],
	},
	{
		above: ['The point $(x, y)$ is mapped to $(x - 5, y - 7)$.'],
		text: "Point $A(4, 5)$ is mapped to $(4 - 5, 5 - 7)$, which is $A'(-1, -2)$.",
		wrong: [
			['A(4', 'A(3'],
			['5 - 7', '5 + 7'],
			['(-1, -2)', '(1, -2)'],
		],
	},
	{
		question: 'What is the mean absolute deviation of $3$, $14$, $16$, $15$?',
		text: 'The distances from the mean are $9$, $2$, $4$, and $3$.',
		wrong: [['9', '8']],
	},
	{
		above: ['First differences: $-4, -8, -12, -16$.'],
		text: 'Second differences: $-4, -4, -4$.',
		wrong: [['$-4', '$4']],
	},
	{
		question: RELATION,
		text: 'The first differences of the outputs are $-1$, $-14$, and $14$, so they are not all equal.',
		wrong: [['-14', '-13']],
	},
	{
		question: 'Which values satisfy the inequality $-4y - 12 > -24$?',
		text: '$-4(-1) - 12 = -8$, and it is true that $-8 > -24$. So $-1$ is a solution.',
		wrong: [
			['-8 > -24', '-9 > -24'],
			['> -24', '> -25'],
			['So $-1', 'So $-2'],
			['is a', 'is not a'],
		],
	},
	{
		question: 'What is the degree of $4y - 2y^{4} + 7y^{5}$?',
		text: 'In standard form, the polynomial is $7y^{5} - 2y^{4} + 4y$.',
		wrong: [
			['- 2y', '- 3y'],
			['+ 4y', '- 4y'],
		],
	},
	{
		above: ['$\\frac{x - 10}{x + 3} < 0$'],
		text: 'The zero of the numerator is $10$, and the zero of the denominator is $-3$.',
		wrong: [
			['10', '11'],
			['-3', '3'],
		],
	},
	{
		question: 'Find the axis of symmetry of the parabola $y = 4(x + 6)(x - 7)$.',
		text: 'The zeros are $-6$ and $7$.',
		wrong: [
			['-6', '6'],
			['7', '8'],
		],
	},
	{
		question: 'Find both intercepts of the line $-9x + y = 15$.',
		text: 'The $x$-intercept is $(-\\frac{5}{3}, 0)$.',
		wrong: [
			['$x$', '$y$'],
			['{5}', '{4}'],
			['0)', '1)'],
		],
	},
	{
		text: 'For $y^{2} = 3x^{2}$, $y$ is not a function of $x$, because $x = 1$ gives $y^{2} = 3$, so $y = \\sqrt{3}$ or $y = -\\sqrt{3}$.',
		wrong: [
			['x = 1', 'x = 2'],
			['gives $y^{2} = 3', 'gives $y^{2} = 4'],
			['-\\sqrt', '\\sqrt'],
		],
	},
	{
		text: 'For $x = -y^{2} - 4$, $y$ is not a function of $x$, because $y = 1$ and $y = -1$ both give $x = -5$.',
		wrong: [
			['y = 1$', 'y = 2$'],
			['-5', '-4'],
		],
	},
	{
		question: 'What is its maximum? A parabola that opens downward. Its vertex is the point 3, 8.',
		text: 'The graph opens downward, and its vertex is $(3, 8)$.',
		wrong: [
			['downward', 'upward'],
			['3, 8', '8, 3'],
		],
	},
	{
		question: 'These are the scores: $48$, $50$, $49$, $32$, $45$, $43$, $31$. What is the range?',
		text: 'The lower half is $31$, $32$, $43$. The upper half is $48$, $49$, $50$.',
		wrong: [
			['32', '33'],
			['50', '51'],
		],
	},
	{
		text: 'Test the divisors. $P(1) = -5$, $P(-1) = -21$, and $P(2) = 30$, so $1$, $-1$, and $2$ are not zeros.',
		wrong: [
			['so $1$', 'so $2$'],
			['P(2)', 'P(-2)'],
		],
	},
	{
		answer: '$15 : 2$',
		text: '$90 : 12$',
		wrong: [['90 : 12', '12 : 90']],
	},
	{
		question: 'A data set has a mean of $40$. What is the new mean?',
		text: 'The mean changes in the same way as the values.',
		wrong: [['mean', 'median']],
	},
	{
		above: ['Let $x$ be the liters of the 30% solution, and $y$ the liters of the 75% solution.'],
		text: 'The solution of the system is $(35, 70)$, so $35$ liters of the 30% solution and $70$ liters of the 75% solution are needed.',
		wrong: [['30% solution and $70$ liters of the 75%', '75% solution and $70$ liters of the 30%']],
	},
	{
		question: 'Find the value of $\\left|-1\\right| + 2$.',
		text: '$\\left|-1\\right| = 1$',
		wrong: [['-1', '1']],
	},
	{
		text: 'An angle of $69^{\\circ}$ is about $1.20$ radians.',
		wrong: [['69', '70']],
	},
];

test.each(CASES.flatMap((one) => one.wrong.map((change) => ({ one, change }))))(
	'$one.text is not so with "$change.1" in the place of "$change.0"',
	({ one, change: [part, other] }) => {
		expect(issuesOf(one, one.text)).toEqual([]);
		expect(one.text).toContain(part);
		expect(
			issuesOf(
				one,
				one.text.replace(part, () => other),
			),
		).toHaveLength(1);
	},
);
