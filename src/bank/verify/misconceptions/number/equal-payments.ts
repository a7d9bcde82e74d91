/** Deposits, withdrawals, and payments: each mistake is repeated with the payment, the rate, and the time of the prompt. */
import type { Question } from '../../../../schemas/wire/question.ts';
import { compoundingsIn } from '../../compounding.ts';
import { questionText } from '../../../../math/question-text.ts';
import { arrangements, fromGiven, numbersAsked } from '../relations/calculations.ts';
import { either, where } from '../relations/combined.ts';
import { rule, type Rule } from '../rule.ts';
import { type Terms, terms, amount, presentValue, perDollar, gap } from './annual-interest.ts';

const futureValue = ([payment, percent, years, m]: Terms): number => {
	const i = percent / 100 / m;
	return (payment * ((1 + i) ** (m * years) - 1)) / i;
};

const cents = (value: number): number => Math.round(value * 100) / 100;

/** A loan that is paid back in equal payments, each rounded to the nearest cent. */
const total = (given: Terms): number => cents(perDollar(presentValue)(given)) * given[2] * given[3];

/** Two savings plans, with the numbers in the order of the prompt. */
const twoPlans = (record: Question): { first: number; second: number; deposits: number }[] => {
	const numbers = numbersAsked(record);
	const [m = Number.NaN, n = m] = compoundingsIn(questionText(record.question));
	const [time = 0, one = 0, percent = 0, other = 0, rateOfOther = percent] = numbers;
	const plans: (readonly [Terms, Terms])[] = [
		[
			[one, percent, time, m],
			[other, rateOfOther, time, n],
		],
		// A shared rate or deposit comes before what differs.
		[
			[percent, one, time, m],
			[other, one, time, n],
		],
		[
			[one, percent, time, m],
			[one, other, time, m],
		],
	];
	return plans.map(([first, second]) => ({
		first: futureValue(first),
		second: futureValue(second),
		deposits: Math.abs(first[0] * first[2] * first[3] - second[0] * second[2] * second[3]),
	}));
};

/** A loan with two terms; the first time is the shorter one. */
type TwoLoans = { loan: number; short: Terms; long: Terms };

const twoLoans = (record: Question): TwoLoans[] => {
	const [m = Number.NaN] = compoundingsIn(questionText(record.question));
	return arrangements(numbersAsked(record), 4).map(
		([loan = 0, percent = 0, short = 0, long = 0]) => ({
			loan,
			short: [loan, percent, short, m],
			long: [loan, percent, long, m],
		}),
	);
};

const saved = ({ short, long }: TwoLoans): number => total(long) - total(short);

export const EQUAL_PAYMENT_RULES: readonly Rule[] = [
	rule(
		either(
			fromGiven(terms, futureValue, presentValue),
			fromGiven(terms, perDollar(futureValue), perDollar(presentValue)),
		),
		'used the formula for the present value',
	),
	rule(
		either(
			fromGiven(terms, presentValue, futureValue),
			fromGiven(terms, perDollar(presentValue), perDollar(futureValue)),
		),
		'used the formula for the future value',
	),
	rule(
		either(
			...[futureValue, presentValue].map((value) =>
				fromGiven(terms, value, ([payment, , time, m]) => payment * m * time),
			),
		),
		'added the deposits without interest',
		'added the withdrawals without considering the interest',
	),
	rule(
		fromGiven(terms, futureValue, amount),
		'used the compound interest formula with a single deposit as the principal',
	),
	rule(
		either(
			...[futureValue, presentValue].map((value) =>
				fromGiven(terms, perDollar(value), ([all, , time, m]) => all / (m * time)),
			),
		),
		'divided the (?:goal|loan) by the number of (?:deposits|payments) without considering the interest',
	),
	rule(
		fromGiven(twoPlans, gap, ({ first }) => first),
		'gave the amount in the first plan instead of the difference',
	),
	rule(
		fromGiven(twoPlans, gap, ({ second }) => second),
		'gave the amount in the second plan instead of the difference',
	),
	rule(
		fromGiven(twoPlans, gap, ({ deposits }) => deposits),
		'subtracted the totals of the deposits without interest',
	),
	rule(
		fromGiven(terms, (given) => total(given) - given[0], total),
		'gave the total paid instead of the interest',
	),
	rule(
		fromGiven(
			terms,
			(given) => total(given) - given[0],
			([loan, percent, time]) => (loan * percent * time) / 100,
		),
		'calculated simple interest on the whole loan for the whole term',
	),
	rule(
		where(
			/paid/,
			fromGiven(
				twoLoans,
				saved,
				({ short, long }) =>
					cents(perDollar(presentValue)(short)) - cents(perDollar(presentValue)(long)),
			),
		),
		'subtracted the monthly payments instead of the totals',
	),
	rule(
		fromGiven(twoLoans, saved, ({ short, loan }) => total(short) - loan),
		'gave the interest on the shorter loan',
	),
];
