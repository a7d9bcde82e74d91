import { mistakesLeadTo, rowsIn } from '../answered.testdata.ts';

mistakesLeadTo(
	rowsIn(String.raw`
	used the opposites of the zeros as the x-intercepts | (-1, 0), (3, 0), (0, 9), (1, 0) | (-3, 0), (1, 0), (0, 9), (-1, 9)
		(-3, 0), (1, 0), (0, 9), (-1, 12) | To sketch $y = -3x^{2} - 6x + 9$, list the following points in order: the $x$-intercepts from left to right, the $y$-intercept, and the vertex.
	used the opposites of the zeros as the x-intercepts | (1, 0), (5, 0), (0, -10), (3, -64) | (1, 0), (5, 0), (0, -10), (-3, -64)
		(-5, 0), (-1, 0), (0, -10), (-3, 8) | To sketch $y = -2x^{2} - 12x - 10$, list the following points in order: the $x$-intercepts from left to right, the $y$-intercept, and the vertex.
	made the coefficient negative because of the negative exponent | -\frac{2}{125x^{12}y^{15}} | \frac{10}{x^{12}y^{15}}
		\frac{2}{125x^{12}y^{15}} | Simplify, using only positive exponents: $2(5x^{4}y^{5})^{-3}$.
	switched the first term and the common ratio | $\sum_{k=1}^{6} 2(-1)^{k - 1}$ | $\sum_{k=1}^{5} (-(2)^{k - 1})$
		$\sum_{k=1}^{6} (-(2)^{k - 1})$ | Which expression in sigma notation is equal to the geometric series $-1 + (-2) + (-4) + \cdots + (-32)$?
	reversed the sign of the constant in each factor | \frac{x + 4}{x - 3} | \frac{x + 3}{x - 4}
		\frac{x - 4}{x + 3} | Simplify $\frac{x^{2} - 9x + 20}{x^{2} - 2x - 15}$.
	switched the two numbers | (9, -4) | (-9, 4)
		(-4, 9) | The sum of two numbers is $5$, and their product is $-36$. Write the lesser one first.
	switched the exponents of 2 and 3 | u + 3v | u + 3
		3u + v | Given that $\log 2 = u$ and $\log 3 = v$, write $\log 24$ in terms of $u$ and $v$.
`),
);
