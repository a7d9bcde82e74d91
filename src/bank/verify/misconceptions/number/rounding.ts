/** Rounding, estimates, and roots: each mistake is repeated with the numbers of the prompt. */
import { calculated, fromNamed } from '../relations/calculations.ts';
import { either, where } from '../relations/combined.ts';
import { fromValue } from '../relations/found-values.ts';
import { changed, type Relation } from '../relations/relations.ts';
import { rule, type Rule } from '../rule.ts';
import { exponentOf } from './scientific-notation.ts';

/** Rounded up or down to any place instead of to the nearest. */
const PLACES = [-3, -2, -1, 0, 1, 2, 3];

const rounded = (how: (number: number) => number): Relation =>
	either(
		...PLACES.map((place) =>
			calculated(
				(number) => Math.round(number * 10 ** place) / 10 ** place,
				(number) => how(number * 10 ** place) / 10 ** place,
			),
		),
		where(
			/to the nearest tenth/,
			fromNamed((right) => right + (how === Math.floor ? -0.1 : 0.1)),
		),
		where(
			/to two decimal places/,
			fromNamed((right) => right + (how === Math.floor ? -0.01 : 0.01)),
		),
	);

/** Rounded to one place less, or one more, than it should be. */
const roundedElsewhere = (by: number): Relation =>
	either(
		...PLACES.map((place) =>
			calculated(
				(number) => Math.round(number * 10 ** place) / 10 ** place,
				(number) => Math.round(number * 10 ** (place + by)) / 10 ** (place + by),
			),
		),
	);

/** Digits that are cut off leave a number nearer to zero, one unit of its last place below the rounded one. */
const cutOff: Relation = where(
	/to two decimal places/,
	fromNamed((right) => right - Math.sign(right) * 0.01),
);

/** A number rounded to two places may be half a hundredth past the middle between two tenths. */
const toTenths: Relation = where(
	/to two decimal places/,
	fromValue((value) =>
		[Math.floor(value * 10), Math.ceil(value * 10)]
			.map((tenths) => tenths / 10)
			.filter((tenths) => Math.abs(tenths - value) < 0.0551),
	),
);

const firstDigit = (number: number): number => {
	const unit = 10 ** exponentOf(number);
	return Math.round(number / unit) * unit;
};

type By = (one: number, other: number) => number;

/** Estimates, in either order, of a sum, difference, product, or quotient. */
const OPERATIONS: readonly By[] = [
	(one, other) => one + other,
	(one, other) => one - other,
	(one, other) => other - one,
	(one, other) => one * other,
	(one, other) => one / other,
	(one, other) => other / one,
];

const estimated = (wrong: (one: number, other: number, by: By) => number): Relation =>
	where(
		/^Estimate/,
		either(
			...OPERATIONS.map((by) =>
				calculated(
					(one, other) => by(firstDigit(one), firstDigit(other)),
					(one, other) => wrong(one, other, by),
				),
			),
		),
	);

const radicalSum = where(
	/to the nearest tenth/,
	fromNamed((right, added = 0) => right - added),
);

export const ROUNDING_RULES: readonly Rule[] = [
	// Rounding
	rule(rounded(Math.floor), 'rounded down instead of up'),
	rule(rounded(Math.ceil), 'rounded up instead of down'),
	rule(cutOff, 'cut off the digits after the second decimal place instead of rounding'),
	rule(
		fromNamed((right) => Math.ceil(right)),
		'rounded up to a whole number of [a-z]+',
	),
	rule(
		fromNamed((right) => Math.floor(right)),
		'rounded down to a whole number of [a-z]+',
	),
	rule(toTenths, 'rounded to one decimal place'),
	rule(roundedElsewhere(-1), 'rounded one place too far to the left'),
	rule(roundedElsewhere(1), 'kept one place too many'),
	rule(
		estimated((one, other, by) => by(one, other)),
		'used the exact numbers instead of the rounded ones',
	),
	rule(
		estimated((one, other, by) => by(firstDigit(one) - 10 ** exponentOf(one), firstDigit(other))),
		'rounded NUMBER down instead of up',
	),
	rule(
		estimated((one, other, by) => by(firstDigit(one) + 10 ** exponentOf(one), firstDigit(other))),
		'rounded NUMBER up instead of down',
	),
	// Roots
	rule(radicalSum, 'found only the square root and did not add NUMBER'),
	rule(
		changed((number) => number - 1),
		'chose the two integers just below the (?:square|cube) root',
	),
	rule(
		changed((number) => number + 1),
		'chose the two integers just above the (?:square|cube) root',
	),
	...[2, 3].map((index) =>
		rule(
			where(
				/^Between/,
				calculated(
					(number) => [Math.floor(number ** (1 / index)), Math.floor(number ** (1 / index)) + 1],
					(number) => [Math.floor(number / index), Math.floor(number / index) + 1],
				),
			),
			`divided by ${index} instead of taking the (?:square|cube) root`,
		),
	),
	rule(
		calculated(
			(factor, number) => factor * Math.sqrt(number),
			(factor, number) => (factor * number) / 2,
		),
		'divided NUMBER by 2 instead of taking its square root',
	),
	rule(
		calculated(
			(factor, number) => factor * Math.sqrt(number),
			(factor, number) => Math.sqrt(factor * number),
		),
		'moved the factor inside the radical without squaring it',
	),
	rule(
		calculated(
			(number) => Math.cbrt(number),
			(number) => number * 3,
		),
		'multiplied by 3 instead of taking the cube root',
	),
];
