/** Mistakes with a tax that has two rates, and with interest that is compounded continuously. */
import { arrangements, calculated, fromGiven, numbersAsked } from '../relations/calculations.ts';
import { numbersWritten } from '../relations/chosen-answers.ts';
import { where } from '../relations/combined.ts';
import { rule, type Rule } from '../rule.ts';

/** The rate below a limit, the limit, the rate above it, and the income. */
const taxed = ([low = 0, limit = 0, high = 0, income = 0]: readonly number[]): number =>
	(low * limit + high * (income - limit)) / 100;

/** The principal, the percent per year, and the balance to be reached. */
const growthTime = (principal: number, percent: number, balance: number): number =>
	Math.log(balance / principal) / (percent / 100);

export const SEVERAL_RATE_RULES: readonly Rule[] = [
	rule(
		where(
			/^A tax is/,
			fromGiven(
				(record) => arrangements(numbersAsked(record), 4),
				taxed,
				(given, [rate = 0]) => (rate * (given[3] ?? 0)) / 100,
			),
		),
		'taxed the whole income at NUMBER%',
	),
	rule(
		where(
			/^A tax is/,
			fromGiven(
				(record) => arrangements(numbersAsked(record), 4),
				taxed,
				([, limit = 0, high = 0, income = 0]) => (high * (income - limit)) / 100,
			),
		),
		'left out the tax on the first part of the income',
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
	rule(
		where(/what percent of the original price/, ({ prompt, wrong }) => {
			const [, discount, tax] =
				/on sale for \$([\d.]+)\\%\$ off, and a sales tax of \$([\d.]+)\\%\$/.exec(prompt) ?? [];
			const [total, ...more] = numbersWritten(wrong);
			return discount === undefined || total === undefined || more.length > 0
				? undefined
				: total === 100 - Number(discount) + Number(tax);
		}),
		'took both percents of the original price',
	),
];
