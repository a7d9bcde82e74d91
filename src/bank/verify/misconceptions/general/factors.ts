/** Powers, roots, complements, and factors that the wrong answer has too many or too few of. */
import { leftOut } from '../relations/edits.ts';
import { exponentsAdded, onGraph, repeatsAtOnce, within } from '../relations/record-relations.ts';
import { either, ofNumbers, where } from '../relations/combined.ts';
import {
	byNamed,
	byNamedAndNumber,
	byNumber,
	changed,
	multiple,
	multipleFromNumber,
	slopeChanged,
} from '../relations/relations.ts';
import { mistakenBy } from '../relations/repeated-edits.ts';
import { rule, type Rule } from '../rule.ts';

export const FACTOR_RULES: readonly Rule[] = [
	rule(
		changed((value) => 1 / value),
		'switched the numerator and the denominator',
	),
	rule(
		either(
			slopeChanged((slope) => 1 / slope),
			changed((value) => 1 / value),
		),
		'divided the change in x by the change in y',
	),
	rule(
		either(
			changed((value) => 1 / value),
			byNumber((value, number) => number ** 2 / value),
		),
		'divided the logarithms in the wrong order',
	),
	rule(
		where(
			/^(?!.*(?:margin of error|formula))/,
			either(
				changed((value) => Math.sign(value) * value ** 2),
				byNumber((value, number) => Math.sign(value) * value ** 2 * Math.abs(number)),
				byNumber((value, number) => number + Math.sign(value - number) * (value - number) ** 2),
			),
		),
		'did not take the square root',
	),
	rule(
		where(
			/^(?!Between|Find \$\d+\\sqrt).*[^-]\\sqrt\{/,
			either(
				changed((value) => value ** 2 / 2),
				byNumber((value, number) => number + (value - number) ** 2 / 2),
			),
		),
		'divided by 2 instead of taking the square root',
	),
	rule(
		where(
			/^(?!Between).*\\sqrt\[3\]/,
			changed((value) => value ** 3 / 3),
		),
		'divided by 3 instead of taking the cube root',
	),
	rule(
		ofNumbers(byNumber((value, number) => value / Math.sqrt(number))),
		'removed the radical from the denominator only',
		'multiplied only the denominator by √.*',
	),
	rule(
		either(
			...[1, 2, 3].map((digits) =>
				changed((value) => (value * (10 ** digits - 1)) / (10 ** (digits + 1) - 1)),
			),
		),
		'used one 9 too many in the denominator',
	),
	rule(repeatsAtOnce, 'treated all of the digits as repeating'),
	rule(where(/vertex/, onGraph), 'used the opposites of the zeros'),
	rule(
		changed((value) => 1 - value),
		'found the probability (?:of the complement|of rolling .*|that .*)',
	),
	rule(
		changed((value) => 90 - value),
		'found the other acute angle',
	),
	rule(
		changed((value) => 100 - value),
		'found what percent of the whole is left over',
	),
	rule(
		changed((value) => value * 2),
		'gave the diameter',
		'did not take half of the product of the (?:base and the height|legs)',
		'divided by half the width of the interval',
		'gave the sum of the next row',
		'divided by a instead of 2a',
		'gave the combined width on two opposite sides',
	),
	rule(
		changed((value) => value / 2),
		'forgot to double the product',
		'counted the top row as row 1',
		'gave the sum of the previous row',
	),
	rule(
		where(
			/^(?!The (?:formula|solutions))/,
			either(
				mistakenBy((factor) => leftOut(factor)),
				byNamed((value, factor) => value / factor),
				byNamed((value, factor) => value * factor),
				multiple,
			),
		),
		'left out the factor (?:of )?NUMBER',
	),
	rule(
		changed((value) => value * 10),
		'placed the decimal point one place too far to the right',
	),
	rule(
		changed((value) => value / 10),
		'placed the decimal point one place too far to the left',
	),
	rule(
		either(
			changed((value) => value * 10),
			changed((value) => value / 10),
		),
		'moved the decimal point only one place when writing the percent as a decimal',
	),
	rule(
		changed((value) => value * 100),
		'multiplied by the percent without writing it as a decimal',
	),
	rule(
		byNamed((value, number) => value * number ** 2),
		'multiplied by NUMBER instead of by its reciprocal',
		'multiplied by NUMBER instead of dividing(?: by it)?',
	),
	rule(
		byNumber((value, number) => value / number),
		'multiplied by the factor one fewer time than needed',
		'left out the greatest prime factor',
	),
	rule(
		byNumber((value, number) => value * number),
		'gave the sum of the values',
		'did not divide the sum of the distances',
		'divided by [a-zA-Z] but not by [a-zA-Z]',
		'added the coordinates without dividing by 2',
		'multiplied by NUMBER but did not divide by .*',
	),
	rule(
		byNamed((value, factor) => value * factor),
		'left the factor NUMBER out of the denominator',
		'left out the denominator NUMBER',
	),
	rule(
		byNamed((value, number) => value * Math.sqrt(number)),
		'wrote NUMBER in front of the radical instead of its square root',
		'did not take the square root of NUMBER',
		'took the square root without dividing by NUMBER',
	),
	rule(
		changed((value) => value / Math.SQRT2),
		'divided by 2 as well as by NUMBER before taking the square root',
	),
	rule(
		byNamed((value, number) => value * Math.cbrt(number) ** 2),
		'wrote NUMBER in front of the radical instead of its cube root',
		'did not take the cube root of NUMBER',
	),
	rule(
		multiple,
		'did not raise the coefficient to the power',
		'applied the exponent to the coefficient too',
		'multiplied the coefficient by the exponent',
		'did not divide the coefficients',
		'subtracted the coefficients instead of dividing them',
		'added the coefficients instead of multiplying them',
	),
	rule(
		changed((value) => value / Math.PI),
		'left out π',
	),
	rule(
		either(
			multiple,
			multipleFromNumber,
			byNumber((value, factor) => value / factor),
		),
		'left out the leading coefficient',
		'left out the constant factor a',
	),
	rule(either(within, multiple), 'left out the common factor'),
	rule(
		where(
			/^Solve|^Convert/,
			byNumber((value, factor) => value * factor ** 2),
		),
		'multiplied by the coefficient instead of dividing by it',
	),
	rule(
		where(
			/^Solve|^Convert/,
			byNumber((value, number) => value * number - number),
		),
		'subtracted the coefficient instead of dividing by it',
	),
	rule(
		byNamedAndNumber((value, named, number) => value + number * Math.PI * (1 / named - 1)),
		'left out the factor NUMBER for the cone',
	),
	rule(exponentsAdded, 'added the first factors and added the exponents'),
	rule(
		where(
			/level of a sound/,
			byNamed((value, number) => value / number),
		),
		'did not multiply by NUMBER',
	),
];
