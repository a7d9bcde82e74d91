import { mistakesLeadTo, rowsIn } from '../answered.testdata.ts';

mistakesLeadTo(
	rowsIn(String.raw`
	divided by the probability instead of multiplying by it | 1200 | 108
		12 | The probability that a spinner lands on red is $\frac{1}{10}$. Out of $120$ spins, how many would you expect to land on red?
	multiplied by the probability of the complement | 108 | 1200
		12 | The probability that a spinner lands on red is $\frac{1}{10}$. Out of $120$ spins, how many would you expect to land on red?
	divided by 5 but did not multiply by 2 | 40 | 120
		80 | The probability that a seed from a packet sprouts is $\frac{2}{5}$. Out of $200$ seeds, how many would you expect to sprout?
	found the total number of tiles | 63 | 36
		14 | A box holds $27$ red tiles, $22$ blue tiles, and $x$ green tiles. One tile is picked at random. The probability that it is red is $\frac{3}{7}$. What is the value of $x$?
	found the number of tiles that are not red | 36 | 63
		14 | A box holds $27$ red tiles, $22$ blue tiles, and $x$ green tiles. One tile is picked at random. The probability that it is red is $\frac{3}{7}$. What is the value of $x$?
	counted 5 as less than 5 | 3/4 | 3/8
		5/8 | A fair die has $8$ sides, numbered from $1$ to $8$. It is rolled once. What is the probability of rolling either $8$ or a number less than $5$? Give your answer as a fraction in lowest terms.
	thought that any event is as likely to happen as not | as likely as not | unlikely
		likely | A bag contains $12$ red and $2$ blue marbles. One marble is drawn at random. How likely is it that the marble is red?
	described the opposite event | unlikely | certain
		likely | A bag contains $12$ red and $2$ blue marbles. One marble is drawn at random. How likely is it that the marble is red?
	treated a likely event as certain | certain | unlikely
		likely | A bag contains $12$ red and $2$ blue marbles. One marble is drawn at random. How likely is it that the marble is red?
	treated an unlikely event as impossible | impossible | as likely as not
		unlikely | A bag contains $20$ red and $6$ blue marbles. One marble is drawn at random. How likely is it that the marble is blue?
	treated an impossible event as only unlikely | unlikely | certain
		impossible | A bag contains $8$ red and $2$ blue marbles. One marble is drawn at random. How likely is it that the marble is green?
	treated a certain event as only likely | likely | impossible
		certain | A bag contains $18$ red and $4$ blue marbles. One marble is drawn at random. How likely is it that the marble is red or blue?
`),
);
