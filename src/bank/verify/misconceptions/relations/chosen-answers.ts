/** Choices as they are written: what the wrong one says, and the right one next to it. */
import type { Pair, Relation } from './relations.ts';

/** The wrong choice has these words; where the right one is given, it has those. */
export const chose =
	(wrong: RegExp, right = /^/): Relation =>
	(pair) =>
		pair.right !== pair.wrong && wrong.test(pair.wrong) && right.test(pair.right);

/** The wrong choice for each right one; undefined if the table does not have the right one. */
export const choseFor =
	(table: Readonly<Record<string, string>>): Relation =>
	({ right, wrong }) => {
		const wanted = table[right];
		return wanted === undefined ? undefined : wrong === wanted;
	};

/** The wrong choice is the right one after this change of words. */
export const reworded =
	(change: (right: string, pair: Pair) => string | undefined): Relation =>
	(pair) => {
		const wanted = change(pair.right, pair);
		return wanted === undefined ? undefined : wanted !== pair.right && wanted === pair.wrong;
	};

/** Exchanges two words wherever they stand. */
export const exchanged =
	(one: string, other: string) =>
	(text: string): string =>
		text.replaceAll(new RegExp(`${one}|${other}`, 'g'), (word) => (word === one ? other : one));

/** The numbers in a choice, in order. */
export const numbersWritten = (text: string): number[] =>
	[...text.replaceAll('{,}', '').matchAll(/-?\d+(?:\.\d+)?/g)].map(([number]) => Number(number));
