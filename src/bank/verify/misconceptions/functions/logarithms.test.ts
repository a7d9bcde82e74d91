import { expect, test } from 'vitest';
import { answered, issuesOf, mistakesLeadTo, rowsIn } from '../answered.testdata.ts';

mistakesLeadTo(
	rowsIn(String.raw`
	switched the base and the argument | 12 | 3
		1/12 | Evaluate $\log_{27}(\sqrt[4]{3})$. Write your answer as an integer or a fraction in lowest terms.
	added the logarithm of 7 instead of subtracting it | 13.8 | 14.8
		12.2 | Find the pH for $C = 7 \times 10^{-13}$. Round to one decimal place. | \text{pH} = -(\log 7 - 13)
	switched the base and the exponent | \log_{2} 9 = 3 | \log_{3} 2 = 9
		\log_{3} 9 = 2 | Write in logarithmic form: $3^{2} = 9$.
	switched the exponent and the argument | \log_{3} 2 = 9 | \log_{2} 9 = 3
		\log_{3} 9 = 2 | Write in logarithmic form: $3^{2} = 9$.
	divided the argument by the base | 10 | -2
		2 | Evaluate without a calculator: $\log 900 - \log 9$. | = \log\left(\frac{900}{9}\right)
	chose the negative root, although a base must be positive | -7 | 49/2
		7 | Solve for $x$: $\log_{x} 49 = 2$. Write your answer as an integer or a fraction in lowest terms.
	ignored the radical | 5 | 2/5
		5/2 | Evaluate $\log_{5}(\sqrt{3125})$. Write your answer as an integer or a fraction in lowest terms.
	dropped the negative sign from the coefficient of x | -7 | -11
		7 | Solve $\log(x + 9) = \log(2x + 2)$. If there is no solution, write “no solution”. | -x + 9 = 2
	gave the argument of the logarithm instead of its value | 100 | -2
		2 | Evaluate without a calculator: $\log 900 - \log 9$. | = \log\left(\frac{900}{9}\right)
	divided by arguments whose logarithms are added | \log\left(\frac{a^{3}}{bc}\right) | \log(abc)
		\log(a^{3}bc) | Write as a single logarithm: $3\log a + \log b + \log c$.
	multiplied the logarithms instead of adding them | 3(uv) | 3u - v
		3u + v | Given that $\log 2 = u$ and $\log 3 = v$, write $\log 24$ in terms of $u$ and $v$.
	dropped log and divided the arguments | 27 | 702
		2 | Evaluate without a calculator: $\frac{\log 729}{\log 27}$.
	dropped log and subtracted the arguments | 702 | 27
		2 | Evaluate without a calculator: $\frac{\log 729}{\log 27}$.
	included the endpoint, where the argument is 0 | [5, \infty) | (-\infty, 5)
		(5, \infty) | Find the domain of $f(x) = -\log_{3}(x - 5) + 3$. Use interval notation.
`),
);

test.each([
	['$\\log_{x} 64 = 2$', '8', 0],
	['$\\log_{x}\\left(\\frac{1}{81}\\right) = -2$', '9', 0],
	['$\\log_{x} 64 = 3$', '4', 1],
	['$\\log_{x}\\left(\\frac{1}{512}\\right) = -3$', '8', 1],
])('finds a negative root of %s only if the power is even', (equation, key, issues) => {
	const record = answered('rational', key, `Solve for $x$: ${equation}.`);
	const why = 'chose the negative root, although a base must be positive';
	expect(issuesOf(record, why, `-${key}`)).toHaveLength(issues);
});
