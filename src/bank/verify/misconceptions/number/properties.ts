/** Names of properties: the property that the misconception mistakes for the right one. */
import { calculated, changedBy } from '../relations/calculations.ts';
import { chosen, exchanged, reworded } from '../relations/chosen-answers.ts';
import { changed, either, where } from '../relations/relations.ts';
import { rule, type Rule } from '../rule.ts';

const ASKED = /^Which number completes/;

export const PROPERTY_RULES: readonly Rule[] = [
	rule(
		reworded(exchanged('addition', 'multiplication')),
		'did not check whether the operation is addition or multiplication',
	),
	rule(
		either(
			chosen(/^zero property/, /^identity/),
			chosen(/^identity property of addition$/, /^zero/),
		),
		'noticed the 0 but did not check whether it is added or multiplied',
	),
	rule(
		chosen(/^inverse property of addition$/),
		'mistook adding 0 for getting a sum of 0',
		'looked only at the result 0',
	),
	rule(chosen(/^inverse property/, /^commutative/), 'mistook the reversed order for an inverse'),
	rule(
		reworded((right) => right.replace('commutative', 'associative')),
		'mistook a change of order for a change of grouping',
	),
	rule(
		reworded((right) => right.replace('associative', 'commutative')),
		'mistook a change of grouping for a change of order',
	),
	rule(
		chosen(/^distributive property$/),
		'noticed the product but did not check for a sum in parentheses',
		'noticed the parentheses but did not check for a (?:factor in front of them|sum inside them)',
		'did not notice that there are no parentheses',
	),
	rule(
		chosen(/^commutative property of multiplication$/),
		'noticed the product but overlooked the parentheses',
		'noticed the product but did not check whether the order of its factors changes',
	),
	rule(
		chosen(/^associative property of multiplication$/, /^distributive/),
		'noticed the parentheses but overlooked the two different operations',
	),
	rule(
		chosen(/^associative property of addition$/, /^distributive/),
		'looked only at the sum inside the parentheses',
	),
	rule(
		chosen(/^identity property of multiplication$/),
		'mistook multiplying by 0 for multiplying by 1',
		'mistook a result of 1 for multiplying by 1',
	),
	// Equations
	rule(
		chosen(/^subtraction property of equality$/),
		'did not notice that the right side stays the same',
		'thought that the coefficient was subtracted',
	),
	rule(
		chosen(/^combining like terms$/),
		'noticed that the parentheses disappeared and thought that like terms were added',
		'did not notice that both sides changed',
		'looked only at the left side, where a term disappeared',
	),
	rule(
		chosen(/^division property of equality$/),
		'thought that both sides were divided .*',
		'noticed that both sides changed but did not check how',
	),
	rule(
		chosen(/^addition property of equality$/),
		'mistook combining terms on one side for adding to both sides',
	),
	// A missing number
	rule(chosen(/^\$[01]\$$/), 'used the identity property instead'),
	rule(
		changed((value) => -1 / value),
		'used the reciprocal, the inverse for multiplication',
	),
	rule(
		changed((value) => -value),
		'used the number itself instead of its opposite',
	),
	rule(
		where(
			ASKED,
			changedBy((_, number) => number),
		),
		'wrote the number that is already on that side',
		'repeated the (?:first|last) number, which is already on that side',
		'wrote the factor without multiplying it by the second term',
		'multiplied only the first term in the parentheses',
	),
	rule(
		where(
			ASKED,
			changedBy((value, number) => value * number),
		),
		'gave the product instead of the missing factor',
	),
	rule(
		where(
			ASKED,
			changedBy((value, number) => value + number),
		),
		'gave the sum instead of the missing number',
		'added the middle number too',
	),
	rule(
		where(
			ASKED,
			changedBy((_, one, other) => one + other),
		),
		'wrote the sum of the numbers in the other parentheses',
	),
	rule(
		where(
			ASKED,
			changedBy((_, one, other) => one * other),
		),
		'wrote the product of the numbers in the other parentheses',
	),
	rule(
		either(
			calculated(
				(factor, number) => factor * number,
				(factor, number) => factor + number,
			),
		),
		'added the factor instead of multiplying',
	),
];
