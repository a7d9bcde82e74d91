import { mistakesLeadTo, rowsIn } from '../answered.testdata.ts';

mistakesLeadTo(
	rowsIn(String.raw`
	went one place too far in the cycle | 6 | 8
		8 | A function $f$ is periodic with period $4$. Its values in one cycle are $f(0) = 3$, $f(1) = 5$, $f(2) = 8$, and $f(3) = 6$. What is $f(70)$?
	multiplied the value by the number of cycles | 136 | 8
		8 | A function $f$ is periodic with period $4$. Its values in one cycle are $f(0) = 3$, $f(1) = 5$, $f(2) = 8$, and $f(3) = 6$. What is $f(70)$?
	left out f(4) | -6 | -4
		-4 | The function $f$ is odd, and $f(4) = 2$. Find $3f(-4) + f(4)$.
	gave the average speed without subtracting the speed at t = 2 | 13 | 2
		2 | A rocket rises straight up. The distance it has covered after $t$ seconds, in metres, is given by $d(t) = t^{2} + 7t$. At $t = 2$, its speed is $11$ metres per second. By how many metres per second is its average speed from $t = 2$ to $t = 4$ greater than this speed?
	subtracted the speed from the distance, not from the average speed | 15 | 2
		2 | A rocket rises straight up. The distance it has covered after $t$ seconds, in metres, is given by $d(t) = t^{2} + 7t$. At $t = 2$, its speed is $11$ metres per second. By how many metres per second is its average speed from $t = 2$ to $t = 4$ greater than this speed?
	used the distance at t = 4 divided by 4 seconds as the average speed | 0 | 2
		2 | A rocket rises straight up. The distance it has covered after $t$ seconds, in metres, is given by $d(t) = t^{2} + 7t$. At $t = 2$, its speed is $11$ metres per second. By how many metres per second is its average speed from $t = 2$ to $t = 4$ greater than this speed?
	used only the first speed | 21/2 | 11/2
		11/2 | A car and a van leave the same town at the same time and travel in opposite directions. The car travels at $55$ miles per hour and the van at $50$ miles per hour. After how many hours are they $577.5$ miles apart?
	used only the second speed | 70/3 | 5
		5 | A car and a cyclist leave the same town at the same time and travel in opposite directions. The car travels at $55$ miles per hour and the cyclist at $15$ miles per hour. After how many hours are they $350$ miles apart?
	gave the sum of the two speeds | 115 | 45
		45 | A bus and a car leave the same town at the same time and travel in opposite directions. The bus travels at $70$ miles per hour. After $4$ hours they are $460$ miles apart. What is the speed of the car, in miles per hour?
	used the coefficient from the first equation without multiplying it | 2 | -4
		-4 | For which value of $k$ does the system $-4x + 2y = 3$ and $8x + ky = -2$ have no solution?
	did not combine like terms on the left side | 10 | 8
		8 | Find the value of the constant $k$ for which the equation $5(2x + 5) - 2x = kx + 20$ has no solution.
	gave the price that suppliers ask at x = 0 instead of the price at x = 5 | (5, 200) | (5, 260)
		(5, 260) | When $x$ hundred bags of apples are on the market, the price that suppliers ask for each hundred is given by $y = 12x + 200$, and the price that buyers will pay by $y = 450 - 38x$, both in dollars. For which ordered pair $(x, y)$ are the two prices equal?
	gave the balance of the second investment | 1102.50 | 42.50
		42.50 | Two investments each start with $\$1000$. The first grows by $\$30$ each year, and the second grows by $5\%$ each year. By how much do their balances differ after $2$ years?
	gave the balance of the first investment | 1060.00 | 42.50
		42.50 | Two investments each start with $\$1000$. The first grows by $\$30$ each year, and the second grows by $5\%$ each year. By how much do their balances differ after $2$ years?
	used simple interest for the second investment | 40.00 | 42.50
		42.50 | Two investments each start with $\$1000$. The first grows by $\$30$ each year, and the second grows by $5\%$ each year. By how much do their balances differ after $2$ years?
	gave the speed per minute instead of per second | 3015.93 | 50.27
		50.27 | A gear with a radius of $21\text{ cm}$ makes $480$ revolutions per minute. What is its angular speed in radians per second? Round to the nearest hundredth.
	used the opposite sign for the asymptote | $x = -5$ | $x = 5$
		$x = 5$ | Given $f(x) = x + 2$ and $g(x) = x - 5$, what is the vertical asymptote of the graph of $y = \frac{f(x)}{g(x)}$?
	took the square root before dividing | 0.5 | 2
		2 | A cliff diver steps off a rock that is $64$ feet above the water. The diver’s height above the water, in feet, after $t$ seconds is given by $h = 64 - 16t^{2}$. How many seconds does it take the diver to reach the water?
	subtracted 11 from 24 instead of adding them | 13 | 35
		35 | Solve $11 = x - 24$.
`),
);
