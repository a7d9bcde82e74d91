import { mistakesLeadTo, rowsIn } from '../answered.testdata.ts';

mistakesLeadTo(
	rowsIn(String.raw`
	described the behaviour as x approaches ∞ | $f(x)$ approaches 0 through positive values | $f(x)$ approaches $\infty$
		$f(x)$ approaches $\infty$ | How does the function $f(x) = \frac{3}{x - 2}$ behave as $x$ approaches $2$ from the right?
	described the behaviour as x approaches −∞ | $f(x)$ approaches 0 through negative values | $f(x)$ approaches $\infty$
		$f(x)$ approaches $\infty$ | How does the function $f(x) = \frac{3}{x - 2}$ behave as $x$ approaches $2$ from the right?
	treated the denominator as negative | $f(x)$ approaches $-\infty$ | $f(x)$ approaches $\infty$
		$f(x)$ approaches $\infty$ | How does the function $f(x) = \frac{3}{x - 2}$ behave as $x$ approaches $2$ from the right?
	treated the denominator as positive | $f(x)$ approaches $-\infty$ | $f(x)$ approaches $\infty$
		$f(x)$ approaches $\infty$ | How does the function $f(x) = -\frac{2}{x - 6}$ behave as $x$ approaches $6$ from the left?
	described the behaviour just to the left of the vertical asymptote | $f(x)$ approaches $\infty$ | $f(x)$ approaches 0 through negative values
		$f(x)$ approaches 0 through negative values | How does the function $f(x) = -\frac{1}{x - 1}$ behave as $x$ approaches $\infty$?
	described the behaviour just to the right of the vertical asymptote | $f(x)$ approaches $\infty$ | $f(x)$ approaches 0 through positive values
		$f(x)$ approaches 0 through positive values | How does the function $f(x) = \frac{4}{x + 3}$ behave as $x$ approaches $\infty$?
	used the numerator as the horizontal asymptote | $x = -2$, $x = 0$, and $y = 2$ | $x = -2$, $x = 1$, and $y = 2$
		$x = -2$, $x = 0$, and $y = 0$ | What are all the asymptotes of the graph of $f(x) = \frac{2}{x^{2} + 2x}$?
	used the numerator as the horizontal asymptote | $x = 5$ and $y = -2$ | $x = 5$ and $y = 2$
		$x = 5$ and $y = 0$ | What are all the asymptotes of the graph of $f(x) = -\frac{2}{x - 5}$?
	used the opposites of the zeros of the denominator | $x = 0$, $x = 2$, and $y = 0$ | $x = 1$, $x = 2$, and $y = 0$
		$x = -2$, $x = 0$, and $y = 0$ | What are all the asymptotes of the graph of $f(x) = \frac{2}{x^{2} + 2x}$?
`),
);
