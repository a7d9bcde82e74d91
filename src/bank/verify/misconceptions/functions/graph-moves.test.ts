import { mistakesLeadTo, rowsIn } from '../answered.testdata.ts';

mistakesLeadTo(
	rowsIn(String.raw`
	applied the shift before the stretch | -3(x - 1) | -3(2x - 1)
		-3x - 1 | Given $h(x) = -3x^{2} - 1$ and $f(x) = x^{2}$, find the outer function $g(x)$ so that $h(x) = g(f(x))$.
	used the opposite sign for the vertical asymptote | Graph D | Graph A
		Graph C | Which of the graphs A to D is the graph of $y = \frac{3x - 2}{-x - 1}$? | figure: A to D is the graph of y equals the fraction 3 x minus 2, over negative x minus 1, end fraction? Four graphs, A to D. Each is on a coordinate plane. Both axes run from negative 6 to 6, with a grid line at every unit. Graph A: It passes through the points negative 4, 2; negative 2, four thirds; negative 1, 0.5; 0, negative 2; and 6, 4. It has a vertical asymptote at x equals 1. It has a horizontal asymptote at y equals 3. Graph B: It passes through the points negative 3, 3.5; negative 2, 4; 0, 2; 1, 2.5; and 2, eight thirds. It has a vertical asymptote at x equals negative 1. It has a horizontal asymptote at y equals 3. Graph C: It passes through the points negative 6, negative 4; 0, 2; 1, negative 0.5; 2, negative four thirds; and 4, negative 2. It has a vertical asymptote at x equals negative 1. It has a horizontal asymptote at y equals negative 3. Graph D: It passes through the points negative 3, negative 2.75; negative 2, negative eight thirds; negative 1, negative 2.5; 0, negative 2; and 2, negative 4. It has a vertical asymptote at x equals 1. It has a horizontal asymptote at y equals negative 3.
`),
);
