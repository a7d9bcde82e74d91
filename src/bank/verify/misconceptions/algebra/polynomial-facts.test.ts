import { mistakesLeadTo, rowsIn } from '../answered.testdata.ts';

mistakesLeadTo(
	rowsIn(String.raw`
	gave the degree | $1$ | $3$
		$3$ | What is the constant term of the polynomial $3 + 9m$?
	gave the leading coefficient | $2$ | $3$
		$3$ | What is the degree of the polynomial $2 + 2y^{3} + 4y^{2}$?
	used the coefficient of the last term | $9$ | $3$
		$3$ | What is the constant term of the polynomial $3 + 9m$?
	used the coefficient of the first term | $5$ | $-6$
		$-6$ | What is the leading coefficient of the polynomial $5x - 6x^{3} - 4$?
	used the exponent of the first term | $0$ | $3$
		$3$ | What is the degree of the polynomial $2 + 2y^{3} + 4y^{2}$?
	multiplied the degrees | degree $16$ and leading coefficient $6$ | degree $8$ and leading coefficient $6$
		degree $8$ and leading coefficient $6$ | The polynomial $p(x)$ has degree $4$ and leading coefficient $6$. The polynomial $q(x)$ has degree $4$ and leading coefficient $1$. What are the degree and the leading coefficient of $p(x)q(x)$?
	added the leading coefficients | degree $8$ and leading coefficient $7$ | degree $8$ and leading coefficient $6$
		degree $8$ and leading coefficient $6$ | The polynomial $p(x)$ has degree $4$ and leading coefficient $6$. The polynomial $q(x)$ has degree $4$ and leading coefficient $1$. What are the degree and the leading coefficient of $p(x)q(x)$?
	used the higher degree | degree $4$ and leading coefficient $6$ | degree $8$ and leading coefficient $6$
		degree $8$ and leading coefficient $6$ | The polynomial $p(x)$ has degree $4$ and leading coefficient $6$. The polynomial $q(x)$ has degree $4$ and leading coefficient $1$. What are the degree and the leading coefficient of $p(x)q(x)$?
	used the degree as the number of turning points | $5$ | $4$
		$4$ | A polynomial function has degree $5$. Which of these could be the number of its turning points?
	added 1 to the degree instead of subtracting 1 | $6$ | $4$
		$4$ | A polynomial function has degree $5$. Which of these could be the number of its turning points?
	used the number of turning points as the degree | $3$ | $6$
		$6$ | The graph of a polynomial function has exactly $3$ turning points, meets the $x$-axis at 2 points, falls to the left, and falls to the right. Which of these could be the degree of the function?
	subtracted 1 from the number of turning points instead of adding 1 | $2$ | $6$
		$6$ | The graph of a polynomial function has exactly $3$ turning points, meets the $x$-axis at 2 points, falls to the left, and falls to the right. Which of these could be the degree of the function?
	ignored the exponents | $3$ with multiplicity $1$, and $4$ with multiplicity $1$ | $3$ with multiplicity $1$, and $4$ with multiplicity $2$
		$3$ with multiplicity $1$, and $4$ with multiplicity $2$ | What are the zeros of $f(x) = (x - 3)(x - 4)^{2}$ and their multiplicities?
	matched the exponents with the wrong factors | $y = x^{3}(x + 5)$ | $y = x(x + 5)^{3}$
		$y = x(x + 5)^{3}$ | The graph of a polynomial function is shown. Which equation could represent it?
`),
);
