import { expect, test } from 'vitest';
import { brackets, num, opposite, power, product, quotient, sum } from '../../math/expression.ts';
import { tex } from '../../math/tex.ts';
import { workedOut } from './rule-value.ts';

test.each([
	[quotient(12, sum(-5, 8)), ['= \\frac{12}{3}', '= 4']],
	[quotient(12, sum(-5, 6)), ['= 12']],
])('works out a quotient without one over 1', (shown, lines) => {
	expect(workedOut(shown).map(({ formula }) => formula && tex(formula))).toEqual(lines);
});

test.each([
	['an opposite in a sum', sum(opposite(num(-1)), 4), ['take the opposite', 'add']],
	['an opposite alone', opposite(num(-4)), ['take the opposite']],
	[
		'the opposite of a power',
		sum(opposite(power(brackets(num(-2)), 2)), 5),
		['evaluate the power', 'add'],
	],
	[
		'two powers',
		sum(product(2, power(brackets(num(3)), 3)), power(brackets(num(3)), 2)),
		['evaluate the powers', 'multiply', 'add'],
	],
	[
		'a negative fraction in lowest terms',
		quotient(-12, sum(12, -1)),
		['simplify the denominator', 'write the negative sign in front of the fraction'],
	],
	['a whole quotient', quotient(12, sum(-5, 8)), ['simplify the denominator', 'divide']],
])('gives each line its reason: %s', (_name, shown, reasons) => {
	expect(workedOut(shown).map(({ why }) => why)).toEqual(reasons);
});
