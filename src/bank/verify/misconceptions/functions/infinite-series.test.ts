import { mistakesLeadTo, rowsIn } from '../answered.testdata.ts';

mistakesLeadTo(
	rowsIn(String.raw`
	added only the terms that are shown | 126/5 | 75/2
		25 | Find the sum of the infinite geometric series $30 + (-6) + \frac{6}{5} + \cdots$. Write your answer as an integer or a fraction in lowest terms.
	added the ratio to 1 in the denominator instead of subtracting it | 75/2 | -150
		25 | Find the sum of the infinite geometric series $30 + (-6) + \frac{6}{5} + \cdots$. Write your answer as an integer or a fraction in lowest terms.
	dropped the negative sign from the ratio | 75/2 | -150
		25 | Find the sum of the infinite geometric series $30 + (-6) + \frac{6}{5} + \cdots$. Write your answer as an integer or a fraction in lowest terms.
	dropped the negative sign from the ratio | 9 | 8
		15 | An infinite geometric series has a common ratio of $-\frac{1}{4}$ and a sum of $12$. Find the first term.
	divided by the ratio instead of 1 minus the ratio | -150 | 75/2
		25 | Find the sum of the infinite geometric series $30 + (-6) + \frac{6}{5} + \cdots$. Write your answer as an integer or a fraction in lowest terms.
	multiplied by the ratio instead of 1 minus the ratio | -8 | -128/3
		-24 | An infinite geometric series has a common ratio of $\frac{1}{4}$ and a sum of $-32$. Find the first term.
	gave entry 3 of row 6 | 20 | 21
		35 | What is entry $3$ of row $7$ of Pascal’s triangle? The single 1 at the top is row 0, and the first entry in each row is entry 0.
	doubled the row number | 10 | 16
		32 | What is the sum of the entries in row $5$ of Pascal’s triangle? The single 1 at the top is row 0.
	squared the row number | 25 | 16
		32 | What is the sum of the entries in row $5$ of Pascal’s triangle? The single 1 at the top is row 0.
	gave the entry that is already known | 1 | 5
		4 | Entry $1$ of row $5$ of Pascal’s triangle is $5$. Which other entry in that row has the same value? Write the number of that entry. The single 1 at the top is row 0, and the first entry in each row is entry 0.
	subtracted the entries | 9 | 90
		21 | Entries $4$ and $5$ of row $6$ of Pascal’s triangle are $15$ and $6$. Which number is between them in the row below? The single 1 at the top is row 0, and the first entry in each row is entry 0.
	multiplied the entries | 90 | 9
		21 | Entries $4$ and $5$ of row $6$ of Pascal’s triangle are $15$ and $6$. Which number is between them in the row below? The single 1 at the top is row 0, and the first entry in each row is entry 0.
	averaged the entries | 10.5 | 9
		21 | Entries $4$ and $5$ of row $6$ of Pascal’s triangle are $15$ and $6$. Which number is between them in the row below? The single 1 at the top is row 0, and the first entry in each row is entry 0.
	added only the three given entries | 11 | 8
		16 | In one row of Pascal’s triangle, the first three entries are $1$, $4$, and $6$. What is the sum of the entries of that row? The single 1 at the top is row 0, and the first entry in each row is entry 0.
`),
);
