import { mistakesLeadTo, rowsIn } from '../answered.testdata.ts';

mistakesLeadTo(
	rowsIn(String.raw`
	did not take the square root | 400 | 5\sqrt{34}
		20 | The parallel sides of an isosceles trapezoid are $36\text{ cm}$ and $6\text{ cm}$ long. Each of its other two sides is $25\text{ cm}$ long. What is the height of the trapezoid, in centimetres? Give the exact value, with any square root in simplest form.
	did not add the mean | -90 | 500
		320 | The lifetimes of one type of battery are normally distributed with a mean of $410$ hours and a standard deviation of $30$ hours. Which lifetime, in hours, has a $z$-score of $-3$?
	added the z-score itself to the mean | 407 | 500
		320 | The lifetimes of one type of battery are normally distributed with a mean of $410$ hours and a standard deviation of $30$ hours. Which lifetime, in hours, has a $z$-score of $-3$?
	subtracted the lifetime from the mean | 2 | -84
		-2 | The lifetimes of one type of battery are normally distributed with a mean of $380$ hours and a standard deviation of $42$ hours. What is the $z$-score of a lifetime of $296$ hours? Give the exact value as an integer or a decimal.
	gave the percent outside the interval | 86.5 | 97.5
		13.5 | The lifetimes of one type of battery are normally distributed with a mean of $460$ hours and a standard deviation of $22$ hours. About what percent of the lifetimes are between $482$ and $504$ hours? Use the 68-95-99.7 rule.
	gave the number outside the interval | 660 | 500
		340 | The scores on a standardized test are normally distributed with a mean of $310$ points and a standard deviation of $32$ points. About how many of $1000$ scores are between $278$ and $310$ points? Use the 68-95-99.7 rule.
	used only the half of the interval on one side of the mean | 680 | 640
		1360 | The scores on a standardized test are normally distributed with a mean of $110$ points and a standard deviation of $30$ points. About how many of $2000$ scores are between $80$ and $140$ points? Use the 68-95-99.7 rule.
	included the values less than 278 | 500 | 660
		340 | The scores on a standardized test are normally distributed with a mean of $310$ points and a standard deviation of $32$ points. About how many of $1000$ scores are between $278$ and $310$ points? Use the 68-95-99.7 rule.
	gave √n instead of squaring it to find n | 20 | 40
		400 | A random sample will be used to estimate what percent of the members of a library borrow audiobooks. For a random sample of $n$ members, use $\frac{1}{\sqrt{n}}$ as the margin of error. How large must the sample be for a margin of error of $5\%$?
	multiplied by 2 instead of squaring | -5/3 | 5/36
		-5/36 | Evaluate: $\left(\frac{1}{6}\right)^{2} \times (-5)$. Give your answer in simplest form.
	gave the margin of error | 2 | 70
		66 | In a random sample of $2500$ voters in a town, $68\%$ plan to vote for a new park. For a random sample of $n$ voters, use $\frac{1}{\sqrt{n}}$ as the margin of error. What is the lowest percentage that is plausible for the whole population?
	did not take the reciprocal | 50 | 1/25
		2 | In a random sample of $2500$ members of a library, $25\%$ borrow audiobooks. For a random sample of $n$ members, use $\frac{1}{\sqrt{n}}$ as the margin of error. What is the margin of error, as a percent?
`),
);
