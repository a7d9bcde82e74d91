import { mistakesLeadTo, rowsIn } from '../answered.testdata.ts';

mistakesLeadTo(
	rowsIn(String.raw`
	found a common difference instead of a common ratio | 196/3 | 8/3
		2 | In a geometric sequence, $a_{3} = 28$ and $a_{6} = 224$. Find the common ratio.
	divided the earlier term by the later one | 1/2 | 8/3
		2 | In a geometric sequence, $a_{3} = 28$ and $a_{6} = 224$. Find the common ratio.
	ignored the negative sign of the ratio | 3 | -9
		-3 | In a geometric sequence, $a_{2} = -3$ and $a_{5} = 81$. Find the common ratio.
	divided by the ratio 3 times instead of 2 times | 7/3 | 567
		7 | A geometric sequence has a common ratio of $3$, and $a_{3} = 63$. Find the first term.
	multiplied by the power of the common ratio instead of dividing by it | 567 | 7/3
		7 | A geometric sequence has a common ratio of $3$, and $a_{3} = 63$. Find the first term.
	applied the rule one time too many | 37 | 15
		26 | A sequence starts with $a_{1} = 4$ and follows the rule $a_{n} = a_{n - 1} + 11$ for $n \ge 2$. Find $a_{3}$.
	switched the two previous terms in the last step | 2 | -3
		-2 | A sequence starts with $t_{1} = 2$ and $t_{2} = 3$ and follows the rule $t_{n} = t_{n - 1} - t_{n - 2}$ for $n \ge 3$. Find $t_{4}$.
	added 1 each time, although the rule subtracts it | -12 | -17
		-16 | A sequence starts with $a_{1} = -14$ and follows the rule $a_{n} = a_{n - 1} - 1$ for $n \ge 2$. Find $a_{3}$.
	added the two given terms instead of subtracting to go back | 55 | -8
		8 | In a sequence, each term from the third on is the sum of the two terms before it. Given $t_{7} = 34$ and $t_{6} = 21$, find $t_{4}$.
	subtracted the same term twice | -8 | 13
		8 | In a sequence, each term from the third on is the sum of the two terms before it. Given $t_{7} = 34$ and $t_{6} = 21$, find $t_{4}$.
`),
);
