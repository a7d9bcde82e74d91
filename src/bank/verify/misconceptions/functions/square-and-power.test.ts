import { mistakesLeadTo, rowsIn } from '../answered.testdata.ts';

mistakesLeadTo(
	rowsIn(String.raw`
	multiplied the base 2 by the exponent | $3$ | $15$
		$1$ | Evaluate $y = x^{2}$ and $y = 2^{x}$ at $x = 3$. What do you get when you subtract the smaller value from the larger value?
	added the values | $17$ | $18$
		$1$ | Evaluate $y = x^{2}$ and $y = 2^{x}$ at $x = 3$. What do you get when you subtract the smaller value from the larger value?
	gave only the value of the exponential function | $8$ | $9$
		$1$ | Evaluate $y = x^{2}$ and $y = 2^{x}$ at $x = 3$. What do you get when you subtract the smaller value from the larger value?
	gave only the square | $9$ | $8$
		$1$ | Evaluate $y = x^{2}$ and $y = 2^{x}$ at $x = 3$. What do you get when you subtract the smaller value from the larger value?
	doubled instead of squaring | $2$ | $14$
		$1$ | Evaluate $y = x^{2}$ and $y = 2^{x}$ at $x = 3$. What do you get when you subtract the smaller value from the larger value?
`),
);
