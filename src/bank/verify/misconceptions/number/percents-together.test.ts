import { mistakesLeadTo, rowsIn } from '../answered.testdata.ts';

mistakesLeadTo(
	rowsIn(String.raw`
	stopped after the first change | -19 | -8
		-12 | Noor’s bank account balance is −\$10. Noor first spends \$9 and then deposits \$7. What is the new balance, in dollars?
	gave the final value as a percent of the original | 115/2 | 35
		42.5 | The value of an antique falls by $50\%$ in one year and rises by $15\%$ in the next year. What is the overall percent decrease over the two years?
	subtracted one of the percents from the other | 35 | 115/2
		42.5 | The value of an antique falls by $50\%$ in one year and rises by $15\%$ in the next year. What is the overall percent decrease over the two years?
	added the two percents | $11\%$ | $101\%$
		$100.7\%$ | A tablet is on sale for $5\%$ off, and a sales tax of $6\%$ is added to the sale price. The total cost is what percent of the original price?
	used the rate without writing it as a decimal | 86400 | 3264
		864 | Hugo borrows $\$2400$ at a simple interest rate of $6\%$ per year. How much interest, in dollars, does Hugo owe after $6$ years?
	left out the time | 1500 | 3
		300 | An account earns simple interest at $1\%$ per year. In $5$ years, it earns $\$15$ in interest. How many dollars were deposited?
	added the principal to the interest | 3264 | 86400
		864 | Hugo borrows $\$2400$ at a simple interest rate of $6\%$ per year. How much interest, in dollars, does Hugo owe after $6$ years?
	subtracted the interest from the principal | 180 | 20
		220 | Yara borrows $\$200$ at a simple interest rate of $5\%$ per year. How many dollars does Yara owe in all after $2$ years?
	gave the interest without the principal | 40 | 208
		240 | An account with $\$200$ earns simple interest at $4\%$ per year. What is the balance after $5$ years, in dollars?
	added the interest for only one year | 208 | 40
		240 | An account with $\$200$ earns simple interest at $4\%$ per year. What is the balance after $5$ years, in dollars?
	left out one year of interest | 232 | 40
		240 | An account with $\$200$ earns simple interest at $4\%$ per year. What is the balance after $5$ years, in dollars?
	used the number of months as years | 1485 | 12375
		123.75 | Leo borrows $\$6600$ at a simple interest rate of $7.5\%$ per year. How much interest, in dollars, does Leo owe after $3$ months?
`),
);
