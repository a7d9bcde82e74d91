import { mistakesLeadTo, rowsIn } from '../answered.testdata.ts';

mistakesLeadTo(
	rowsIn(String.raw`
	gave the values of u instead of the values of x | -1, 8 | 2
		-1, 2 | Solve $x^{6} - 7x^{3} - 8 = 0$. Write all real solutions as exact values in simplest form, from least to greatest, separated by commas. | says: $u = -1$ or $u = 8$
	gave the value of k | 3 | 1080
		120 | A function has the rule $y = -\cos(3(x + 90^{\circ})) + 1$. What is its period, in degrees? | says: The rule has the form $y = a\cos(k(x - d)) + c$ with $k = 3$.
	gave the excluded values instead of the solution | -8, 6 | -92
		90 | Solve $\frac{7}{x + 8} = \frac{6}{x - 6}$. If there is no solution, write “no solution”. | says: A denominator is 0 when $x = -8$ or $x = 6$, so these values are excluded.
	stopped after the first conversion | 304 | 4864
		76 | Convert $608$ pints to gallons. | 608 \div 2 = 304
	stopped before dividing by the coefficient | 54 | 52
		27 | The sum of two consecutive odd integers is $56$. What is the smaller of the two numbers? | 2n = 54
	dropped the negative sign from the endpoint | x > 7 | x < -7
		x > -7 | Solve $-7x - 20 < 29$. Write the solution as an inequality.
	used b instead of −b in the quadratic formula | \frac{7 - \sqrt{33}}{2}, \frac{7 + \sqrt{33}}{2} | \frac{-7 - 2\sqrt{33}}{2}, \frac{-7 + 2\sqrt{33}}{2}
		\frac{-7 - \sqrt{33}}{2}, \frac{-7 + \sqrt{33}}{2} | Find the zeros of $f(x) = x^{2} + 7x + 4$. Give exact values in simplest form, from least to greatest.
	gave the obtuse angle with the same sine | 163 | 88
		17 | In triangle $ABC$, $\angle C = 75^{\circ}$, $a = 28\text{ cm}$, and $b = 8\text{ cm}$. Find $\angle B$ to the nearest degree.
	left the result as a fraction or decimal instead of changing it to a percent | 7/10 | 142.9
		70 | $35$ is what percent of $50$?
`),
);
