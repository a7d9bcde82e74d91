/** Places in a prompt that belong to a fixed phrase, and places that would if they said something else. */
import { questionText } from '../../math/question-text.ts';
import type { Question } from '../../schemas/wire/question.ts';
import { FIXED_WORDING } from './fixed-wording.ts';
import { remembered } from '../../math/remembered.ts';
import { withChanged, type Site } from './sites.ts';

type Place = readonly [from: number, to: number];

/** Whether the place is inside one of the pattern's matches. */
export const stands = (question: Question, site: Site, pattern: RegExp): boolean =>
	placesOf(pattern, questionText(question.question)).some(contains(site));

/** Where the pattern's matches begin and end. */
const placesOf = (pattern: RegExp, text: string): readonly Place[] =>
	pattern.test(text)
		? [...text.matchAll(new RegExp(pattern, 'g'))].map(({ 0: found, index }): Place => [
				index,
				index + found.length,
			])
		: [];

const contains =
	({ at, text }: Site) =>
	([from, to]: Place): boolean =>
		from <= at && at + text.length <= to;

/** Remembered, since each place of a prompt asks for the same phrases. */
const placesOfAll = (phrases: readonly RegExp[]) =>
	remembered((text): readonly Place[] => phrases.flatMap((phrase) => placesOf(phrase, text)));

const fixedPlaces = placesOfAll(FIXED_WORDING);

/** Of the phrases whose pattern can match a digit. */
const fixedNumberPlaces = placesOfAll(
	FIXED_WORDING.filter(({ source }) => /\d|\\[dw]|(?<!\\)\.|\[\^/.test(source)),
);

/** Whether the place is part of a fixed phrase. */
export const isFixed = (question: Question, site: Site): boolean =>
	(site.kind === 'number' ? fixedNumberPlaces : fixedPlaces)(questionText(question.question)).some(
		contains(site),
	);

const numbersOf = ({ source }: RegExp): string[] =>
	(source.replaceAll(/\\d|\\x[\da-f]{2}|\[[^\]]*\]/g, '').match(/\d+(?:\\\.\d+)?/g) ?? []).map(
		(number) => number.replace('\\', ''),
	);

/** Each phrase with the numbers in it. */
const NUMBERS_IN_PHRASES = FIXED_WORDING.flatMap((phrase) =>
	[...new Set(numbersOf(phrase))].map((number) => ({ phrase, number })),
);

/** Whether a fixed phrase would stand there with another value, so that the solution may not excuse this one. */
export function breaksPhrase(question: Question, site: Site): boolean {
	const changed = (text: string) => [withChanged(question, site, text), { ...site, text }] as const;
	return site.kind === 'number'
		? NUMBERS_IN_PHRASES.some(({ phrase, number }) => stands(...changed(number), phrase))
		: site.others.some((text) => isFixed(...changed(text)));
}
