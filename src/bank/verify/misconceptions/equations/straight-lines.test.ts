import { mistakesLeadTo, rowsIn } from '../answered.testdata.ts';

mistakesLeadTo(
	rowsIn(String.raw`
	multiplied only the first term in the parentheses on the right side | x + 2y = 20 | x - 2y = -8
		x + 2y = 8 | Write $y - 7 = -\frac{1}{2}(x + 6)$ in standard form, $ax + by = c$. Use integers with no common factor other than 1, and make the coefficient of $x$ positive.
`),
);
