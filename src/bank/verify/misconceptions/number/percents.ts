/** Percents of amounts and percent changes: each mistake is repeated with the numbers of the prompt. */
import { calculated } from '../relations/calculations.ts';
import { either } from '../relations/combined.ts';
import { changed } from '../relations/relations.ts';
import { rule, type Rule } from '../rule.ts';

export const part = (percent: number, whole: number): number => (percent * whole) / 100;

export const raised = (whole: number, percent: number): number => whole + part(percent, whole);

export const lowered = (whole: number, percent: number): number => whole - part(percent, whole);

const change = (from: number, to: number): number => (100 * Math.abs(to - from)) / from;

/** Simple interest for a time in years, months, or days. */
export const interests = [1, 12, 365].map(
	(divisor) => (principal: number, percent: number, time: number) =>
		(part(percent, principal) * time) / divisor,
);

/** "One third of the number" is estimated, not the exact percent. */
const FRACTIONS: Readonly<Record<string, number>> = {
	half: 1 / 2,
	third: 1 / 3,
	fifth: 1 / 5,
	tenth: 1 / 10,
	thirtieth: 1 / 30,
};

const NAMES = Object.keys(FRACTIONS);

const otherFraction = NAMES.flatMap((used) =>
	NAMES.filter((wanted) => wanted !== used).map((wanted) =>
		rule(
			changed((value) => (value * (FRACTIONS[used] ?? 0)) / (FRACTIONS[wanted] ?? 1)),
			`found one ${used} of the number instead of one ${wanted}`,
		),
	),
);

export const PERCENT_RULES: readonly Rule[] = [
	// Parts and wholes
	rule(
		either(
			calculated(
				part,
				(percent, whole) => part(percent, whole) / 10,
				(percent, whole) => part(percent, whole) * 10,
			),
			calculated(
				lowered,
				(whole, percent) => lowered(whole, percent * 10),
				(whole, percent) => lowered(whole, percent / 10),
			),
			calculated(
				raised,
				(whole, percent) => raised(whole, percent * 10),
				(whole, percent) => raised(whole, percent / 10),
			),
			calculated(
				(base, percent, sales) => base + part(percent, sales),
				(base, percent, sales) => base + part(percent, sales) / 10,
				(base, percent, sales) => base + part(percent, sales) * 10,
			),
			...interests.map((interest) =>
				calculated(interest, (...given) => interest(...(given as [number, number, number])) / 10),
			),
		),
		'moved the decimal point one place too far when writing the percent as a decimal',
	),
	rule(
		calculated(
			(some, whole) => (100 * some) / whole,
			(some, whole) => (100 * whole) / some,
		),
		'divided the whole by the part',
	),
	rule(
		calculated(
			(some, whole) => (100 * some) / whole,
			(some, whole) => (100 * some) / whole - 100,
		),
		'found the percent by which the part is greater than the whole',
	),
	rule(
		calculated(
			(some, percent) => (100 * some) / percent,
			(some, percent) => part(percent, some),
		),
		'found NUMBER% of the part',
	),
	rule(
		calculated(
			(some, percent) => (100 * some) / percent,
			(some, percent) => some / percent,
		),
		'divided by the percent without writing it as a decimal',
	),
	rule(
		calculated(part, (percent, whole) => part(percent - 100, whole)),
		'used only the part of the percent above 100% and left out the 100%',
	),
	// Estimates
	...otherFraction,
	rule(
		changed((value) => value / 2),
		'halved the number twice instead of once',
	),
	rule(
		changed((value) => value * 2),
		'halved the number only once instead of twice',
	),
	rule(
		changed((value) => value / 4),
		'divided a third of the number by 2 instead of multiplying it by 2',
	),
	rule(
		changed((value) => (value * 2) / 3),
		'found half of the number without adding another quarter of it',
	),
	rule(
		either(
			...[1 / 3, 2 / 3, 1 / 4, 3 / 4, 1 / 5, 1 / 10, 9 / 10].map((some) =>
				changed((value) => (value * (1 - some)) / some),
			),
		),
		'estimated what is left over instead of the part',
	),
	// Changes
	rule(
		either(
			calculated(raised, (whole, percent) => part(percent, whole)),
			calculated(lowered, (whole, percent) => part(percent, whole)),
		),
		'found only the amount of the change',
		'found the discount instead of the sale price',
		'found only the (?:tip|tax)',
	),
	rule(
		calculated(part, (percent, whole) => lowered(whole, percent)),
		'found the sale price instead of the discount',
	),
	rule(calculated(raised, lowered), 'decreased the amount instead of increasing it'),
	rule(calculated(lowered, raised), 'increased the amount instead of decreasing it'),
	rule(
		calculated(raised, (whole, percent) => whole + percent),
		'added the percent as if it were an amount',
	),
	rule(
		calculated(lowered, (whole, percent) => whole - percent),
		'subtracted the percent as if it were an amount',
	),
	rule(
		calculated(change, (from, to) => (change(from, to) * from) / to),
		'divided the change by the new amount instead of the original amount',
		'divided the error by NUMBER instead of by the actual value',
	),
	rule(
		calculated(change, (from, to) => (100 * to) / from),
		'gave the new amount as a percent of the original',
	),
	rule(
		calculated(change, (from, to) => Math.abs(to - from)),
		'gave the error itself',
	),
	rule(
		either(
			calculated((to, percent) => to / (1 - percent / 100), lowered),
			calculated((to, percent) => to / (1 + percent / 100), raised),
		),
		'applied the (?:change|markup|discount) again instead of reversing it',
	),
	rule(
		calculated((to, percent) => to / (1 - percent / 100), raised),
		'added NUMBER% of the (?:new amount|new price|sale price)',
	),
	rule(
		calculated((to, percent) => to / (1 + percent / 100), lowered),
		'subtracted NUMBER% of the (?:new amount|new price)',
	),
];
