import { mistakesLeadTo, rowsIn } from '../answered.testdata.ts';

mistakesLeadTo(
	rowsIn(String.raw`
	found the tangent instead of the cosine | 24/7 | 25/7
		7/25 | In triangle $RST$, $\angle T = 90^{\circ}$, $r = 14\text{ m}$, and $t = 50\text{ m}$. Write $\cos S$ as a fraction in lowest terms.
	used the point on the opposite side of the unit circle | -1 | 0
		1 | Find the exact value of $\cos 0^{\circ}$. Give it in simplest form, with no radical in a denominator.
	used the sign for the wrong quadrant for the first value | \frac{2 + \sqrt{3}}{2} | \frac{3}{2}
		\frac{2 - \sqrt{3}}{2} | Find the exact value of $\sin\left(\frac{5\pi}{3}\right) - \cos \pi$. Give it in simplest form, with no radical in a denominator.
	gave the reciprocal of the cosine, the secant | 2 | \sqrt{3}
		\frac{1}{2} | Find the exact value of $\cos 60^{\circ}$. Give it in simplest form, with no radical in a denominator.
	interchanged x and y | -\frac{3\sqrt{10}}{10} | -\frac{\sqrt{10}}{10}
		\frac{\sqrt{10}}{10} | The point $P(1, -3)$ lies on the terminal arm of an angle $\theta$ in standard position. Find the exact value of $\cos \theta$. Give it in simplest form, with no radical in a denominator.
	found the secant instead | \sqrt{10} | -\frac{\sqrt{10}}{10}
		\frac{\sqrt{10}}{10} | The point $P(1, -3)$ lies on the terminal arm of an angle $\theta$ in standard position. Find the exact value of $\cos \theta$. Give it in simplest form, with no radical in a denominator.
`),
);
