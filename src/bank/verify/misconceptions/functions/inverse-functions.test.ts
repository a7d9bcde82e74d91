import { mistakesLeadTo, rowsIn } from '../answered.testdata.ts';

mistakesLeadTo(
	rowsIn(String.raw`
	squared after undoing the other operations | \left(\frac{x + 3}{6}\right)^{2} | \left(\frac{x + 3}{6}\right)^{3}
		\frac{x^{2} + 3}{6} | Given $f(x) = \sqrt{6x - 3}$, find $f^{-1}(x)$ for $x \ge 0$.
	took the cube root before undoing the other operations | \frac{\sqrt[3]{x} + 3}{5} | \frac{\sqrt[3]{x} - 3}{5}
		\sqrt[3]{\frac{x + 3}{5}} | Given $f(x) = 5x^{3} - 3$, find $f^{-1}(x)$.
	took the logarithm before undoing the shift | \log_{4} x + 4 | \log_{4} x - 4
		\log_{4}(x + 4) | Given $f(x) = 4^{x} - 4$, find $f^{-1}(x)$.
`),
);
