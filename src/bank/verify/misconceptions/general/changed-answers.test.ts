import { mistakesLeadTo, rowsIn } from '../answered.testdata.ts';

mistakesLeadTo(
	rowsIn(String.raw`
	added 1 instead of subtracting it | 4 | 2
		2 | Solve $n + 1 = 3$.
	subtracted 11 instead of adding it | 0 | 22
		22 | Solve $n - 11 = 11$.
	used the opposite sign for the shift | x + 5 | x - 5
		x - 5 | Given $h(x) = \log x - 5$ and $f(x) = \log x$, find the outer function $g(x)$ so that $h(x) = g(f(x))$.
	left out the constant term c | 4(2)^{x} | 4(2)^{x} - 3
		4(2)^{x} - 3 | The graph of $f(x) = a(b)^{x} + c$ has a horizontal asymptote at $y = -3$ and passes through $(0, 1)$ and $(1, 5)$. Write an expression for $f(x)$.
	changed the sign of only the first term | 3n + 8 | 3n - 8
		3n - 8 | Expand $-(-3n + 8)$.
	did not change the sign of the first term | 2n + 9 | -2n + 9
		-2n + 9 | Expand $-(2n - 9)$.
	used the opposites of the zeros as the x-intercepts | (-3, 0), (-1, 0), (0, 3), (-2, 15) | (1, 0), (3, 0), (0, 3), (2, -1)
		(1, 0), (3, 0), (0, 3), (2, -1) | To sketch $y = x^{2} - 4x + 3$, list the following points in order: the $x$-intercepts from left to right, the $y$-intercept, and the vertex.
	divided by the scale factor instead of multiplying by it | (24, 16) | (6, 4)
		(6, 4) | The point $A(12, 8)$ is dilated by a scale factor of $0.5$ with center at the origin. Find the coordinates of its image.
	wrote the higher power in front instead of the lower one | 3x^{-1}(9x - 4) | 3x^{-2}(9x - 4)
		3x^{-2}(9x - 4) | Factor out the greatest common numerical factor and the lowest power of $x$: $27x^{-1} - 12x^{-2}$.
	counted all the factors together and wrote one power of the product of the bases | (2b)^{6} | 2^{2}b^{4}
		2^{2}b^{4} | Write using exponents: $2 \times 2 \times b \times b \times b \times b$.
	dropped the exponent instead of writing it as a coefficient | \ln x + \ln y | \ln x + 2\ln y
		\ln x + 2\ln y | Assume that all variables are positive. Expand $\ln(xy^{2})$ into sums, differences, and multiples of logarithms.
	wrote the coefficient inside the radical, although the exponent applies only to x | \sqrt[5]{5x} | 5\sqrt[5]{x}
		5\sqrt[5]{x} | Assume that $x$ is positive. Write $5x^{\frac{1}{5}}$ in radical form.
	did not change the phase shift | y = 3\cos(x + 60^{\circ}) | y = 3\cos(x - 30^{\circ})
		y = 3\cos(x - 30^{\circ}) | Rewrite $y = 3\sin(x + 60^{\circ})$ in the form $y = a\cos(k(x - d)) + c$ with the same values of $a$ and $k$. Use the least non-negative phase shift.
	shifted the graph in the opposite direction | y = 3\cos(x - 210^{\circ}) | y = 3\cos(x - 30^{\circ})
		y = 3\cos(x - 30^{\circ}) | Rewrite $y = 3\sin(x + 60^{\circ})$ in the form $y = a\cos(k(x - d)) + c$ with the same values of $a$ and $k$. Use the least non-negative phase shift.
	used √2 instead of √3 | \sqrt{2} | \sqrt{3}
		\sqrt{3} | Each side of an equilateral triangle is $2\text{ m}$ long. Find the length of an altitude, in meters. Give the exact value, with any square root in simplest form.
	divided by √3 instead of √2 | \frac{20\sqrt{3}}{3} | 10\sqrt{2}
		10\sqrt{2} | The hypotenuse of a 45-45-90 triangle is $20\text{ cm}$ long. Find the length of each leg, in centimeters. Give the exact value in simplest form, with no square root in the denominator.
	divided by 2 instead of √2 | 10 | 10\sqrt{2}
		10\sqrt{2} | The hypotenuse of a 45-45-90 triangle is $20\text{ cm}$ long. Find the length of each leg, in centimeters. Give the exact value in simplest form, with no square root in the denominator.
	multiplied by √3 instead of dividing by it | 18\sqrt{3} | 6\sqrt{3}
		6\sqrt{3} | The longer leg of a 30-60-90 triangle is $9\text{ m}$ long. Find the length of the hypotenuse, in metres. Give the exact value in simplest form, with no square root in the denominator.
	divided by √2 instead of multiplying by it | 10\sqrt{2} | 20\sqrt{2}
		20\sqrt{2} | Each side of a square is $20\text{ m}$ long. Find the length of the diagonal, in meters. Give the exact value, with any square root in simplest form.
	doubled the length instead of multiplying it by √2 | 40 | 20\sqrt{2}
		20\sqrt{2} | Each side of a square is $20\text{ m}$ long. Find the length of the diagonal, in meters. Give the exact value, with any square root in simplest form.
	multiplied the hypotenuse by √3 without halving it | 14\sqrt{3} | 7\sqrt{3}
		7\sqrt{3} | The hypotenuse of a 30-60-90 triangle is $14\text{ cm}$ long. Find the length of the longer leg, in centimetres. Give the exact value, with any square root in simplest form.
	gave the constant third difference instead of dividing it by 3! | 54 | 9
		9 | The table shows values of a polynomial function of degree $3$. Find its leading coefficient.
	divided the coefficient by the constant | 3 | 1/3
		1/3 | For which value of the constant $k$ is the function $f(x) = 6x^{3} + 3x - 9k + 3$ odd?
	gave the cost of the booth, $70, instead of the cost and the income for 5 cakes | (5, 70) | (5, 115)
		(5, 115) | A bakery spends \$70 on a booth at a fair and \$9 to make each cake. It sells each cake for \$23. Let $x$ be the number of cakes for which the cost equals the income, and let $y$ be that cost, in dollars. Write and solve a system of equations. Give your answer as the ordered pair $(x, y)$.
	gave the value of the exponential expression instead of x | 128 | 7
		7 | Find the least whole number $x$ for which $2^{x}$ is greater than $5x + 60$.
	gave the value at x = 2 | $9$ | $18$
		$18$ | By how much does $y = 3^{x}$ increase from $x = 2$ to $x = 3$?
	went one step too far | 8 | 7
		7 | Find the least whole number $x$ for which $2^{x}$ is greater than $5x + 60$.
	set the sum of the coefficients equal to 0 | -6 | 6
		6 | Find the value of the constant $c$ for which the equation $6(x - 4) = cx - 21$ has no solution.
	subtracted only 51° from 180° and left out the right angle | 129, 4.7, 3.8 | 39, 4.7, 3.8
		39, 4.7, 3.8 | In triangle $RST$, $\angle R = 90^{\circ}$, $\angle T = 51^{\circ}$, and $r = 6\text{ m}$. Solve the triangle: find $\angle S$, $t$, and $s$, in that order. Give the angle in degrees and the lengths in metres. Round lengths to the nearest tenth.
	counted in the wrong direction from 10 | 12 | 8
		8 | What number does point $P$ represent on the number line?
	moved the constants to the other side without changing their signs | 30 | 6
		6 | Two complementary angles measure $(x + 28)^{\circ}$ and $(4x + 32)^{\circ}$. Find the value of $x$. | (x + 28) + (4x + 32) = 90 | x + 28 + 4x + 32 = 90 | 5x + 60 = 90
	set the sum of the angles equal to 180° | 24 | 6
		6 | Two complementary angles measure $(x + 28)^{\circ}$ and $(4x + 32)^{\circ}$. Find the value of $x$.
`),
);
