/** Two percents in a row, and simple interest: each mistake is repeated with the numbers of the prompt. */
import { calculated, changedBy } from '../relations/calculations.ts';
import { changed, either } from '../relations/relations.ts';
import { rule, type Rule } from '../rule.ts';
import { part, raised, lowered, interests } from './percents.ts';

export const PERCENTS_TOGETHER_RULES: readonly Rule[] = [
	// Two percents
	rule(
		either(
			...[raised, lowered].flatMap((first) =>
				[raised, lowered].map((second) =>
					calculated(
						(whole, one, other) => second(first(whole, one), other),
						(whole, one, other) => first(whole, one) + second(whole, other) - whole,
					),
				),
			),
		),
		'took both percents of the (?:original price|cost|original amount)',
	),
	rule(
		either(
			...[raised, lowered].flatMap((first) =>
				[raised, lowered].map((second) =>
					calculated(
						(whole, one, other) => second(first(whole, one), other),
						(whole, one) => first(whole, one),
					),
				),
			),
		),
		'stopped after the first change',
	),
	rule(
		either(
			...[raised, lowered].flatMap((first) =>
				[raised, lowered].map((second) =>
					calculated(
						(one, other) => Math.abs(100 - second(first(100, one), other)),
						(one, other) => second(first(100, one), other),
					),
				),
			),
		),
		'gave the final value as a percent of the original',
	),
	rule(
		either(
			changedBy((_, one, other) => one - other),
			changedBy((_, one, other) => other - one),
		),
		'subtracted one of the percents from the other',
	),
	rule(
		either(
			changedBy((_, one, other) => one + other),
			changedBy((_, one, other) => (one + other) / 100),
		),
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
	rule(
		either(
			changed((value) => value * 12),
			changed((value) => value * 365),
			...interests.map((interest) =>
				calculated(
					(principal, percent, time) => principal + interest(principal, percent, time),
					(principal, percent, time) => principal + part(percent, principal) * time,
				),
			),
		),
		'used the number of (?:days|months) as years',
	),
];
