import { expect, test } from 'vitest';
import { falseClaims } from './claims.ts';
import { falseEquations } from './number-equations.ts';

test.each([
	['the product is 5 × (−2622) = −13,110, and the sum is 1', true],
	['the product is 5 × (−2622) = −13,111, and the sum is 1', false],
	['∛189 = 3∛7', true],
	['∛189 = 3∛8', false],
	['189 = 37', false],
	['√(9/2) = 3√2/2', true],
	['half of −10 is −5, and (−5)² = 20', false],
	['so n − 4 = 5', true],
	['chose the sides of a right triangle: 9 + 16 = 25', true],
	['chose the sides of a right triangle: 9 − 16 = 25', false],
])('reads the equations between numbers in "%s"', (words, isTrue) => {
	expect([...falseClaims(words), ...falseEquations(words)]).toHaveLength(isTrue ? 0 : 1);
});
