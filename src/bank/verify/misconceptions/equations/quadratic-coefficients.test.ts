import { mistakesLeadTo, rowsIn } from '../answered.testdata.ts';

mistakesLeadTo(
	rowsIn(String.raw`
	used b/a instead of −b/a | -8 | 8
		8 | What is the sum of the solutions of $4x^{2} - 32x + 23 = 0$?
	gave the sum of the solutions | 8/3 | -8/9
		-8/9 | What is the product of the solutions of $9x^{2} - 24x - 8 = 0$?
	gave the product of the solutions | 23/4 | 8
		8 | What is the sum of the solutions of $4x^{2} - 32x + 23 = 0$?
	did not divide by the leading coefficient | 32 | 8
		8 | What is the sum of the solutions of $4x^{2} - 32x + 23 = 0$?
	used c instead of −b in the quadratic formula | \frac{-9 - 2\sqrt{19}}{4}, \frac{-9 + 2\sqrt{19}}{4} | 1 - \sqrt{19}, 1 + \sqrt{19}
		\frac{-1 - \sqrt{19}}{2}, \frac{-1 + \sqrt{19}}{2} | Use the quadratic formula to solve $2t^{2} + 2t - 9 = 0$. Give the exact solutions.
	gave k instead of j | -8 | 9
		10 | The expression $9x^{2} + 82x - 80$ can be written as $(hx + k)(x + j)$. What is the value of $j$? | = (9x - 8)(x + 10)
`),
);
