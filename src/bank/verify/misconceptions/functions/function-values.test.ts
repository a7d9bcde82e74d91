import { mistakesLeadTo, rowsIn } from '../answered.testdata.ts';

mistakesLeadTo(
	rowsIn(String.raw`
	divided g(x) by f(x) | 1/8 | 2592
		8 | Given $f(x) = -2x^{3} + 10x^{2}$ and $g(x) = 2x^{2}$, find $\frac{f(-3)}{g(-3)}$.
	added the input to the coefficient of x instead of multiplying | 1 | 25
		5 | Given $f(x) = \sqrt{-4x + 9}$, find $f(-4)$. | f(-4) = \sqrt{-4(-4) + 9}
	found f(−21) | -111 | -1/111
		-3 | Given $f(x) = 5x - 6$, find $f^{-1}(-21)$ without finding a rule for the inverse.
	left the rule for f unchanged | 5x - 9 | -5x - 9
		-5x + 9 | Let $f(x) = 5x - 9$ and $g(x) = -f(x)$. Write $g(x)$ in the form $mx + b$.
	changed the sign of the first term only | -5x - 9 | 5x + 9
		-5x + 9 | Let $f(x) = 5x - 9$ and $g(x) = -f(x)$. Write $g(x)$ in the form $mx + b$.
	changed the sign of the constant only | 5x + 9 | 5x - 9
		-5x + 9 | Let $f(x) = 5x - 9$ and $g(x) = -f(x)$. Write $g(x)$ in the form $mx + b$.
	added 4 to the slope | 10x + 8 | 24x + 32
		24x + 8 | Let $f(x) = 6x + 8$ and $g(x) = f(4x)$. Write $g(x)$ in the form $mx + b$.
	subtracted 3 instead of f(3) | 5x + 4 | 5x + 29
		5x - 15 | Given $f(x) = 5x + 7$, write $f(x) - f(3)$ as a polynomial in simplest form.
	substituted 5 for x instead of setting the rule equal to it | 8 | -\frac{2}{3}
		4 | Given $f(x) = 3x - 7$, solve $f(x) = 5$.
	substituted the output for the input | 70 | 20
		4 | If $f(x) = 5x - 5$ and $f(k) = 15$, what is the value of $k$?
	gave the output instead of the input | -21 | -111
		-3 | Given $f(x) = 5x - 6$, find $f^{-1}(-21)$ without finding a rule for the inverse.
	gave the input | -7 | -2
		2 | The function $f$ is odd, and $f(7) = -2$. Find $f(-7)$.
	ignored the absolute value bars | -23 | 23
		11 | Evaluate: $\left|-17\right| - \left|6\right|$.
	treated the function as odd | 16 | -16/3
		-48 | The function $f$ is even, and $f(3) = -16$. Find $2f(-3) + f(3)$.
	treated the function as even | -76 | -361/3
		38 | The function $f$ is odd, and $f(9) = -19$. Find $3f(-9) + f(9)$.
	used base 10 instead of base 3 | 2.44 | 0.42
		0.74 | Find the $y$-intercept of the graph of $f(x) = -2\log_{3}(x + 6) + 4$. Round to 2 decimal places.
	forgot to take the square root | 4 | 0
		2 | Given $f(x) = \sqrt{x + 4}$, find $f(0)$. | f(0) = \sqrt{0 + 4}
`),
);
