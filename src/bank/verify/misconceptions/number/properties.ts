/** Names of properties: the property that the misconception mistakes for the right one. */
import { calculated } from '../relations/calculations.ts';
import { chose, exchanged, numbersWritten, reworded } from '../relations/chosen-answers.ts';
import { fromValue } from '../relations/found-values.ts';
import { either } from '../relations/combined.ts';
import { changed, type Relation } from '../relations/relations.ts';
import { rule, type Rule } from '../rule.ts';

/** The numbers on the side with the blank, those on the other side, and those in its parentheses, as written. */
type Sides = Readonly<Record<'beside' | 'others' | 'grouped', readonly number[]>>;

/** A number for the blank in an equation that shows a property. */
const completed = (find: (sides: Sides, right: number) => number | undefined): Relation =>
	fromValue((value, { prompt }) => {
		const [, equation = ''] = /^Which number completes the equation \$(.*?)\$/.exec(prompt) ?? [];
		const sides = equation.split(' = ');
		const [blank, other] = [true, false].map((isAsked) =>
			sides.find((side) => side.includes('\\square') === isAsked),
		);
		if (blank === undefined || other === undefined) return [];
		const grouped = numbersWritten(/\(([^()]*)\)/.exec(other)?.[1] ?? '');
		return [find({ beside: numbersWritten(blank), others: numbersWritten(other), grouped }, value)];
	});

export const PROPERTY_RULES: readonly Rule[] = [
	rule(
		reworded(exchanged('addition', 'multiplication')),
		'did not check whether the operation is addition or multiplication',
	),
	rule(
		either(chose(/^zero property/, /^identity/), chose(/^identity property of addition$/, /^zero/)),
		'noticed the 0 but did not check whether it is added or multiplied',
	),
	rule(
		chose(/^inverse property of addition$/),
		'mistook adding 0 for getting a sum of 0',
		'looked only at the result 0',
	),
	rule(chose(/^inverse property/, /^commutative/), 'mistook the reversed order for an inverse'),
	rule(
		reworded((right) => right.replace('commutative', 'associative')),
		'mistook a change of order for a change of grouping',
	),
	rule(
		reworded((right) => right.replace('associative', 'commutative')),
		'mistook a change of grouping for a change of order',
	),
	rule(
		chose(/^distributive property$/),
		'noticed the product but did not check for a sum in parentheses',
		'noticed the parentheses but did not check for a (?:factor in front of them|sum inside them)',
		'did not notice that there are no parentheses',
	),
	rule(
		chose(/^commutative property of multiplication$/),
		'noticed the product but overlooked the parentheses',
		'noticed the product but did not check whether the order of its factors changes',
	),
	rule(
		chose(/^associative property of multiplication$/, /^distributive/),
		'noticed the parentheses but overlooked the two different operations',
	),
	rule(
		chose(/^associative property of addition$/, /^distributive/),
		'looked only at the sum inside the parentheses',
	),
	rule(
		chose(/^identity property of multiplication$/),
		'mistook multiplying by 0 for multiplying by 1',
		'mistook a result of 1 for multiplying by 1',
	),
	// Equations
	rule(
		chose(/^subtraction property of equality$/),
		'did not notice that the right side stays the same',
		'thought that the coefficient was subtracted',
	),
	rule(
		chose(/^combining like terms$/),
		'noticed that the parentheses disappeared and thought that like terms were added',
		'did not notice that both sides changed',
		'looked only at the left side, where a term disappeared',
	),
	rule(
		chose(/^division property of equality$/),
		'thought that both sides were divided .*',
		'noticed that both sides changed but did not check how',
	),
	rule(
		chose(/^addition property of equality$/),
		'mistook combining terms on one side for adding to both sides',
	),
	// A missing number
	rule(chose(/^\$[01]\$$/), 'used the identity property instead'),
	rule(
		changed((value) => -1 / value),
		'used the reciprocal, the inverse for multiplication',
	),
	rule(
		changed((value) => -value),
		'used the number itself instead of its opposite',
	),
	rule(
		completed(({ beside }) => beside[0]),
		'wrote the number that is already on that side',
		'repeated the first number, which is already on that side',
	),
	rule(
		completed(({ beside }) => beside.at(-1)),
		'repeated the last number, which is already on that side',
	),
	rule(
		completed(({ others }) => others[0]),
		'wrote the factor without multiplying it by the second term',
	),
	rule(
		completed(({ others }) => others.at(-1)),
		'multiplied only the first term in the parentheses',
	),
	rule(
		completed(({ beside: [number = Number.NaN] }, right) => right * number),
		'gave the product instead of the missing factor',
	),
	rule(
		completed(({ beside: [number = Number.NaN] }, right) => right + number),
		'gave the sum instead of the missing number',
	),
	rule(
		completed(({ beside }, right) => right + (beside[1] ?? Number.NaN)),
		'added the middle number too',
	),
	rule(
		completed(({ grouped: [one = Number.NaN, other = Number.NaN] }) => one + other),
		'wrote the sum of the numbers in the other parentheses',
	),
	rule(
		completed(({ grouped: [one = Number.NaN, other = Number.NaN] }) => one * other),
		'wrote the product of the numbers in the other parentheses',
	),
	rule(
		calculated(
			(factor, number) => factor * number,
			(factor, number) => factor + number,
		),
		'added the factor instead of multiplying',
	),
];
