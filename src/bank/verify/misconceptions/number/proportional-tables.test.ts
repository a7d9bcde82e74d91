import { mistakesLeadTo, rowsIn } from '../answered.testdata.ts';

mistakesLeadTo(
	rowsIn(String.raw`
	checked only the last pair | Yes, with $k = 18$ | Yes, with $k = 6$
		No | Does the table show a direct variation $y = kx$? If it does, what is $k$? | figure: A table with 2 rows. x: 1, 2, 5, 9. y: 2, 8, 50, 162.
	subtracted two y-values instead of dividing y by x | Yes, with $k = 6$ | Yes, with $k = 18$
		No | Does the table show a direct variation $y = kx$? If it does, what is $k$? | figure: A table with 2 rows. x: 1, 2, 5, 9. y: 2, 8, 50, 162.
	divided x by y instead of y by x | Yes, with $k = \frac{1}{5}$ | Yes, with $k = 40$
		Yes, with $k = 5$ | Does the table show a direct variation $y = kx$? If it does, what is $k$? | figure: A table with 2 rows. x: 1, 9, 10, 12. y: 5, 45, 50, 60.
	subtracted x from y for each pair instead of dividing y by x | No | Yes, with $k = 40$
		Yes, with $k = 5$ | Does the table show a direct variation $y = kx$? If it does, what is $k$?
	looked only at the differences between the x-values | No, because the $x$-values do not increase by equal amounts | Yes, because $y$ increases whenever $x$ increases
		No, because $\frac{y}{x}$ is not the same for all pairs | Is $y$ proportional to $x$ in the table? Choose the answer with the correct reason.
	did not notice that the graph is a straight line | No, because the graph is not a straight line | No, because the graph does not pass through the origin
		Yes, because the graph is a straight line through the origin | Is $y$ proportional to $x$ in the graph? Choose the answer with the correct reason.
	did not look at where the graph begins | No, because the graph does not pass through the origin | Yes, because $y$ increases as $x$ increases
		No, because the graph is not a straight line | Is $y$ proportional to $x$ in the graph? Choose the answer with the correct reason.
	checked only whether the graph is a straight line | Yes, because the graph is a straight line through the origin | No, because the graph is not a straight line
		No, because the graph does not pass through the origin | Is $y$ proportional to $x$ in the graph? Choose the answer with the correct reason.
	used the x-coordinate as the unit rate | The pay is $\$5$ for each hour. | The pay for $70$ hours is $\$5$.
		The pay for $5$ hours is $\$70$. | On the graph, $y$ is the pay in dollars, and $x$ is the number of hours worked. What does the point $P(5, 70)$ represent?
	chose the lower speed | Train A is faster: $38$ miles per hour. | Train B is faster: $38$ miles per hour.
		Train B is faster: $45$ miles per hour. | Train A travels $380$ miles in $10$ hours. Train B travels $360$ miles in $8$ hours. Which train is faster, and what is its speed?
	gave the speed for Train A | Train B is faster: $38$ miles per hour. | Train A is faster: $38$ miles per hour.
		Train B is faster: $45$ miles per hour. | Train A travels $380$ miles in $10$ hours. Train B travels $360$ miles in $8$ hours. Which train is faster, and what is its speed?
	gave the speed for Train B but named Train A | Train A is faster: $45$ miles per hour. | Train A is faster: $38$ miles per hour.
		Train B is faster: $45$ miles per hour. | Train A travels $380$ miles in $10$ hours. Train B travels $360$ miles in $8$ hours. Which train is faster, and what is its speed?
`),
);
