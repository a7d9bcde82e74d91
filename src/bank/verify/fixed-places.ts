/** Places in a prompt that belong to a fixed phrase, and places that would if they said something else. */
import { questionText } from '../../math/question-text.ts';
import type { Question } from '../../schemas/wire/question.ts';
import { FIXED_WORDING } from './fixed-wording.ts';
import { withChanged, type Site } from './sites.ts';

/** Phrases whose pattern can match a digit. */
const CAN_HOLD_NUMBER = FIXED_WORDING.filter(({ source }) =>
	/\d|\\[dw]|(?<!\\)\.|\[\^/.test(source),
);

/** Whether the place is part of a fixed phrase. */
export const isFixed = (question: Question, site: Site): boolean =>
	(site.kind === 'number' ? CAN_HOLD_NUMBER : FIXED_WORDING).some((wording) =>
		stands(question, site, wording),
	);

/** Whether a fixed phrase would stand there with another value, so that the solution may not excuse this one. */
export function breaksPhrase(question: Question, site: Site): boolean {
	const isNumber = site.kind === 'number';
	const phrases = isNumber ? PHRASES_WITH_NUMBERS : FIXED_WORDING;
	return (isNumber ? NUMBERS_IN_PHRASES : site.others).some((text) => {
		const other = withChanged(question, site, text);
		return phrases.some((phrase) => stands(other, { ...site, text }, phrase));
	});
}

const numbersOf = ({ source }: RegExp) =>
	source.replaceAll(/\\d|\\x[\da-f]{2}|\[[^\]]*\]/g, '').match(/\d+(?:\\\.\d+)?/g) ?? [];
const PHRASES_WITH_NUMBERS = FIXED_WORDING.filter((phrase) => numbersOf(phrase).length > 0);
const NUMBERS_IN_PHRASES = [
	...new Set(PHRASES_WITH_NUMBERS.flatMap(numbersOf).map((number) => number.replace('\\', ''))),
];

/** Whether the place is inside one of the pattern's matches. */
export function stands(question: Question, site: Site, pattern: RegExp): boolean {
	return placesOf(pattern, questionText(question.question)).some(
		([from, to]) => from <= site.at && site.at + site.text.length <= to,
	);
}

type Place = readonly [from: number, to: number];

const NONE: readonly Place[] = [];

/** The last text of each pattern, since each place of a prompt asks for the same phrases. */
const known = new WeakMap<RegExp, { text: string; places: readonly Place[] }>();

/** Where the pattern's matches begin and end. */
function placesOf(pattern: RegExp, text: string): readonly Place[] {
	const last = known.get(pattern);
	if (last?.text === text) return last.places;
	const places = pattern.test(text)
		? [...text.matchAll(new RegExp(pattern, 'g'))].map(({ 0: found, index }): Place => [
				index,
				index + found.length,
			])
		: NONE;
	known.set(pattern, { text, places });
	return places;
}
