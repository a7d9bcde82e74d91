/** Gains, losses, and whole numbers: each mistake is repeated with the numbers of the prompt. */
import { calculated, changedBy, fromNamed } from '../relations/calculations.ts';
import { either, where } from '../relations/combined.ts';
import { changed } from '../relations/relations.ts';
import { rule, type Rule } from '../rule.ts';

export const INTEGER_STORY_RULES: readonly Rule[] = [
	// Stories with changes
	rule(
		either(
			calculated(
				(start, one, other) => start + one - other,
				(start, one, other) => start - one + other,
			),
			calculated(
				(start, one, other) => start + one + other,
				(start, one, other) => start - one - other,
			),
			calculated(
				(start, one, other) => start - one - other,
				(start, one, other) => start + one + other,
			),
		),
		'reversed the signs of the changes',
	),
	rule(
		either(
			...[1, -1].flatMap((one) =>
				[1, -1].map((other) =>
					calculated(
						(start, first, second) => start + one * first + other * second,
						(start, first) => start + one * first,
					),
				),
			),
		),
		'stopped after the first change',
	),
	rule(
		either(
			...[1, -1].map((sign) =>
				calculated(
					(start, times, each) => start + sign * times * each,
					(start, _, each) => start + sign * each,
				),
			),
		),
		'used only one of the NUMBER changes',
	),
	rule(
		calculated(
			(start, times, each) => start + times * each,
			(start, times, each) => start - times * each,
		),
		'treated each increase as a decrease',
	),
	rule(
		calculated(
			(start, times, each) => start - times * each,
			(start, times, each) => start + times * each,
		),
		'treated each decrease as an increase',
	),
	rule(
		either(
			...[1, -1].map((sign) =>
				calculated(
					(times, total) => (sign * total) / times,
					(_, total) => sign * total,
				),
			),
		),
		'gave the total change',
	),
	rule(
		where(
			/Write the .* as an integer/,
			either(
				changedBy((_, value) => value),
				changedBy((_, value) => -value),
			),
		),
		'gave the (?:higher|lower|greater|lesser) .*',
	),
	// Properties of operations
	rule(
		changed((value) => value * 2),
		'added the common factor NUMBER to itself when factoring it out',
	),
	rule(
		calculated(
			(common, one, other) => common * (one + other),
			(common, one, other) => common * one * other,
		),
		'multiplied the other two factors instead of adding them',
	),
	rule(
		changed((value) => value + 10),
		'carried an extra ten when adding .*',
	),
	rule(
		fromNamed((_, one = 0, other = 0) => one + other),
		'added NUMBER and NUMBER but left out NUMBER',
	),
	rule(
		fromNamed((right, used = 0, needed = 0) => right + needed - used),
		'subtracted NUMBER instead of NUMBER',
	),
];
