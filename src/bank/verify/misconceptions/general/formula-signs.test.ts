import { expect, test } from 'vitest';
import { answered, issuesOf, mistakesLeadTo, rowsIn } from '../answered.testdata.ts';

mistakesLeadTo(
	rowsIn(String.raw`
	used the wrong sign for the product of −3 and 7 | (7, 48) | (6, 7)
		(7, 6) | Use substitution to solve the system $y = -3x + 27$ and $4x - y = 22$. Give the solution as an ordered pair. | y = -3(7) + 27
	used the wrong sign for the product of −4 and 1 | (1, 10) | (1, 6)
		(1, 2) | Use substitution to solve the system $y = -4x + 6$ and $-4x - 5y = -14$. | y = -4(1) + 6 | y = -4 + 6
	factored the difference of squares as if it were a perfect square trinomial | (n - 11)^{2} | (n - 11)^{3}
		(n + 11)(n - 11) | Factor $n^{2} - 121$. | = (n + 11)(n - 11)
	added the absolute values and ignored the signs | 38 | -38
		0 | Find the sum: $-19 + 19$.
	dropped the negative sign from the input | 11 | -6
		-1 | Given $f(x) = 3x + 5$, find $f(-2)$.
	ignored the negative sign in the exponent | 2 | -2
		1/2 | Evaluate: $2^{-1}$. Write your answer as an integer or a fraction in lowest terms.
	kept a negative sign in the quotient | 4 | -8/3
		0 | Evaluate: $2 - (-6) \div (-3)$.
	dropped the negative sign from the quotient | 8 | -63
		-8 | Find the quotient: $-56 \div 7$.
`),
);

test('the product with the wrong sign is the one that is named', () => {
	const system = answered(
		'point',
		'(\\frac{7}{4}, 1)',
		'Use substitution to solve the system $y = 8 - 4x$ and $-4x + 2y = -5$.',
		'-4x + 2(8 - 4x) = -5',
		'y = 8 - 4\\left(\\frac{7}{4}\\right)',
	);
	const product = (one: string, other: string) =>
		`used the wrong sign for the product of ${one} and ${other}`;
	expect(issuesOf(system, product('−4', '7/4'), '(\\frac{7}{4}, 15)')).toEqual([]);
	expect(issuesOf(system, product('2', '8'), '(\\frac{7}{4}, 15)')).toHaveLength(1);
	expect(issuesOf(system, product('−5', '6'), '(\\frac{7}{4}, 15)')).toHaveLength(1);
});
