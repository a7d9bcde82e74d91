import { expect, test } from 'vitest';
import { falseClaims, falseEquations, withoutClaims } from './claims.ts';

test.each([
	['half of −12 is −6: add 36 to both sides', true],
	['half of 1/3 is 6: add 36 to both sides', false],
	['the discriminant is positive, and 16 is a square number', true],
	['the discriminant is negative, and −15 is a square number', false],
	['16 to the power 1/2 is 4', true],
	['1 to the power 1/2 is 4', false],
	['27 is 3 to the power 3', true],
	['the last two digits are 84, which is a multiple of 4', true],
	['the last two digits are 82, which is a multiple of 4', false],
	['the last two digits are 84, which is not a multiple of 4', false],
	['The vertex $(-6, 1)$ is above the $x$-axis.', true],
	['The vertex $(-6, 1)$ is on the $x$-axis.', false],
	['The vertex $(-6, -1)$ is above the $x$-axis.', false],
	['∛189 = 3∛7', true],
	['∛189 = 3∛8', false],
	['189 = 37', false],
	['√(9/2) = 3√2/2', true],
	['half of −10 is −5, and (−5)² = 20', false],
	['so n − 4 = 5', true],
	['27 is 3 to the power 2', false],
	['41 times 11 is 451', true],
	['−2 times −3 is −6', false],
	['49 is the square of 7, and 16 is the square of 3', false],
	['the square of 6 is 36', true],
	['The factor $-4$ is negative, so it opens down.', true],
	['The factor $-4$ is positive, so it opens up.', false],
	['The leading coefficient $-\\frac{2}{3}$ is positive.', false],
	['The degree $3$ is even.', false],
	['$x + 4$ is positive', true],
	['the value $(-2)(1)$ is negative', true],
	['the value $(-2)(-1)$ is negative', false],
	[
		'split the middle term with 15 and −8: their product is 3 × (−40) = −120, and their sum is 7',
		true,
	],
	[
		'split the middle term with 15 and −8: their product is 3 × (−40) = −120, and their sum is 6',
		false,
	],
	[
		'split the middle term with 15 and −7: their product is 3 × (−40) = −120, and their sum is 7',
		false,
	],
	['7 and 2 have a product of 14 and a sum of 9', true],
	['7 and 2 have a product of 14 and a sum of 8', false],
	['300 is between the perfect cubes 216 and 343', true],
	['300 is between the perfect cubes 216 and 512', false],
	['dividing by 6/7 is the same as multiplying by 7/6', true],
	['dividing by 6/7 is the same as multiplying by 8/6', false],
	['a discount of 40% leaves 60% of the price', true],
	['a discount of 40% leaves 61% of the price', false],
	['1 square foot is 144 square inches (12 × 12), so multiply', true],
	['1 square foot is 145 square inches (12 × 12), so multiply', false],
	['1 zap is 23 blips, so divide', true],
	['divide by 3 repeatedly: 171, 57, 19', true],
	['divide by 3 repeatedly: 171, 58, 19', false],
	['thought that 54 is a perfect square', true],
	['thought that 49 is a perfect square', false],
	['did not notice that 36 is a perfect square', true],
	['did not notice that 37 is a perfect square', false],
	['overlooked that 9 + 16 = 25', true],
	['overlooked that 9 − 16 = 25', false],
])('reads what "%s" says of numbers', (words, isTrue) => {
	expect([...falseClaims(words), ...falseEquations(words)]).toHaveLength(isTrue ? 0 : 1);
});

test('leaves the numbers that no claim accounts for', () => {
	expect(withoutClaims('7 and 2 have a product of 14 and a sum of 9, and 11')).toBe('…, and 11');
});
