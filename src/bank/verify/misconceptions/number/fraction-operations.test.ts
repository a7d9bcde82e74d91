import { mistakesLeadTo, rowsIn } from '../answered.testdata.ts';

mistakesLeadTo(
	rowsIn(String.raw`
	added the denominators instead of keeping the common denominator | 1/5 | -14/5
		2/5 | Find the sum: $-\frac{6}{5} + \frac{8}{5}$. Give your answer in simplest form.
	subtracted the numerators and subtracted the denominators | 1/2 | 19/15
		-1/15 | Find the difference: $\frac{3}{5} - \frac{2}{3}$. Give your answer in simplest form.
	subtracted the numerators and added the denominators | -1/3 | 4/9
		-2/3 | Find the difference: $-\frac{1}{9} - \frac{5}{9}$. Give your answer in simplest form.
	added only the whole numbers | 6 | 19/3
		41/6 | Find the sum: $2\frac{2}{3} + 4\frac{1}{6}$. Give your answer as a mixed number in simplest form.
	did not carry when the fractions added up to more than a whole | 69/4 | 53/3
		73/4 | Find the sum: $8\frac{3}{4} + 9\frac{1}{2}$. Give your answer as a mixed number in simplest form.
	carried although the fractions add up to less than a whole | 47/6 | 19/3
		41/6 | Find the sum: $2\frac{2}{3} + 4\frac{1}{6}$. Give your answer as a mixed number in simplest form.
	did not subtract the fraction part of the second number | 61/8 | 287/24
		175/24 | Find the difference: $9\frac{5}{8} - 2\frac{1}{3}$. Give your answer as a mixed number in simplest form.
	subtracted the smaller fraction from the larger one instead of borrowing | 241/40 | 279/40
		239/40 | Find the difference: $7\frac{3}{5} - 1\frac{5}{8}$. Give your answer as a mixed number in simplest form.
	took the reciprocal of the first fraction instead of the second | 1/3 | 3/4
		3 | Find the quotient: $-\frac{3}{2} \div \left(-\frac{1}{2}\right)$. Give your answer in simplest form.
	multiplied by the denominator instead of by its reciprocal | 18/7 | 8/63
		63/8 | Simplify: $\frac{\frac{9}{2}}{\frac{4}{7}}$. Give your answer as an integer or a fraction in simplest form.
	multiplied the whole numbers and the fractions separately | 12/5 | 39/25
		13/3 | Find the product: $2\frac{3}{5} \times 1\frac{2}{3}$. Give your answer as a mixed number in simplest form.
	multiplied both the numerator and the denominator by 4 | 21/10 | 21/11
		42/5 | Evaluate: $\frac{3}{5} \times \frac{7}{2} \times 4$. Give your answer in simplest form.
`),
);
