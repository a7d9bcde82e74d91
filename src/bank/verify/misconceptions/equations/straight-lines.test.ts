import { mistakesLeadTo, rowsIn } from '../answered.testdata.ts';

mistakesLeadTo(
	rowsIn(String.raw`
	multiplied only the first term in the parentheses on the right side | x + 2y = 20 | x - 2y = -8
		x + 2y = 8 | Write $y - 7 = -\frac{1}{2}(x + 6)$ in standard form, $ax + by = c$. Use integers with no common factor other than 1, and make the coefficient of $x$ positive.
	used point A instead of the midpoint | $y = -\frac{1}{2}x + \frac{15}{2}$ | $y = -\frac{1}{2}x - \frac{15}{2}$
		$y = -\frac{1}{2}x$ | The points $A(-1, 8)$ and $B(-7, -4)$ are on a circle. Which line is the right bisector of the chord $AB$?
	wrote the equation of a line through the centre, but used the slope of the chord | $y = 2x$ | $y = 3x$
		$y = -\frac{1}{2}x$ | The points $A(-1, 8)$ and $B(-7, -4)$ are on a circle. Which line is the right bisector of the chord $AB$?
`),
);
