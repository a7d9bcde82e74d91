import { mistakesLeadTo, rowsIn } from '../answered.testdata.ts';

mistakesLeadTo(
	rowsIn(String.raw`
	multiplied instead of dividing | 2048 | 1/8
		8 | Given $f(x) = 8x^{3} + 16x^{2}$ and $g(x) = 4x^{2}$, find $\frac{f(2)}{g(2)}$. | \frac{f(2)}{g(2)} = \frac{128}{16}
	divided only the denominator | 3/4 | 1/12
		1/4 | Write $\frac{3}{12}$ in simplest form.
	subtracted 2 from the numerator and the denominator instead of dividing | 3/2 | 7/10
		7/5 | Write $\frac{14}{10}$ in simplest form.
	added 24 instead of multiplying by 9 | 32 | 8
		72 | Find the missing number: $\frac{3}{8} = \frac{27}{\square}$.
	left the denominator unchanged | 8 | 32
		72 | Find the missing number: $\frac{3}{8} = \frac{27}{\square}$.
	gave the number that the numerator was multiplied by | 9 | 32
		72 | Find the missing number: $\frac{3}{8} = \frac{27}{\square}$.
	swapped the quotient and the remainder | 45/7 | 48/7
		27/7 | Write $\frac{27}{7}$ as a mixed number in simplest form.
	kept the original numerator instead of the remainder | 48/7 | 45/7
		27/7 | Write $\frac{27}{7}$ as a mixed number in simplest form.
	added the whole number to the numerator | 7/8 | 3/2
		35/8 | Write $4\frac{3}{8}$ as an improper fraction.
	multiplied the whole number by the numerator | 3/2 | 7/8
		35/8 | Write $4\frac{3}{8}$ as an improper fraction.
	rounded up instead of down | 93.8 | 93.9
		93.7 | Round $93.718$ to the nearest tenth.
	divided in the reverse order | 1/46 | 1656
		46 | Omar types $276$ words in $6$ minutes. How many words per minute is that?
`),
);
