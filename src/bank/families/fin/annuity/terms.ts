/** How the questions of fin.annuity tell rate, time and payments, and their two formulas. */
import {
	equation,
	type Expression,
	num,
	opposite,
	power,
	product,
	quotient,
	sum,
	symbol,
	times,
} from '../../../../math/expression.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { type Draw, line, type Line, sentence } from '../../../family.ts';
import {
	annuityFuture,
	annuityPresent,
	compounded,
	EVERY,
	periodsOf,
	rateExpression,
	type Term,
} from '../../../steps/finance-lines.ts';

export const termOf = (draw: Draw, periods: string): Term => ({
	rate: draw.int('r'),
	m: Number(draw.inTurn(periods)),
	t: draw.int('t'),
});

export const every = ({ m }: Term): string => `at the end of every ${EVERY[m] ?? ''}`;

/** The formula with the total in it, then solved for the payment; the payment is multiplied by `factor` and divided by i. */
export const paymentLines = (
	total: number,
	filled: Expression,
	factor: Expression,
	term: Term,
	substituted = 'substitute the values',
	payment = 'R',
): Line[] => [
	line(equation(total, filled), substituted),
	line(
		equation(times(total, rateExpression(term)), product(payment, factor)),
		'multiply both sides by the rate per period',
	),
	line(
		equation(payment, quotient(times(total, rateExpression(term)), factor)),
		'divide both sides by the expression in brackets',
	),
];

/** The formula for the present value with the loan in it, solved for the payment. */
export const loanPaymentLines = (
	loan: number,
	term: Term,
	substituted?: string,
	payment = 'R',
): Line[] =>
	paymentLines(
		loan,
		annuityPresent(payment, rateExpression(term), periodsOf(term)),
		sum(1, opposite(power(sum(1, rateExpression(term)), num(-periodsOf(term))))),
		term,
		substituted,
		payment,
	);

/** What the letters of both formulas stand for; `paid` is "deposit" or "payment". */
const named = (paid: string, total: Prose): Line =>
	sentence(
		say`Let ${symbol('R')} be the amount of each ${paid}, ${symbol('i')} the interest rate per period, ${symbol('n')} the number of ${paid}s, and ${total}.`,
	);

const AMOUNT = named('deposit', say`${symbol('A')} the final amount`);

/** The same value seen as the sum of a geometric series. */
export const SERIES: Line[] = [
	AMOUNT,
	line(
		equation(
			'A',
			sum('R', product('R', sum(1, 'i')), symbol('\\cdots'), compounded('R', 'i', sum('n', -1))),
		),
		'the last deposit earns no interest; the first one earns interest for n − 1 periods',
	),
	line(
		equation('A', annuityFuture('R', 'i', 'n')),
		'the sum of a geometric series with first term R and ratio 1 + i',
	),
];

export const FUTURE: Line[] = [
	AMOUNT,
	line(equation('A', annuityFuture('R', 'i', 'n')), 'the formula for the amount of an annuity'),
];

export const present = (paid: string): Line[] => [
	named(paid, say`${symbol('PV')} the present value`),
	line(
		equation('PV', annuityPresent('R', 'i', 'n')),
		'the formula for the present value of an annuity',
	),
];
