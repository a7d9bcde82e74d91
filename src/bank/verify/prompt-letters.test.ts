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
])('accepts "%s", but not "%s"', (right, wrong) => {
	expect(exchangedLetters(right)).toEqual([]);
	expect(exchangedLetters(wrong)).not.toEqual([]);
});
