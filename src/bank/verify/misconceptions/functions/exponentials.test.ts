import { mistakesLeadTo, rowsIn } from '../answered.testdata.ts';

mistakesLeadTo(
	rowsIn(String.raw`
	divided by the base instead of taking a logarithm | 41.048 | -0.632
		-0.170 | Solve $7^{3x + 4} = 890$. Round to the nearest thousandth. | \log(7^{3x + 4}) = \log 890
	gave the base | $5$ | $12$
		$4$ | Consider the function $f(x) = 2(5)^{x} + 2$. What is the $y$-intercept of its graph?
	substituted 1 for x instead of 0 | $8$ | $0$
		$4$ | Consider the function $f(x) = 4(2)^{x}$. What is the $y$-intercept of its graph?
	gave a horizontal line instead of a vertical one | y = 2 | x = -2
		x = 2 | Write an equation of the vertical asymptote of the graph of $f(x) = 2\log_{2}(x - 2)$.
	used the base as the asymptote | $y = 2$ | $y = 1$
		$y = 0$ | Consider the function $f(x) = 2^{x}$. Which line is the horizontal asymptote of its graph?
	used the opposite of the constant | $y = 3$ | $y = 4$
		$y = -3$ | Consider the function $f(x) = 7(1.6)^{x} - 3$. Which line is the horizontal asymptote of its graph?
	left out the constant | $y = 0$ | $y = -1$
		$y = 1$ | Consider the function $f(x) = -(3)^{x + 1} + 1$. Which line is the horizontal asymptote of its graph?
	used the stretch factor instead of the vertical translation | y = 3 | y = -2
		y = 2 | Write the equation of the horizontal asymptote of $y = 3(3^{x - 2}) + 2$.
	gave the values on the other side of the asymptote | $y > 0$ | all real numbers
		$y < 0$ | Consider the function $f(x) = -3(4)^{x}$. What is the range of $f$?
	gave the range of the power as the domain | $x > 0$ | $x \ge 0$
		all real numbers | Consider the function $f(x) = 7(2)^{x}$. What is the domain of $f$?
	excluded the exponent 0 | $x \ne 0$ | $x > 0$
		all real numbers | Consider the function $f(x) = 7(2)^{x}$. What is the domain of $f$?
	excluded negative exponents | $x \ge 0$ | $x > 0$
		all real numbers | Consider the function $f(x) = 7(2)^{x}$. What is the domain of $f$?
	included the value that the function approaches but never reaches | $y \le -1$ | $y \le -2$
		$y < -1$ | Consider the function $f(x) = -4(1.2)^{x} - 1$. What is the range of $f$?
`),
);
