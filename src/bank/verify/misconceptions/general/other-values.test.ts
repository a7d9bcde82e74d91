import { mistakesLeadTo, rowsIn } from '../answered.testdata.ts';

mistakesLeadTo(
	rowsIn(String.raw`
	replaced h with 0 | 9 | h + 9
		h + 9 | For $f(x) = x^{2} + 5x + 4$, write the average rate of change over the interval $[2, 2 + h]$, where $h > 0$, as a polynomial in $h$, in simplest form.
	gave the annual rate for i | 0.08, 40 | 0.08, 41
		0.02, 40 | Money is invested for $10$ years at $8\%$ per year, compounded quarterly. For the formula $A = P(1 + i)^{n}$, give the value of $i$, as a decimal, and then the value of $n$. Separate your answers with a comma. If $i$ has more than six decimal places, round it to six decimal places. | i = \frac{0.08}{4} = 0.02 | n = 4 \times 10 = 40 | i = 0.02
	multiplied by 180/π instead of π/180 | 3953.41 | 1.20
		1.20 | Convert $69^{\circ}$ to radians. Round to the nearest hundredth.
	increased the later value by 14% each year | 13187 | 14559
		14559 | The value of a car decreased by $14\%$ each year and was $\$6849$ after $5$ years. What was the value at the start? Round to the nearest dollar.
	decreased the later value by 6% each year | 377.30 | 380.03
		380.03 | The balance of a bank account grew by $6\%$ each year and was $\$427$ after $2$ years. What was the balance at the start? Round to the nearest cent.
	combined the x term of x − 3 with the constant of 4x + 9 | $x + 9$ | $4x + 9$
		$4x + 9$ | Which of these is a factor of $4x^{2} - 3x - 27$?
	reversed the sign of the constant | $4x - 9$ | $4x + 9$
		$4x + 9$ | Which of these is a factor of $4x^{2} - 3x - 27$?
	subtracted the first expression from the second | $-14x^{2} + 6x + 6$ | $14x^{2} - 6x - 6$
		$14x^{2} - 6x - 6$ | Which expression is equivalent to $(12x^{2} + x - 6) - (-2x^{2} + 7x)$?
	subtracted the outputs in the opposite order | -h - 9 | h + 9
		h + 9 | For $f(x) = x^{2} + 5x + 4$, write the average rate of change over the interval $[2, 2 + h]$, where $h > 0$, as a polynomial in $h$, in simplest form.
	subtracted in the wrong order | -2 | 2
		2 | Solve $n + 1 = 3$.
	wrote the equation of a line through the centre, but used the slope of the chord | y = -x | y = x
		y = x | The points $A(-7, 1)$ and $B(1, -7)$ are on the circle $x^{2} + y^{2} = 50$. Find the equation of the right bisector of the chord $AB$. Write it in the form $y = mx + b$, and omit $b$ if it is $0$.
	used point A instead of the midpoint of the chord | y = x + 8 | y = x
		y = x | The points $A(-7, 1)$ and $B(1, -7)$ are on the circle $x^{2} + y^{2} = 50$. Find the equation of the right bisector of the chord $AB$. Write it in the form $y = mx + b$, and omit $b$ if it is $0$.
	gave the sum of the other angles | 288 | 72
		72 | The interior angles of a quadrilateral are $100^{\circ}$, $107^{\circ}$, $81^{\circ}$, and $x^{\circ}$. What is the measure of the unknown angle, in degrees? The figure is not drawn to scale.
	solved only the positive case | -6 | 14
		-6, 15 | Solve $f(x) = 17$. List the solutions from least to greatest.
`),
);
