import { mistakesLeadTo, rowsIn } from '../answered.testdata.ts';

mistakesLeadTo(
	rowsIn(String.raw`
	divided by m instead of adding it | -\frac{7}{4m} | \frac{-7 - m}{4}
		\frac{m - 7}{4} | Solve $4x - m = -7$ for $x$. | 4x = m - 7
	subtracted 7 instead of dividing both sides by it | q - 10 | q - 21
		q - \frac{3}{7} | Solve $7(x - q) = -3$ for $x$. | x - q = -\frac{3}{7}
`),
);
