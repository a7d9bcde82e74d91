import { expect, test } from 'vitest';
import { exchangedLetters } from './prompt-letters.ts';

test.each([
	[
		'The formula $D = 53t + 120$ gives the total distance $D$, in miles, driven $t$ hours after the first stop.',
		'The formula $D = 53t + 120$ gives the total distance $t$, in miles, driven $D$ hours after the first stop.',
	],
	[
		'Its height, in feet, after $t$ seconds is given by $h = -16t^{2} + 40t$.',
		'Its height, in feet, after $h$ seconds is given by $h = -16t^{2} + 40t$.',
	],
	[
		'Let $x$ be the price of one candle and $P$ the profit, both in dollars. The profit is given by $P = 24x - x^{2}$.',
		'Let $P$ be the price of one candle and $x$ the profit, both in dollars. The profit is given by $P = 24x - x^{2}$.',
	],
	[
		'The graph of $y = f(x)$ is shown. For which value of $x$ does $f$ have its greatest value?',
		'The graph of $y = f(x)$ is shown. For which value of $f$ does $x$ have its greatest value?',
	],
	[
		'Let $f(x) = -3x - 5$. Is the inverse of $f$ a function of $x$?',
		'Let $f(x) = -3x - 5$. Is the inverse of $x$ a function of $f$?',
	],
	[
		'Let $x$ be the horizontal distance from its left end and $y$ the height.',
		'Let $y$ be the horizontal distance from its left end and $x$ the height.',
	],
	[
		'The equation $D = 55(5 - t)$ gives a distance $D$ from home after $t$ hours.',
		'The equation $D = 55(5 - t)$ gives a distance $t$ from home after $D$ hours.',
	],
])('accepts "%s", but not "%s"', (right, wrong) => {
	expect(exchangedLetters(right)).toEqual([]);
	expect(exchangedLetters(wrong)).not.toEqual([]);
});
