import { mistakesLeadTo, rowsIn } from '../answered.testdata.ts';

mistakesLeadTo(
	rowsIn(String.raw`
	used f(−2) as b | -51 | -49
		-37 | The table shows some values of the linear function $f$. What is the value of $f(-7)$? | y = 7x + 12 | figure: A table with 2 rows. x: negative 2, 1, 4. f of x: negative 2, 19, 40.
	gave the rate of change | -8 | 15
		23 | The formula $h = -8d + 23$ gives the depth $h$ of the snow, in inches, after $d$ days. What is the initial value, in inches?
	gave the decrease in the debt each month | 45 | 8
		360 | The equation $D = 45(8 - t)$ gives a student’s debt $D$, in dollars, after $t$ months. What is the debt at the start, in dollars?
	gave the initial value | 80 | 76
		20 | The formula $h = -4d + 80$ gives the depth $h$ of the snow, in inches, after $d$ days. After how many days will the snow be gone?
	added the rate of change to the initial value | 15 | -8
		23 | The formula $h = -8d + 23$ gives the depth $h$ of the snow, in inches, after $d$ days. What is the initial value, in inches?
	gave the number of months until the debt is 0 | 8 | 45
		360 | The equation $D = 45(8 - t)$ gives a student’s debt $D$, in dollars, after $t$ months. What is the debt at the start, in dollars?
	found only mx and did not add b | -36 | 147
		-15 | The function $f$ is linear, with $f(-5) = 66$ and $f(0) = 21$. What is the value of $f(4)$? | y = -9x + 21
	gave only the decrease in the height of the candle | 56 | 225
		113 | A candle is $169$ millimetres tall. It burns down by $14$ millimetres each hour. What is the height of the candle, in millimetres, after $4$ hours? | h = -14t + 169
	added the change for only one banner to the cost for 18 banners | 200 | 220
		230 | At a print shop, a job of $8$ banners costs \$90. A job of $18$ banners costs \$190. The relationship is linear. What is the cost, in dollars, for $22$ banners? | C = 10n + 10
	gave the first value of h in the table | 65 | 70
		80 | The table shows the depth $h$ of the snow, in inches, after $d$ days. The relationship is linear. What is the initial value, in inches, at $d = 0$? | figure: A table with 2 rows. d: 3, 6, 9, 12. h: 65, 50, 35, 20.
	treated the fare as constant | The fare is always $\$6$. | The fare is $\$0$ when $d = 6$.
		The fare is $\$6$ when $d = 0$. | The formula $C = 2d + 6$ gives the taxi fare $C$, in dollars, for a ride of $d$ miles. What does the number $6$ mean in this situation?
	treated 6 as a number of miles | The fare is $\$0$ when $d = 6$. | The fare is always $\$6$.
		The fare is $\$6$ when $d = 0$. | The formula $C = 2d + 6$ gives the taxi fare $C$, in dollars, for a ride of $d$ miles. What does the number $6$ mean in this situation?
`),
);
