import { mistakesLeadTo, rowsIn } from '../answered.testdata.ts';

mistakesLeadTo(
	rowsIn(String.raw`
	misplaced the decimal point in the width of the interval | 0.00 | -0.01
		0.01 | Estimate the instantaneous rate of change of $f(t) = 2\sin\left(\frac{\pi t}{4}\right)$ at $t = 6$. Angles are in radians. Use the average rate of change from $t = 6$ to $t = 6.01$, and round your answer to two decimal places.
	gave the value of the function instead of its rate of change | -1.00 | -2.78
		2.78 | Estimate the instantaneous rate of change of $f(x) = 2^{x} - 5$ at $x = 2$. Use the average rate of change from $x = 2$ to $x = 2.01$, and round your answer to two decimal places.
	gave the total change without dividing by the time | 184 | -46
		46 | The table shows the population of a town after $t$ years. Find the average rate of change from $t = 4$ to $t = 8$, in people per year. | \frac{6303 - 6119}{8 - 4} = \frac{184}{4}
	divided the number of bacteria at t = 5 by 5 | 1088 | -1275
		1275 | The number of bacteria in a sample after $t$ hours is given by $N(t) = 170(2^{t})$. Find the average rate of change of the number of bacteria from $t = 1$ to $t = 5$, in bacteria per hour.
	chose the right segment, but divided the change in x by the change in y | 1/5 | -8
		5 | The graph consists of line segments between consecutive dots. What is the greatest average rate of change on any of the segments?
	left π out of the change in the input | -8 | \frac{8}{\pi}
		-\frac{8}{\pi} | Find the average rate of change of $f(x) = 4\cos x$ from $x = 0$ to $x = \pi$. Give the exact value. Angles are in radians.
	substituted 1 for h instead of letting h approach 0 | -2 | 0
		-3 | For $f(x) = x^{2} + 5x + 4$, simplify $\frac{f(-4 + h) - f(-4)}{h}$ and let $h$ approach 0 to find the exact instantaneous rate of change at $x = -4$.
	chose the steepest segment, which falls | -8 | 1/5
		5 | The graph consists of line segments between consecutive dots. What is the greatest average rate of change on any of the segments? | \frac{-4 - 4}{4 - 3} = -8
`),
);
