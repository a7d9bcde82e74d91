/** Terms that are left out or added once too often. */
import { endsWithYIntercept, fromFirstSample } from '../relations/record-relations.ts';
import { either, ofNumbers, where } from '../relations/combined.ts';
import { byNumber, pairOfNumbers, shifted } from '../relations/relations.ts';
import { rule, type Rule } from '../rule.ts';

export const TERM_RULES: readonly Rule[] = [
	rule(
		where(
			/^(?!.*(?:frac|Simplify))/,
			either(shifted, ofNumbers(byNumber((value, number) => value - number))),
		),
		'left out the (?:last|first|constant) term',
	),
	rule(
		shifted,
		'added mx to the y-coordinate instead of subtracting it to find b',
		'used the first of the given [a-z ]+ as b',
		'did not subtract the number that was added',
		'left out the (?:height of the axis|fixed amount)',
		'subtracted the height of the axis instead of adding it',
	),
	rule(
		byNumber((value, number) => value + number),
		'added the common difference (?:one (?:time too many|fewer time than needed)|.* times instead of .* times)',
	),
	rule(
		byNumber((value, number) => number - value),
		'(?:gave the amount (?:of|invested at) .* instead of the amount (?:of|invested at) .*|subtracted the part from the whole|estimated the number of all the other .*)',
	),
	rule(
		ofNumbers(pairOfNumbers((value, one, other) => value + 2 * one * other)),
		'ignored the negative sign of the common difference',
	),
	rule(fromFirstSample, 'used only the first sample'),
	rule(endsWithYIntercept, 'used the y-intercept as the y-coordinate'),
];
