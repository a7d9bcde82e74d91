/** Taxes: an income that is taxed at two rates, and a sales tax behind a discount. */
import { arrangements, fromGiven, numbersAsked } from '../relations/calculations.ts';
import { numbersWritten } from '../relations/chosen-answers.ts';
import { where } from '../relations/combined.ts';
import type { Relation } from '../relations/relations.ts';
import { rule, type Rule } from '../rule.ts';

/** The rate below a limit, the limit, the rate above it, and the income. */
const taxed = ([low = 0, limit = 0, high = 0, income = 0]: readonly number[]): number =>
	(low * limit + high * (income - limit)) / 100;

/** What `wrong` makes of the same income. */
const taxMistake = (
	wrong: (given: readonly number[], named: readonly number[]) => number,
): Relation =>
	where(
		/^A tax is/,
		fromGiven((record) => arrangements(numbersAsked(record), 4), taxed, wrong),
	);

export const TAX_RULES: readonly Rule[] = [
	rule(
		taxMistake(([, , , income = 0], [rate = 0]) => (rate * income) / 100),
		'taxed the whole income at NUMBER%',
	),
	rule(
		taxMistake(([, limit = 0, high = 0, income = 0]) => (high * (income - limit)) / 100),
		'left out the tax on the first part of the income',
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
