import { expect, test } from 'vitest';
import { saysOtherwise } from './said-of-formulas.ts';

test.each([
	['The value $(-2)(-1)$ is positive.', 'The value $(-2)(1)$ is positive.'],
	['Subtract $2(x - 6)$, which is $2x - 12$.', 'Subtract $2(x - 6)$, which is $2x - 6$.'],
	['Subtract $-(x - 1)$, which is $-x + 1$.', 'Subtract $(x - 1)$, which is $x - 1$.'],
	[
		'$6x$ divided by $3x$ is $2$. Subtract $2(3x + 4)$, which is $6x + 8$.',
		'$6x$ divided by $3x$ is $2$. Subtract $3x + 4$. This leaves $-4$.',
	],
	['$x$ divided by $x$ is $1$. Subtract $x - 1$.', '$x$ divided by $x$ is $2$. Subtract $x - 1$.'],
])('tells "%s" from "%s"', (sound, broken) => {
	expect(saysOtherwise(sound)).toBe(false);
	expect(saysOtherwise(broken)).toBe(true);
});
