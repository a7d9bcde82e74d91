import { mistakesLeadTo, rowsIn } from '../answered.testdata.ts';

mistakesLeadTo(
	rowsIn(String.raw`
	added the squares instead of subtracting them | (-1 - \sqrt{34}, -4), (-1 + \sqrt{34}, -4) | (-1, -8), (-1, 0)
		(-5, -4), (3, -4) | Find the foci of the ellipse $\frac{(x + 1)^{2}}{25} + \frac{(y + 4)^{2}}{9} = 1$. Write them as two ordered pairs.
	added twice the product instead of subtracting it | 793 | 530.8333333333334
		265 | Two positive numbers have a sum of $23$ and a product of $132$. Use an identity to find the sum of their squares. | 23^{2} - 2 \times 132 | = 529 - 264
	subtracted twice the product instead of adding it | -263 | 263
		265 | Two positive numbers have a difference of $1$ and a product of $132$. Use an identity to find the sum of their squares. | 1^{2} + 2 \times 132 | = 1 + 264
`),
);
