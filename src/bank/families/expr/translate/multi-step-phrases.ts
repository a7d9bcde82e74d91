/** Verbal phrases for three operations, the first one in brackets, by the wording names of the curriculum plan. */
import {
	difference,
	type Expression,
	product,
	quotient,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { named } from './one-step-phrases.ts';

/** `parts` are the pieces in the order in which they are calculated; the last is the answer. */
type MultiStep = {
	phrase: Prose;
	parts: { formula: Expression; why: string }[];
	/** What is written without the brackets, and what was done. */
	unbracketed: { formula: Expression; why: string };
};

type Wording = (letter: string, k: number, c: number, d: number) => MultiStep;

const SUM = 'the sum comes first';
const DIFFERENCE = 'the difference comes first';

/** "k times the sum of a number x and c" and what leads to it. */
const timesSum = (x: string, k: number, c: number) => ({
	words: say`${k} times the sum of ${named(symbol(x))} and ${c}`,
	whole: product(k, sum(x, c)),
	unbracketed: sum(product(k, x), c),
	mistake: 'multiplied only the first part of the sum',
	parts: [
		{ formula: sum(x, c), why: SUM },
		{ formula: product(k, sum(x, c)), why: `${k} times the whole sum, so use brackets` },
	],
});

const timesDifference = (x: string, k: number, c: number) => ({
	words: say`${k} times the difference of ${named(symbol(x))} and ${c}`,
	whole: product(k, difference(x, c)),
	unbracketed: difference(product(k, x), c),
	mistake: 'multiplied only the first part of the difference',
	parts: [
		{ formula: difference(x, c), why: DIFFERENCE },
		{
			formula: product(k, difference(x, c)),
			why: `${k} times the whole difference, so use brackets`,
		},
	],
});

type Begun = ReturnType<typeof timesSum>;

const then = (
	phrase: Prose,
	begun: Begun,
	finish: (begun: Expression) => Expression,
	why: string,
): MultiStep => ({
	phrase,
	parts: [...begun.parts, { formula: finish(begun.whole), why }],
	unbracketed: { formula: finish(begun.unbracketed), why: begun.mistake },
});

export const MULTI_STEP: Readonly<Record<string, Wording>> = {
	'sum of': (x, k, c, d) => {
		const begun = timesSum(x, k, c);
		return then(
			say`${begun.words}, increased by ${d}`,
			begun,
			(whole) => sum(whole, d),
			`add ${d}`,
		);
	},
	'more than': (x, k, c, d) => {
		const begun = timesSum(x, k, c);
		return then(
			say`${d} more than ${begun.words}`,
			begun,
			(whole) => sum(whole, d),
			`${d} more than that: add ${d}`,
		);
	},
	'increased by': (x, k, c, d) => {
		const begun = timesDifference(x, k, c);
		return then(
			say`${begun.words}, increased by ${d}`,
			begun,
			(whole) => sum(whole, d),
			`add ${d}`,
		);
	},
	'difference of': (x, k, c, d) => {
		const begun = timesDifference(x, k, c);
		return then(
			say`${d} more than ${begun.words}`,
			begun,
			(whole) => sum(whole, d),
			`${d} more than that: add ${d}`,
		);
	},
	'less than': (x, k, c, d) => {
		const begun = timesSum(x, k, c);
		return then(
			say`${d} less than ${begun.words}`,
			begun,
			(whole) => difference(whole, d),
			`${d} less than that: subtract ${d}`,
		);
	},
	'subtracted from': (x, k, c, d) => {
		const begun = timesSum(x, k, c);
		return then(
			say`${begun.words}, subtracted from ${d}`,
			begun,
			(whole) => difference(d, whole),
			`subtract it from ${d}, so ${d} comes first`,
		);
	},
	'product of': (x, k, c, d) => {
		const begun = timesDifference(x, k, c);
		return then(
			say`the product of ${k} and the difference of ${named(symbol(x))} and ${c}, increased by ${d}`,
			begun,
			(whole) => sum(whole, d),
			`add ${d}`,
		);
	},
	times: (x, k, c, d) => {
		const begun = timesDifference(x, k, c);
		return then(
			say`${d} less than ${begun.words}`,
			begun,
			(whole) => difference(whole, d),
			`${d} less than that: subtract ${d}`,
		);
	},
	twice: (x, _, c, d) => ({
		phrase: say`${d} less than twice the sum of ${named(symbol(x))} and ${c}`,
		parts: [
			{ formula: sum(x, c), why: SUM },
			{ formula: product(2, sum(x, c)), why: 'twice the whole sum, so use brackets' },
			{
				formula: difference(product(2, sum(x, c)), d),
				why: `${d} less than that: subtract ${d}`,
			},
		],
		unbracketed: {
			formula: difference(sum(product(2, x), c), d),
			why: 'multiplied only the first part of the sum',
		},
	}),
	'quotient of': (x, k, c, d) => ({
		phrase: say`the quotient of ${d} and the sum of ${named(symbol(x))} and ${c}, increased by ${k}`,
		parts: [
			{ formula: sum(x, c), why: SUM },
			{ formula: quotient(d, sum(x, c)), why: `divide ${d} by the whole sum` },
			{ formula: sum(quotient(d, sum(x, c)), k), why: `add ${k}` },
		],
		unbracketed: {
			formula: sum(quotient(d, x), c, k),
			why: 'divided by only the first part of the sum',
		},
	}),
	'divided by': (x, k, c, d) => {
		const begun = timesSum(x, k, c);
		return then(
			say`${begun.words}, divided by ${d}`,
			begun,
			(whole) => quotient(whole, d),
			`divide the whole product by ${d}`,
		);
	},
	'half of': (x, _, c, d) => ({
		phrase: say`half of the difference of ${named(symbol(x))} and ${c}, increased by ${d}`,
		parts: [
			{ formula: difference(x, c), why: DIFFERENCE },
			{ formula: quotient(difference(x, c), 2), why: 'divide the whole difference by 2' },
			{ formula: sum(quotient(difference(x, c), 2), d), why: `add ${d}` },
		],
		unbracketed: {
			formula: sum(difference(quotient(x, 2), c), d),
			why: 'divided only the first part of the difference',
		},
	}),
};
