/** A sentence as it is read aloud: its words, and each formula in the words that fit there. */
import type { Expression } from './expression.ts';
import { partsOf } from './parts-of.ts';
import type { Prose } from './prose.ts';
import { isRun } from './speech-parts.ts';
import { quantity, speech } from './speech.ts';
import { startsWithUnit, withSignsInWords, withUnitInFull } from './speech-units.ts';

/** After these words, a pair of numbers does not need "the point" added. */
const NAMES_A_POINT =
	/\b(?:(?:points?(?: [A-Z])?|pairs?|triples?|coordinates)(?: (?:is|are|at|of|to|for|and|or)|,)*|(?:vertices|corners|foci|intercepts)(?: are)?|vertex|cent(?:er|re)|focus|intercept) $/i;
/** The point's name may come in between: "the coordinates of B are". */
const IS_AT = /^ (?:is|are|be) $/;
const GOES_ON = /^(?:,| and| or|, and|, or)? $/;

/** (2, 5), or A(2, 5) with its name. */
const isPoint = (part: Prose['parts'][number] | undefined): boolean =>
	typeof part === 'object' &&
	(part.kind === 'tuple' ||
		part.kind === 'list' ||
		(part.kind === 'product' && part.factors.length === 2 && part.factors[1]?.kind === 'tuple'));

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

/** "For 0 degrees less than or equal to theta less than or equal to 360 degrees": "which" would have no verb to follow. */
const IS_BETWEEN = /^(.*?) is ((?:less|greater) than .*?), which is (?=(?:less|greater) than )/;

const asCondition = (words: string): string =>
	IS_LESS.test(words)
		? words
		: words.replace(IS_BETWEEN, '$1 $2 ').replace(/^(.*?) is (greater|less|not equal)\b/, '$1 $2');

const NAMES_A_RELATION = /\b(?:inequality|system) is $/;

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
	/\b(?:equation|identity|system|statement|rule|model|form|condition|proportion|line|circle|solution)s? is $/i;
const GOVERNS =
	/\b(?:are|has|have|must be|becomes|as|by|to|at|of|contains?|measures|reaches|require|shifted|value) $/;

const withCalculation = (words: string): string =>
	words.replaceAll(/(?<!the sum from [a-z]|which) (?=equals |is approximately )/g, ', which ');

/** "The range is all y less than 5": the set, not the inequality. */
const NAMES_A_SET = /\b(?:domain|range) is $/;

/** "The determinant of A, which equals the 2 by 2 matrix": the matrix is only what A is. */
const definesMatrix = ({ left, right }: Relation): boolean =>
	left?.kind === 'symbol' && right.kind === 'matrix';

const isNumerical = (part: Expression): boolean =>
	part.kind !== 'symbol' && partsOf(part).every(isNumerical);

/** An inequality whose variable is written first: x > 2. */
const isBoundOnVariable = (part: Expression): boolean =>
	part.kind === 'relation' &&
	(part.left?.kind === 'symbol' || between(part) !== undefined) &&
	/^(?:[<>]|\\(?:[lg]e|ne))$/.test(part.sign);

/** 13/45, −13/45. */
const isCommonFraction = (part: Expression): boolean =>
	part.kind === 'opposite'
		? isCommonFraction(part.of)
		: part.kind === 'quotient'
			? part.over.kind === 'number' && part.under.kind === 'number'
			: part.kind === 'number' && part.value.d !== 1n;

type Relation = Extract<Expression, { kind: 'relation' }>;

/** "Of these, 34 minus 12, which equals 22, are not white." */
const ENDS_RESULT = /^ (?:and|or|to|is|are|has|have)\b/;
const NAMES_A_TERM = /\b(?:numerator|denominator) $/;
const IS_VERB = /^ (?:is|are|has|have)\b/;

/** Whether a relation between these words is the result of a calculation, or of rewriting an expression. */
function isResult(part: Expression, before: string, next: string): boolean {
	if (part.kind !== 'relation') return false;
	const first = firstOf(part);
	if (first === null || !/^(?:=|\\approx)$/.test(part.sign)) return false;
	if (definesMatrix(part)) return GOVERNS.test(before);
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
const firstOf = ({ left }: Relation): Expression | null =>
	left?.kind === 'relation' ? firstOf(left) : left;

const isOne = (part: Expression): boolean =>
	part.kind === 'decimal' ? part.text === '1' : part.kind === 'number' && part.value.equals(1);

type Place = Record<
	'isLimited' | 'isLet' | 'isEqualTo' | 'states' | 'after' | 'goesOn' | 'isOfSet',
	boolean
>;

/** A formula within its sentence. */
function speakWithin(
	part: Expression,
	{ isLimited, isLet, isEqualTo, states, after, goesOn, isOfSet }: Place,
): string {
	if (part.kind === 'sum' && after) return quantity(part).replace(/,$/, '');
	if (part.kind !== 'relation') return speech(part, { after: after && !isLimited, ended: goesOn });
	if (states) return withCalculation(speech(part));
	if (isLet) return withoutVerb(speech(part), 'equal');
	if (isEqualTo) return withoutVerb(speech(part), 'equal to');
	if (!isLimited) return speech(part, { after });
	return (isOfSet && between(part)) || asCondition(speech(part));
}

/** "x greater than or equal to 0 and less than 360 degrees" for 0 ≤ x < 360°; undefined for other relations. */
function between({ left, sign, right }: Relation): string | undefined {
	if (left?.kind !== 'relation' || left.left === null || left.left.kind === 'relation')
		return undefined;
	const [low, high] = [LIMITS[left.sign], LIMITS[sign]];
	if (low === undefined || high === undefined) return undefined;
	return `${speech(left.right)} greater ${low} ${speech(left.left)} and less ${high} ${speech(right)}`;
}

const LIMITS: Readonly<Record<string, string>> = { '<': 'than', '\\le': 'than or equal to' };

/**
 * Whether words behind a formula belong to all of it: "the quantity 2 x plus 5, end quantity, metres", "multiply the
 * quantity 4 minus i, end quantity, by its conjugate". So they do in a list: "x minus 2 and x plus 3 inches".
 */
function isMeasured(parts: Prose['parts'], at: number): boolean {
	const [words, following] = [parts[at + 1], parts[at + 2]];
	if (typeof words !== 'string') return false;
	if (startsWithUnit(words) || /^ (?:degrees|years old|by its)\b/.test(words)) return true;
	return GOES_ON.test(words) && typeof following === 'object' && isMeasured(parts, at + 2);
}

/** A group that ends by name, before words of the sentence: "to h plus 3, included, as a polynomial". */
const ENDS_BY_NAME = /\b(?:included|repeating|close \w+|end (?:absolute value|[a-z]+))$/;
/** In a list, "the square root of 2, 2 times" would run together. */
const ENDS_WITH_ROOT = /\broot of [\w.]+$/;
const ENDS_WITH_POWER = /\bto the power of (?:negative )?[\w.]+$/;
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
	return parts
		.map((part, at) => {
			if (typeof part === 'string') {
				const goesOn = isNamed && GOES_ON.test(part);
				const isOfOne = IS_AT.test(part) && /\bcoordinates of $/i.test(wordsAt(at - 2));
				isNamed = goesOn || isOfOne || NAMES_A_POINT.test(part);
				const before = parts[at - 1];
				const words = typeof before === 'object' ? withUnitInFull(part, isOne(before)) : part;
				return withSignsInWords(words.replaceAll('\\$', '$'));
			}
			const before = wordsAt(at - 1);
			const next = parts[at + 1];
			const after =
				part.kind === 'sum'
					? isMeasured(parts, at)
					: typeof next === 'string' && startsWithUnit(next);
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
			// "The fraction 13, over 45, end fraction, drink coffee": "45 drink" would be heard as people.
			const goesOn = isCommonFraction(part) && /^ [a-z]/.test(wordsAt(at + 1));
			const isOfSet = !NAMES_A_RELATION.test(before);
			const place = { isLimited, isLet, isEqualTo, states, after, goesOn, isOfSet };
			const isSet = NAMES_A_SET.test(before) && isBoundOnVariable(part);
			const lead = isSet ? 'all ' : calledBehind(before, part, next);
			const said = lead + speakWithin(part, place);
			// "The points 1, 46; and 8, 88", "A at 1, 3; B at 1, 6": "46 and 8" would be heard as a pair.
			const goesOnWith = GOES_ON.test(wordsAt(at + 1)) ? parts[at + 2] : undefined;
			const joint = isPoint(part) && isPoint(goesOnWith) ? ';' : '';
			const words = before.endsWith(' at ') ? said.replace(NAMED_POINT, '$1, the point $2,') : said;
			const beside = { next: wordsAt(at + 1), following: parts[at + 2], states, areStated };
			if (!isNamed || !isPoint(part)) return words + (joint || pauseBehind(words, part, beside));
			const bare = words.replaceAll(/(^|; )the point (?!with)/g, '$1');
			return bare + (joint || pauseBehind(bare, part, beside));
		})
		.join('')
		.replaceAll(/,([,.?;:])/g, '$1')
		.replaceAll(/;,/g, ';');
}

/** "All solutions of the inequality 7 is greater than x": a formula that starts with a number would run on. After “solve”, a relation would be a second verb. */
function calledBehind(
	words: string,
	part: Expression,
	next: Prose['parts'][number] | undefined,
): string {
	if (part.kind !== 'relation' || part.left === null) return '';
	const isAlone = !/^ (?:and|or) $/.test(String(next));
	if (part.sign !== '=' && words.endsWith('statement ')) return 'that ';
	if (part.sign !== '=' && !isAlone && /\bsolve $/i.test(words)) return 'the compound inequality ';
	if (!isAlone || !/\b(?:solve|solutions? of) $/i.test(words)) return '';
	if (part.sign !== '=') return 'the inequality ';
	return words.endsWith(' of ') ? 'the equation ' : '';
}

/** "P at 8, 6", behind the word "at" as well: "at P, the point 8, 6, in standard form". */
const NAMED_POINT = /^([A-Z]) at ([^;]*)$/;

const JOINS = /^ (?:and|or) $/;

type Behind = {
	next: string;
	following: Prose['parts'][number] | undefined;
	states: boolean;
	areStated: boolean;
};

/** What is heard between a formula and the words behind it, beside their own comma. */
function pauseBehind(
	said: string,
	part: Expression,
	{ next, following, states, areStated }: Behind,
): string {
	// "3 times the square root of x and g of x": the root would seem to go on.
	if (ENDS_WITH_ROOT.test(said) && GOES_ON_IN_WORDS.test(next)) return ', end root,';
	if (ENDS_WITH_ROOT.test(said) && ITEM_ENDS.test(next)) return ', end root';
	if (areStated && ITEM_ENDS.test(next)) return ';';
	if (ENDS_BY_NAME.test(said) ? GOES_ON_IN_WORDS.test(next) : states && ENDS_RESULT.test(next))
		return ',';
	if (ENDS_WITH_POWER.test(said) && GOES_ON_IN_WORDS.test(next)) return ', end power,';
	// "The point 1, negative 11, is the highest".
	if (part.kind !== 'list' && isPoint(part) && GOES_ON_IN_LETTERS.test(next)) return ',';
	const isOpen =
		isLong(part) ||
		said.endsWith(' power') ||
		(part.kind === 'relation' && next.endsWith(' from '));
	// "Is 15 h plus 25 for Company A and 4 h plus 69 for Company B".
	const isShared = part.kind === 'sum' && next.startsWith(' for ');
	if (!states && isOpen && !isShared && CONTINUES.test(next)) return ',';
	return part.kind === 'relation' && startsAnew(said, next, following) ? ',' : '';
}

/** "… minus 5, is a transformation", "4, from x", but "x plus 5 a factor". */
const CONTINUES = /^ (?!an? |to )[a-z$]/;
const GOES_ON_IN_LETTERS = /^ [a-z]/;

/** Whether the end of a formula could be missed: a sum, or an equation of more than names and numbers. */
const isLong = (part: Expression): boolean =>
	part.kind === 'sum' ||
	(part.kind === 'relation' &&
		[part.left, part.right].some((side) => side !== null && !isName(side)));

/** A number, a variable, its square, or the value of a function: "f of 2". */
const isName = (part: Expression): boolean =>
	['number', 'decimal', 'money', 'symbol', 'degrees', 'percent', 'measure'].includes(part.kind) ||
	(part.kind === 'opposite' && isName(part.of)) ||
	((part.kind === 'call' || part.kind === 'absolute') && isName(part.of)) ||
	(part.kind === 'power' &&
		part.base.kind === 'symbol' &&
		/(?:squared|cubed)$/.test(speech(part))) ||
	(part.kind === 'product' && isRun(part.factors));

/** "… is less than negative 29, or negative 5 x minus 2 is less than …": the right side would seem to go on. */
function startsAnew(said: string, words: string, formula: Behind['following']): boolean {
	if (words === ' at ') return true;
	if (!JOINS.test(words) || typeof formula !== 'object') return false;
	// "x is less than 2, or x is greater than 5": each has its own verb.
	if (formula.kind === 'relation' && / is (?:less|greater) than /.test(said)) return true;
	const first = formula.kind === 'relation' ? firstOf(formula) : null;
	// "n equals negative one fifth, or n equals 4": "one fifth or n" would be heard as one.
	if (first !== null && /(?:half|[a-z]th|[a-z]ths|third|thirds|halves| over [\w ]+)$/.test(said))
		return true;
	return first !== null && first.kind !== 'symbol' && first.kind !== 'call';
}
