/**
 * What is left out of a formula, or replaces something in it: each mistake is repeated in the formulas of the record.
 */
import {
	instead,
	leftOut,
	otherFunction,
	radianMode,
	withoutDivisor,
	withoutFunction,
	withoutTerm,
} from '../relations/edits.ts';
import { withoutPower, withoutRoot } from '../relations/power-edits.ts';
import { either, where } from '../relations/combined.ts';
import { byNamed, changed, multipleFromNumber, shifted } from '../relations/relations.ts';
import { mistaken, mistakenBy } from '../relations/repeated-edits.ts';
import { rule, type Rule } from '../rule.ts';

export const FORMULA_PART_RULES: readonly Rule[] = [
	// What is left out
	rule(
		mistakenBy((term) => leftOut(term)),
		'left out TERM',
	),
	rule(
		either(
			mistakenBy((term) => leftOut(term)),
			byNamed((value, named) => value * named),
		),
		'(?:did not|forgot to) divide by NUMBER',
	),
	rule(
		where(
			/^(?!Consider)/,
			either(
				mistakenBy((term) => leftOut(term)),
				byNamed((value, named) => value / named),
			),
		),
		'did not multiply by NUMBER',
	),
	rule(
		either(mistaken(withoutTerm), shifted),
		'left out the (?:starting value|(?:initial|fixed|ground|base|starting) [a-z ]+|(?:last|constant|middle) term)',
		'gave the initial height',
		'counted the overlap twice',
	),
	rule(
		mistaken(withoutDivisor),
		'did not divide by (?:the (?:sine of the angle opposite the known side|coefficients?(?: NUMBER(?: and NUMBER)?)?|number of values|standard deviation|determinant))',
		'gave the (?:total )?change (?:in (?:the [a-z ]+|y) )?without dividing(?: by the time)?',
		'used base 10 and ignored the given base',
		'did not take half of (?:the sum of the bases|the product of the base and the height for the triangles?)',
		'forgot to divide by h',
	),
	rule(
		either(mistaken(withoutDivisor), multipleFromNumber),
		'did not take half of the difference for the amplitude',
	),
	rule(
		either(
			...[2, 4, 8].map((times) => changed((value) => value * times)),
			mistaken(withoutDivisor),
		),
		'used the diameter as the radius',
	),
	rule(
		mistaken(withoutPower),
		'forgot to square(?: the number substituted for x)?',
		'did not (?:square the (?:coefficient|difference|x-coordinate in the first term)|cube the right side)',
		'subtracted the lengths instead of their squares',
	),
	rule(mistaken(withoutRoot), 'did not square the right side'),
	rule(
		mistaken(withoutFunction(/./)),
		'used the angles instead of their sines',
		'dropped the logarithm',
	),
	// One function or number in place of another
	rule(mistaken(otherFunction(/sin/, 'cos')), 'used (?:the )?cosine instead of (?:the )?sine'),
	rule(
		mistaken(otherFunction(/cos|tan/, 'sin')),
		'used (?:the )?sine instead of (?:the )?(?:cosine|tangent)',
	),
	rule(mistaken(otherFunction(/cos/, 'tan')), 'used (?:the )?tangent instead of (?:the )?cosine'),
	rule(mistaken(radianMode), 'used a calculator in radian mode'),
	rule(
		mistakenBy((other, wanted) => instead(wanted, other)),
		'used the exponent TERM instead of TERM',
		'divided by TERM instead of TERM',
		'used (π) instead of (2π)',
	),
];
