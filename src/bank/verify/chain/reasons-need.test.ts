import { expect, test } from 'vitest';
import { createQuestion } from '../question.testdata.ts';
import { checkReasonsNeed } from './reasons-need.ts';

const issuesOf = (why: string, above: string, text: string, question = 'What is it?'): string[] =>
	checkReasonsNeed(
		createQuestion({
			question,
			steps: [above, text].map((line, at) => ({
				text: line,
				html: '',
				speech: '',
				...(at === 1 ? { why } : {}),
			})),
		}),
	);

const PARTS = '$= \\frac{6 - x}{1 + 4x}$';
const CANCELLED = '$= \\frac{3(x - 2)}{2x(x - 2)}$';

test.each<[why: string, sound: [string, string], broken: [string, string]]>([
	[
		'factor −1 out of the numerator',
		['$\\frac{-x + 6}{x} > 0$', '$\\frac{-(x - 6)}{x} > 0$'],
		['$\\frac{-2x + 6}{x} > 0$', '$\\frac{-2(x - 3)}{x} > 0$'],
	],
	[
		'factor −1 out of the denominator',
		['$\\frac{x}{1 - x}$', '$= -\\frac{x}{x - 1}$'],
		['$\\frac{x}{3 - 3x}$', '$= \\frac{x}{-3(x - 1)}$'],
	],
	[
		'factor 2 out of the numerator',
		['$\\frac{2x^{2} + 6x}{x}$', '$= \\frac{2(x^{2} + 3x)}{x}$'],
		['$\\frac{3x^{2} + 6x}{x}$', '$= \\frac{3(x^{2} + 2x)}{x}$'],
	],
	[
		'divide each term of the numerator by the denominator',
		['$= -\\frac{4 + 2\\sqrt{3}}{-2}$', '$= 2 + \\sqrt{3}$'],
		['$= \\frac{1 + \\sqrt{3}}{1 - \\sqrt{3}}$', '$= -2 - \\sqrt{3}$'],
	],
	[
		'multiply the coefficients',
		['$= 2\\left(\\frac{1}{4}x^{-4}\\right)$', '$= \\frac{1}{2}x^{-4}$'],
		['$= \\left(\\frac{1}{3}\\right)^{3}x^{9}$', '$= \\frac{1}{27}x^{9}$'],
	],
	[
		'the last digit is in the hundredths place',
		['$6.88$', '$= 6\\frac{88}{100}$'],
		['$= \\frac{89}{100}$', '$= 0.89$'],
	],
	[
		'the last digit is in the thousandths place',
		['$0.488$', '$= \\frac{488}{1000}$'],
		['$0.48$', '$= \\frac{48}{100}$'],
	],
	[
		'the ratio is between −1 and 1, so the series has a sum',
		[
			'The first term is $-34$, and the common ratio is $\\frac{-17}{-34} = \\frac{1}{2}$.',
			'$S = 1$',
		],
		['$r = \\frac{3}{2}$', '$\\left|\\frac{3}{2}\\right| > 1$'],
	],
	[
		'the ratio is not between −1 and 1, so the terms do not approach 0',
		['The common ratio is $\\frac{3}{2}$.', '$\\left|\\frac{3}{2}\\right| > 1$'],
		[
			'The series has a common ratio of $\\frac{3}{5}$ and a sum of $-60$.',
			'$S = \\frac{a_{1}}{1 - r}$',
		],
	],
	[
		'write both with two decimal places',
		['$54.5 + 14.75$', '$= 54.50 + 14.75$'],
		['$54.5 + 14.7$', '$= 54.5 + 14.7$'],
	],
	[
		'write 125 as a power of 5',
		['$5^{x} = 125$', '$5^{x} = 5^{3}$'],
		['$25^{x} = 125$', '$(5^{2})^{x} = 5^{3}$'],
	],
	[
		'write both sides as powers of 5',
		['$25^{x} = 125$', '$(5^{2})^{x} = 5^{3}$'],
		['$5^{x} = 125$', '$5^{x} = 5^{3}$'],
	],
	[
		'write the x-terms first',
		[PARTS, '$= \\frac{-x + 6}{4x + 1}$'],
		[CANCELLED, '$= \\frac{3}{2x}$'],
	],
	['write the x-term first', ['$y = -2 - 6x$', '$y = -6x - 2$'], ['$y = -2 - 6x$', '$y = -6x$']],
	[
		'write the number before π',
		['$C = \\pi \\times 72$', '$C = 72\\pi$'],
		['$C = 2\\pi(20.5)$', '$C = 41\\pi$'],
	],
	[
		'none of the radicals can be simplified further, and no two of them are like radicals; write the terms in order of their radicands',
		['$= 35 + 5\\sqrt{7} - 7\\sqrt{3}$', 'The simplest form is $35 - 7\\sqrt{3} + 5\\sqrt{7}$.'],
		['$= 49 + 7\\sqrt{7} + 7\\sqrt{7} + 7$', 'The simplest form is $56 + 14\\sqrt{7}$.'],
	],
	[
		'write the terms in order of their radicands',
		['$= 2 + \\sqrt{5} + \\sqrt{3}$', '$= 2 + \\sqrt{3} + \\sqrt{5}$'],
		['$= 2 + \\sqrt{3} + \\sqrt{5}$', 'The sum is $2 + \\sqrt{3} + \\sqrt{5}$.'],
	],
	[
		'the opposite of a negative number is positive',
		['$= -(-6y) - 11$', '$= 6y - 11$'],
		['$= -(6m) - (2)$', '$= -6m - 2$'],
	],
	[
		'the quotient of two negative numbers is positive',
		['$= \\frac{-x^{-11}}{-3y^{2}}$', '$= \\frac{x^{-11}}{3y^{2}}$'],
		['$= \\frac{x^{-11}}{-3y^{2}}$', '$= \\frac{-x^{-11}}{3y^{2}}$'],
	],
	[
		'subtract the numerators',
		['$= \\frac{5x}{6} - \\frac{x}{6}$', '$= \\frac{4x}{6}$'],
		['$= \\frac{5x}{6} + \\frac{x}{6}$', '$= \\frac{6x}{6}$'],
	],
	[
		'the square of the longest side; the squares of 5 and 12 still add up to 169',
		['$5^{2} + 12^{2} = 25 + 144 = 169$', '$13^{2} = 169$'],
		['Which set is one of a right triangle?', '$13^{2} = 169$'],
	],
	[
		'distribute the negative sign',
		['$f(x) - g(x) = 2^{x} - (5x^{2} - 3)$', '$= 2^{x} - 5x^{2} + 3$'],
		['$f(x) + g(x) = -2^{x} + (5x^{2} - 3)$', '$= -2^{x} + 5x^{2} - 3$'],
	],
	[
		'combine the constants: 3 − 15 = −12',
		['$4 - 2(3 - 3t - 15) = 0$', '$4 - 2(-3t - 12) = 0$'],
		['$4 - 2(3 - 3t + 15) = 0$', '$4 - 2(-3t + 18) = 0$'],
	],
	[
		'(4/3)³ = 64/27',
		['$x = \\sqrt[3]{\\frac{64}{27}}$', '$x = \\frac{4}{3}$'],
		['$x = \\sqrt[3]{\\frac{128}{54}}$', '$x = \\frac{4}{3}$'],
	],
	[
		'set each factor equal to 0',
		['$\\sin x(2\\sin x - 1) = 0$', '$\\sin x = 0$ or $2\\sin x - 1 = 0$'],
		['$\\sin x(2\\sin x - 1) = 0$', '$\\sin x = 0$'],
	],
	['take the cube root of both sides', ['$r^{3} = 8$', '$r = 2$'], ['$28r^{3} = 224$', '$r = 2$']],
	[
		'the center is the midpoint of the diameter',
		['The diameter is $AB$.', '$C = (1, 2)$'],
		['The center is $C$.', '$C = (1, 2)$'],
	],
])('reports "%s" where the line above has nothing for it', (why, sound, broken) => {
	expect(issuesOf(why, ...sound)).toEqual([]);
	expect(issuesOf(why, ...broken)).toHaveLength(1);
});

test('a reason names the equation in which it substitutes', () => {
	const says = (place: string): string[] =>
		checkReasonsNeed(
			createQuestion({
				steps: [
					...[-6, -4, -8].map((value, x) => ({
						text: `$${x * x}a + ${x}b + c = ${value}$`,
						why: `substitute x = ${x} and f(x) = ${value}`,
					})),
					{ text: '$4a + 2b - 6 = -8$', why: `substitute −6 for c in the ${place} equation` },
				].map((step) => ({ ...step, html: '', speech: '' })),
			}),
		);
	expect(says('third')).toEqual([]);
	expect(says('second')).toHaveLength(1);
});

test('what is known of a place is substituted, not calculated', () => {
	const [above, text] = ['$y = a(x - 9)^{2} + 2$', '$5 = a(0 - 9)^{2} + 2$'];
	const place = 'at the left tower, the height is 5: ';
	const told = 'A cable hangs between two towers.';
	expect(issuesOf(`${place}substitute x = 0 and y = 5`, above, text, told)).toEqual([]);
	expect(issuesOf(`${place}evaluate the square`, text, '$5 = 81a + 2$', told)).toHaveLength(1);
});

test('inputs that increase by 1 each time do so in the table', () => {
	const why = 'subtract consecutive outputs; the inputs increase by 1 each time';
	const says = (inputs: string): string[] =>
		checkReasonsNeed(
			createQuestion({
				question_speech: `Which function is it? A table with 2 rows. x: ${inputs}. y: 1, 7, 13.`,
				steps: [{ text: 'The first differences are $6$ and $6$.', why, html: '', speech: '' }],
			}),
		);
	expect(says('negative 1, 0, 1')).toEqual([]);
	expect(says('1, 3, 9')).toHaveLength(1);
});

test('refuses the number of another color than the one in the question', () => {
	const of = (asked: string) =>
		checkReasonsNeed(
			createQuestion({
				question: `A box holds $21$ red tiles, $9$ blue tiles, and $x$ green tiles. The probability that it is ${asked} is $\\frac{3}{10}$.`,
				steps: [
					{
						text: '$\\frac{21}{30 + x} = \\frac{3}{10}$',
						html: '',
						speech: '',
						why: 'divide the number of red tiles by the total number of tiles, 21 + 9 + x = 30 + x',
					},
				],
			}),
		);
	expect(of('red')).toEqual([]);
	expect(of('blue')).toHaveLength(1);
});

test.each([
	[
		'A basketball leaves a player’s hands $2$ metres above the floor.',
		'the ball starts 2 metres above the floor',
		'at the left tower, the height is 2',
	],
	[
		'The towers of a bridge are $18$ m apart.',
		'at the left tower, the height is 2',
		'the water starts from the ground',
	],
])('%s', (prompt, told, untold) => {
	const issues = (place: string) =>
		checkReasonsNeed(
			createQuestion({
				question: prompt,
				steps: [
					{
						text: '$2 = a(0 - 3)^{2} + 3$',
						why: `${place}: substitute x = 0 and y = 2`,
						html: '',
						speech: '',
					},
				],
			}),
		);
	expect(issues(told)).toEqual([]);
	expect(issues(untold)).toHaveLength(1);
});
