/** A sentence as it is read aloud: its words, and each formula in the words that fit there. */
import type { Expression } from './expression.ts';
import { isPoint, ITEM_ENDS, pauseBehind } from './prose-pauses.ts';
import {
	asCondition,
	between,
	isBoundOnVariable,
	isResult,
	leadOf,
	startsWithNoun,
	withCalculation,
	withoutVerb,
} from './prose-relations.ts';
import type { Prose } from './prose.ts';
import { signOf } from './sign.ts';
import { excludes } from './speech-lists.ts';
import { isNumberOne, isNumericFraction } from './speech-parts.ts';
import { quantity, speech } from './speech.ts';
import { startsWithUnit, withSignsInWords, withUnitInFull } from './speech-units.ts';

/** After these words, a pair of numbers does not need "the point" added. */
const NAMES_A_POINT =
	/\b(?:(?:points?(?: [A-Z])?|pairs?|triples?|coordinates)(?: (?:is|are|at|of|to|for|and|or)|,)*|(?:vertices|corners|foci|intercepts)(?: are)?|vertex|cent(?:er|re)|focus|intercept) $/i;
/** The point's name may come in between: "the coordinates of B are". */
const IS_AT = /^ (?:is|are|be) $/;
const GOES_ON = /^(?:,| and| or|, and|, or)? $/;

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

/** After these words a relation is a condition: "for x greater than 0", not "for x is greater than 0". */
const CONDITION =
	/\b(?:(?:for|with)(?: (?:all|every|any|real))*|(?:domain|range|inequality|system) is) $/i;

/** "The range is all y less than 5", "the range of f is all …": the set, not the inequality. */
const NAMES_A_SET = /\b(?:domain|range) is $/;
const NAMES_A_SET_OF = /\b(?:domain|range) of $/;

/** "The equation, the quantity x plus 1, …": two nouns in a row. */
const ENDS_WITH_NOUN =
	/\b(?:equation|identity|inequality|quadratic|expression|polynomial|trinomial|binomial|function|relation|zeros?|factors?|fraction|product|sum|terms?|circle|ellipse|hyperbola|parabola) $/;
const NAMES_A_RELATION = /\b(?:inequality|system) is $/;

const LET = /\blet $/i;

/** "With angle A equal to 90 degrees"; two such formulas are joined by "and", those in a list by commas. */
const HAS = /\b(?:with|ha(?:s|ve)) $/i;

type Place = Record<
	| 'isLimited'
	| 'isLet'
	| 'isEqualTo'
	| 'states'
	| 'after'
	| 'goesOn'
	| 'isOfSet'
	| 'isNamed'
	| 'isAdjective',
	boolean
>;

/** A formula within its sentence. */
function speakWithin(
	part: Expression,
	{ isLimited, isLet, isEqualTo, states, after, goesOn, isOfSet, isNamed, isAdjective }: Place,
): string {
	if (part.kind === 'sum' && after) return quantity(part).replace(/,$/, '');
	if (part.kind !== 'relation')
		return speech(part, { after: after && !isLimited, ended: goesOn, isNamed, isAdjective });
	if (states) return withCalculation(speech(part));
	const bounds = isLimited && isOfSet ? between(part) : undefined;
	if (bounds !== undefined) return bounds;
	if (isLet) return withoutVerb(speech(part), 'equal');
	if (isEqualTo) return withoutVerb(speech(part), 'equal to');
	return isLimited ? asCondition(speech(part)) : speech(part, { after });
}

/**
 * "The fraction 13, over 45, end fraction, drink coffee": "45 drink" would be heard as people, and so would "x of it" in
 * "2 over x of it"; but "negative 30 over 39, in simplest form".
 */
const couldGoOn = (part: Expression, words: string): boolean =>
	isNumericFraction(part)
		? /^ [a-z]/.test(words) && !signOf(part).negative
		: part.kind === 'quotient' && words.startsWith(' of ');

/** "15 h plus 25 for Company A and 4 h plus 69 for Company B": the words belong to each sum. */
function isShared(parts: Prose['parts'], at: number): boolean {
	const [sum, words, other] = [parts[at], parts[at + 1], parts[at + 2]];
	const areSums = [sum, other].every((part) => typeof part === 'object' && part.kind === 'sum');
	return areSums && typeof words === 'string' && /^ \w.* and $/.test(words);
}

const isPointInFull = (part: Prose['parts'][number] | undefined): boolean =>
	typeof part === 'object' && isPoint(part) && speech(part).startsWith('the point with ');

/** More words that belong to the whole formula in front of them. */
const BEHIND_ALL = /^ (?:degrees|years old|by its)\b/;

/**
 * Whether words behind a formula belong to all of it: "the quantity 2 x plus 5, end quantity, metres", "multiply the
 * quantity 4 minus i, end quantity, by its conjugate". So they do in a list: "x minus 2 and x plus 3 inches".
 */
function belongsToAll(parts: Prose['parts'], at: number): boolean {
	const [words, following] = [parts[at + 1], parts[at + 2]];
	if (typeof words !== 'string') return false;
	if (startsWithUnit(words) || BEHIND_ALL.test(words)) return true;
	return GOES_ON.test(words) && typeof following === 'object' && belongsToAll(parts, at + 2);
}

/** The sentence as read aloud: words unchanged, each formula in unambiguous words. */
export function proseSpeech(prose: Prose): string {
	const parts = joinedWords(prose.parts);
	let isNamed = false;
	let isLimited = false;
	let isLet = false;
	let isHad = false;
	let states = false;
	let areStated = false;
	const wordsAt = (at: number): string => {
		const part = parts[at];
		return typeof part === 'string' ? part : '';
	};
	return parts
		.map((part, at) => {
			if (typeof part === 'string') {
				const goesOn = isNamed && GOES_ON.test(part);
				const isOfOne = IS_AT.test(part) && /\bcoordinates of $/i.test(wordsAt(at - 2));
				isNamed = goesOn || isOfOne || NAMES_A_POINT.test(part);
				const before = parts[at - 1];
				const words = typeof before === 'object' ? withUnitInFull(part, isNumberOne(before)) : part;
				return withSignsInWords(words.replaceAll('\\$', '$'));
			}
			const before = wordsAt(at - 1);
			const next = parts[at + 1];
			const after =
				part.kind === 'sum'
					? belongsToAll(parts, at)
					: typeof next === 'string' && startsWithUnit(next);
			const continues = /^,? and $/.test(before);
			const behind = GOES_ON.test(wordsAt(at + 1)) ? parts[at + 2] : undefined;
			const namesSet =
				NAMES_A_SET.test(before) || (before === ' is ' && NAMES_A_SET_OF.test(wordsAt(at - 3)));
			// Behind "all x greater than 3", "and x not equal to 5" would not belong to "all".
			const isOnly = typeof behind !== 'object' || !excludes(behind);
			const isSet = isOnly && namesSet && isBoundOnVariable(part);
			isLimited = isSet || CONDITION.test(before) || (isLimited && continues);
			isLet = LET.test(before) || (isLet && continues);
			const isItem = before === ', ' && ITEM_ENDS.test(wordsAt(at + 1));
			isHad = HAS.test(before) || (isHad && (continues || isItem));
			const isAsked = before === ' is ' && typeof next === 'string' && next.startsWith('?');
			const isEqualTo = isHad || isAsked;
			// "The increases are 9 minus 4, which equals 5, and 16 minus 9, which equals 7".
			const isNext = before === ' and ' || (areStated && ITEM_ENDS.test(before));
			const governing = states && isNext ? ' are ' : before;
			states = !isAsked && isResult(part, governing, wordsAt(at + 1));
			areStated = states && governing.endsWith(' are ');
			const goesOn = couldGoOn(part, wordsAt(at + 1));
			const isOfSet = !NAMES_A_RELATION.test(before);
			const place = {
				isLimited,
				isLet,
				isEqualTo,
				states,
				after,
				goesOn,
				isOfSet,
				isNamed: before.endsWith('interval '),
				isAdjective: /^ angles?\b/.test(wordsAt(at + 1)),
			};
			const lead = isSet ? 'all ' : leadOf(before, part, next);
			const alone = speakWithin(part, place);
			const collides = ENDS_WITH_NOUN.test(before + lead) && startsWithNoun(alone);
			const said = collides ? `${lead.trim()}, ${alone}` : lead + alone;
			// "The points 1, 46; and 8, 88", "A at 1, 3; B at 1, 6": "46 and 8" would be heard as a pair.
			const joint = isPoint(part) && isPoint(behind) ? ';' : '';
			const words = before.endsWith(' at ') ? said.replace(NAMED_POINT, '$1, the point $2,') : said;
			const beside = {
				next: wordsAt(at + 1),
				following: parts[at + 2],
				isShared: isShared(parts, at) || isShared(parts, at - 2),
				states,
				areStated,
			};
			// "The point with x-coordinate 20 over 7, and y-coordinate 0; and the point 0, 3".
			if (!isNamed || !isPoint(part) || [part, parts[at - 2], behind].some(isPointInFull))
				return words + (joint || pauseBehind(words, part, beside));
			const bare = words.replaceAll(/(^|; )the point (?!with)/g, '$1');
			return bare + (joint || pauseBehind(bare, part, beside));
		})
		.join('')
		.replaceAll(/ +,/g, ',')
		.replaceAll(/,([,.?;:])/g, '$1')
		.replaceAll(/;,/g, ';');
}

/** "P at 8, 6", behind the word "at" as well: "at P, the point 8, 6, in standard form". */
const NAMED_POINT = /^([A-Z]) at ([^;]*)$/;
