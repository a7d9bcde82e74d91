import { expect, test } from 'vitest';
import { createQuestion } from '../question.testdata.ts';
import { checkDifferenceQuotients } from './difference-quotients.ts';
import { checkWordClaims } from './word-claims.ts';

const step = (text: string, why?: string) => ({ text, html: '', speech: '', why });

const LINES = { question: 'Write the equation of the line that is parallel to $y = -2x + 1$.' };

test.each([
	[LINES, 'the slopes of two parallel lines are equal', 'the slopes of two perpendicular lines'],
	[LINES, 'the coefficient is negative', 'the coefficient is positive'],
	[
		{ question: 'Give the range of $y = 4\\left|x - 6\\right| - 5$.' },
		'the coefficient of the absolute value is positive',
		'the coefficient of the absolute value is negative',
	],
	[
		{},
		'They are one period, $\\frac{\\pi}{2}$, apart. These two are $2\\pi$ apart, which is $4$ periods, so there are $5$ in all.',
		'They are one period, $\\frac{\\pi}{2}$, apart. These two are $2\\pi$ apart, which is $3$ periods, so there are $5$ in all.',
	],
	[
		{},
		'They are half a period, $3$, apart. These two are $9$ apart, which is $3$ half periods, so there are $4$ in all.',
		'They are half a period, $3$, apart. These two are $12$ apart, which is $3$ half periods, so there are $4$ in all.',
	],
	[
		{ question: 'By what percent do the visits grow each month?' },
		'The number of visits grows by $44\\%$ each month.',
		'The number of visits shrinks by $44\\%$ each month.',
	],
	[
		{ question: 'Find the volume of the cone.' },
		'Cones have a third of the volume.',
		'Cylinders have a third of the volume.',
	],
	[
		{ question: 'Give the greatest solution.' },
		'the greatest solution is the last one',
		'the least solution is the last one',
	],
	[
		{},
		'a quadratic function has equal second differences that are not 0',
		'a quadratic function has equal first differences that are not 0',
	],
	[
		{},
		'subtract the first quartile from the third quartile',
		'subtract the second quartile from the third quartile',
	],
	[
		{},
		'multiply the first factors and add the exponents',
		'multiply the second factors and add the exponents',
	],
	[
		{},
		'the first marble is not returned to the bag',
		'the second marble is not returned to the bag',
	],
	[
		{},
		'subtract the amount borrowed from the total paid',
		'subtract the total paid from the amount borrowed',
	],
	[
		{},
		'subtract the earlier time from the later time',
		'subtract the later time from the earlier time',
	],
	[
		{},
		'sine is opposite over hypotenuse: side a is opposite angle A, and side c is the hypotenuse',
		'sine is opposite over hypotenuse: side a is opposite angle A, and side c is a leg',
	],
	[
		{},
		'a is the shorter leg, half of the hypotenuse',
		'a is the longer leg, half of the hypotenuse',
	],
	[
		{},
		'$300^{\\circ}$ lies in quadrant IV, where the cosine is positive.',
		'$300^{\\circ}$ lies in quadrant IV, where the cosine is negative.',
	],
	[
		{},
		'the tangent is negative in quadrants II and IV',
		'the sine is negative in quadrants II and IV',
	],
	[
		{},
		'the supplement of an angle has the same sine: 180° − 45° = 135°',
		'the complement of an angle has the same sine: 180° − 45° = 135°',
	],
	[LINES, 'The graph opens down.', 'The graph opens up.'],
	[
		{},
		'the sine is the y-coordinate of the point where the terminal arm meets the unit circle',
		'the sine is the x-coordinate of the point where the terminal arm meets the unit circle',
	],
	[
		{},
		'the cosine is the x-coordinate of the point where the terminal arm meets the unit circle',
		'the cosine is the y-coordinate of the point where the terminal arm meets the unit circle',
	],
	[LINES, 'The graph opens downward.', 'The graph opens upward.'],
	[LINES, 'The right end of the graph goes down.', 'The right end of the graph goes up.'],
	[
		{},
		'The right end of the graph goes up, so the leading coefficient is positive.',
		'The right end of the graph goes down, so the leading coefficient is positive.',
	],
	[
		{},
		'The degree is odd, so the ends go in opposite directions.',
		'The degree is odd, so the ends go in the same direction.',
	],
	[
		{ answer: { ...createQuestion().answer, text: 'it rises to the left' } },
		'The degree is even, so the graph also rises to the left.',
		'The degree is even, so the graph also falls to the left.',
	],
	[
		{},
		'Both $\\sin x$ and $3x$ are odd functions.',
		'Both $\\sin x$ and $2\\left|x\\right|$ are odd functions.',
	],
	[
		{},
		'$x^{2}$ is an even function, and $2x$ is an odd function.',
		'$x^{2}$ is an even function, and $2x$ is an even function.',
	],
	[
		{ question: 'A parabola is $x = -(y - 6)^{2} - 8$.' },
		'$y$ is squared, so the axis of symmetry is horizontal.',
		'$x$ is squared, so the axis of symmetry is vertical.',
	],
	[
		{ question: 'A parabola is $x = -(y - 6)^{2} - 8$.' },
		'$y$ is squared, so the axis of symmetry is horizontal.',
		'$y$ is squared, so the axis of symmetry is vertical.',
	],
	[
		{ answer: { ...createQuestion().answer, text: '$(-5, 2]$' } },
		'The left endpoint is $-5$, and it is not included.',
		'The left endpoint is $-5$, and it is included.',
	],
	[
		{ question: 'The graph has exactly $2$ turning points.' },
		'It has at most $n - 1$ turning points, so the degree is at least $3$.',
		'It has at most $n - 1$ turning points, so the degree is at least $4$.',
	],
	[
		{ question: 'Find the sum of the arithmetic series.' },
		'What are the first term and the common difference?',
		'What are the first term and the common ratio?',
	],
	[
		{},
		'The balances form an arithmetic sequence with a common difference of $18$.',
		'The balances form an arithmetic sequence with a common ratio of $18$.',
	],
	[
		{},
		'otherwise, the outcomes in both events would be counted twice',
		'otherwise, the outcomes in neither event would be counted twice',
	],
	[
		{},
		'C is the cost: multiply the length by the price per foot',
		'C is the cost: multiply the area by the price per foot',
	],
])(
	'tells words that are true of a question from words that are not: %#',
	(question, right, wrong) => {
		const issuesOf = (words: string) =>
			checkWordClaims(createQuestion({ ...question, steps: [step(words, words)] }));
		expect(issuesOf(right)).toEqual([]);
		expect(issuesOf(wrong)).not.toEqual([]);
	},
);

test.each([
	[
		'The graph touches the $x$-axis at $2$.',
		'where the graph only touches the axis, the exponent is even',
		'where the graph crosses without being flat, the exponent is 1',
	],
	[
		'The zero $-2$ comes from a factor with exponent $3$, so the graph flattens out as it crosses the axis.',
		'the exponent is odd, so y changes sign there; it is greater than 1, so the graph flattens',
		'the exponent is even, so y does not change sign there',
	],
	[
		'At $x = -1$, the graph touches the $x$-axis and turns back.',
		'the exponent of the factor with this zero is 2',
		'the exponent of the factor with this zero is 3',
	],
	[
		'$2t \\approx 2.5$',
		'in quadrant II, subtract the related acute angle from π',
		'in quadrant I, the angle is the related acute angle itself',
	],
	[
		'The set extends to the left without end.',
		'−∞ stands for no limit on that side',
		'∞ stands for no limit on that side',
	],
	[
		'The set extends to the right without end.',
		'there is no upper limit',
		'everything to the left of the circle is shaded',
	],
])('checks the reason of "%s" against its line', (text, right, wrong) => {
	const issuesOf = (why: string) => checkWordClaims(createQuestion({ steps: [step(text, why)] }));
	expect(issuesOf(right)).toEqual([]);
	expect(issuesOf(wrong)).toHaveLength(1);
});

test('checks the greatest value against the range of the values', () => {
	const issuesOf = (name: string) =>
		checkWordClaims(
			createQuestion({
				steps: [
					step('The values go from $-2$ to $4$.'),
					step(`When $x = 0$, the value is $4$, the ${name} value.`),
				],
			}),
		);
	expect(issuesOf('greatest')).toEqual([]);
	expect(issuesOf('least')).toHaveLength(1);
});

test('reports a slope calculated from a point that is not given', () => {
	const issuesOf = (text: string) =>
		checkDifferenceQuotients(
			createQuestion({
				question: 'A line passes through $(3, 56)$ and $(6, 62)$.',
				steps: [step(text)],
			}),
		);
	expect(issuesOf('$m = \\frac{62 - 56}{6 - 3}$')).toEqual([]);
	expect(issuesOf('$m = \\frac{50 - 56}{0 - 3}$')).toHaveLength(1);
});

test('compares the values of the function with the signs of the two rates', () => {
	const issuesOf = (why: string, line = 'The rate is negative before and positive after.') =>
		checkWordClaims(createQuestion({ steps: [step(line, why)] }));
	const both = 'The rate is negative on both sides.';
	expect(
		issuesOf('the values of the function decrease before x = −1 and increase after it'),
	).toEqual([]);
	expect(
		issuesOf('the values of the function increase before x = −1 and decrease after it'),
	).toHaveLength(1);
	expect(issuesOf('the values of the function decrease both before and after x = 1', both)).toEqual(
		[],
	);
	expect(
		issuesOf('the values of the function increase both before and after x = 1', both),
	).toHaveLength(1);
});

test('compares the ratio that a reason names with the one on the line or above it', () => {
	const issuesOf = (...lines: [text: string, why?: string][]) =>
		checkWordClaims(createQuestion({ steps: lines.map(([text, why]) => step(text, why)) }));
	const given: [string] = ['$\\cos Q = \\frac{16}{24}$'];
	const inverse = (name: string) => `$Q = \\${name}^{-1}\\left(\\frac{16}{24}\\right)$`;
	expect(issuesOf(given, [inverse('cos'), 'use the inverse cosine'])).toEqual([]);
	expect(issuesOf(given, [inverse('sin'), 'use the inverse sine'])).toHaveLength(1);
	expect(issuesOf(given, [inverse('cos'), 'use the inverse sine'])).toHaveLength(1);
	expect(issuesOf(given, ['$Q \\approx 48^{\\circ}$', 'use the inverse sine'])).toHaveLength(1);
	const named = 'cosine is adjacent over hypotenuse';
	expect(issuesOf(['$\\cos B = \\frac{a}{c}$', named])).toEqual([]);
	expect(issuesOf(['$\\sin B = \\frac{a}{c}$', named])).toHaveLength(1);
});

test.each([
	[
		'a square times a negative number is never positive',
		'a square times a negative number is never negative',
	],
	['a square is never negative', 'a square is never positive'],
	['work from left to right', 'work from right to left'],
	['switch the entries on the main diagonal', 'switch the entries on the other diagonal'],
	[
		'where the graph crosses without flattening, the exponent is 1',
		'where the graph crosses without flattening, the exponent is 3',
	],
	[
		'the subtraction applies to both terms of the second product',
		'the subtraction applies to both terms of the first product',
	],
])('“%s”, not “%s”', (sound, untrue) => {
	const issuesOf = (why: string) => checkWordClaims(createQuestion({ steps: [step('$5$', why)] }));
	expect(issuesOf(sound)).toEqual([]);
	expect(issuesOf(untrue)).toHaveLength(1);
});
