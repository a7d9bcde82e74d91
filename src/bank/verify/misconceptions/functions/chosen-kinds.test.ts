import { expect, test } from 'vitest';
import { answered, issuesOf, mistakesLeadTo, rowsIn } from '../answered.testdata.ts';

mistakesLeadTo(
	rowsIn(String.raw`
	thought that a function with nonzero values can be both even and odd | both even and odd | odd
		even | Is the function $f(x) = 3x^{2} - 3$ even, odd, both, or neither?
	switched the conditions for even and odd functions | odd | both even and odd
		even | Is the function $f(x) = 3x^{2} - 3$ even, odd, both, or neither?
	checked only the condition for an odd function | neither even nor odd | both even and odd
		even | Is the function $f(x) = 3x^{2} - 3$ even, odd, both, or neither?
	looked only at the term that is an odd function | odd | even
		neither even nor odd | Is the function $f(x) = x^{2} - x$ even, odd, both, or neither?
	looked only at the term that is an even function | even | odd
		neither even nor odd | Is the function $f(x) = x^{2} - x$ even, odd, both, or neither?
	looked only at the terms that are even functions | even | odd
		neither even nor odd | Is the function $f(x) = x^{2} - x + 4$ even, odd, both, or neither?
	looked only at the term 2x in the numerator | odd | even
		neither even nor odd | Is the function $f(x) = \frac{2x - 3}{x^{2} + 3}$ even, odd, both, or neither?
	looked only at the term −3 in the numerator | even | odd
		neither even nor odd | Is the function $f(x) = \frac{2x - 3}{x^{2} + 3}$ even, odd, both, or neither?
	did not check whether the opposite of each zero is also a zero | even | both even and odd
		neither even nor odd | Is the function $f(x) = -3x(x - 2)(x - 3)$ even, odd, both, or neither?
	switched the inputs and the outputs | It is not a function: two inputs have the same output. | It is a function: each output comes from exactly one input.
		It is not a function: one input has two outputs. | A relation is given by $\{(9, 1), (2, -5), (9, 0), (0, -2)\}$. Is the relation a function? Choose the answer with the correct reason.
	looked at the outputs instead of the inputs | It is a function: each output comes from exactly one input. | It is not a function: two inputs have the same output.
		It is not a function: one input has two outputs. | A relation is given by $\{(9, 1), (2, -5), (9, 0), (0, -2)\}$. Is the relation a function? Choose the answer with the correct reason.
	thought that an output cannot appear twice | It is not a function: two inputs have the same output. | It is not a function: one input has two outputs.
		It is a function: each input has exactly one output. | A relation is given by $\{(9, 9), (1, 8), (-3, -6), (-6, 8)\}$. Is the relation a function? Choose the answer with the correct reason.
	overlooked the repeated input | It is a function: each input has exactly one output. | It is a function: each output comes from exactly one input.
		It is not a function: one input has two outputs. | A relation is given by $\{(9, 1), (2, -5), (9, 0), (0, -2)\}$. Is the relation a function? Choose the answer with the correct reason.
	kept the input with two outputs | $\{-5, -2, 5, 6\}$ | $\{-5, -2, 5, 7\}$
		$\{-5, -2, 5, 8\}$ | A relation is given by $\{(6, 5), (5, 9), (-2, -2), (8, -3), (-5, -8), (6, -1)\}$. It is not a function. Which restricted domain makes the relation a function?
	thought that the highest exponent of x is 1 | linear | quadratic
		exponential | Which type of function is $y = -2(2^{x})$?
	thought that x is in the exponent | exponential | sinusoidal
		linear | Which type of function is $y = -6x + 3$?
	thought that the highest exponent of x is 2 | quadratic | another type
		exponential | Which type of function is $y = -2(2^{x})$?
	thought that the second differences are not all equal, but the third differences are | cubic | exponential
		logarithmic | Which type of function fits the values in the table exactly?
	thought that x is in the argument of a logarithm | logarithmic | exponential
		cubic | Which type of function is $y = -2x^{3} + 5$?
	mistook the constant change for a repeating pattern | sinusoidal | exponential
		linear | Which type of function is $y = -6x + 3$?
	overlooked that the first differences are all equal | another type | exponential
		linear | Which type of function fits the values in the table exactly?
	overlooked that x is in the exponent | another type | quadratic
		exponential | Which type of function is $y = -2(2^{x})$?
	overlooked that the highest exponent of x is 2 | another type | linear
		quadratic | Which type of function is $y = 3x^{2} + 5$?
	mistook growth for decay | decreasing linear | decreasing exponential
		increasing linear | A quantity starts at $1500$ and grows by $17$ units each year. Which type of function models the quantity?
	mistook decay for growth | increasing linear | decreasing exponential
		decreasing linear | A quantity starts at $6100$ and shrinks by $33$ units each year. Which type of function models the quantity?
	thought that equal amounts mean equal percents | increasing exponential | decreasing exponential
		increasing linear | A quantity starts at $1500$ and grows by $17$ units each year. Which type of function models the quantity?
	thought that equal percents mean equal amounts | increasing linear | decreasing linear
		increasing exponential | A quantity starts at $700$ and grows by $17\%$ each year. Which type of function models the quantity?
	mistook growth for decay and thought that equal amounts mean equal percents | decreasing exponential | decreasing linear
		increasing linear | A quantity starts at $1500$ and grows by $17$ units each year. Which type of function models the quantity?
	mistook growth for decay and thought that equal percents mean equal amounts | decreasing linear | increasing linear
		increasing exponential | A quantity starts at $700$ and grows by $17\%$ each year. Which type of function models the quantity?
	mistook decay for growth and thought that equal amounts mean equal percents | increasing exponential | decreasing exponential
		decreasing linear | A quantity starts at $6100$ and shrinks by $33$ units each year. Which type of function models the quantity?
	mistook decay for growth and thought that equal percents mean equal amounts | increasing linear | increasing exponential
		decreasing exponential | A quantity starts at $7900$ and shrinks by $3\%$ each year. Which type of function models the quantity?
	gave the reason for compound interest | The account earns simple interest, because its balance grows by the same factor each year. | The account earns compound interest, because its balance grows by the same amount each year.
		The account earns simple interest, because its balance grows by the same amount each year. | The table shows the balance of an account, in dollars, after $t$ years. Which statement is true?
	gave the reason for simple interest | The account earns compound interest, because its balance grows by the same amount each year. | The account earns simple interest, because its balance grows by the same factor each year.
		The account earns simple interest, because its balance grows by the same amount each year. | The table shows the balance of an account, in dollars, after $t$ years. Which statement is true?
	mistook equal amounts for equal factors | The account earns compound interest, because its balance grows by the same factor each year. | The account earns compound interest, because its balance grows by the same amount each year.
		The account earns simple interest, because its balance grows by the same amount each year. | The table shows the balance of an account, in dollars, after $t$ years. Which statement is true?
	did not compare the yearly increases | The account earns simple interest, because its balance grows by the same amount each year. | The account earns simple interest, because its balance grows by the same factor each year.
		The account earns compound interest, because its balance grows by the same factor each year. | The table shows the balance of an account, in dollars, after $t$ years. Which statement is true?
	thought that every line passes through the origin | Nonlinear, because $y$ is not a multiple of $x$ | Linear, because $y$ changes in only one direction
		Linear, because each step of 1 in $x$ changes $y$ by the same amount | Is the function shown in the table linear or nonlinear? Choose the answer with the correct reason.
	thought that every function that only rises or only falls is linear | Linear, because $y$ changes in only one direction | Nonlinear, because $y$ is not a multiple of $x$
		Linear, because each step of 1 in $x$ changes $y$ by the same amount | Is the function shown in the table linear or nonlinear? Choose the answer with the correct reason.
	subtracted some of the pairs of y-values in the opposite order | Nonlinear, because equal steps in $x$ change $y$ by different amounts | Nonlinear, because $y$ is not a multiple of $x$
		Linear, because each step of 1 in $x$ changes $y$ by the same amount | Is the function shown in the table linear or nonlinear? Choose the answer with the correct reason.
	looked at only one step | Linear, because each step of 1 in $x$ changes $y$ by the same amount | Nonlinear, because $y$ is not a multiple of $x$
		Nonlinear, because equal steps in $x$ change $y$ by different amounts | Is the function shown in the table linear or nonlinear? Choose the answer with the correct reason.
	treated the square of x as linear | $y = 2x^{2} - 3$ | $y = \sqrt{x} + 9$
		$y = 2x - 3$ | Which equation describes a linear function?
	treated a product of the variables as linear | $xy = 9$ | $y = \sqrt{x} + 9$
		$y = 2x - 3$ | Which equation describes a linear function?
	treated the square root of x as linear | $y = \sqrt{x} + 9$ | $xy = 9$
		$y = 2x - 3$ | Which equation describes a linear function?
	chose an equation whose graph rises and then falls | $y = -(x - 3)^{2} + 14$ | $y = (x - 3)^{2} + 4$
		$y = 2x + 4$ | Which equation best fits the points in the scatter plot?
	chose an equation whose graph falls and then rises | $y = (x - 3)^{2} + 1$ | $y = 3x + 1$
		$y = -(x - 3)^{2} + 11$ | Which equation best fits the points in the scatter plot?
	chose an equation whose graph rises slowly at first and then faster and faster | $y = 2^{x}$ | $y = -3x + 17$
		$y = -(x - 3)^{2} + 13$ | Which equation best fits the points in the scatter plot?
	chose an equation whose graph rises at a steady rate | $y = 3x + 1$ | $y = (x - 3)^{2} + 1$
		$y = -(x - 3)^{2} + 11$ | Which equation best fits the points in the scatter plot?
	chose an equation whose graph falls at a steady rate | $y = -3x + 15$ | $y = (x - 3)^{2} + 1$
		$y = -(x - 3)^{2} + 11$ | Which equation best fits the points in the scatter plot?
	thought that a line fails the horizontal line test | No, because one input would have two outputs | Yes, and its domain is $x \ge -5$
		Yes, and its domain is all real numbers | Let $f(x) = 2x - 5$. Is the inverse of $f$ a function of $x$? If so, what is its domain?
`),
);

test.each([
	[
		'assumed that the terms of a polynomial must be in order',
		'9x + 2 - 9x^{2}',
		'6x^{2} - \\frac{8}{x^{3}}',
	],
	[
		'assumed that a polynomial needs at least three terms',
		'6x^{2} - \\frac{8}{x^{3}}',
		'6x^{2} + x^{6} + 4',
	],
])('%s: for %s, not for %s', (why, sound, broken) => {
	const issues = (rule: string) =>
		issuesOf(answered('integer', '1', `Is $f(x) = ${rule}$ a polynomial function?`), why, '2');
	expect(issues(sound)).toEqual([]);
	expect(issues(broken)).toHaveLength(1);
});
