import { expect, test } from 'vitest';
import { answered, issuesOf, mistakesLeadTo, rowsIn } from '../answered.testdata.ts';

mistakesLeadTo(
	rowsIn(String.raw`
	did not take the absolute value of the difference | -62 | 62
		62 | How many units apart are $-25$ and $37$ on the number line? | \left|-25 - 37\right| | = \left|-62\right|
	subtracted in the reverse order and did not take the absolute value | -63 | 63
		63 | How many units apart are $25$ and $-38$ on the number line? | \left|25 - (-38)\right| | = \left|25 + 38\right|
	changed the sign of the first number too | -24 | 24
		56 | Find the difference: $40 - (-16)$.
	added 5 and −5 to get 10 instead of 0 | 25 | 10
		15 | Find the sum: $5 + 15 + (-5)$.
	added −5 but left out 5 | 10 | 25
		15 | Find the sum: $5 + 15 + (-5)$.
	treated every operation as subtraction | -6 | 32
		10 | Evaluate: $13 - 20 + 8 - (-9)$.
	stopped after the first operation | -48 | 6
		-6 | Evaluate: $-96 \div 2 \div 8$.
	worked from right to left | -384 | 6
		-6 | Evaluate: $-96 \div 2 \div 8$.
	divided by 1 instead of 0 | $-10$ | $0$
		undefined | What is the value of $\frac{-10}{4 - 4}$?
	gave the divisor as the quotient | $11$ | undefined
		$0$ | What is the value of $0 \div 11$?
	gave the negative square root | -3 | 9/2
		3 | Evaluate $\sqrt{9}$.
	multiplied each base by its exponent | 4 | 248
		56 | Evaluate: $4^{3} - 2 \times 2^{2}$.
	ignored the parentheses | 14 | -10
		10 | Evaluate: $(-4 + 9) \times 2$.
	subtracted before dividing | -8/3 | 4
		0 | Evaluate: $2 - (-6) \div (-3)$.
`),
);

test('gives a sum the wrong sign only where there is one', () => {
	const why = 'gave the sum in the parentheses the wrong sign';
	const sum = answered('integer', '10', 'Evaluate: $(-4 + 9) \\times 2$.');
	expect(issuesOf(sum, why, '-10')).toEqual([]);
	expect(issuesOf(sum, why, '-9')).toHaveLength(1);
	const difference = answered('integer', '36', 'Evaluate: $(6 - 2) \\times 9$.');
	expect(issuesOf(difference, why, '-36')).toHaveLength(1);
});

test('an order of subtraction that gives a positive difference does not lead to a negative answer', () => {
	const record = answered(
		'integer',
		'63',
		'How many units apart are $25$ and $-38$ on the number line?',
		'\\left|25 - (-38)\\right|',
		'= \\left|25 + 38\\right|',
	);
	const why = 'did not take the absolute value of the difference';
	expect(issuesOf(record, why, '-63')).toEqual([`"${why}" does not lead to -63`]);
});
