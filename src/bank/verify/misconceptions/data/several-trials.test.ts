import { mistakesLeadTo, rowsIn } from '../answered.testdata.ts';

mistakesLeadTo(
	rowsIn(String.raw`
	calculated as if the first marble were returned to the bag | 97/169 | 6/13
		7/13 | A bag contains $9$ red and $4$ blue marbles. Two marbles are drawn at random, one after the other, without replacement. What is the probability that both marbles are the same color? Give your answer as a fraction in lowest terms.
	read “at most 4” as “at least 4” | 15/64 | 7/8
		3/16 | A fair die with $8$ sides, numbered from $1$ to $8$, is rolled. A spinner has $8$ equal sections, and $3$ of them are red. It is spun once. What is the probability that the die shows at most $4$ and the spinner lands on red? Give your answer as a fraction in lowest terms.
	calculated as if the first marble were not returned to the bag | 5/14 | 5/4
		25/64 | A bag contains $5$ red and $3$ blue marbles. One marble is drawn at random and returned to the bag. Then a second marble is drawn. What is the probability that both marbles are red? Give your answer as a fraction in lowest terms.
	counted only “red, then blue” | 20/81 | 5/9
		40/81 | A bag contains $5$ red and $4$ blue marbles. One marble is drawn at random and returned to the bag. Then a second marble is drawn. What is the probability that exactly one of the two marbles is red? Give your answer as a fraction in lowest terms.
	found the probability of succeeding every time | 16/81 | 80/81
		1/81 | In each round of a game, the probability that Hugo wins is $\frac{2}{3}$. Hugo plays $4$ rounds, and the rounds are independent. What is the probability that Hugo will win none of the $4$ rounds? Give your answer as a fraction in lowest terms.
	multiplied the probability of a single success by 3 instead of raising it to the power of 3 | 2 | 19/27
		8/27 | In each round of a game, the probability that Hugo wins is $\frac{2}{3}$. Hugo plays $3$ rounds, and the rounds are independent. What is the probability that Hugo will win all $3$ rounds? Give your answer as a fraction in lowest terms.
	multiplied the probability of a single failure by 4 instead of raising it to the power of 4 | 4/3 | 80/81
		1/81 | In each round of a game, the probability that Hugo wins is $\frac{2}{3}$. Hugo plays $4$ rounds, and the rounds are independent. What is the probability that Hugo will win none of the $4$ rounds? Give your answer as a fraction in lowest terms.
	multiplied the probability of a single failure by 3 instead of raising it to the power of 3 | 6/11 | 27/11
		729/1331 | In each round of a game, the probability that Hugo wins is $\frac{9}{11}$. Hugo plays $3$ rounds, and the rounds are independent. What is the probability that Hugo will win all $3$ rounds? Give your answer as a fraction in lowest terms.
	added the numbers of outcomes for the two dice instead of multiplying them | 1/4 | 11/12
		1/12 | Two fair dice, each numbered from $1$ to $6$, are rolled. What is the probability that the sum of the two numbers is at least $11$? Give your answer as a fraction in lowest terms.
`),
);
