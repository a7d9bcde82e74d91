import { mistakesLeadTo, rowsIn } from '../answered.testdata.ts';

mistakesLeadTo(
	rowsIn(String.raw`
	did not subtract the number that was added | (x + 2)^{2} + 16 | (x - 2)^{2} + 12
		(x + 2)^{2} + 12 | Complete the square to write $x^{2} + 4x + 16$ in the form $a(x - h)^{2} + k$.
	subtracted the part from the whole | 224 | 9600
		96 | What is $30\%$ of $320$?
	used only the first sample | 420 | 21
		490 | An app has $1400$ users. In $3$ random samples of $20$ users each, the numbers of users who open it every day are $6$, $9$, and $6$. Use all the samples together to estimate how many of the $1400$ users open it every day.
`),
);
