import { mistakesLeadTo, rowsIn } from '../answered.testdata.ts';

mistakesLeadTo(
	rowsIn(String.raw`
	used n − 1 terms instead of n | 350 | 750
		375 | An arithmetic series has $15$ terms with $a_{1} = 4$ and $a_{15} = 46$. Find its sum.
	added only the first and last terms | 50 | 750
		375 | An arithmetic series has $15$ terms with $a_{1} = 4$ and $a_{15} = 46$. Find its sum.
	gave the 5th term | 1792 | 28672
		7168 | Find the 6th term of the geometric sequence $7, 28, 112, \dots$. Write your answer as an integer or a fraction in lowest terms.
	multiplied by the common difference instead of dividing by it | 262 | 29
		30 | How many terms are in the arithmetic sequence $39, 42, 45, \dots, 126$?
	gave the term after the next one | 7 | 1
		5 | Find the next term of the arithmetic sequence $-3, -1, 1, 3, \dots$.
	added the last difference again | -48 | -128
		-64 | Find the next term of the geometric sequence $-4, -8, -16, -32, \dots$.
	increased only the numerator | 5/9 | 5/11
		1/2 | Find the next term of the sequence of fractions $\frac{1}{6}, \frac{2}{7}, \frac{3}{8}, \frac{4}{9}, \dots$. Give your answer as a fraction in lowest terms.
	increased only the denominator | 2/5 | 3/5
		1/2 | Find the next term of the sequence of fractions $\frac{1}{6}, \frac{2}{7}, \frac{3}{8}, \frac{4}{9}, \dots$. Give your answer as a fraction in lowest terms.
	added the second difference to the last term | 74 | 146
		102 | Find the next term of the sequence $6, 18, 38, 66, \dots$, whose second differences are constant.
	added the common difference one time too many | 68 | 64
		66 | In an arithmetic sequence, $t_{2} = 8$ and $t_{9} = 22$. Find $t_{31}$.
	added the common difference one fewer time than needed | 64 | 68
		66 | In an arithmetic sequence, $t_{2} = 8$ and $t_{9} = 22$. Find $t_{31}$.
	added the common difference 8 times instead of 7 times | 58 | 28
		54 | Find the 8th term of the arithmetic sequence $26, 30, 34, 38, \dots$.
	left out the first term | 90 | 70
		100 | Find the value of $\sum_{k=2}^{6} 5k$.
	left out the last term | 6x + 1 | -2x + 8
		6x + 8 | Simplify $2x + 1 + 4x + 7$ by combining like terms.
`),
);
