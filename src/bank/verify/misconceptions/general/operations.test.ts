import { mistakesLeadTo, rowsIn } from '../answered.testdata.ts';

mistakesLeadTo(
	rowsIn(String.raw`
	added the squares instead of subtracting them | (-1 - \sqrt{34}, -4), (-1 + \sqrt{34}, -4) | (-1, -8), (-1, 0)
		(-5, -4), (3, -4) | Find the foci of the ellipse $\frac{(x + 1)^{2}}{25} + \frac{(y + 4)^{2}}{9} = 1$. Write them as two ordered pairs.
`),
);
