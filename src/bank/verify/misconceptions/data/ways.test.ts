import { mistakesLeadTo, rowsIn } from '../answered.testdata.ts';

mistakesLeadTo(
	rowsIn(String.raw`
	left out the negative sign in the exponent | e = x | 10^{-1} = x
		e^{-1} = x | Write in exponential form: $\ln x = -1$. | e^{-1} = x
	left out the players from grade 10 | 4/21 | 3/7
		4/7 | A club has $4$ players from grade 9 and $3$ players from grade 10. A team of $2$ players is chosen at random. What is the probability that exactly $1$ of the players on the team is from grade 9? Give your answer as a fraction in lowest terms.
	counted only the teams with exactly 1 from grade 9 | 4/7 | 1/7
		6/7 | A club has $4$ players from grade 9 and $3$ players from grade 10. A team of $2$ players is chosen at random. What is the probability that at least $1$ of the players on the team is from grade 9? Give your answer as a fraction in lowest terms.
	ignored the order | 10 | 25
		20 | A photographer has $5$ pictures and hangs $2$ of them in a row. How many different arrangements are possible?
	allowed repeats | 25 | 10
		20 | A photographer has $5$ pictures and hangs $2$ of them in a row. How many different arrangements are possible?
	did not allow repeats | 24 | 12
		64 | A flag has $3$ stripes. Each stripe may have any of $4$ colors, and colors may be repeated. How many different flags are possible?
	multiplied the number of players, 10, by the number chosen, 2 | 20 | 90
		45 | A team of $2$ is picked from $10$ players. How many different teams are possible?
	ignored the repeated letters in the word | 120 | 40
		20 | How many different arrangements of all the letters of the word PUPPY are possible?
	counted the repeated letter in the word only once | 6 | 120
		20 | How many different arrangements of all the letters of the word PUPPY are possible?
	ignored the condition about Sam | 56 | 35
		21 | A committee of $3$ is chosen from $8$ people. Sam is one of these people and must be on the committee. How many different committees are possible?
	required Sam to be on the committee | 45 | 165
		120 | A committee of $3$ is chosen from $11$ people. Sam is one of these people and must not be on the committee. How many different committees are possible?
	left Sam off the committee | 35 | 56
		21 | A committee of $3$ is chosen from $8$ people. Sam is one of these people and must be on the committee. How many different committees are possible?
`),
);
