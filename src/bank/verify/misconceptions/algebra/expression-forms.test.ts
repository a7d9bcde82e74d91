import { expect, test } from 'vitest';
import { answered, issuesOf, mistakesLeadTo, rowsIn } from '../answered.testdata.ts';

mistakesLeadTo(
	rowsIn(String.raw`
	thought that the first term is never positive | It is never greater than $3$. | It is never greater than $4$.
		It is never less than $3$. | What can you say about the value of $4(x - 4)^{2} + 3$ for all real values of $x$?
	thought that the first term is never negative | It is never less than $9$. | It is never less than $3$.
		It is never greater than $9$. | What can you say about the value of $-10(x - 3)^{2} + 9$ for all real values of $x$?
	used the number inside the parentheses | It is never less than $4$. | It is never greater than $4$.
		It is never less than $3$. | What can you say about the value of $4(x - 4)^{2} + 3$ for all real values of $x$?
	used the number inside the parentheses, and thought that the first term is never positive | It is never greater than $4$. | It is never less than $4$.
		It is never less than $3$. | What can you say about the value of $4(x - 4)^{2} + 3$ for all real values of $x$?
	added 100 and 100 instead of writing the common factor 100 once | 200(1 + 0.05t) | 200(2 + 0.05t)
		100(1 + 0.05t) | The expression $100 + 100(0.05)t$ gives the value of a deposit.
	added the rate and the time instead of multiplying them | 100(1 + 0.05 + t) | 100(2 + 0.05 + t)
		100(1 + 0.05t) | The expression $100 + 100(0.05)t$ gives the value of a deposit.
	reversed the sign of the zero of the second factor | between $-14$ and $0$ | between $0$ and $70$
		between $0$ and $14$ | For which values of $n$ is $n(70 - 5n)$ positive?
	treated the product of 4 and −1 as positive | 3x^{2} + 11x + 4 = 0 | 3x^{2} + 11x - 4 = 0
		3x^{2} + 11x - 4 = 0 | Write a quadratic equation that has roots $-4$ and $\frac{1}{3}$.
	treated the product of −5 and −4 as negative | 2x^{2} - 13x - 20 = 0 | 2x^{2} - 13x + 10 = 0
		2x^{2} - 13x + 20 = 0 | Write a quadratic equation that has roots $\frac{5}{2}$ and $4$.
	wrote a negative sign in front of the product of 6 and 7 | 2x^{2} + 19x - 42 = 0 | 2x^{2} - 19x + 42 = 0
		2x^{2} + 19x + 42 = 0 | Write a quadratic equation that has roots $-6$ and $-\frac{7}{2}$.
	`),
);

const ROOTS = 'Write a quadratic equation that has roots $\\frac{5}{2}$ and $4$.';
const QUADRATIC = answered('equation', '2x^{2} - 13x + 20 = 0', ROOTS);

test('the factors of a product are named with their signs', () => {
	const why = 'treated the product of −5 and 4 as positive';
	expect(issuesOf(QUADRATIC, why, '2x^{2} - 13x - 20 = 0')).toHaveLength(1);
});
