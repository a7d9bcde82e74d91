/** Two percents in a row, and simple interest: each mistake is repeated with the numbers of the prompt. */
import { calculated } from '../relations/calculations.ts';
import { either } from '../relations/combined.ts';
import { changed, type Relation } from '../relations/relations.ts';
import { rule, type Rule } from '../rule.ts';
import { part, raised, lowered, interests } from './percents.ts';

/** Whichever of the two percents are increases. */
const forTwoChanges = (
	repeat: (first: typeof raised, second: typeof raised) => Relation,
): Relation =>
	either(
		...[raised, lowered].flatMap((first) =>
			[raised, lowered].map((second) => repeat(first, second)),
		),
	);

/** Instead of the percent of the original that remains, or the percent of the change; a choice may be written as 11%. */
const insteadOfOverall = (wrong: (one: number, other: number) => number): Relation =>
	forTwoChanges((first, second) => {
		const overall = (one: number, other: number) => second(first(100, one), other);
		return either(
			calculated((one, other) => Math.abs(100 - overall(one, other)), wrong),
			...[1, 100].map((unit) =>
				calculated(
					(one, other) => overall(one, other) / unit,
					(one, other) => wrong(one, other) / unit,
				),
			),
		);
	});

export const PERCENTS_TOGETHER_RULES: readonly Rule[] = [
	// Two percents
	rule(
		forTwoChanges((first, second) =>
			calculated(
				(whole, one, other) => second(first(whole, one), other),
				(whole, one, other) => first(whole, one) + second(whole, other) - whole,
			),
		),
		'took both percents of the (?:original price|cost|original amount)',
	),
	rule(
		forTwoChanges((first, second) =>
			calculated(
				(whole, one, other) => second(first(whole, one), other),
				(whole, one) => first(whole, one),
			),
		),
		'stopped after the first change',
	),
	rule(
		forTwoChanges((first, second) =>
			calculated(
				(one, other) => Math.abs(100 - second(first(100, one), other)),
				(one, other) => second(first(100, one), other),
			),
		),
		'gave the final value as a percent of the original',
	),
	rule(
		insteadOfOverall((one, other) => Math.abs(one - other)),
		'subtracted one of the percents from the other',
	),
	rule(
		insteadOfOverall((one, other) => one + other),
		'added the two percents',
	),
	rule(
		calculated(part, (percent, sales) => lowered(sales, percent)),
		'subtracted the commission from the sales',
	),
	rule(
		calculated(
			(base, percent, sales) => base + part(percent, sales),
			(_, percent, sales) => lowered(sales, percent),
		),
		'subtracted the commission from the sales and left out the base pay',
	),
	// Simple interest
	rule(
		either(
			changed((value) => value / 100),
			changed((value) => value * 100),
		),
		'used the rate without writing it as a decimal',
	),
	rule(
		calculated(
			(interest, principal, percent) => (100 * interest) / (principal * percent),
			(interest, principal) => interest / principal,
		),
		'left out the rate',
	),
	rule(
		either(
			calculated(
				(interest, other, time) => (100 * interest) / (other * time),
				(interest, other) => (100 * interest) / other,
			),
			...interests.map((interest) =>
				calculated(interest, (principal, percent) => part(percent, principal)),
			),
			...[12, 365].map((divisor) =>
				calculated(
					(interest, other, time) => (100 * interest * divisor) / (other * time),
					(interest, other) => (100 * interest) / other,
				),
			),
		),
		'left out the time',
	),
	rule(
		either(
			...interests.map((interest) =>
				calculated(
					interest,
					(principal, percent, time) => principal + interest(principal, percent, time),
				),
			),
		),
		'added the principal to the interest',
	),
	rule(
		either(
			...interests.map((interest) =>
				calculated(
					(principal, percent, time) => principal + interest(principal, percent, time),
					(principal, percent, time) => principal - interest(principal, percent, time),
				),
			),
		),
		'subtracted the interest from the principal',
	),
	rule(
		either(
			...interests.map((interest) =>
				calculated(
					(principal, percent, time) => principal + interest(principal, percent, time),
					interest,
				),
			),
		),
		'gave the interest without the principal',
	),
	rule(
		calculated(
			(principal, percent, time) => principal + part(percent, principal) * time,
			(principal, percent) => raised(principal, percent),
		),
		'added the interest for only one year',
	),
	rule(
		calculated(
			(principal, percent, time) => principal + part(percent, principal) * time,
			(principal, percent, time) => principal + part(percent, principal) * (time - 1),
		),
		'left out one year of interest',
	),
	...Object.entries({ days: 365, months: 12 }).map(([unit, perYear]) =>
		rule(
			either(
				changed((value) => value * perYear),
				calculated(
					(principal, percent, time) => principal + (part(percent, principal) * time) / perYear,
					(principal, percent, time) => principal + part(percent, principal) * time,
				),
			),
			`used the number of ${unit} as years`,
		),
	),
];
