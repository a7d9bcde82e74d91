import { mistakesLeadTo, rowsIn } from '../answered.testdata.ts';

mistakesLeadTo(
	rowsIn(String.raw`
	gave the number of logs in row 6 instead of the total | 45 | 510
		255 | In a stack of logs, the top row has $40$ logs, and each row after that has $1$ more log than the row above it. How many logs are in a stack of $6$ rows?
	multiplied the number of logs in row 1 by 6 | 240 | 510
		255 | In a stack of logs, the top row has $40$ logs, and each row after that has $1$ more log than the row above it. How many logs are in a stack of $6$ rows?
	left out the number of seats in row 1 | 87 | 95
		92 | The first row of a theater has $5$ seats, and each row after that has $3$ more seats than the row in front of it. How many seats does row $30$ have?
	gave the total for all 30 rows | 1455 | 95
		92 | The first row of a theater has $5$ seats, and each row after that has $3$ more seats than the row in front of it. How many seats does row $30$ have?
	added one term too few | 131597 | 223774
		177229 | A job pays $\$43{,}000$ in the first year, and the pay rises by $2\%$ each year. How many dollars does the job pay in the first $4$ years altogether? Round to the nearest dollar.
	multiplied only the right side by 2 when clearing the fraction | 25/8 | 32
		4 | The first $9$ terms of an arithmetic series add up to $63$, and the first term is $-9$. Find the common difference.
	added 56 to the other side instead of subtracting it | 119/8 | 7
		7/8 | Solve $\frac{x + 7}{9} = \frac{7}{8}$ for $x$. Give the solution as an integer or as a fraction in lowest terms. | 8x + 56 = 63
	gave the value of n − 1 instead of n | 9 | 28
		10 | An arithmetic series has a first term of $2$ and a common difference of $-1$. How many terms, starting with the first, must be added to get a sum of $-25$?
	used the formula for the nth term instead of the sum | 28 | 9
		10 | An arithmetic series has a first term of $2$ and a common difference of $-1$. How many terms, starting with the first, must be added to get a sum of $-25$?
	divided by the common ratio instead of multiplying by it | -16 | -128
		-64 | Find the next term of the geometric sequence $-4, -8, -16, -32, \dots$.
	subtracted the common difference instead of adding it | 1 | 7
		5 | Find the next term of the arithmetic sequence $-3, -1, 1, 3, \dots$.
	kept the sign of the last term | -11 | -12
		11 | Find the next term of the sequence $7, -8, 9, -10, \dots$, whose signs alternate and whose absolute values form an arithmetic sequence.
`),
);
