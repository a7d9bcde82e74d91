/** Compound interest: each mistake is repeated with the principal, the rate, the time, and the compounding of the prompt. */
import type { Question } from '../../../../schemas/wire/question.ts';
import { compoundingsIn } from '../../compounding.ts';
import { questionText } from '../../../../math/question-text.ts';
import { arrangements, calculated, fromGiven, numbersAsked } from '../relations/calculations.ts';
import { either, unlessRounded } from '../relations/combined.ts';
import { changed } from '../relations/relations.ts';
import { rule, type Rule } from '../rule.ts';

/** An amount (or a final amount), a percent or another amount, a number of years, and the compoundings per year. */
export type Terms = readonly [one: number, other: number, years: number, m: number];

export const terms = (record: Question): Terms[] => {
	const [m = Number.NaN, ...others] = compoundingsIn(questionText(record.question));
	return others.some((other) => other !== m)
		? []
		: arrangements(numbersAsked(record), 3).map(([one = 0, other = 0, years = 0]) => [
				one,
				other,
				years,
				m,
			]);
};

export const amount = ([start, percent, years, m]: Terms): number =>
	m === Infinity
		? start * Math.exp((percent / 100) * years)
		: start * (1 + percent / 100 / m) ** (m * years);

/** The annual rate, in percent, at which the first amount grows to the other one. */
const rate = ([start, end, years, m]: Terms): number =>
	100 * m * ((end / start) ** (1 / (m * years)) - 1);

export const presentValue = ([payment, percent, years, m]: Terms): number => {
	const i = percent / 100 / m;
	return (payment * (1 - (1 + i) ** (-m * years))) / i;
};

export const perDollar =
	(value: (given: Terms) => number) =>
	([total, ...rest]: Terms): number =>
		total / value([1, ...rest]);

/** The start, the end, a percent, and the compoundings per year. */
type Growth = readonly [start: number, end: number, percent: number, m: number];

const growths: (record: Question) => readonly Growth[] = terms;

const years = ([start, end, percent, m]: Growth): number => {
	const ratio = Math.log(end / start);
	return m === Infinity ? (100 * ratio) / percent : ratio / Math.log(1 + percent / 100 / m) / m;
};

const periods = (given: Growth): number => Math.ceil(years(given) * given[3] - 1e-9);

/** What two compoundings make of the same amount. */
type TwoAccounts = { first: number; second: number; start: number };

const twoAccounts = (record: Question): TwoAccounts[] => {
	const [m = Number.NaN, n = Number.NaN] = compoundingsIn(questionText(record.question));
	return arrangements(numbersAsked(record), 3).flatMap(([start = 0, percent = 0, time = 0]) =>
		[time, 1].map((span) => ({
			first: amount([start, percent, span, m]),
			second: amount([start, percent, span, n]),
			start,
		})),
	);
};

export const gap = ({ first, second }: { first: number; second: number }): number =>
	Math.abs(first - second);

/** Compounded continuously: the principal, the percent per year, and the balance to be reached. */
const growthTime = (principal: number, percent: number, balance: number): number =>
	Math.log(balance / principal) / (percent / 100);

export const ANNUAL_INTEREST_RULES: readonly Rule[] = [
	rule(
		either(
			fromGiven(terms, rate, ([start, end, time]) => (100 * (end / start - 1)) / time),
			fromGiven(terms, amount, ([start, percent, time]) => start * (1 + (percent / 100) * time)),
			fromGiven(
				terms,
				perDollar(amount),
				([end, percent, time]) => end / (1 + (percent / 100) * time),
			),
			fromGiven(growths, periods, ([start, end, percent, m]) =>
				Math.ceil((100 * m * (end / start - 1)) / percent - 1e-9),
			),
		),
		'used simple interest',
	),
	rule(
		fromGiven(terms, rate, ([start, end]) => 100 * (end / start - 1)),
		'gave the percent increase over the entire period',
	),
	rule(
		unlessRounded(fromGiven(terms, rate, (given) => rate(given) / given[3])),
		'gave the rate for one period',
	),
	rule(
		either(
			fromGiven(terms, rate, ([start, end, time]) => rate([start, end, time, 1])),
			fromGiven(terms, amount, ([start, percent, time]) => amount([start, percent, time, 1])),
		),
		'compounded only once a year',
	),
	rule(
		fromGiven(
			terms,
			amount,
			([start, percent, time, m]) => start * (1 + percent / 100 / m) ** time,
		),
		'used the number of years as the exponent',
	),
	rule(
		fromGiven(
			terms,
			([, percent, time, m]) => [percent / 100 / m, m * time],
			([, percent, time]) => [percent / 100, time],
		),
		'used the annual rate and the number of years',
	),
	rule(
		fromGiven(
			growths,
			periods,
			(given) => periods(given) / given[3],
			(given) => Math.ceil(periods(given) / given[3]),
		),
		'gave the number of years(?:, rounded up)?',
	),
	rule(
		fromGiven(growths, years, (given) => years(given) * given[3]),
		'gave the number of periods',
	),
	rule(
		changed((value) => value - 1),
		'stopped one (?:year|half-year|quarter|month) too early',
	),
	rule(
		fromGiven(growths, years, ([start, end, percent]) => years([start, end, percent, Infinity])),
		'used the formula for continuous compounding',
	),
	rule(
		fromGiven(growths, years, (given) => years(given) / Math.LN10),
		'took the common log of one side but the natural log of the other',
	),
	rule(
		fromGiven(terms, (given) => given[0] ** 2 / amount(given), amount),
		'multiplied by the power instead of dividing by it',
	),
	rule(
		fromGiven(terms, (given) => amount(given) - given[0], amount),
		'gave the final amount instead of the interest',
	),
	rule(
		fromGiven(twoAccounts, gap, ({ second }) => second),
		'gave the amount in the second account instead of the difference',
	),
	rule(
		fromGiven(twoAccounts, gap, ({ second, start }) => second - start),
		'gave the interest in the second account instead of the difference',
	),
	rule(
		calculated(
			growthTime,
			(principal, percent, balance) => Math.log(balance / principal) / Math.log(1 + percent / 100),
		),
		'compounded annually instead of continuously',
	),
	rule(
		calculated(
			growthTime,
			(principal, percent, balance) => (balance / principal - 1) / (percent / 100),
		),
		'used simple interest instead of continuous compounding',
	),
];
