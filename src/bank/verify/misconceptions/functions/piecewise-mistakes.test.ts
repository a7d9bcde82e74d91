import { mistakesLeadTo, rowsIn } from '../answered.testdata.ts';

mistakesLeadTo(
	rowsIn(String.raw`
	used only the first rule | -1 | no solution
		-1, 11 | The function $f$ is defined by $f(x) = 2x - 4$ when $x < 4$ and $f(x) = -x + 5$ when $x \ge 4$. Solve $f(x) = -6$.
	used only the second rule | 6 | -\frac{11}{3}
		-\frac{11}{3}, 6 | The function $f$ is defined by $f(x) = 3x + 4$ when $x < 5$ and $f(x) = -x - 1$ when $x \ge 5$. Solve $f(x) = -7$.
	kept the solution that does not satisfy its condition | 7 | 2
		2 | The function $f$ is defined by $f(x) = x + 6$ when $x < 1$ and $f(x) = 4x + 5$ when $x \ge 1$. Solve $f(x) = 13$.
	kept a solution that does not satisfy its condition | 2, 7 | 7
		2 | The function $f$ is defined by $f(x) = x + 6$ when $x < 1$ and $f(x) = 4x + 5$ when $x \ge 1$. Solve $f(x) = 13$.
`),
);
