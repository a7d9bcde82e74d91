import { expect, test } from 'vitest';
import type { Question } from '../../../../schemas/wire/question.ts';
import { answered, issuesOf } from '../answered.testdata.ts';
import { checkMisconceptions } from '../check-misconceptions.ts';

const inWords = (question: Question, words: string): Question => ({
	...question,
	question_speech: words,
});

const LINE = answered(
	'line',
	'y = -\\frac{7}{4}x - 1',
	'Write the line with slope $-\\frac{7}{4}$ through $(4, -8)$.',
	'y + 8 = -\\frac{7}{4}(x - 4)',
);
const SLOPE = answered('rational', '-4', 'What is the slope of the line $8x + 2y - 19 = 0$?');
const POINTS = answered('rational', '-7/6', 'The line through $(-3, -5)$ and $(3, -12)$.');
const UNKNOWN = answered(
	'integer',
	'-12',
	'The line through $(-6, -3)$ and $(0, k)$ has slope $-\\frac{3}{2}$. Find the value of $k$.',
);
const PERPENDICULAR = answered(
	'line',
	'y = -\\frac{1}{6}x - \\frac{11}{6}',
	'The line through $(1, -2)$ that is perpendicular to the line $y = 6x + 8$.',
);
const VERTICAL = answered('line', 'x = 10', 'The line through $(10, 8)$ parallel to the $y$-axis.');
const COST = answered('expression', '17n + 70', 'It costs \\$70 plus \\$17 for each banner.');
const HEIGHT = answered('integer', '113', 'A candle is 169 tall.', 'h = -14t + 169');
const REGION = answered('inequality', 'y \\ge 2x + 3', 'Write the inequality.');
const RAY = answered('interval', '(10, \\infty)', 'Write $x > 10$ in interval notation.');
const PAIR = answered('interval', '[5, 8]', 'Solve $-3x + 5 \\le -10$ and $-4x - 9 \\ge -41$.');
const STAMPS = answered('integer', '58', 'A box holds $96$ stamps.', '96 - x');
const FORMULA = answered(
	'expression',
	'\\frac{F}{m}',
	'Solve $F = ma$ for $a$.',
	'\\frac{F}{m} = a',
);
const DISTANCES = answered('rational-set', '-25, 15', 'Find all possible values of $n$.');
const SYSTEM = answered('point-set', '(-4, -11), (2, 1)', 'Solve $y = x^{2}$ and $y = 2x - 3$.');

test.each([
	[
		LINE,
		'dropped the second term in the parentheses',
		'y = -\\frac{7}{4}x - 8',
		'y = -\\frac{7}{4}x - 7',
	],
	[
		LINE,
		'added 4 in the parentheses instead of subtracting it',
		'y = -\\frac{7}{4}x - 15',
		'y = -\\frac{7}{4}x + 15',
	],
	[LINE, 'changed the sign of the slope', 'y = \\frac{7}{4}x - 15', 'y = \\frac{7}{4}x - 14'],
	[
		LINE,
		'used the y-coordinate of the point as b',
		'y = -\\frac{7}{4}x - 8',
		'y = -\\frac{7}{4}x + 4',
	],
	[SLOPE, 'gave the y-intercept', '19/2', '19/8'],
	[SLOPE, 'gave the reciprocal of the slope', '-1/4', '1/4'],
	[POINTS, 'gave only the change in y', '-7', '6'],
	[UNKNOWN, 'gave only the change in y', '-9', '6'],
	[UNKNOWN, 'gave only the change in x', '6', '-9'],
	[POINTS, 'subtracted the x-coordinates and the y-coordinates in opposite orders', '7/6', '6/7'],
	[PERPENDICULAR, 'used the slope of the given line', 'y = 6x - 8', 'y = 6x + 8'],
	[VERTICAL, 'used the other coordinate', 'x = 8', 'y = 10'],
	[VERTICAL, 'wrote the equation of the horizontal line through (10, 8)', 'y = 8', 'y = 10'],
	[COST, 'switched the fixed cost and the rate of change', '70n + 17', '70n + 18'],
	[COST, 'multiplied the fixed cost by the number of banners as well', '87n', '86n'],
	[HEIGHT, 'added the decrease instead of subtracting it', '225', '224'],
	[REGION, 'read a solid line as dashed', 'y > 2x + 3', 'y < 2x + 3'],
	[REGION, 'read a rising line as falling', 'y \\ge -2x + 3', 'y \\le -2x + 3'],
	[RAY, 'chose the numbers on the other side of the endpoint', '(-\\infty, 10)', '(-\\infty, 10]'],
	[PAIR, 'solved only the first inequality', '[5, \\infty)', '(-\\infty, 5]'],
	[PAIR, 'used “or” instead of “and”', '(-\\infty, \\infty)', '(-\\infty, 8]'],
	[PAIR, 'left out the right endpoint', '[5, 8)', '(5, 8]'],
	[STAMPS, 'gave the number of 10-cent stamps', '38', '39'],
	[STAMPS, 'split the number of stamps equally between the two kinds', '48', '47'],
	[FORMULA, 'subtracted m instead of dividing both sides by it', 'F - m', 'm - F'],
	[FORMULA, 'divided in the wrong order', '\\frac{m}{F}', 'mF'],
	[
		answered('rational', '-21', 'What is $k$?', '-\\frac{1}{3}k = 7', 'k = -21'),
		'divided in the wrong order',
		'-1/21',
		'21',
	],
	[
		DISTANCES,
		'wrote the opposite of the larger solution as the second solution',
		'-15, 15',
		'-15, 25',
	],
	[
		SYSTEM,
		'used the numbers in the factors as values of x, without changing their signs',
		'(4, 5), (-2, -7)',
		'(4, 5), (2, 1)',
	],
])('knows what a mistake leads to: %#', (question, why, wrong, other) => {
	expect(issuesOf(question, why, wrong)).toEqual([]);
	expect(issuesOf(question, why, other)).toEqual([`"${why}" does not lead to ${other}`]);
});

const choose = (question: Question, text: string, why: string): string[] =>
	checkMisconceptions({
		...question,
		answer: {
			...question.answer,
			choices: [{ key: 'A', text, html: '', speech: '', misconception: why }],
		},
	}).issues;

const POINT = answered(
	'multiple-choice',
	'(-4, -6)',
	'Which pair is a solution of $3x - 4y \\ge 12$?',
);
const BOTH = answered(
	'multiple-choice',
	'(4, 4)',
	'Which pair is a solution of the system $y > -x + 1$ and $y \\ge -3x - 2$?',
);
const VALUES = answered(
	'multiple-choice',
	'-1, 1',
	'Which of the values $-1$, $1$, $3$, $5$, and $6$ satisfy the inequality $-4y - 12 > -24$?',
);
const COUNT = answered('multiple-choice', '', 'How many solutions are there?');
const NUMBER_LINES = inWords(
	answered('multiple-choice', '', 'Which number line shows it?'),
	'Number line A: an open circle at 7, and everything to the left of it is shaded. Number line B: an open circle at 7, and everything to the right of it is shaded. Number line C: a closed circle at 7, and everything to the left of it is shaded.',
);
const withText = (question: Question, text: string): Question => ({
	...question,
	answer: { ...question.answer, text },
});

test.each([
	[POINT, 'changed the sign of the y-coordinate when substituting', '$(-4, 6)$', '$(4, -6)$'],
	[BOTH, 'checked only the first inequality', '$(-3, 5)$', '$(2, -2)$'],
	[BOTH, 'chose a point on a boundary that is not included', '$(-1, 2)$', '$(2, -2)$'],
	[VALUES, 'reversed the inequality symbol and included 3', '$3, 5, 6$', '$5, 6$'],
	[
		withText(COUNT, 'no solution'),
		'compared only the slopes, not the y-intercepts',
		'infinitely many solutions',
		'exactly one solution',
	],
	[
		withText(NUMBER_LINES, 'Number line A'),
		'shaded the numbers greater than 7',
		'Number line B',
		'Number line C',
	],
])('knows which choice a mistake leads to: %#', (question, why, wrong, other) => {
	expect(choose(question, wrong, why)).toEqual([]);
	expect(choose(question, other, why)).toHaveLength(1);
});
