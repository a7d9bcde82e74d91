import { mistakesLeadTo, rowsIn } from '../answered.testdata.ts';

mistakesLeadTo(
	rowsIn(String.raw`
	taxed the whole income at 30% | 825 | 412.5
		525 | A tax is $15\%$ of the first $\$2000$ of a monthly income and $30\%$ of the part above $\$2000$. How much tax, in dollars, is paid on a monthly income of $\$2750$?
	left out the tax on the first part of the income | 225 | 300
		525 | A tax is $15\%$ of the first $\$2000$ of a monthly income and $30\%$ of the part above $\$2000$. How much tax, in dollars, is paid on a monthly income of $\$2750$?
	took both percents of the original price | $101\% $ | $111\% $
		100.7 | A tablet is on sale for $5\%$ off, and a sales tax of $6\%$ is added to the sale price. The total cost is what percent of the original price?
`),
);
