import { mistakesLeadTo, rowsIn } from '../answered.testdata.ts';

mistakesLeadTo(
	rowsIn(String.raw`
	accepted Line 3 as correct | Line 4 | Line 1
		Line 3 | Ella solved the equation $3(4t + 4) - 6t = 54$ as shown. Line 1: $12t + 12 - 6t = 54$. Line 2: $6t + 12 = 54$. Line 3: $6t = 66$. Line 4: $t = 11$. Which line contains the first mistake?
	chose a line that is correct: like terms are combined | Line 2 | Line 4
		Line 3 | Ella solved the equation $3(4t + 4) - 6t = 54$ as shown. Line 1: $12t + 12 - 6t = 54$. Line 2: $6t + 12 = 54$. Line 3: $6t = 66$. Line 4: $t = 11$. Which line contains the first mistake?
	subtracted the values in the reverse order for both rates | The rate is negative before and positive after, which suggests that there is a minimum at $x = 0$. | The rate is negative on both sides, which suggests that there is no maximum or minimum at $x = 0$.
		The rate is positive before and negative after, which suggests that there is a maximum at $x = 0$. | For $f(x) = -x^{2} - 9$, find the average rate of change from $x = -0.1$ to $x = 0$ and the average rate of change from $x = 0$ to $x = 0.1$. What do the two rates suggest?
	gave the same type of extremum as that of the quadratic | a local minimum at $(-5, \frac{1}{7})$ | a local minimum at $(-5, 7)$
		a local maximum at $(-5, \frac{1}{7})$ | What is the local extremum of the function $f(x) = \frac{1}{x^{2} + 10x + 32}$?
	gave the vertex of the quadratic | a local minimum at $(4, 7)$ | a local minimum at $(4, \frac{1}{7})$
		a local maximum at $(4, \frac{1}{7})$ | What is the local extremum of the function $f(x) = \frac{1}{3x^{2} - 24x + 55}$?
	switched the constants of the two factors | $(2n - 1)(n + 5)$ | $(2n - 5)(n + 1)$
		$(2n + 5)(n - 1)$ | Which of these products is the factored form of $2n^{2} + 3n - 5$? Check by expanding.
	checked only the first and last terms; the middle term has the opposite sign | $(2n - 5)(n + 1)$ | $(2n - 1)(n + 5)$
		$(2n + 5)(n - 1)$ | Which of these products is the factored form of $2n^{2} + 3n - 5$? Check by expanding.
	switched the constants of the two factors and changed both signs | $(2n + 1)(n - 5)$ | $(2n - 1)(n + 5)$
		$(2n + 5)(n - 1)$ | Which of these products is the factored form of $2n^{2} + 3n - 5$? Check by expanding.
	read the output as a change | The fare changes by $\$41$ for every additional $15$ miles. | Each of the $15$ miles costs $\$41$.
		For a ride of $15$ miles, the fare is $\$41$. | Let $f(m)$ be the fare, in dollars, for a limousine ride of $m$ miles. What does $f(15) = 41$ mean?
	read the output as a rate | Each of the $4$ miles costs $\$22$. | For a ride of $22$ miles, the fare is $\$4$.
		For a ride of $4$ miles, the fare is $\$22$. | Let $f(m)$ be the fare, in dollars, for a limousine ride of $m$ miles. What does $f(4) = 22$ mean?
	described the whole expression instead | the total fare, in dollars | the charge, in dollars, for each mile of the ride
		the charge, in dollars, for all the miles of the ride | The expression $10 + 9m$ gives the fare for a limousine ride, in dollars, where $m$ is the length of the ride in miles. What does the term $9m$ represent?
	described the coefficient instead | the charge, in dollars, for each mile of the ride | the total fare, in dollars
		the charge, in dollars, for all the miles of the ride | The expression $10 + 9m$ gives the fare for a limousine ride, in dollars, where $m$ is the length of the ride in miles. What does the term $9m$ represent?
	described the whole variable term instead | the charge, in dollars, for all the hours of use | the total cost, in dollars, of renting the truck
		the charge, in dollars, for each hour of use | The expression $46 + 3h$ gives the cost of renting a truck, in dollars, where $h$ is the number of hours of use. What does the number $3$ represent?
	described the whole variable term instead | the distance, in miles, driven so far on the second day | the total distance from home, in miles
		the distance, in miles, driven each hour | The expression $130 + 54h$ gives the distance from home. What does the number $54$ represent?
	described the constant term instead | the fee, in dollars, that is charged before the ride begins | the total fare, in dollars
		the charge, in dollars, for all the miles of the ride | The expression $10 + 9m$ gives the fare for a limousine ride, in dollars, where $m$ is the length of the ride in miles. What does the term $9m$ represent?
	thought that the second differences are all equal | quadratic | linear
		exponential | Which type of function fits the values in the table exactly?
	thought that the first differences are not all equal | quadratic | sinusoidal
		linear | Which type of function fits the values in the table exactly?
	overlooked that the second differences are all equal | another type | linear
		quadratic | Which type of function fits the values in the table exactly?
`),
);
