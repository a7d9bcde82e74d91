/** Bags described in words: each item separately, so that outcomes can be counted one by one. */
import { questionText } from '../../math/question-text.ts';
import type { Question } from '../../schemas/wire/question.ts';

const KINDS = ['red', 'blue', 'green', 'yellow', 'white', 'gray', 'black'];

export const plainPrompt = (question: Question): string =>
	questionText(question.question).replaceAll(/[$\\]/g, '').replaceAll('{,}', '');

/** `2 red, 1 blue` → red, red, blue. */
export const thingsIn = (text: string): string[] =>
	[...text.matchAll(new RegExp(`(\\d+) (${KINDS.join('|')})\\b`, 'g'))].flatMap(
		([, count, kind = '']) => Array.from({ length: Number(count) }, () => kind),
	);

/** All ordered pairs of two different items. */
export const pairsOf = <T>(things: readonly T[]): (readonly [T, T])[] =>
	things.flatMap((a, at) => things.filter((_, other) => other !== at).map((b) => [a, b] as const));

/** All pairs of one item from each. */
export const productOf = <T>(first: readonly T[], second: readonly T[]): (readonly [T, T])[] =>
	first.flatMap((a) => second.map((b) => [a, b] as const));

/** The numbers 1 to n. */
export const upTo = (n: number): number[] => Array.from({ length: n }, (_, at) => at + 1);

/** The fraction of outcomes that satisfy the condition. */
export const shareOf = <T>(all: readonly T[], fits: (one: T) => boolean): number =>
	all.filter(fits).length / all.length;
