import { expect, test } from 'vitest';
import { answered, issuesOf, mistakesLeadTo, rowsIn } from '../answered.testdata.ts';

mistakesLeadTo(
	rowsIn(String.raw`
	started counting at 0 instead of 1 | 6(3)^{n + 1 - 1} | 6(3)^{n - 1 - 1}
		6(3)^{n - 1} | Write an expression in $n$ for the general term of the geometric sequence $6, 18, 54, 162, \dots$. Start with $n = 1$.
	used n − 1 instead of n as the position | 6(3)^{n - 1 - 1} | 6(3)^{n + 1 - 1}
		6(3)^{n - 1} | Write an expression in $n$ for the general term of the geometric sequence $6, 18, 54, 162, \dots$. Start with $n = 1$.
	used the first value of y as the constant | 9x + 7 | -2x + 9
		9x - 2 | The table shows values of a linear function. Write an expression for $y$ in terms of $x$. | figure: A table with 2 rows. x: 1, 2, 3, 4. y: 7, 16, 25, 34.
	switched the coefficient and the constant | -2x + 9 | 9x + 7
		9x - 2 | The table shows values of a linear function. Write an expression for $y$ in terms of $x$.
	added the common ratio instead of multiplying by it | t_{n} = t_{n - 1} + 4 | t_{n} = 11t_{n - 1}
		t_{n} = 4t_{n - 1} | The $n$th term of a sequence is $t_{n} = 11 \times 4^{n - 1}$. Write the recursive rule for $t_{n}$ in terms of $t_{n - 1}$, starting with $t_{1} = 11$.
	multiplied by the common difference instead of adding it | t_{n} = -7t_{n - 1} | t_{n} = t_{n - 1} + 7
		t_{n} = t_{n - 1} - 7 | The $n$th term of a sequence is $t_{n} = -7n + 9$. Write the recursive rule for $t_{n}$ in terms of $t_{n - 1}$, starting with $t_{1} = 2$.
	ignored the negative sign of the common difference | 68 | -73
		-70 | In an arithmetic sequence, $t_{5} = 23$ and $t_{13} = -1$. Find $t_{36}$. | d = -3
	dropped the negative sign from the common difference in the formula | 2n + 25 | -2n + 27
		-2n + 29 | Write an expression in $n$ for the $n$th term of the arithmetic sequence with $a_{5} = 19$ and $a_{8} = 13$. Give it in simplest form.
	took the common difference to be positive | 2n + 9 | -2n + 27
		-2n + 29 | Write an expression in $n$ for the $n$th term of the arithmetic sequence with $a_{5} = 19$ and $a_{8} = 13$. Give it in simplest form.
	started with the second term | $\sum_{k=1}^{7} (k + 9)$ | $\sum_{k=1}^{6} (k + 8)$
		$\sum_{k=1}^{7} (k + 8)$ | Which expression in sigma notation is equal to the arithmetic series $9 + 10 + 11 + \cdots + 15$?
	looked only at the first difference | arithmetic, and the next term is $67$ | geometric, and the next term is $112$
		geometric, and the next term is $256$ | What kind of sequence is $1, 4, 16, 64, \dots$, and what is the next term if the pattern continues?
	doubled the last term | geometric, and the next term is $14$ | arithmetic, and the next term is $11$
		arithmetic, and the next term is $9$ | What kind of sequence is $1, 3, 5, 7, \dots$, and what is the next term if the pattern continues?
`),
);

test('finds no negative sign in a positive common difference', () => {
	const why = 'ignored the negative sign of the common difference';
	const question = 'In an arithmetic sequence, $a_{5} = 14$ and $a_{14} = 68$. Find $a_{22}$.';
	expect(issuesOf(answered('integer', '116', question, 'd = 6'), why, '-88')).toHaveLength(1);
});
