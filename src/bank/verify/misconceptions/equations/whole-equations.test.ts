import { mistakesLeadTo, rowsIn } from '../answered.testdata.ts';

mistakesLeadTo(
	rowsIn(String.raw`
	changed the sign of only the first term in the second case | -\frac{1}{2}, \frac{1}{8} | -\frac{1}{2}, \frac{3}{8}
		-\frac{13}{8}, -\frac{1}{2} | Solve $\left|3m + 6\right| = \left|5m + 7\right|$. Give all solutions, as integers or fractions in lowest terms.
	gave the constant on the left side instead of the coefficient of x | -24 | -21
		6 | Find the value of the constant $c$ for which the equation $6(x - 4) = cx - 21$ has no solution.
	gave the constant on the right side instead of the coefficient of x | -14 | 14
		7 | Find the value of the constant $c$ for which the equation $cx + 14 = 7(x - 2)$ has no solution.
	subtracted the equations as if the y-terms were equal | (-\frac{13}{3}, -\frac{7}{2}) | (-\frac{13}{3}, -7)
		(-2, -7) | Use elimination to solve the system $3x + 2y = -20$ and $-9x - 2y = 32$. Give the solution as an ordered pair.
	subtracted the equations as if the x-terms were equal | (\frac{30}{11}, -\frac{23}{11}) | (6, -\frac{23}{11})
		(6, -1) | Use elimination to solve the system $x - 3y = 9$ and $-x + 8y = -14$. Give the solution as an ordered pair.
	multiplied only the left side by the least common denominator | 3 | 21
		30 | Solve $\frac{t}{5} + \frac{t}{2} = 21$.
	multiplied both sides by the denominator without considering its sign | (-\infty, 2) | (2, \infty)
		(2, 8) | Solve $\frac{2x - 4}{x - 8} < 0$. Write the solution in interval notation.
	divided by the base instead of taking a logarithm | 16.000 | 2.909
		2.488 | Solve $4(3)^{3x - 3} = 540$. Round to the nearest thousandth. | 3^{3x - 3} = 135
`),
);
