/** Yearly balances with simple interest, as an arithmetic sequence. */
import { equation, num, product, sum, times } from '../../../../math/expression.ts';
import { money } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Draw,
	line,
	rational,
	sentence,
	withMisconceptions,
} from '../../../family.ts';
import { accountRate } from '../../../contexts/account-rate.ts';
import { dollarsAnswer } from '../../../steps/amounts.ts';

/** Simple interest: the balance grows by the same amount each year. */
export function balances(draw: Draw): Draft | undefined {
	const [principal, r, n] = [draw.int('P'), accountRate(draw.int('r')), draw.int('n')];
	if (r === n) return undefined; // nobody sees who takes one for the other
	const interest = (principal * r) / 100;
	const value = principal + n * interest;
	return {
		prompt: say`An account with ${money(principal)} earns simple interest at ${{ kind: 'percent', of: num(r) }} per year. What is the balance after ${n} years, in dollars?`,
		answer: withMisconceptions(
			dollarsAnswer(value),
			[rational(n * interest), 'gave the interest without the principal'],
			[rational(principal + interest), 'added the interest for only one year'],
			[rational(value - interest), 'left out one year of interest'],
		),
		steps: [
			line(
				equation(times({ kind: 'decimal', text: (r / 100).toFixed(2) }, principal), interest),
				'multiply to find the interest for one year, which is the same every year',
			),
			sentence(
				say`The balances form an arithmetic sequence with a common difference of ${interest}.`,
			),
			line(
				equation('A', sum(principal, product(n, interest))),
				`let A be the balance: add the interest for ${n} years to the principal`,
			),
			line(equation('A', sum(principal, n * interest)), 'multiply'),
			line(equation('A', value), 'add'),
			sentence(say`The balance after ${n} years is ${money(value)}.`),
		],
		hints: [say`How much interest does the account earn in one year? How many times is it added?`],
	};
}
