import { mistakesLeadTo, rowsIn } from '../answered.testdata.ts';

mistakesLeadTo(
	rowsIn(String.raw`
	combined the x term of 6x − 11 with the constant of 3x − 5 | $6x - 5$ | $7x - 5$
		3x - 5 | Which of these is a factor of $18x^{2} - 63x + 55$?
	reversed the sign of the constant | $3x + 5$ | $5x + 3$
		3x - 5 | Which of these is a factor of $18x^{2} - 63x + 55$?
	switched the constants of the two factors | $(2n - 1)(n + 5)$ | $(2n - 1)(n + 6)$
		(2n + 5)(n - 1) | Which of these products is the factored form of $2n^{2} + 3n - 5$?
	switched the constants of the two factors and changed both signs | $(2n + 1)(n - 5)$ | $(2n - 1)(n + 5)$
		(2n + 5)(n - 1) | Which of these products is the factored form of $2n^{2} + 3n - 5$?
	checked only the first and last terms; the middle term has the opposite sign | $(2n - 5)(n + 1)$ | $(2n + 5)(n + 1)$
		(2n + 5)(n - 1) | Which of these products is the factored form of $2n^{2} + 3n - 5$?
	subtracted the first expression from the second | $-14x^{2} + 6x + 6$ | $-14x^{2} + 6x - 6$
		14x^{2} - 6x - 6 | Which expression is equivalent to $(12x^{2} + x - 6) - (-2x^{2} + 7x + 0)$?
	added instead of subtracting | $10x^{2} + 8x - 6$ | $10x^{2} + 8x + 6$
		14x^{2} - 6x - 6 | Which expression is equivalent to $(12x^{2} + x - 6) - (-2x^{2} + 7x + 0)$?
	added instead of subtracting | $-19$ | $-18x - 19$
		-18x - 1 | Simplify $(-9x - 10) - (9x - 9)$.
	changed the sign of only the first term in the expression being subtracted | $5x^{2} + 7x + 1$ | $5x^{2} + 5x - 7$
		3x^{2} + 5x + 1 | Simplify $(6x + 4x^{2} - 3) - (-4 + x + x^{2})$.
`),
);
