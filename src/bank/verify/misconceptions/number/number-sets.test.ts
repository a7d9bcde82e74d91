import { mistakesLeadTo, rowsIn } from '../answered.testdata.ts';

mistakesLeadTo(
	rowsIn(String.raw`
	thought that an integer cannot be written as a fraction | irrational numbers | rational numbers
		natural numbers | Which of these is the smallest set of numbers that contains $41$?
	thought that a fraction is irrational | $\frac{7}{4}$ | $-13$
		$-\sqrt{43}$ | Which of these numbers is irrational?
	ordered the two negative numbers as if they were positive | -\frac{1}{6}, -\frac{1}{2}, \frac{2}{9} | \frac{2}{9}, -\frac{1}{6}, -\frac{1}{2}
		-\frac{1}{2}, -\frac{1}{6}, \frac{2}{9} | Write these numbers in order from least to greatest: $-\frac{1}{2}, \frac{2}{9}, -\frac{1}{6}$. Separate your answers with commas.
	added the numbers under the radicals | It is rational and equals $30$. | It is rational and equals $756$.
		It is irrational and equals $18\sqrt{14}$. | Is the product $6\sqrt{18} \times \sqrt{7}$ rational or irrational, and what is its value?
	chose a set that contains the number, but not the smallest such set | rational numbers | whole numbers
		integers | Which of these is the smallest set of numbers that contains $-41$?
	counted a negative integer as a whole number | whole numbers | rational numbers
		integers | Which of these is the smallest set of numbers that contains $-41$?
	used 3.14 or 22/7 as the exact value of π | rational numbers | integers
		irrational numbers | Which of these is the smallest set of numbers that contains $6\pi$?
	rounded the number to an integer | integers | real numbers
		irrational numbers | Which of these is the smallest set of numbers that contains $6\pi$?
	thought that 43 is a perfect square | $\sqrt{43}$ | $4\pi$
		$3.\overline{83}$ | Which of these numbers is rational?
	dropped the radicals | It is rational and equals $81$. | It is irrational and equals $2\sqrt{65}$.
		It is rational and equals $15$. | Is the sum $2\sqrt{16} + \sqrt{49}$ rational or irrational, and what is its value?
	thought that every square root is irrational | It is irrational and equals $15$. | It is irrational and equals $2\sqrt{65}$.
		It is rational and equals $15$. | Is the sum $2\sqrt{16} + \sqrt{49}$ rational or irrational, and what is its value?
	did not notice that 36 is a perfect square | It is irrational and equals $6\sqrt{36}$. | It is rational and equals $216$.
		It is rational and equals $36$. | Is the product $6\sqrt{3} \times \sqrt{12}$ rational or irrational, and what is its value?
`),
);
