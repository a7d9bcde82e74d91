import { mistakesLeadTo, rowsIn } from '../answered.testdata.ts';

mistakesLeadTo(
	rowsIn(String.raw`
	mistook adding 0 for getting a sum of 0 | inverse property of addition | zero property of multiplication
		identity property of addition | Which property justifies the step $4y + 0 = 4y$?
	mistook the reversed order for an inverse | inverse property of addition | commutative property of multiplication
		commutative property of addition | Which property justifies the step $p + 11 = 11 + p$?
	looked only at the sum inside the parentheses | associative property of addition | commutative property of multiplication
		distributive property | Which property justifies the step $9(m + 3) = 9m + 27$?
	mistook multiplying by 0 for multiplying by 1 | identity property of multiplication | inverse property of addition
		zero property of multiplication | Which property justifies the step $9y \times 0 = 0$?
	used the identity property instead | $0$ | $\frac{1}{14}$
		$-14$ | Which number completes the equation $14 + \square = 0$ so that it shows the inverse property of addition?
	used the reciprocal, the inverse for multiplication | $\frac{1}{14}$ | $0$
		$-14$ | Which number completes the equation $14 + \square = 0$ so that it shows the inverse property of addition?
	used the number itself instead of its opposite | $14$ | $\frac{1}{14}$
		$-14$ | Which number completes the equation $14 + \square = 0$ so that it shows the inverse property of addition?
	multiplied only the first term in the parentheses | 3t + 1 | t + 3
		3t + 3 | Expand $3(t + 1)$.
	gave the product instead of the missing factor | $33$ | $1$
		$11$ | Which number completes the equation $11 \times 3 = 3 \times \square$ so that it shows the commutative property of multiplication?
	gave the sum instead of the missing number | $10$ | $3$
		$7$ | Which number completes the equation $3 + 7 = \square + 3$ so that it shows the commutative property of addition?
	wrote the sum of the numbers in the other parentheses | $8$ | $2$
		$13$ | Which number completes the equation $2 + (6 + \square) = (2 + 6) + 13$ so that it shows the associative property of addition?
	added the factor instead of multiplying | $16$ | $7$
		$63$ | Which number completes the equation $9(x + 7) = 9x + \square$ so that it shows the distributive property?
`),
);
