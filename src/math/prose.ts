/**
 * Sentences with math in them. `` say`Find the sum: ${sum(-8, 5)}.` `` holds words and expressions side by side, so the
 * written, typeset, and spoken forms come from the same objects.
 */
import type { RichText } from '../schemas/wire/rich-text.ts';
import { type Expression, num, type Operand } from './expression.ts';
import { renderInline } from './markup.ts';
import { partsOf } from './parts-of.ts';
import { speech } from './speech.ts';
import { startsWithUnit, withSignsInWords, withUnitInFull } from './speech-units.ts';
import { tex } from './tex.ts';

export type Prose = { parts: (string | Expression)[] };

/** What may appear in a sentence: words, numbers (typeset), expressions, other sentences. */
export type Sayable = string | number | Expression | Prose;

export function say(words: TemplateStringsArray, ...values: Sayable[]): Prose {
	const parts: Prose['parts'] = [];
	words.forEach((text, place) => {
		parts.push(text);
		const value = values[place];
		if (value !== undefined) parts.push(...partsOfSayable(value));
	});
	return { parts: parts.filter((part) => part !== '') };
}

/** A single expression as a sentence. */
export const formula = (expression: Operand): Prose => ({
	parts: [typeof expression === 'number' ? num(expression) : toExpression(expression)],
});

function toExpression(value: Operand): Expression {
	if (typeof value === 'string') return { kind: 'symbol', name: value };
	if (typeof value === 'object' && 'kind' in value) return value;
	return num(value);
}

function partsOfSayable(value: Sayable): Prose['parts'] {
	if (typeof value === 'string') return [value];
	if (typeof value === 'number') return [num(value)];
	return 'parts' in value ? value.parts : [value];
}

/** As stored in a record: words with `$…$`. A dollar sign in the words is written `\$`. */
export function proseText(prose: Prose): string {
	return prose.parts
		.map((part) =>
			typeof part === 'string' ? part.replaceAll(/(?<!\\)\$/g, '\\$') : `$${tex(part)}$`,
		)
		.join('');
}

/** After these words, a pair of numbers does not need "the point" added. */
const NAMES_A_POINT =
	/\b(?:(?:points?|pairs?|triples?|coordinates)(?: (?:is|are|at|of|to|for|and|or)|,)*|vertex|vertices|cent(?:er|re)|foc(?:us|i)|intercepts?) $/i;
/** The point's name may come in between: "the coordinates of B are". */
const IS_AT = /^ (?:is|are|be) $/;
const GOES_ON = /^(?:,| and| or|, and|, or)? $/;

const isPoint = (part: Prose['parts'][number] | undefined): boolean =>
	typeof part === 'object' && (part.kind === 'tuple' || part.kind === 'list');

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

/** "2 less than x" would be heard as x − 2. */
const IS_LESS = /^(?:negative )?[\d.]+ is less than (?!or )/;

const asCondition = (words: string): string =>
	IS_LESS.test(words) ? words : words.replace(/^(.*?) is (greater|less|not equal)\b/, '$1 $2');

const LET = /\blet $/i;

/** "With angle A equal to 90 degrees"; two such formulas are joined by "and", those in a list by commas. */
const HAS = /\b(?:with|ha(?:s|ve)) $/i;
const ITEM_ENDS = /^,(?: and| or)? $/;

/** "Let f of x equal 3 x", "for which x is f of x equal to 6?": the sentence already has the verb. */
const withoutVerb = (words: string, equal: string): string =>
	asCondition(words).replace(' equals ', ` ${equal} `);

/**
 * "The common ratio is six twelfths, which equals one half", "there are 9 plus 3, which equals 12": what is stated is the
 * number, or the term, not the equation.
 */
const STATES = / is $/;
const STATES_EQUATION =
	/\b(?:equation|identity|system|statement|rule|model|form|condition|proportion|line|circle)s? is $/i;
const GOVERNS =
	/\b(?:are|has|have|must be|becomes|by|to|at|of|contains?|measures|reaches|require|shifted|value) $/;

const withCalculation = (words: string): string =>
	words.replaceAll(/(?<!the sum from [a-z]|which) (?=equals |is approximately )/g, ', which ');

const isNumerical = (part: Expression): boolean =>
	part.kind !== 'symbol' && partsOf(part).every(isNumerical);

/** "Of these, 34 minus 12, which equals 22, are not white." */
const ENDS_RESULT = /^ (?:and|or|to|is|are|has|have)\b/;
const NAMES_A_TERM = /\b(?:numerator|denominator) $/;
const IS_VERB = /^ (?:is|are|has|have)\b/;

/** Whether a relation between these words is the result of a calculation, or of rewriting an expression. */
function isResult(part: Expression, before: string, next: string): boolean {
	if (part.kind !== 'relation') return false;
	const first = firstOf(part);
	if (first === null || !/^(?:=|\\approx)$/.test(part.sign)) return false;
	const isSubject = IS_VERB.test(next);
	if (STATES.test(before) || (NAMES_A_TERM.test(before) && isSubject))
		return (
			!STATES_EQUATION.test(before) && (isNumerical(first) || !/^(?:symbol|call)$/.test(first.kind))
		);
	return (
		first.kind !== 'call' &&
		isNumerical(part) &&
		(GOVERNS.test(before) || (isSubject && before.endsWith(', ')))
	);
}

/** The left side of a chain. */
const firstOf = ({ left }: Extract<Expression, { kind: 'relation' }>): Expression | null =>
	left?.kind === 'relation' ? firstOf(left) : left;

const isOne = (part: Expression): boolean =>
	part.kind === 'decimal' ? part.text === '1' : part.kind === 'number' && part.value.equals(1);

type Place = Record<'isLimited' | 'isLet' | 'isEqualTo' | 'states' | 'after', boolean>;

/** A formula within its sentence. */
function speakWithin(
	part: Expression,
	{ isLimited, isLet, isEqualTo, states, after }: Place,
): string {
	if (part.kind !== 'relation') return speech(part, { after: after && !isLimited });
	if (states) return withCalculation(speech(part));
	if (isLet) return withoutVerb(speech(part), 'equal');
	if (isEqualTo) return withoutVerb(speech(part), 'equal to');
	return isLimited ? asCondition(speech(part)) : speech(part, { after });
}

/** A group that ends by name, before words of the sentence: "to h plus 3, included, as a polynomial". */
export const ENDS_BY_NAME = /\b(?:included|repeating|close \w+|end (?:absolute value|[a-z]+))$/;
/** In a list, "the square root of 2, 2 times" would run together. */
const ENDS_WITH_ROOT = /\broot of [\w.]+$/;
const GOES_ON_IN_WORDS = /^ [\w$]/;

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
	/**
	 * After "are", even two points need "the point", or their numbers run together: "the intercepts are the point 14, 0
	 * and the point 0, 14".
	 */
	let isStated = false;
	/** With three or more bare pairs, a listener cannot tell where one ends: "0, 3, 1, 0, and 3, 0". */
	const needsName = (at: number): boolean =>
		[at - 1, at + 1].some((beside) => {
			const words = parts[beside];
			return (
				typeof words === 'string' &&
				(isStated || words.startsWith(',')) &&
				GOES_ON.test(words) &&
				isPoint(parts[2 * beside - at])
			);
		});
	return parts
		.map((part, at) => {
			if (typeof part === 'string') {
				const goesOn = isNamed && GOES_ON.test(part);
				const isOfOne = IS_AT.test(part) && /\bcoordinates of $/i.test(wordsAt(at - 2));
				isNamed = goesOn || isOfOne || NAMES_A_POINT.test(part);
				isStated = goesOn ? isStated : part.endsWith(' are ');
				const before = parts[at - 1];
				const words = typeof before === 'object' ? withUnitInFull(part, isOne(before)) : part;
				return withSignsInWords(words.replaceAll('\\$', '$'));
			}
			const before = wordsAt(at - 1);
			const next = parts[at + 1];
			const after = typeof next === 'string' && startsWithUnit(next);
			const continues = /^,? and $/.test(before);
			isLimited = CONDITION.test(before) || (isLimited && continues);
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
			const place = { isLimited, isLet, isEqualTo, states, after };
			const words = speakWithin(part, place);
			if (isNamed && isPoint(part) && !needsName(at))
				return words.replaceAll(/(^|; )the point (?!with)/g, '$1');
			if (ENDS_WITH_ROOT.test(words) && ITEM_ENDS.test(wordsAt(at + 1)))
				return `${words}, end root`;
			const pauses = ENDS_BY_NAME.test(words)
				? GOES_ON_IN_WORDS.test(wordsAt(at + 1))
				: states && ENDS_RESULT.test(wordsAt(at + 1));
			return pauses ? `${words},` : words;
		})
		.join('')
		.replaceAll(/,([,.?;:])/g, '$1');
}

/** All three forms of one sentence, which may be said more fully. @throws {FormulaError} if a part cannot be typeset. */
export function richText(prose: Prose, spoken = prose): RichText {
	const text = proseText(prose);
	return { text, html: renderInline(text), speech: proseSpeech(spoken) };
}
