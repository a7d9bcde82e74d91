import { mistakesLeadTo, rowsIn } from '../answered.testdata.ts';

mistakesLeadTo(
	rowsIn(String.raw`
	left out the zero farthest to the left | 1, 4 | -1, 3
		-2, 1, 4 | The graph of a function $y = f(x)$ is shown. List all the zeros of $f$ from least to greatest.
	listed both coordinates of the pairs | \{-1, 0, 7, 9\} | \{-1, 0, 7\}
		\{-1, 7, 9\} | A relation is given by $\{(7, 9), (0, 7), (-1, -1), (0, 9)\}$. Write its range as a set, in braces, from least to greatest.
	left out every number that appears more than once | \{-1, 7\} | \{-1, 0, 7\}
		\{-1, 7, 9\} | A relation is given by $\{(7, 9), (0, 7), (-1, -1), (0, 9)\}$. Write its range as a set, in braces, from least to greatest.
	used the opposite sign for the y-coordinate | (8, 2) | (-8, -2)
		(8, -2) | At which point does the graph of $f(x) = \sqrt{x - 8} - 2$ start?
	counted only one point of intersection | 1 | 2
		3 | The graph of a function $y = f(x)$ is shown. How many solutions does the equation $f(x) = 1$ have?
	assumed that the graph opens away from the x-axis | 0 | 1
		2 | How many $x$-intercepts does the graph of $y = 4\left|x - 8\right| - 5$ have?
	assumed that the graph always crosses the x-axis twice | 2 | 1
		0 | How many $x$-intercepts does the graph of $y = 4\left|x + 6\right| + 1$ have?
`),
);
