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
import { named } from './two-step-phrases.ts';

/** `parts` are the pieces in the order in which they are calculated; the last is the answer. */
export type MultiStep = { phrase: Prose; parts: { working: Expression; why: string }[] };

type Wording = (letter: string, k: number, c: number, d: number) => MultiStep;

const SUM = 'the sum comes first';
const DIFFERENCE = 'the difference comes first';

/** "k times the sum of a number x and c" and what leads to it. */
const timesSum = (x: string, k: number, c: number) => ({
	words: say`${k} times the sum of ${named(symbol(x))} and ${c}`,
	whole: product(k, sum(x, c)),
	parts: [
		{ working: sum(x, c), why: SUM },
		{ working: product(k, sum(x, c)), why: `${k} times the whole sum, so use brackets` },
	],
});

const timesDifference = (x: string, k: number, c: number) => ({
	words: say`${k} times the difference of ${named(symbol(x))} and ${c}`,
	whole: product(k, difference(x, c)),
	parts: [
		{ working: difference(x, c), why: DIFFERENCE },
		{
			working: product(k, difference(x, c)),
			why: `${k} times the whole difference, so use brackets`,
		},
	],
});

type Begun = ReturnType<typeof timesSum>;

const then = (phrase: Prose, begun: Begun, working: Expression, why: string): MultiStep => ({
	phrase,
	parts: [...begun.parts, { working, why }],
});

export const MULTI_STEP: Readonly<Record<string, Wording>> = {
	'sum of': (x, k, c, d) => {
		const begun = timesSum(x, k, c);
		return then(say`${begun.words}, increased by ${d}`, begun, sum(begun.whole, d), `add ${d}`);
	},
	'more than': (x, k, c, d) => {
		const begun = timesSum(x, k, c);
		return then(
			say`${d} more than ${begun.words}`,
			begun,
			sum(begun.whole, d),
			`${d} more than that: add ${d}`,
		);
	},
	'increased by': (x, k, c, d) => {
		const begun = timesDifference(x, k, c);
		return then(say`${begun.words}, increased by ${d}`, begun, sum(begun.whole, d), `add ${d}`);
	},
	'difference of': (x, k, c, d) => {
		const begun = timesDifference(x, k, c);
		return then(
			say`${d} more than ${begun.words}`,
			begun,
			sum(begun.whole, d),
			`${d} more than that: add ${d}`,
		);
	},
	'less than': (x, k, c, d) => {
		const begun = timesSum(x, k, c);
		return then(
			say`${d} less than ${begun.words}`,
			begun,
			difference(begun.whole, d),
			`${d} less than that: subtract ${d}`,
		);
	},
	'subtracted from': (x, k, c, d) => {
		const begun = timesSum(x, k, c);
		return then(
			say`${begun.words}, subtracted from ${d}`,
			begun,
			difference(d, begun.whole),
			`subtract it from ${d}, so ${d} comes first`,
		);
	},
	'product of': (x, k, c, d) => {
		const begun = timesDifference(x, k, c);
		return then(
			say`the product of ${k} and the difference of ${named(symbol(x))} and ${c}, increased by ${d}`,
			begun,
			sum(begun.whole, d),
			`add ${d}`,
		);
	},
	times: (x, k, c, d) => {
		const begun = timesDifference(x, k, c);
		return then(
			say`${d} less than ${begun.words}`,
			begun,
			difference(begun.whole, d),
			`${d} less than that: subtract ${d}`,
		);
	},
	twice: (x, _, c, d) => ({
		phrase: say`${d} less than twice the sum of ${named(symbol(x))} and ${c}`,
		parts: [
			{ working: sum(x, c), why: SUM },
			{ working: product(2, sum(x, c)), why: 'twice the whole sum, so use brackets' },
			{
				working: difference(product(2, sum(x, c)), d),
				why: `${d} less than that: subtract ${d}`,
			},
		],
	}),
	'quotient of': (x, k, c, d) => ({
		phrase: say`the quotient of ${d} and the sum of ${named(symbol(x))} and ${c}, increased by ${k}`,
		parts: [
			{ working: sum(x, c), why: SUM },
			{ working: quotient(d, sum(x, c)), why: `divide ${d} by the whole sum` },
			{ working: sum(quotient(d, sum(x, c)), k), why: `add ${k}` },
		],
	}),
	'divided by': (x, k, c, d) => {
		const begun = timesSum(x, k, c);
		return then(
			say`${begun.words}, divided by ${d}`,
			begun,
			quotient(begun.whole, d),
			`divide the whole product by ${d}`,
		);
	},
	'half of': (x, _, c, d) => ({
		phrase: say`half of the difference of ${named(symbol(x))} and ${c}, increased by ${d}`,
		parts: [
			{ working: difference(x, c), why: DIFFERENCE },
			{ working: quotient(difference(x, c), 2), why: 'divide the whole difference by 2' },
			{ working: sum(quotient(difference(x, c), 2), d), why: `add ${d}` },
		],
	}),
};
