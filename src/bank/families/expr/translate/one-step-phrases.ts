/** Verbal phrases for one operation: a table by the wording names of the curriculum plan. */
import {
	difference,
	type Expression,
	product,
	quotient,
	sum,
} from '../../../../math/expression.ts';
import { type Prose, say } from '../../../../math/prose.ts';

/** `means` says which operation the words call for, `order` why the parts stand as they do. */
export type OneStepPhrase = { phrase: Prose; answer: Expression; means: string; order: string };

/** A wording with two parts; `first` and `second` are in the order in which the phrase names them. */
type OneStepWording = {
	/** The parts may change places: then the letter may come first or second. Else the number comes first. */
	turns: boolean;
	write: (first: Expression, second: Expression) => OneStepPhrase;
};

/** "a number x" for the letter, a bare number otherwise. */
export const named = (part: Expression): Prose =>
	part.kind === 'symbol' ? say`a number ${part}` : say`${part}`;

const AS_NAMED = 'write the parts in the order in which they are named';

export const ONE_STEP: Readonly<Record<string, OneStepWording>> = {
	'sum of': {
		turns: true,
		write: (a, b) => ({
			phrase: say`the sum of ${named(a)} and ${named(b)}`,
			answer: sum(a, b),
			means: 'addition',
			order: 'add the two parts',
		}),
	},
	'more than': {
		turns: false,
		write: (a, b) => ({
			phrase: say`${named(a)} more than ${named(b)}`,
			answer: sum(b, a),
			means: 'addition',
			order: 'start with the part after “more than” and then add',
		}),
	},
	'increased by': {
		turns: true,
		write: (a, b) => ({
			phrase: say`${named(a)} increased by ${named(b)}`,
			answer: sum(a, b),
			means: 'addition',
			order: AS_NAMED,
		}),
	},
	'difference of': {
		turns: true,
		write: (a, b) => ({
			phrase: say`the difference of ${named(a)} and ${named(b)}`,
			answer: difference(a, b),
			means: 'subtraction',
			order: AS_NAMED,
		}),
	},
	'less than': {
		turns: false,
		write: (a, b) => ({
			phrase: say`${named(a)} less than ${named(b)}`,
			answer: difference(b, a),
			means: 'subtraction in the reverse order',
			order: 'start with the part after “less than” and subtract the other part',
		}),
	},
	'subtracted from': {
		turns: true,
		write: (a, b) => ({
			phrase: say`${named(a)} subtracted from ${named(b)}`,
			answer: difference(b, a),
			means: 'subtraction in the reverse order',
			order: 'start with the part after “from” and subtract the other part',
		}),
	},
	'product of': {
		turns: false,
		write: (a, b) => ({
			phrase: say`the product of ${named(a)} and ${named(b)}`,
			answer: product(a, b),
			means: 'multiplication',
			order: 'write the coefficient first, without a multiplication sign',
		}),
	},
	times: {
		turns: false,
		write: (a, b) => ({
			phrase: say`${named(a)} times ${named(b)}`,
			answer: product(a, b),
			means: 'multiplication',
			order: 'write the coefficient first, without a multiplication sign',
		}),
	},
	twice: {
		turns: false,
		write: (_, b) => ({
			phrase: say`twice ${named(b)}`,
			answer: product(2, b),
			means: 'multiplication by 2',
			order: 'write the coefficient first, without a multiplication sign',
		}),
	},
	'quotient of': {
		turns: true,
		write: (a, b) => ({
			phrase: say`the quotient of ${named(a)} and ${named(b)}`,
			answer: quotient(a, b),
			means: 'division',
			order: 'the part named first is the numerator',
		}),
	},
	'divided by': {
		turns: true,
		write: (a, b) => ({
			phrase: say`${named(a)} divided by ${named(b)}`,
			answer: quotient(a, b),
			means: 'division',
			order: 'the part named first is the numerator',
		}),
	},
	'half of': {
		turns: false,
		write: (_, b) => ({
			phrase: say`half of ${named(b)}`,
			answer: quotient(b, 2),
			means: 'division by 2',
			order: 'the part that is halved is the numerator',
		}),
	},
};
