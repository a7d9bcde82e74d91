import { expect, test } from 'vitest';
import type { Question } from '../../../schemas/wire/question.ts';
import { createQuestion } from '../question.testdata.ts';
import { checkWordsNeed } from './words-need.ts';

const shown = (text: string, why?: string) => ({ text, why, html: '', speech: '' });

const hinted = (question: string, hint: string): Question =>
	createQuestion({ question, hints: [shown(hint)] });

const lines = (above: string, text: string, why: string): Question =>
	createQuestion({ steps: [shown(above), shown(text, why)] });

const joined = (word: string, why: string): Question =>
	createQuestion({
		question: `Solve $x < 1$ ${word} $x > 2$.`,
		steps: [shown('There is no such $x$.', why)],
	});

const chosen = (found: string): Question => {
	const choice = (text: string) => ({ key: 'A' as const, ...shown(text) });
	const text = 'The interquartile range of group A is greater';
	return createQuestion({
		answer: { kind: 'multiple-choice', value: 'A', choices: [choice(text)], ...shown(text) },
		steps: [shown(found), shown('The interquartile range of group A is greater.')],
	});
};

const RAYS = 'Which numbers lie in at least one of them?';
const EXACT = 'use the exact value at this angle';
const OBTUSE = 'the cosine of an obtuse angle is negative';
const LESS = '0.5 = 5 ÷ 10, so the exponent decreases by 1';
const DISTRIBUTE = 'use the distributive property in the numerator';
const DIVIDE_OUT = 'divide out the common factors';
const BASE = 'the logarithm equals the exponent; log without a base means base 10';
const ROOTS = 'take the cube root of the numerator and of the denominator';
const RECIPROCAL = 'for the coefficient, take the reciprocal and make the exponent positive';
const OPPOSITE = 'take the opposite of both sides';

test.each([
	[
		joined('and', '“and” means that both are true'),
		joined('and', '“or” means that at least one is'),
	],
	[hinted('Solve $x < 1$ or $x > 2$.', RAYS), hinted('Solve $x < 1$ and $x > 2$.', RAYS)],
	[
		hinted('Which line shows $-9 \\le x < -5$?', 'Which numbers make both parts true?'),
		hinted('Which line shows $-9 \\le x < -5$?', 'Which numbers make at least one part true?'),
	],
	[lines('$3\\cos 60^{\\circ}$', '$= 3(0.5)$', EXACT), lines('$3(0.5)$', '$= 1.5$', EXACT)],
	[
		lines('$f(x) = \\cos x$', 'It has negative values.', OBTUSE),
		lines('$f(x) = \\sin x$', 'It has negative values.', OBTUSE),
	],
	[
		lines('$= 0.5 \\times 10^{3}$', '$= 5 \\times 10^{2}$', LESS),
		lines('$= 0.5 \\times 10^{3}$', '$= 5 \\times 10^{2}$', LESS.replace('decreases', 'increases')),
	],
	[lines('$a = -\\cos x$', 'It is $\\cos x$.', OPPOSITE), lines('$a = b$', 'It is $b$.', OPPOSITE)],
	[
		lines('$\\frac{x - 1 - 2(x + 7)}{x}$', '$= \\frac{-x - 15}{x}$', DISTRIBUTE),
		lines('$\\frac{x - 1 + (x + 7)}{x}$', '$= \\frac{2x + 6}{x}$', DISTRIBUTE),
	],
	[
		lines('$x - 1 + (x + 7)$', '$= x - 1 + x + 7$', 'remove the parentheses'),
		lines('$x - 1 + 2(x + 7)$', '$= x - 1 + 2x + 14$', 'remove the parentheses'),
	],
	[
		lines('$2(x + 1) + (x + 7)$', '$= 2(x + 1) + x + 7$', 'remove the brackets'),
		lines('$2(x + 1) + (x + 7)$', '$= 2x + 2 + x + 7$', 'remove the brackets'),
	],
	[
		lines('$x = \\pi \\times \\frac{180}{\\pi}$', '$x = 180$', DIVIDE_OUT),
		lines('$x = 0 \\times \\frac{180}{\\pi}$', '$x = 0$', DIVIDE_OUT),
	],
	[
		lines('$= \\frac{x^{2}}{2x} - \\frac{4}{6x}$', '$= 1$', DIVIDE_OUT),
		lines('$= \\frac{x^{2}}{2y} - \\frac{5}{6z}$', '$= 1$', DIVIDE_OUT),
	],
	[
		lines('The base is $10$.', '$\\log 100 = 2$', BASE),
		lines('The base is $8$.', '$\\log_{8} 64 = 2$', BASE),
	],
	[
		hinted('Solve $\\sin \\theta = \\frac{1}{2}$.', 'Which special angle has this sine?'),
		hinted('Solve $\\sin \\theta = -\\frac{1}{2}$.', 'Which special angle has this sine?'),
	],
	[
		lines(
			'$\\cos x = -\\frac{1}{2}$',
			'It is $60$.',
			'the special angle with this cosine, apart from the sign',
		),
		lines(
			'$\\cos x = \\frac{1}{2}$',
			'It is $60$.',
			'the special angle with this cosine, apart from the sign',
		),
	],
	[
		lines('Start.', 'Across: 0 units, so $x = 0$.', 'the point is on the y-axis'),
		lines('Start.', 'Across: 1 unit to the right, so $x = 1$.', 'the point is on the y-axis'),
	],
	[
		lines('$\\sqrt{\\frac{4}{9}}$', '$= \\frac{\\sqrt{4}}{\\sqrt{9}}$', ROOTS),
		lines('$\\sqrt[3]{216}$', '$= \\frac{\\sqrt[3]{216}}{\\sqrt[3]{1}}$', ROOTS),
	],
	[
		lines('$= \\left(\\frac{1}{6}\\right)^{-2}x^{8}$', '$= 6^{2}x^{8}$', RECIPROCAL),
		lines('$= \\left(\\frac{1}{6}\\right)^{2}x^{-8}$', '$= 6^{-2}x^{-8}$', RECIPROCAL),
	],
	...['The equation is true for every value of $x$.', 'The constants are already equal.'].map(
		(text): [Question, Question] => [
			{ ...lines('$x = 3$', text, 'compare'), question: 'It has infinitely many solutions.' },
			{ ...lines('$x = 3$', text, 'compare'), question: 'The equation has no solution.' },
		],
	),
	[chosen('The interquartile range of group A is $3$.'), chosen('The medians are $2$ and $3$.')],
])('reports words that refer to nothing: %#', (sound, broken) => {
	expect(checkWordsNeed(sound)).toEqual([]);
	expect(checkWordsNeed(broken)).toHaveLength(1);
});
