import { expect, test } from 'vitest';
import type { Question } from '../../../../schemas/wire/question.ts';
import { answered, issuesOf } from '../answered.testdata.ts';

const drawn = (question: Question, figure: string): Question => ({
	...question,
	question_speech: `${question.question} ${figure}`,
});
const PLANE =
	'A coordinate plane. Both axes run from negative 8 to 8, with a grid line at every unit.';

const SHIFTED = answered(
	'expression',
	'-(x - 7)^{2} + 8',
	'The graph of $y = x^{2}$ undergoes a reflection in the $x$-axis, then a translation of $7$ units to the right, then a translation of $8$ units up. The image is the graph of $y = g(x)$. Write an expression for $g(x)$.',
);
const LIST = answered(
	'multiple-choice',
	'a vertical stretch by a factor of $5$, then a translation of $4$ units to the right',
	'Which sequence of transformations changes the graph of $y = x^{2}$ into the graph of $y = 5(x - 4)^{2}$?',
);
const IMAGE = answered(
	'point',
	'(5, 18)',
	'The point $(2, 4)$ is on the graph of $y = x^{2}$. Find the coordinates of its image on the graph of $y = 4(x - 3)^{2} + 2$.',
);
const LINES = drawn(
	answered(
		'multiple-choice',
		'Graph A',
		'Which of the graphs A to D is the graph of $y = 3x - 2$?',
	),
	'Graph A: It is a straight line. It passes through the points negative 1, negative 5; 0, negative 2; and 1, 1. Graph B: It is a straight line. It passes through the points negative 6, negative 4; 0, negative 2; and 6, 0. Graph C: It is a straight line. It passes through the points negative 1, 5; 0, 2; and 1, negative 1.',
);
const WAVE = answered(
	'multiple-choice',
	'y = 3\\cos x + 2\\sin x',
	'Which equation matches the graph?',
);
const CUBIC = answered(
	'multiple-choice',
	'y = 2(x + 2)(x - 3)',
	'Which equation matches the graph?',
);
const PARABOLA = drawn(
	answered('interval', '[6, \\infty)', 'Give the range of $f$.'),
	`${PLANE} A parabola that opens upward. Its vertex is the point negative 4, 6.`,
);
const SEMICIRCLE = drawn(
	answered('interval', '[3, 7]', 'Write the domain of the function.'),
	`${PLANE} The graph is a semicircle. It begins at a closed dot, on the x-axis, 3 units to the right of the origin. It ends at a closed dot, on the x-axis, 7 units to the right of the origin. Its highest point is a closed dot, 5 units to the right of the y-axis and 2 units above the x-axis.`,
);
const ROOT = answered(
	'interval',
	'[4, \\infty)',
	'What is the domain of $f(x) = -4\\sqrt{x - 4} + 2$?',
);
const RISING = drawn(
	answered('interval', '(-6, -2) \\cup (0, 3)', 'Where is $f$ increasing?'),
	`${PLANE} A smooth curve starts at the closed dot negative 6, 1, rises to the point negative 2, 5, falls to the point 0, negative 2, and rises to the point 3, 1, where it ends with a closed dot.`,
);
const COMPOSED = answered(
	'rational',
	'-3',
	'Given $f(x) = -x - 5$ and $g(x) = -2x + 4$, find $f(g(3))$.',
	'f(g(3)) = -3',
);
const INVERSE = answered(
	'expression',
	'\\frac{x + 4}{5}',
	'Given $f(x) = 5x - 4$, find $f^{-1}(x)$.',
);
const PAIRS = answered('point-set', '\\{(-6, -1), (-4, 0)\\}', 'Write the inverse of $f$.');
const RATE = answered(
	'rational',
	'-\\frac{6}{5}',
	'Find the average rate of change of $f(x) = \\frac{12}{x} + 6$ from $x = 2$ to $x = 5$.',
);
const POWER = answered(
	'expression',
	'10(4)^{x}',
	'The graph of $f(x) = a(b)^{x}$ passes through $(-1, \\frac{5}{2})$ and $(0, 10)$.',
);
const GROWTH = answered(
	'integer',
	'5040',
	'The population is $2300$ and grows by $4\\%$ each year. What will it be after $20$ years? Round to the nearest whole number.',
	'y = 2300(1.04)^{20}',
);
const PERCENT = answered('multiple-choice', 'decay of $47\\%$ per year', 'Growth or decay?');
const BASE = answered(
	'expression',
	'5(3)^{12x + 9}',
	'Rewrite $y = 5(27)^{4x + 3}$ using a single power with base $3$.',
	'y = 5(3^{3})^{4x + 3}',
);
const STATED = answered(
	'multiple-choice',
	'\\log_{3} 9 = 2',
	'Write in logarithmic form: $3^{2} = 9$.',
);
const SINGLE = answered(
	'expression',
	'\\log\\left(\\frac{x^{3}z}{y^{4}}\\right)',
	'Write as a single logarithm.',
);
const ARGUMENTS = answered(
	'rational',
	'\\frac{11}{3}',
	'Solve $\\log_{2}(5x + 11) - \\log_{2}(4x) = 1$.',
	'\\frac{5x + 11}{4x} = 2',
);
const PARITY = answered('multiple-choice', 'odd', 'Is the function even, odd, both, or neither?');
const TWO = answered(
	'multiple-choice',
	'only $f$',
	'Given $f(x) = x$ and $g(x) = \\frac{1}{x}$, which of the two functions has a zero?',
);
const greater = (slope: string, line: string) =>
	answered('multiple-choice', slope, 'Compare two functions.', line);
const GREATER = greater('$g$ has the greater slope, by $6$', '8 - 2 = 6');
const NEGATIVE = greater('$f$ has the greater slope, by $1$', '-8 - (-9) = 1');
const MIXED = greater('$f$ has the greater slope, by $7$', '1 - (-6) = 7');
const STORY = drawn(
	answered('multiple-choice', 'Graph B', 'Which of the graphs A to C shows the temperature?'),
	'Graph A: the curve rises fast at first, then more and more slowly; then it rises steadily. Graph B: the curve falls fast at first, then more and more slowly; then it rises steadily. Graph C: the curve falls slowly at first, then faster and faster; then it rises steadily.',
);

test.each([
	[SHIFTED, 'translated left instead of right', '-(x + 7)^{2} + 8', '-(x - 7)^{2} - 8'],
	[SHIFTED, 'left out the reflection in the x-axis', '(x - 7)^{2} + 8', '(x - 7)^{2} - 8'],
	[
		SHIFTED,
		'switched the horizontal and vertical translations',
		'-(x - 8)^{2} + 7',
		'-(x + 8)^{2} + 7',
	],
	[
		LIST,
		'compressed the graph vertically instead of stretching it',
		'a vertical compression by a factor of $\\frac{1}{5}$, then a translation of $4$ units to the right',
		'a vertical stretch by a factor of $5$, then a translation of $4$ units to the left',
	],
	[IMAGE, 'did not multiply the y-coordinate by 4', '(5, 6)', '(5, 7)'],
	[LINES, 'switched the rise and the run', 'Graph B', 'Graph C'],
	[
		WAVE,
		'used the opposite sign for the second term',
		'y = 3\\cos x - 2\\sin x',
		'y = -3\\cos x + 2\\sin x',
	],
	[CUBIC, 'used the opposite signs for the zeros', 'y = 2(x - 2)(x + 3)', 'y = -2(x - 2)(x + 3)'],
	[CUBIC, 'used −3 instead of 3 as a zero', 'y = 2(x + 2)(x + 3)', 'y = 2(x - 2)(x - 3)'],
	[PARABOLA, 'used the x-coordinate of the vertex', '[-4, \\infty)', '[4, \\infty)'],
	[PARABOLA, 'treated the graph as opening downward', '(-\\infty, 6]', '(-\\infty, -4]'],
	[SEMICIRCLE, 'gave the range', '[0, 2]', '[0, 7]'],
	[
		ROOT,
		'included values of x for which the rule is undefined',
		'(-\\infty, \\infty)',
		'[5, \\infty)',
	],
	[RISING, 'gave the intervals where the graph goes down', '(-2, 0)', '(-2, 3)'],
	[
		RISING,
		'read the y-values instead of the x-values',
		'(1, 5) \\cup (-2, 1)',
		'(1, 5) \\cup (-2, 3)',
	],
	[COMPOSED, 'composed in the opposite order', '20', '21'],
	[COMPOSED, 'multiplied f(3) by g(3)', '16', '-16'],
	[INVERSE, 'took the reciprocal of f(x)', '\\frac{1}{5x - 4}', '\\frac{1}{5x + 4}'],
	[PAIRS, 'left the pairs of f unchanged', '\\{(-1, -6), (0, -4)\\}', '\\{(-1, 6), (0, 4)\\}'],
	[RATE, 'averaged the two outputs', '51/5', '51/4'],
	[POWER, 'switched the initial value and the base', '4(10)^{x}', '4(9)^{x}'],
	[POWER, 'reversed the quotient when finding b', '10(\\frac{1}{4})^{x}', '9(\\frac{1}{4})^{x}'],
	[GROWTH, 'added 4% of the initial value each year', '4140', '4141'],
	[GROWTH, 'subtracted the rate from 1 instead of adding it', '1017', '1018'],
	[
		PERCENT,
		'used the base itself as the percent',
		'decay of $53\\%$ per year',
		'growth of $53\\%$ per year',
	],
	[BASE, 'multiplied only the first term of the exponent', '5(3)^{12x + 3}', '5(3)^{4x + 9}'],
	[STATED, 'switched the base and the argument', '\\log_{9} 3 = 2', '\\log_{3} 2 = 9'],
	[SINGLE, 'left out the coefficients', '\\log\\left(\\frac{xz}{y}\\right)', '\\log(xyz)'],
	[ARGUMENTS, 'subtracted the arguments instead of dividing them', '-9', '9'],
	[PARITY, 'checked only the condition for an even function', 'neither even nor odd', 'even'],
	[TWO, 'overlooked that g is never zero', 'both of them', 'only $g$'],
	[
		GREATER,
		'added the two slopes instead of subtracting them',
		'$g$ has the greater slope, by $10$',
		'$f$ has the greater slope, by $10$',
	],
	[
		NEGATIVE,
		'added the absolute values of the two slopes instead of subtracting the slopes',
		'$f$ has the greater slope, by $17$',
		'$f$ has the greater slope, by $16$',
	],
	[
		MIXED,
		'switched the functions and found the difference of the absolute values of the two slopes',
		'$g$ has the greater slope, by $5$',
		'$f$ has the greater slope, by $5$',
	],
	[STORY, 'mistook the decrease in the first part for an increase', 'Graph A', 'Graph C'],
	[STORY, 'switched the fast and slow stages in the first part', 'Graph C', 'Graph A'],
])('knows what a mistake with a function leads to: %#', (question, why, wrong, other) => {
	expect(issuesOf(question, why, wrong)).toEqual([]);
	expect(issuesOf(question, why, other)).toEqual([`"${why}" does not lead to ${other}`]);
});
