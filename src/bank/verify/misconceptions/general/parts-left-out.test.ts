import { expect, test } from 'vitest';
import { answered, issuesOf, mistakesLeadTo, rowsIn } from '../answered.testdata.ts';

mistakesLeadTo(
	rowsIn(String.raw`
	dropped the negative sign from −y | (5, 9) | (-5, -9)
		(5, -9) | Solve the system $8x - y = 49$ and $-7x - y = -26$.
	dropped the negative sign from −9m³ | 14m^{3} + 6m^{2} | 4m^{3} + 6m^{2}
		-4m^{3} + 6m^{2} | Simplify $(5m^{3} + 5m^{2}) + (-9m^{3} + m^{2})$.
	included the endpoint | [-2, \infty) | (-2, \infty)
		(-2, \infty) | Solve $x + 2 > 0$.
	left out the endpoint | x > -2 | x \le -2
		x \ge -2 | Solve $x + 2 \ge 0$.
	included both endpoints | [-2, 3] | [-2, 3)
		(-2, 3) | Write the set in interval notation.
	left out both endpoints | (-2, 3) | (-2, 3]
		[-2, 3] | Write the set in interval notation.
	switched the endpoint that is included with the one that is not | (-2, 3] | (-2, 3)
		[-2, 3) | Write the set in interval notation.
	left out the last operation | 8(x + 17) | x + 17
		\frac{8(x + 17)}{5} | Write an expression for $8$ times the sum of a number $x$ and $17$, divided by $5$. | x + 17 | 8(x + 17)
	divided instead of multiplying | 16.4 | 49.2
		13.7 | Convert $15$ yards to meters. Round to the nearest tenth. | 15 \times 3 \times 0.305
	gave the slope | 3 | -1/3
		27 | Line $k$ passes through $(-7, 6)$ and is perpendicular to the line $y = -\frac{1}{3}x - 4$. What is the $y$-coordinate of the $y$-intercept of line $k$?
	multiplied the mean by 3 instead of by 4 | 2 | 77
		77 | A course has four tests that count equally. On the first three, Lina scored 78, 70, and 75. What is the lowest score on the fourth test that gives a mean of at least $75$?
	found a correctly, but wrote x + 3 instead of x − 3 in the final rule | 3\sqrt{x + 3} - 3 | 3\sqrt{x + 4} - 3
		3\sqrt{x - 3} - 3 | Write an expression for $g(x)$.
`),
);

test('leaves a value found from the solution to other rules', () => {
	const question = 'If $x - 7y = 25$ and $-x - 6y = 14$, what is the value of $x - y$?';
	const record = answered('integer', '7', question, '-x = -4', 'x = 4', 'x - y = 4 - (-3)');
	expect(issuesOf(record, 'dropped the negative sign from −x', '-1')).toEqual([]);
});
