/** Verbal phrases for one operation: a table by the wording names of the curriculum plan. */
import {
	difference,
	type Expression,
	num,
	product,
	quotient,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { type Prose, say } from '../../../../math/prose.ts';

/** `means` says which operation the words call for, `order` explains the order of the parts. */
type OneStepPhrase = { phrase: Prose; answer: Expression; means: string; order: string };

/** A wording with two parts; `first` and `second` are in the order in which the phrase names them. */
type OneStepWording = {
	/** The parts may change places: then the letter may come first or second. Else the number comes first. */
	turns: boolean;
	write: (first: Expression, second: Expression) => OneStepPhrase;
};

/** "a number x" for the letter, or a bare number. */
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

// Verbal phrases for two operations: a table by the wording names of the curriculum plan.

/** `inner` is calculated first; `bracketed` tells whether it needs brackets or a fraction bar in the answer. */
type TwoStepPhrase = {
	phrase: Prose;
	inner: Expression;
	innerWhy: string;
	answer: Expression;
	why: string;
	bracketed: boolean;
	wrong: readonly (readonly [answer: Expression, why: string])[];
};

type TwoStepWording = (letter: string, k: number, c: number) => TwoStepPhrase;

const multiple = (letter: string, k: number) => ({
	inner: product(k, letter),
	innerWhy: `${k} times the number`,
	bracketed: false,
});

const sumFirst = (letter: string, c: number) => ({
	inner: sum(letter, c),
	innerWhy: 'the sum comes first',
	bracketed: true,
});

const differenceFirst = (letter: string, c: number) => ({
	inner: difference(letter, c),
	innerWhy: 'the difference comes first',
	bracketed: true,
});

type Wrong = TwoStepPhrase['wrong'];

/** In place of kx + c. */
const insteadOfSum = (x: string, k: number, c: number): Wrong => [
	[product(k, sum(x, c)), 'added before multiplying'],
	[difference(product(k, x), c), 'subtracted instead of adding'],
];

/** In place of kx − c. */
const insteadOfDifference = (x: string, k: number, c: number): Wrong => [
	[difference(c, product(k, x)), 'subtracted in the wrong order'],
	[product(k, difference(x, c)), 'subtracted before multiplying'],
];

/** In place of k(x + c). */
const insteadOfMultiple = (x: string, k: number, c: number): Wrong => [
	[sum(product(k, x), c), 'multiplied only the first part of the sum'],
	[product(k, difference(x, c)), 'subtracted instead of adding'],
];

export const TWO_STEP: Readonly<Record<string, TwoStepWording>> = {
	'sum of': (x, k, c) => ({
		phrase: say`the sum of ${timesNumber(x, k)} and ${c}`,
		...multiple(x, k),
		answer: sum(product(k, x), c),
		why: `add ${c}`,
		wrong: insteadOfSum(x, k, c),
	}),
	'more than': (x, k, c) => ({
		phrase: say`${c} more than ${timesNumber(x, k)}`,
		...multiple(x, k),
		answer: sum(product(k, x), c),
		why: `${c} more than that: add ${c}`,
		wrong: insteadOfSum(x, k, c),
	}),
	'increased by': (x, k, c) => ({
		phrase: say`${timesNumber(x, k)}, increased by ${c}`,
		...multiple(x, k),
		answer: sum(product(k, x), c),
		why: `increased by ${c}: add ${c}`,
		wrong: insteadOfSum(x, k, c),
	}),
	'difference of': (x, k, c) => ({
		phrase: say`${k} times the difference of ${aNumber(x)} and ${c}`,
		...differenceFirst(x, c),
		answer: product(k, difference(x, c)),
		why: `${k} times the whole difference, so use brackets`,
		wrong: [
			[difference(product(k, x), c), 'multiplied only the first part of the difference'],
			[product(k, difference(c, x)), 'subtracted in the wrong order'],
		],
	}),
	'less than': (x, k, c) => ({
		phrase: say`${c} less than ${timesNumber(x, k)}`,
		...multiple(x, k),
		answer: difference(product(k, x), c),
		why: `${c} less than that: subtract ${c}`,
		wrong: insteadOfDifference(x, k, c),
	}),
	'subtracted from': (x, k, c) => ({
		phrase: say`${timesNumber(x, k)}, subtracted from ${c}`,
		...multiple(x, k),
		answer: difference(c, product(k, x)),
		why: `subtract it from ${c}, so ${c} comes first`,
		wrong: [
			[difference(product(k, x), c), 'subtracted in the wrong order'],
			[sum(product(k, x), c), 'added instead of subtracting'],
		],
	}),
	'product of': (x, k, c) => ({
		phrase: say`the product of ${k} and the sum of ${aNumber(x)} and ${c}`,
		...sumFirst(x, c),
		answer: product(k, sum(x, c)),
		why: `multiply the whole sum by ${k}, so use brackets`,
		wrong: insteadOfMultiple(x, k, c),
	}),
	times: (x, k, c) => ({
		phrase: say`${k} times the sum of ${aNumber(x)} and ${c}`,
		...sumFirst(x, c),
		answer: product(k, sum(x, c)),
		why: `${k} times the whole sum, so use brackets`,
		wrong: insteadOfMultiple(x, k, c),
	}),
	twice: (x, _, c) => ({
		phrase: say`${c} less than twice ${aNumber(x)}`,
		...multiple(x, 2),
		innerWhy: 'twice the number',
		answer: difference(product(2, x), c),
		why: `${c} less than that: subtract ${c}`,
		wrong: insteadOfDifference(x, 2, c),
	}),
	'quotient of': (x, k, c) => ({
		phrase: say`${c} more than the quotient of ${aNumber(x)} and ${k}`,
		inner: quotient(x, k),
		innerWhy: `the number divided by ${k}`,
		bracketed: false,
		answer: sum(quotient(x, k), c),
		why: `${c} more than that: add ${c}`,
		wrong: [
			[quotient(sum(x, c), k), 'added before dividing'],
			[sum(quotient(k, x), c), 'divided in the wrong order'],
		],
	}),
	'divided by': (x, k, c) => ({
		phrase: say`the sum of ${aNumber(x)} and ${c}, divided by ${k}`,
		...sumFirst(x, c),
		answer: quotient(sum(x, c), k),
		why: `divide the whole sum by ${k}`,
		wrong: [
			[sum(quotient(x, k), c), 'divided only the first part of the sum'],
			[sum(x, quotient(c, k)), 'divided only the last part of the sum'],
		],
	}),
	'half of': (x, _, c) => ({
		phrase: say`half of the difference of ${aNumber(x)} and ${c}`,
		...differenceFirst(x, c),
		answer: quotient(difference(x, c), 2),
		why: 'divide the whole difference by 2',
		wrong: [
			[difference(quotient(x, 2), c), 'halved only the first part of the difference'],
			[product(2, difference(x, c)), 'doubled the difference instead of halving it'],
		],
	}),
};

const aNumber = (letter: string): Prose => named(symbol(letter));
const timesNumber = (letter: string, k: number): Prose => say`${num(k)} times ${aNumber(letter)}`;
