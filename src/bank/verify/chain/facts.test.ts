import { expect, test } from 'vitest';
import { otherFacts } from './facts.ts';

test.each([
	[
		'a product is 0 only if at least one of its factors is 0',
		'a product is 1 only if at least one of its factors is 0',
	],
	[
		'the value of any nonzero number raised to the power of $0$',
		'the value of any nonzero number raised to the power of $1$',
	],
	['has exactly two factors, 1 and itself', 'has exactly two factors, 2 and itself'],
	['these values make a denominator 0', 'these values make a denominator 1'],
	[
		'For which value of $x$ is the square equal to 0?',
		'For which value of $x$ is the square equal to 1?',
	],
	[
		'divided by 2 instead of taking the square root',
		'divided by 3 instead of taking the square root',
	],
	[
		'the slopes of perpendicular lines have a product of −1',
		'the slopes of perpendicular lines have a product of 1',
	],
	[
		'What are the values when $x = 0$, when $x = 1$, and so on?',
		'What are the values when $x = 0$, when $x = 2$, and so on?',
	],
	['Where is the denominator 0?', 'Where is the denominator 1?'],
	// "is 1 only", "denominator of 1", and others passed: 1 is in every question.
	[
		'by h, which is not 0; divide each term by h, which is not 0',
		'divide each term by h, which is not 1',
	],
	[
		'on a right triangle with the one with sides 1, 1, and $\\sqrt{2}$',
		'the one with sides 1, 1, and $\\sqrt{3}$',
	],
	[
		'a fraction can change sign only where its numerator or its denominator is 0',
		'a fraction can change sign only where its numerator or its denominator is 1',
	],
	['y equals 7 where this product is 0', 'y equals 0 where this product is 7'],
	['any nonzero base to the power of 0 equals 1', 'any nonzero base to the power of 1 equals 0'],
	[
		'the power of 3 has an exponent of 0 in the first term',
		'the power of 0 has an exponent of 3 in the first term',
	],
	['the logarithm of 1 is 0', 'the logarithm of 0 is 1'],
	['left out the factor 4 in 4ac', 'left out the factor 5 in 4ac'],
	['gave 1.5 times the interquartile range', 'gave 2.5 times the interquartile range'],
])('tells "%s" from "%s"', (rule, changed) => {
	expect(otherFacts(rule)).toEqual([]);
	expect(otherFacts(changed)).not.toEqual([]);
});
