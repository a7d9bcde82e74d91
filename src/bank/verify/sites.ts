/**
 * Places in a question that decide its answer: numbers, symbols in formulas, deciding words, each with alternatives.
 */
import { questionText } from '../../math/question-text.ts';
import type { Question } from '../../schemas/wire/question.ts';
import { SIGN_PAIRS, WORD_PAIRS } from './deciding-words.ts';
import { shortUnitsIn } from './units-agree.ts';

/** `at` counts characters of the prompt. Each of `others`, put in its place, makes it a different question. */
export type Site = {
	kind: 'number' | 'sign' | 'word';
	text: string;
	at: number;
	others: readonly string[];
};

const NUMBER = /\d+(?:(?:\{,\}|,(?=\d{3}(?!\d)))\d{3})*(?:\.\d+)?/g;

const others = new Map<string, string[]>();
for (const [one, two] of [...WORD_PAIRS, ...SIGN_PAIRS]) {
	others.set(one, [...(others.get(one) ?? []), two]);
	others.set(two, [...(others.get(two) ?? []), one]);
}

const longestFirst = (pairs: readonly (readonly string[])[]): string =>
	[...new Set(pairs.flat())]
		.toSorted((a, b) => b.length - a.length)
		.map((text) => RegExp.escape(text))
		.join('|');

const WORD = new RegExp(`(?<![\\w\\\\{-])(?:${longestFirst(WORD_PAIRS)})(?![\\w-])`, 'gi');
const SIGN = new RegExp(longestFirst(SIGN_PAIRS), 'g');

export function sitesIn(question: Question): Site[] {
	const prompt = questionText(question.question);
	return [
		...numbersIn(prompt),
		...wordsIn(prompt, 'word', WORD),
		...wordsIn(prompt, 'sign', SIGN),
		...unitsIn(prompt),
	];
}

const unitsIn = (text: string): Site[] =>
	shortUnitsIn(text).map(({ text: unit, at, other }) => ({
		kind: 'word',
		text: unit,
		at,
		others: [other],
	}));

const numbersIn = (text: string): Site[] =>
	[...text.matchAll(NUMBER)].map(({ 0: number, index }) => ({
		kind: 'number',
		text: number,
		at: index,
		others: otherNumbers(number),
	}));

const wordsIn = (text: string, kind: Site['kind'], pattern: RegExp): Site[] =>
	[...text.matchAll(pattern)].map(({ 0: found, index }) => ({
		kind,
		text: found,
		at: index,
		others: others.get(found) ?? others.get(found.toLowerCase()) ?? [],
	}));

/**
 * One more, far more, and one less (if that leaves a positive number), with as many decimal places. Far more
 * than 1 or 2 begins with that digit, so that a verifier that reads only the beginning is noticed.
 */
function otherNumbers(text: string): string[] {
	const value = Number(text.replaceAll(/\{,\}|,/g, ''));
	const places = text.split('.')[1]?.length ?? 0;
	return [value + 1, value === 2 ? 20 : 3 * value + 7, ...(value > 1 ? [value - 1] : [])].map(
		(other) => other.toFixed(places),
	);
}

/** The same question with an alternative in that place. */
export const withChanged = (question: Question, { text, at }: Site, other: string): Question => ({
	...question,
	question: question.question.slice(0, at) + other + question.question.slice(at + text.length),
});
