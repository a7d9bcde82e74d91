import { mistakesLeadTo, rowsIn } from '../answered.testdata.ts';

mistakesLeadTo(
	rowsIn(String.raw`
	made the exponent negative | -2 | 1/2
		2 | Solve for $x$: $\log_{3} 9 = x$. Write your answer as an integer or a fraction in lowest terms.
	added the first factors instead of multiplying them | 7.2 \times 10^{2} | 1.04 \times 10^{-7}
		1.04 \times 10^{3} | Find the product: $(5.2 \times 10^{-2})(2 \times 10^{4})$. Give your answer in scientific notation.
	added the first factors without matching the powers of 10 | 5.6 \times 10^{5} | 5.6 \times 10^{9}
		2.27 \times 10^{5} | Find the sum: $1.9 \times 10^{5} + 3.7 \times 10^{4}$. Give your answer in scientific notation.
	subtracted the first factors without matching the powers of 10 | 1.6 \times 10^{6} | 9.63 \times 10^{6}
		8.17 \times 10^{6} | Find the difference: $8.9 \times 10^{6} - 7.3 \times 10^{5}$. Give your answer in scientific notation.
	subtracted the first factors and the exponents | 1.6 \times 10 | 9.63 \times 10^{6}
		8.17 \times 10^{6} | Find the difference: $8.9 \times 10^{6} - 7.3 \times 10^{5}$. Give your answer in scientific notation.
	added the numbers instead of subtracting them | 9.63 \times 10^{6} | 1.6 \times 10^{6}
		8.17 \times 10^{6} | Find the difference: $8.9 \times 10^{6} - 7.3 \times 10^{5}$. Give your answer in scientific notation.
	moved the decimal point of the second number two places instead of one | 1.825 \times 10^{-2} | 2.65 \times 10^{-2}
		1.15 \times 10^{-2} | Find the difference: $1.9 \times 10^{-2} - 7.5 \times 10^{-3}$. Give your answer in scientific notation.
	moved the decimal point one place too few | 777 | 0.00777
		7770 | Write $7.77 \times 10^{3}$ in standard form.
	counted one place too many | 5.27 \times 10^{-3} | 5.27 \times 10^{2}
		5.27 \times 10^{-2} | Write $0.0527$ in scientific notation.
	moved the decimal point only in the dividend | 210 | 2.1
		21 | Find the quotient: $16.8 \div 0.8$.
	moved the decimal point only in the divisor | 2.1 | 210
		21 | Find the quotient: $16.8 \div 0.8$.
	did not move the decimal point | 7.17 | 71.7
		0.717 | Write $7.17 \times 10^{-1}$ in standard form.
`),
);
