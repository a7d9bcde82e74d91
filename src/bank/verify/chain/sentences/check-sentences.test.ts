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

/** A word in the place of the one that is right. */
const OTHER: Readonly<Record<string, string>> = {
	'not ': '',
	arithmetic: 'geometric',
	geometric: 'arithmetic',
	less: 'more',
	more: 'less',
	ratio: 'difference',
	positive: 'negative',
};

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
		above: ['$6t = 18$', '$t = 3$'],
		text: 'Dividing both sides of the first line by 6 gives the second line.',
		wrong: [['6', '3']],
	},
	{
		above: ['$5x + 48 = 93$', '$5x = 45$'],
		text: 'Subtracting 48 from both sides of the first line gives the second line.',
		wrong: [
			['48', '45'],
			['Subtracting 48 from', 'Adding 48 to'],
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
	{
		question:
			'The function $f$ is defined by $f(x) = x + 6$ when $x < 1$ and $f(x) = 4x + 5$ when $x \\ge 1$.',
		above: ['$x + 6 = 13$', '$x = 7$'],
		text: '$x = 7$ does not satisfy $x < 1$, so it is not a solution.',
		wrong: [
			['x < 1', 'x \\ge 1'],
			['does not satisfy', 'satisfies'],
			['is not', 'is'],
		],
	},
	{
		question:
			'The function $f$ is defined by $f(x) = x + 6$ when $x < 5$ and $f(x) = 4x + 5$ when $x < 9$.',
		above: ['$x + 6 = 9$', '$x = 3$'],
		text: '$x = 3$ satisfies $x < 5$, so it is a solution.',
		wrong: [['x < 5', 'x < 9']],
	},
	{
		question: 'Solve $x^{3} - 31x + 30 = 0$.',
		text: 'Let $P(x)$ be the left side, and test the divisors of its constant term.',
		wrong: [['left', 'right']],
	},
	{
		question: 'One line is $4t - 8 - t = -11$. The next line is $3t - 8 = -11$.',
		text: 'Two terms with the same variable are combined. The right side stays the same.',
		wrong: [['right', 'left']],
	},
	{
		question: 'Solve $\\sqrt{x + 1} = 4$.',
		text: 'Check: the left side is $\\sqrt{15 + 1} = \\sqrt{16} = 4$, which equals the right side, so $x = 15$ is the solution.',
		wrong: [
			['left', 'right'],
			['equals the right', 'equals the left'],
		],
	},
	{
		text: 'When $A = 40^{\\circ}$, the left side of $\\tan A\\cos A = \\sin^{2} A$ is about $0.643$, but the right side is about $0.413$.',
		wrong: [
			['left', 'right'],
			['right', 'left'],
			['0.643', '0.653'],
			['0.413', '0.423'],
		],
	},
	{
		above: ['Take $x = 40^{\\circ}$.'],
		text: 'For this angle, the left side of $1 - \\sin^{2} x = \\sin^{2} x$ is about $0.59$, and the right side is about $0.41$.',
		wrong: [
			['0.59', '0.41'],
			['0.41', '0.59'],
		],
	},
	{
		question:
			'Where is $f$ negative? On the left, the curve starts low and rises. From left to right, it crosses the x-axis at x equals negative 5, touches the x-axis and turns back at x equals 1, and crosses the x-axis at x equals 4. On the right, it falls.',
		text: 'When $x > 4$, the graph is below the $x$-axis.',
		wrong: [
			['below', 'above'],
			['> 4', '> 1'],
			['> 4', '< 4'],
		],
	},
	{
		question:
			'On the left, the curve starts low and rises. From left to right, it crosses the x-axis at x equals negative 5, x equals 1, and x equals 4. On the right, it rises.',
		text: 'Between $1$ and $4$, the graph is below the $x$-axis.',
		wrong: [
			['below', 'above'],
			['$1$', '$-5$'],
			['$4$', '$5$'],
		],
	},
	{
		question:
			'The graph shows the curve $f(x) = \\sqrt{x} + 3$ and the line $g(x) = \\frac{1}{2}x + 3$.',
		text: 'Between $x = 0$ and $x = 4$, the curve is above the line.',
		wrong: [
			['above', 'below'],
			['x = 4', 'x = 7'],
		],
	},
	{
		question: 'The curve is $f(x) = 2^{x} + 3$ and the line is $g(x) = 3x + 2$.',
		text: 'To the left of $x = 1$ and to the right of $x = 3$, the curve is above the line.',
		wrong: [['above', 'below']],
	},
	{
		question: 'Which is the graph of $y = \\frac{1}{-x + 3}$?',
		text: 'To the right of the vertical asymptote, the denominator is negative, so the graph is below the $x$-axis there.',
		wrong: [
			['negative', 'positive'],
			['below', 'above'],
		],
	},
	{
		question: 'Which is the graph of $y = -3(3^{x}) + 2$?',
		text: 'The coefficient of the power, $-3$, is negative, so the graph is below the asymptote.',
		wrong: [
			['negative', 'positive'],
			['below', 'above'],
			['-3', '3'],
		],
	},
	{
		text: 'At $x = 1$, the line has the $y$-value $-(1) + 12 = 11$, and the point has the $y$-value $13$, so it lies above the line.',
		wrong: [['above', 'below']],
	},
	{
		text: 'The residual is $-6$. It is negative, so the data point lies below the line.',
		wrong: [
			['negative', 'positive'],
			['below', 'above'],
		],
	},
	{
		text: 'Let $x$ be the speed of the current. The speed of the boat is $18 + x$ downstream and $18 - x$ upstream.',
		wrong: [
			['18 + x', '18 - x'],
			['upstream', 'downstream'],
		],
	},
	{
		text: 'Let $x$ be the speed in still water. The speed is $x - 1$ up the river and $x + 1$ down the river.',
		wrong: [
			['up the', 'down the'],
			['x + 1', 'x - 2'],
		],
	},
	{
		text: 'Let $x$ be the width of the deck. Each dimension grows by two deck widths, so the outer dimensions are $36 + 2x$ and $15 + 2x$.',
		wrong: [
			['grows', 'shrinks'],
			['outer', 'inner'],
			['36 +', '36 -'],
			['15 + 2x', '15 + x'],
		],
	},
	{
		question:
			'A pipe can fill a storage tank in $6$ hours. An open drain can empty it in $15$ hours.',
		text: 'In one hour, the pipe fills $\\frac{1}{6}$ of the storage tank, and the drain empties $\\frac{1}{15}$ of it.',
		wrong: [
			['pipe', 'drain'],
			['fills', 'empties'],
			['{6}', '{15}'],
		],
	},
	{
		question:
			'There are 4 times as many dimes as pennies, and there are $2$ more nickels than pennies.',
		text: 'Let $x$ be the number of pennies. The number of dimes is $4x$, and the number of nickels is $x + 2$.',
		wrong: [
			['dimes', 'nickels'],
			['4x', '2x'],
			['x + 2', 'x - 2'],
		],
	},
	{
		question: 'Consider the graph of $y = (x + 2)^{3}(x - 3)$.',
		text: 'The zero $-2$ comes from a factor with exponent $3$, so the graph flattens out as it crosses the axis.',
		wrong: [
			['flattens out as it crosses the axis', 'touches the axis and turns back'],
			['exponent $3$', 'exponent $2$'],
			['exponent $3$', 'exponent $5$'],
			['zero $-2$', 'zero $3$'],
		],
	},
	{
		question: 'Which is the graph of $y = -2(x + 1)^{2}(x - 2)(x - 1)$?',
		text: 'At $x = -1$, the graph touches the $x$-axis and turns back.',
		wrong: [
			['touches the $x$-axis and turns back', 'crosses the $x$-axis'],
			['x = -1', 'x = 2'],
		],
	},
	{
		question: 'What does the graph of $y = (x + 2)^{3}(x - 3)$ do at its $x$-intercepts?',
		text: 'So the graph behaves as follows: at $x = -2$, it flattens out as it crosses the axis, and at $x = 3$, it crosses the axis.',
		wrong: [
			['it crosses the axis.', 'it touches the axis and turns back.'],
			['it crosses the axis.', 'it flattens out as it crosses the axis.'],
		],
	},
	{
		question: 'Write the equation of the graph.',
		text: 'The graph touches the $x$-axis at $5$, so $(x - 5)^{2}$ is a factor.',
		wrong: [
			['touches', 'crosses'],
			['^{2}', '^{3}'],
		],
	},
	{
		question:
			'Which event is more likely? Compare the probability of the first event with its probability given the second event.',
		text: 'Given the second event, it is $\\frac{23}{35}$.',
		wrong: [['second', 'first']],
	},
	{
		question:
			'Compare the probability of the first event with its probability given the second event.',
		text: 'The probability of the first event is $\\frac{32}{55}$.',
		wrong: [['first', 'second']],
	},
	{
		text: 'By the addition rule, the probability of one event or the other is the sum of the two probabilities minus the probability of both.',
		wrong: [
			['both', 'neither'],
			['minus', 'plus'],
			['or the', 'and the'],
		],
	},
	{
		text: 'The part is $30$.',
		below: ['The whole is $140$.', '$\\frac{30}{140}$'],
		wrong: [['30', '140']],
	},
	{
		text: 'The whole is $140$.',
		below: ['$\\frac{30}{140}$'],
		wrong: [['140', '30']],
	},
	{
		question: 'Which of the values $-15$, $-11$, and $-9$ satisfy the inequality $y + 12 \\ge 1$?',
		above: [
			'$-15 + 12 = -3$, but it is not true that $-3 \\ge 1$. So $-15$ is not a solution.',
			'$-11 + 12 = 1$, and it is true that $1 \\ge 1$. So $-11$ is a solution.',
			'$-9 + 12 = 3$, and it is true that $3 \\ge 1$. So $-9$ is a solution.',
		],
		text: 'The values that satisfy the inequality are $-11$ and $-9$.',
		wrong: [
			['that', 'that do not'],
			['-11$', '-15$'],
		],
	},
	{
		text: 'The real solutions, from least to greatest, are $-2\\sqrt{3}$, $-\\sqrt{7}$, $\\sqrt{7}$, and $2\\sqrt{3}$.',
		wrong: [
			['least to greatest', 'greatest to least'],
			['-2\\sqrt{3}$, $-\\sqrt{7}', '-\\sqrt{7}$, $-2\\sqrt{3}'],
		],
	},
	{
		question: 'Which number line shows all solutions of $7 > x$?',
		text: 'The solutions are less than $7$, so the part to the left is shaded.',
		wrong: [
			['left', 'right'],
			['less', 'greater'],
			['less than $7$, so the part to the left', 'greater than $7$, so the part to the right'],
		],
	},
	{
		question:
			'Find the sum of the first $51$ terms of the arithmetic series $-8 + (-15) + (-22) + \\cdots$.',
		text: 'The first term is $-8$, and the common difference is $-15 - (-8) = -7$.',
		wrong: [
			['difference', 'ratio'],
			['is $-8$', 'is $-15$'],
			['= -7', '= 7'],
		],
	},
	{
		question: 'Find the sum of the first $6$ terms of the series $-3 + (-12) + (-48) + \\cdots$.',
		text: 'The first term is $-3$, and the common ratio is $\\frac{-12}{-3} = 4$.',
		wrong: [['ratio', 'difference']],
	},
	{
		text: 'The first term is $12$, and the common difference is $7 - 12 = -5$.',
		wrong: [
			['difference', 'ratio'],
			['7 - 12', '12 - 7'],
		],
	},
	...[
		['7, 8, 10, 13', 'The differences are $1$, $2$, and $3$, so they are not all equal.', 'not '],
		['4, 1, -2, -5', 'The sequence is arithmetic, and the next term is $-8$.', 'arithmetic'],
		['-1, 4, -16', 'The sequence is geometric, and the next term is $64$.', 'geometric'],
		['4, 1, -2', 'Each term is $3$ less than the previous term.', 'less'],
		['2, 6, 18', 'Each term is $3$ times the previous term, and the first term is $2$.', '3'],
		['2, 6, 18', 'The first term is $2$, and the common ratio is $\\frac{6}{2} = 3$.', 'ratio'],
		['7, -8, 9, -10', 'The absolute values increase by $1$ each time.', '1'],
		['7, -8, 9, -10', 'The signs alternate, so the next term is positive.', 'positive'],
		['3, -5, 7, -9', 'The signs alternate, and the first is positive.', 'positive'],
		[
			'\\frac{1}{6}, \\frac{2}{7}, \\frac{3}{8}',
			'The numerators increase by 1 each time, so the next numerator is $4$.',
			'1',
		],
		[
			'\\frac{1}{6}, \\frac{2}{7}, \\frac{3}{8}',
			'Each denominator is $5$ more than its numerator, so the next denominator is $5 + 4 = 9$.',
			'more',
		],
		[
			'6, 9, 14',
			'The values of $n^{2}$ are $1$, $4$, and $9$, and each term of the sequence is $5$ more than the corresponding value.',
			'more',
		],
		[
			'14, 17, 23, 32',
			'Neither the differences nor the ratios are all equal, but the differences increase by $3$ each time.',
			'3',
		],
	].map(([terms, text = '', part = '']) => ({
		question: `The sequence is $${terms}, \\dots$.`,
		text,
		wrong: [[part, OTHER[part] ?? '2'] as const],
	})),
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
