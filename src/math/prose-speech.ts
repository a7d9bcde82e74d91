/** A sentence as it is read aloud: its words, and each formula in the words that fit there. */
import type { Expression } from './expression.ts';
import { pauseAfter } from './prose-pauses.ts';
import { isPoint, isPointInFull, type Place, placeAt } from './prose-place.ts';
import {
	asCondition,
	between,
	definesMatrix,
	leadOf,
	type Relation,
	startsWithNoun,
	withCalculation,
	withoutVerb,
} from './prose-relations.ts';
import type { Prose } from './prose.ts';
import { signOf } from './sign.ts';
import { isNumberOne, isNumericFraction } from './speech-parts.ts';
import { quantity, speech } from './speech.ts';
import { withSignsInWords, withUnitInFull } from './speech-units.ts';

type Part = Prose['parts'][number] | undefined;

/** The sentence as read aloud: words unchanged, each formula in unambiguous words. */
export function proseSpeech(prose: Prose): string {
	const parts = joinedWords(prose.parts);
	let place: Place | undefined;
	return parts
		.map((part, at) => {
			if (typeof part === 'string') return speakWords(part, parts[at - 1]);
			place = placeAt(parts, at, place);
			return speakFormula(part, place, parts[at - 2]);
		})
		.join('')
		.replaceAll(/ +,/g, ',')
		.replaceAll(/,([,.?;:])/g, '$1')
		.replaceAll(/;,/g, ';');
}

/** Alternating words and formulas: neighboring words are one part. */
function joinedWords(parts: Prose['parts']): Prose['parts'] {
	const joined: Prose['parts'] = [];
	for (const part of parts) {
		const last = joined.at(-1);
		if (typeof part === 'string' && typeof last === 'string')
			joined[joined.length - 1] = last + part;
		else joined.push(part);
	}
	return joined;
}

function speakWords(words: string, before: Part): string {
	const said = typeof before === 'object' ? withUnitInFull(words, isNumberOne(before)) : words;
	return withSignsInWords(said.replaceAll('\\$', '$'));
}

/** A formula with what leads to it and the pause after it; `last` is the formula before it. */
function speakFormula(part: Expression, place: Place, last: Part): string {
	const said = withLead(part, place);
	const isBare =
		place.isNamedPoint && isPoint(part) && ![part, last, place.joined].some(isPointInFull);
	const words = isBare ? said.replaceAll(/(^|; )the point (?!with)/g, '$1') : said;
	// "The points 1, 46; and 8, 88", "A at 1, 3; B at 1, 6": "46 and 8" would be heard as a pair.
	const isJoined = isPoint(part) && isPoint(place.joined);
	return words + (isJoined ? ';' : pauseAfter(words, part, place));
}

/** "The equation, the quantity x plus 1, …": two nouns in a row. */
const ENDS_WITH_NOUN =
	/\b(?:equation|identity|inequality|quadratic|expression|polynomial|trinomial|binomial|function|relation|zeros?|factors?|fraction|product|sum|terms?|values?|circle|ellipse|hyperbola|parabola) $/;

/** "P at 8, 6", after the word "at" as well: "at P, the point 8, 6, in standard form". */
const NAMED_POINT = /^([A-Z]) at ([^;]*)$/;

function withLead(part: Expression, place: Place): string {
	const { before, after, role } = place;
	const lead = role === 'set' ? 'all ' : leadOf(before, part, after);
	const alone = speakWithin(part, place);
	const collides = ENDS_WITH_NOUN.test(before + lead) && startsWithNoun(alone);
	const said = collides ? `${lead.trim()}, ${alone}` : lead + alone;
	return before.endsWith(' at ') ? said.replace(NAMED_POINT, '$1, the point $2,') : said;
}

/** A formula in the form that its place asks for. */
function speakWithin(part: Expression, place: Place): string {
	const { before, after, role, isWhole } = place;
	if (part.kind === 'relation') return speakRelation(part, place);
	if (part.kind === 'sum' && isWhole) return quantity(part).replace(/,$/, '');
	return speech(part, {
		after: isWhole && role !== 'condition',
		ended: couldGoOn(part, after),
		isNamed: before.endsWith('interval '),
		isAdjective: /^ angles?\b/.test(after),
	});
}

function speakRelation(part: Relation, { role, isWhole }: Place): string {
	switch (role) {
		case 'result':
			return definesMatrix(part)
				? `${speech(part.left)}, where ${speech(part)}`
				: withCalculation(speech(part));
		case 'condition':
		case 'set':
			return between(part) ?? asCondition(speech(part));
		case 'named':
			return asCondition(speech(part));
		case 'let':
			return withoutVerb(speech(part), 'equal');
		case 'had':
			return between(part) ?? withoutVerb(speech(part), 'equal to');
		case 'asked':
			return withoutVerb(speech(part), 'equal to');
		case 'clause':
			return speech(part, { after: isWhole });
	}
}

/**
 * "The fraction 13, over 45, end fraction, drink coffee": "45 drink" would be heard as people, and so would "x of it" in
 * "2 over x of it"; but "negative 30 over 39, in simplest form".
 */
const couldGoOn = (part: Expression, words: string): boolean =>
	isNumericFraction(part)
		? /^ [a-z]/.test(words) && !signOf(part).negative
		: part.kind === 'quotient' && words.startsWith(' of ');
