import { mistakesLeadTo, rowsIn } from '../answered.testdata.ts';

mistakesLeadTo(
	rowsIn(String.raw`
	divided the logarithms in the wrong order | 0.476 | 0.995
		2.101 | Use a calculator to evaluate $\log_{8} 79$. Round to $3$ decimal places.
	used one 9 too many in the denominator | 13/999 | 13/100
		13/99 | Write $0.\overline{13}$ as a fraction in lowest terms.
	found what percent of the whole is left over | 30 | 142.9
		70 | $35$ is what percent of $50$?
	gave the diameter | 2\sqrt{118} | 118
		\sqrt{118} | Find the radius of the circle $x^{2} + y^{2} = 118$. Give the exact value in simplest form.
	forgot to double the product | 6x | -12x
		12x | Find the missing term: $9x^{2} + \square + 4 = (3x + 2)^{2}$.
	placed the decimal point one place too far to the right | 311.5 | 3.115
		31.15 | Find the product: $8.9 \times 3.5$.
	placed the decimal point one place too far to the left | 3.115 | 311.5
		31.15 | Find the product: $8.9 \times 3.5$.
	multiplied by the percent without writing it as a decimal | 9600 | 224
		96 | What is $30\%$ of $320$?
	multiplied by 3/4 instead of by its reciprocal | \frac{27}{4} | 36
		12 | Solve $\frac{3}{4}y = 9$.
	multiplied by 4 but did not divide by 3 | 36 | \frac{27}{4}
		12 | Solve $\frac{3}{4}y = 9$.
	did not raise the coefficient to the power | 3x^{12} | 9x^{8}
		9x^{12} | Simplify: $(3x^{6})^{2}$.
	did not multiply by 2 | 4 | 16
		8 | What number in the blank makes $2x^{2} - 8x + \square$ equal to $2$ times a perfect square?
`),
);
