import { expect, test } from 'vitest';
import type { Question } from '../../../schemas/wire/question.ts';
import { checkKeptSides } from './kept-sides.ts';

const issuesOf = (above: string, below: string, why: string) =>
	checkKeptSides({
		steps: [{ text: `$${above}$` }, { text: `$${below}$`, why }],
	} as unknown as Question);

test.each([
	['3x + 2x = 10', '5x = 10', 'combine like terms'],
	['-32\\left(\\frac{3}{4}\\right) = a', 'a = -24', 'multiply'],
	['2(x + 3) - 4 \\le 10', '2x + 6 - 4 \\le 10', 'use the distributive property'],
	['3x + 5 - 5 = 7 - 5', '3x = 7 - 5', 'simplify the left side'],
	['3x = 7', '3x - 1 = 6', 'subtract 1 from both sides'],
	['x^{2} - 9 = (x + 3)(x - 3)', 'x^{2} - 4 = (x + 2)(x - 2)', 'factor the difference of squares'],
	[
		'(x + 4)(2x^{2} - 9x - 5) = 0',
		'2x^{2} - 9x - 5 = 2x^{2} - 10x + x - 5',
		'split the middle term',
	],
])('from %s, %s follows: %s', (above, below, why) => {
	expect(issuesOf(above, below, why)).toEqual([]);
});

test.each([
	['-4 + c = 3', 'c = 7', 'simplify the left side'],
	['3x + 2x = 10', 'x = 2', 'combine like terms'],
	['2x - 3 \\le 10', '2x \\le 13', 'simplify'],
	['x^{2} - 9 = 0', '(x + 3)(x - 3) = 9', 'factor the difference of squares'],
])('from %s, %s does not follow, although it may be true: %s', (above, below, why) => {
	expect(issuesOf(above, below, why)).toEqual([
		`"${why}" does not lead from "${above}" to "${below}": a side has another value`,
	]);
});

test('"evaluate the right side" keeps the left side', () => {
	const above = '\\sin B = \\frac{27\\sin 60^{\\circ}}{28}';
	const why = 'evaluate the right side';
	expect(issuesOf(above, '\\sin B \\approx 0.8351', why)).toEqual([]);
	expect(issuesOf(above, '\\cos B \\approx 0.8351', why)).toHaveLength(1);
});

const POWER = 'write the left side as a power of −3';
const SERIES = '(-3)^{4} = (-3)^{n - 1}';

test.each([
	['81 = (-3)^{n - 1}', SERIES, '(3)^{4} = (-3)^{n - 1}', POWER],
	['81 = (-3)^{n - 1}', SERIES, '(-3)^{4} = (3)^{n - 1}', POWER],
	['4^{x} = 16', '4^{x} = 4^{2}', '5^{x} = 4^{2}', 'write the right side as a power of 4'],
	['4^{x} = 16', '4^{x} = 4^{2}', '4^{x} = 2^{4}', 'write the right side as a power of 4'],
	[
		'y = \\frac{x}{9}',
		'f^{-1}(x) = \\frac{x}{9}',
		'f^{-1}(x) = \\frac{x}{8}',
		'replace y with f⁻¹(x)',
	],
	['y = 125^{1 - x}', 'y = (5^{3})^{1 - x}', 'y = (5^{4})^{1 - x}', 'write 125 as a power of 5'],
])('from %s, %s follows and %s does not: %s', (above, right, wrong, why) => {
	expect(issuesOf(above, right, why)).toEqual([]);
	expect(issuesOf(above, wrong, why)).toHaveLength(1);
});

test('the product that was found is the polynomial that was factored', () => {
	const below = (product: string) =>
		checkKeptSides({
			steps: [
				{ text: '$4y^{3} - 4y^{2} - 8y = 0$' },
				{ text: '$4y(y^{2} - y - 2) = 0$', why: 'factor 4y out of each term' },
				{ text: 'Two numbers with a product of $-2$ and a sum of $-1$ are $-2$ and $1$.' },
				{ text: `$${product} = 0$`, why: 'replace the trinomial with its factors' },
			],
		} as unknown as Question);
	expect(below('4y(y - 2)(y + 1)')).toEqual([]);
	expect(below('4y(y - 3)(y + 1)')).toHaveLength(1);
	expect(below('5y(y - 2)(y + 1)')).toHaveLength(1);
});
