import { mistakesLeadTo, rowsIn } from '../answered.testdata.ts';

mistakesLeadTo(
	rowsIn(String.raw`
	thought that 73 is composite | $23$ | $73, 85, 93, 23$
		$73, 23$ | Which of these numbers are prime: $73, 148, 85, 93, 23$? Choose the complete list.
	did not notice that 77 = 7 × 11 | $77, 31$ | $77, 31, 81$
		$31$ | Which of these numbers are prime: $77, 31, 81, 22, 74$? Choose the complete list.
	did not count 1 and 45 as factors | 3, 5, 9, 15 | 3, 5
		1, 3, 5, 9, 15, 45 | List all positive factors of $45$ in increasing order. Separate your answers with commas.
	listed only the prime factors | 3, 5 | 3, 5, 9, 15
		1, 3, 5, 9, 15, 45 | List all positive factors of $45$ in increasing order. Separate your answers with commas.
	thought that every odd number is prime | $77, 31, 81$ | $77, 31$
		$31$ | Which of these numbers are prime: $77, 31, 81, 22, 74$? Choose the complete list.
	found the least common multiple instead of the greatest common factor | 308 | 309
		11 | Find the greatest common factor (GCF) of $44$ and $77$.
	found the greatest common factor instead of the least common multiple | 2 | 156
		78 | Find the least common multiple (LCM) of $6$ and $26$.
	multiplied the numbers | 156 | 2
		78 | Find the least common multiple (LCM) of $6$ and $26$.
	added the numbers | 45 | 500
		100 | The green bus leaves the station every $25$ minutes and the downtown bus every $20$ minutes. Both have just left together. In how many minutes will they next leave together?
	subtracted the numbers | 8 | 572
		4 | Rosa has $44$ granola bars and $52$ juice boxes and packs them into identical gift bags, with nothing left over. What is the greatest number of bags Rosa can make?
	gave only the smallest common prime factor | 2 | 200
		10 | Find the greatest common factor (GCF) of $50$ and $40$.
	listed each prime only once | 3 \times 13 | 3^{2}
		3^{2} \times 13 | Write the prime factorization of $117$. List the primes in increasing order and use exponents for repeated primes.
`),
);
