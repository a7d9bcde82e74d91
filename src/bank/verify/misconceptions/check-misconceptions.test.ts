import { expect, test } from 'vitest';
import { answered, issuesOf } from './answered.testdata.ts';
import { checkMisconceptions } from './check-misconceptions.ts';

const POINT = answered('point', '(3, -4)', 'Solve the system $x + y = -1$ and $x - y = 7$.');
const NUMBER = answered('rational', '5', 'Solve $2x + 6 = 16$.');
const NO_QUOTIENT = answered('multiple-choice', 'undefined', 'What is the value of $-3 \\div 0$?');
const TWO_STEPS = answered('rational', '4', 'Solve $8x + 80 = 112$.', '8x = 32');
const MEETING = answered(
	'point',
	'(46, 690)',
	'One costs \\$460 and \\$5 each and sells at \\$15.',
	'15x = 5x + 460',
);
const HALF_OPEN = answered('interval', '(1, 8]', 'Solve $19 < 8x + 11 \\le 75$.');
const FALLING = answered('interval', '(1, 4]', 'Solve $-14 \\le -4x + 2 < -2$.');
const FACTORED = answered('factorization', '(y - 10)(y - 9)', 'Factor $y^{2} - 19y + 90$.');
const PERPENDICULAR = answered(
	'line',
	'y = -3x + 5',
	'Perpendicular to $x - 3y = 6$ through $(1, 2)$.',
);
const CLOSED = answered('interval', '[1, 8]', 'Solve $19 \\le 8x + 11 \\le 75$.');
const OPEN = answered('interval', '(1, 8)', 'Solve $19 < 8x + 11 < 75$.');
const ONE = answered('solution-set', '1.209', 'Solve $5^{2x} - 3(5^{x}) - 28 = 0$.');
const TWO = answered('rational-set', '-6, 5', 'Solve $x^{2} + x = 30$.');
const NONE = answered('solution-set', 'no solution', 'Solve $4^{x} = -8$.');
const POINTS = answered('point-set', '(-5, 0), (-1, 0), (0, 5)', 'List the intercepts.');
const SUM = answered(
	'multiple-choice',
	'\\frac{x - 3}{(x - 9)(x - 8)}',
	'Which expression is equivalent?',
);
const SPEED = answered(
	'decimal',
	'41.1',
	'A car travels at 28 miles per hour. How many feet per second is that? Round to the nearest tenth.',
	'28 \\times 5280 = 147840',
	'147840 \\div 3600 \\approx 41.067',
);
const KIND = (terms: string, answer: string) =>
	answered('multiple-choice', answer, `What kind of sequence is $${terms}, \\dots$?`);
const ARITHMETIC = KIND('9, 11, 13, 15', 'arithmetic, and the next term is $17');
const GEOMETRIC = KIND('2, 4, 8, 16', 'geometric, and the next term is $32');

const FACTORS = answered('factorization', '(2x + 3)(x + 8)', 'Factor $2x^{2} + 19x + 24$.');
const MIXED = answered('factorization', '(2x + 3)(x - 8)', 'Factor $2x^{2} - 13x - 24$.');
const RAY = answered('interval', '(-\\infty, 5]', 'Solve $2x + 6 \\le 16$.');

test.each([
	[POINT, 'switched the values of x and y', '(-4, 3)', '(4, 3)'],
	[POINT, 'dropped the negative sign from the solution', '(-3, 4)', '(-3, 5)'],
	[NUMBER, 'multiplied by the coefficient instead of dividing by it', '20', '21'],
	[NUMBER, 'subtracted the coefficient instead of dividing by it', '8', '9'],
	[NUMBER, 'added 6 instead of subtracting it', '11', '12'],
	[NUMBER, 'did not take the square root', '25', '24'],
	[
		TWO_STEPS,
		'either added 80 instead of subtracting it, or subtracted the coefficient instead of dividing by it',
		'24',
		'25',
	],
	[
		FACTORS,
		'used different signs in the factors although the last term is positive',
		'(2x - 3)(x + 8)',
		'(2x - 3)(x - 8)',
	],
	[
		MIXED,
		'used two plus signs in the factors although the last term is negative',
		'(2x + 3)(x + 8)',
		'(2x - 3)(x - 8)',
	],
	[RAY, 'reversed the inequality symbol', '[5, \\infty)', '[4, \\infty)'],
	[RAY, 'rounded correctly but reversed the inequality symbol', '[5, \\infty)', '[4, \\infty)'],
	[
		FALLING,
		'did not reverse the inequality symbols, then read the result as two rays',
		'(-\\infty, 1) \\cup [4, \\infty)',
		'(-\\infty, 1) \\cup [5, \\infty)',
	],
	[FACTORED, 'reversed the sign in the factor y − 10', '(y + 10)(y - 9)', '(y - 10)(y + 9)'],
	[
		PERPENDICULAR,
		'took the reciprocal of the slope without changing its sign',
		'y = 3x - 1',
		'y = 3x + 5',
	],
	[NO_QUOTIENT, 'divided by 1 instead of 0', '$-3$', '$3$'],
	[RAY, 'did not include the endpoint', '(-\\infty, 5)', '(-\\infty, 4)'],
	[MEETING, 'added the x-terms instead of subtracting them', '(23, 345)', '(0, 0)'],
	[OPEN, 'included the endpoints', '[1, 8]', '[1, 8)'],
	[CLOSED, 'excluded the endpoints', '(1, 8)', '(1, 8]'],
	[TWO, 'gave only one of the two solutions', '5', '6'],
	[
		POINTS,
		'used the opposites of the zeros as the x-intercepts',
		'(1, 0), (5, 0), (0, 5)',
		'(-1, 0), (5, 0), (0, 5)',
	],
	[
		SUM,
		'did not distribute the negative sign to the last term of the numerator',
		'\\frac{x - 93}{(x - 9)(x - 8)}',
		'\\frac{11x - 93}{(x - 9)(x - 8)}',
	],
	[
		ARITHMETIC,
		'added one more than the common difference',
		'the next term is $18$',
		'the next term is $19$',
	],
	[
		GEOMETRIC,
		'added the last difference instead of multiplying by the common ratio',
		'the next term is $24$',
		'the next term is $36$',
	],
])('knows what a mistake leads to: %#', (question, why, wrong, other) => {
	expect(issuesOf(question, why, wrong)).toEqual([]);
	expect(issuesOf(question, why, other)).toEqual([`"${why}" does not lead to ${other}`]);
});

test.each([
	[ONE, 'gave only one of the two solutions', '0'],
	[NONE, 'gave only one of the two solutions', '0'],
	[HALF_OPEN, 'included the endpoints', '[1, 8)'],
	[HALF_OPEN, 'excluded the endpoints', '[1, 8)'],
	[ARITHMETIC, 'added the last difference instead of multiplying by the common ratio', '$19$'],
	[GEOMETRIC, 'added one more than the next difference', '$33$'],
	[SPEED, 'divided instead of multiplying', '19.1'],
	[
		TWO_STEPS,
		'either added 80 instead of subtracting it, or multiplied by the coefficient instead of dividing by it',
		'24',
	],
])('reports words that cannot fit the question: %#', (question, why, wrong) => {
	expect(issuesOf(question, why, wrong)).toEqual([`"${why}" does not lead to ${wrong}`]);
});

test('allows every step of a conversion to divide', () => {
	const length = answered(
		'integer',
		'29000',
		'Convert 29 metres to millimetres.',
		'29 \\times 100 = 2900',
		'2900 \\times 10 = 29000',
	);
	expect(issuesOf(length, 'divided instead of multiplying', '0.029')).toEqual([]);
});

test('checks no words without a rule', () => {
	const misconceptions = [
		{ value: '12', why: 'guessed' },
		{ value: '25', why: 'did not take the square root' },
	];
	expect(checkMisconceptions({ ...NUMBER, misconceptions })).toEqual({
		issues: [],
		mistakes: { named: 2, remade: 1 },
	});
});

test('checks the mistakes named next to wrong choices', () => {
	const choice = (text: string) => ({
		key: 'A' as const,
		text,
		html: '',
		speech: '',
		misconception: 'switched the two coordinates',
	});
	const withChoice = (text: string) =>
		checkMisconceptions({ ...POINT, answer: { ...POINT.answer, choices: [choice(text)] } }).issues;
	expect(withChoice('$(-4, 3)$')).toEqual([]);
	expect(withChoice('$(-4, 2)$')).toHaveLength(1);
});

test('refuses a number that is nowhere in the question in a choice for a mistake that calculates nothing', () => {
	const choice = (text: string, misconception: string) => {
		const { answer, ...record } = answered(
			'multiple-choice',
			'15',
			'Each of $15$ miles costs \\$4.',
		);
		const choices = [text, '$15$'].map((one, at) => ({
			key: at === 0 ? ('A' as const) : ('B' as const),
			text: one,
			html: '',
			speech: '',
			...(at === 0 ? { misconception } : {}),
		}));
		return checkMisconceptions({ ...record, answer: { ...answer, choices } }).issues;
	};
	expect(choice('costs $4$', 'took the price of one mile')).toEqual([]);
	expect(choice('costs $5$', 'took the price of one mile')).toEqual([
		'"took the price of one mile" does not lead to costs $5$',
	]);
	expect(choice('costs $30$', 'multiplied the price by the miles twice')).toEqual([]);
});

test.each([
	[
		'the sign of a term with another unknown',
		answered('rational', '-4', 'If $-2x - 3y = 6$ and $-3x + 3y = -21$, what is the value of $y$?'),
		'dropped the negative sign from −2x',
		'4',
	],
	[
		'a scalar that the question does not have',
		answered(
			'matrix',
			'\\begin{bmatrix} 1 & 2 \\end{bmatrix}',
			'Evaluate $\\begin{bmatrix} 1 & 1 \\end{bmatrix} + \\begin{bmatrix} 0 & 1 \\end{bmatrix}$.',
		),
		'multiplied only the first row',
		'\\begin{bmatrix} 1 & 0 \\end{bmatrix}',
	],
	[
		'one case of an equation with one solution',
		answered('rational', '-5', 'Solve $f(x) = 15$.'),
		'solved only the positive case',
		'15',
	],
	[
		'a decrease where the sign of the percent only changes to an increase',
		answered(
			'decimal',
			'183.9',
			'It decreased by $30\\%$ each hour and was $30.9$ milligrams after $5$ hours.',
			'\\frac{30.9}{0.7^{5}}',
		),
		'decreased the later value by 30% each hour',
		'114.7',
	],
	[
		'one factor where both signs are reversed',
		answered('factorization', '(5x - 3)(y + 1)', 'Factor $5xy + 5x - 3y - 3$.'),
		'reversed the sign in the factor y + 1',
		'(5x + 3)(y - 1)',
	],
])('refuses %s', (_, question, why, wrong) => {
	expect(issuesOf(question, why, wrong)).toEqual([`"${why}" does not lead to ${wrong}`]);
});
