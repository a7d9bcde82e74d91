/** Equivalent fractions, mixed numbers, and fractions of amounts: each mistake is repeated with the numbers of the prompt. */
import { calculated, changedBy, fromGiven } from '../relations/calculations.ts';
import { where } from '../relations/combined.ts';
import { changed } from '../relations/relations.ts';
import { rule, type Rule } from '../rule.ts';
import { type Mixed, mixedIn, valueOf, whole } from './fraction-operations.ts';
import { gcd } from '../../values.ts';

/** In lowest terms, with the sign of the fraction. */
const lowest = ({ sign, over, under }: Mixed): readonly [over: number, under: number] => {
	const shared = gcd(over, under);
	return [(sign * over) / shared, under / shared];
};

const remainder = (over: number, under: number): number => over % under;

/** The missing number in a/b = c/□. */
const missing = (a: number, b: number, c: number): number => (b * c) / a;

const LEFT =
	'found (?:the (?:amount|length|time) (?:of [\\w ]+ )?(?:for the rest|that is).*|how many more .*)';

const fullGroups = (amount: number, each: number): number => Math.floor(amount / each);

export const FRACTION_FORM_RULES: readonly Rule[] = [
	// Equivalent fractions
	rule(
		fromGiven(mixedIn, valueOf, (given) => lowest(given)[0] / given.under),
		'divided only the numerator',
	),
	rule(
		fromGiven(mixedIn, valueOf, (given) => (given.sign * given.over) / lowest(given)[1]),
		'divided only the denominator',
	),
	rule(
		fromGiven(
			mixedIn,
			valueOf,
			({ sign, over, under }, [number = 0]) => (sign * (over - number)) / (under - number),
		),
		'subtracted NUMBER from the numerator and the denominator instead of dividing',
	),
	rule(
		calculated(missing, (a, b, c) => b + c - a),
		'added NUMBER instead of multiplying by NUMBER',
	),
	rule(
		calculated(missing, (_, b) => b),
		'left the (?:numerator|denominator) unchanged',
	),
	rule(
		calculated(missing, (a, _, c) => c / a),
		'gave the number that the (?:numerator|denominator) was multiplied by',
	),
	// Mixed numbers
	rule(
		fromGiven(
			mixedIn,
			({ over, under }) => over / under,
			({ over, under }) => remainder(over, under) + whole(over, under) / under,
		),
		'swapped the quotient and the remainder',
	),
	rule(
		fromGiven(
			mixedIn,
			({ over, under }) => over / under,
			({ over, under }) => whole(over, under) + over / under,
		),
		'kept the original numerator instead of the remainder',
	),
	rule(
		fromGiven(
			mixedIn,
			valueOf,
			({ sign, whole: units, over, under }) => (sign * (units + over)) / under,
		),
		'added the whole number to the numerator',
	),
	rule(
		fromGiven(
			mixedIn,
			valueOf,
			({ sign, whole: units, over, under }) => (sign * units * over) / under,
		),
		'multiplied the whole number by the numerator',
	),
	rule(
		fromGiven(mixedIn, valueOf, ({ sign, whole: units }) => sign * units),
		'left out the fraction part',
	),
	// Stories
	rule(
		calculated(
			(amount, fraction) => amount * fraction,
			(amount, fraction) => amount / fraction,
		),
		'divided by the fraction instead of multiplying by it',
	),
	rule(
		calculated(
			(amount, fraction) => amount * fraction,
			(amount, fraction) => amount * (1 - fraction),
		),
		LEFT,
		'found the (?:length|amount of .*) that is left instead of .*',
	),
	rule(
		calculated(
			(amount, one, other) => amount * one * other,
			(amount, one) => amount * one,
		),
		'stopped after the first fraction',
	),
	rule(
		calculated(
			(amount, one, other) => amount * one * other,
			(amount, _, other) => amount * other,
		),
		'took the second fraction of the whole amount',
	),
	rule(
		where(
			/How many full|filled to the top/,
			changed((value) => value + 1),
		),
		'rounded up instead of down',
	),
	rule(
		calculated(fullGroups, (amount, each) => amount / each),
		'gave the quotient with its fraction part',
	),
	rule(
		where(
			/ full /,
			calculated(fullGroups, (amount, each) => amount * each),
		),
		'multiplied instead of dividing',
	),
	rule(
		calculated(fullGroups, (amount, each) => each / amount),
		'divided in the reverse order',
	),
	rule(
		calculated(
			(amount, each) => amount % each,
			(amount, each) => Math.floor(amount / each),
		),
		'gave the number of full pieces instead of what is left',
	),
	rule(
		calculated(
			(amount, each) => amount % each,
			(amount, each) => (amount / each) % 1,
		),
		'gave the fraction part of the quotient instead of the amount left',
	),
	rule(
		changedBy((value, count) => value / count),
		'left out one of the factors',
	),
];
