/** How a relation is said in its sentence: as a condition, without its verb, or as the result of a calculation. */
import type { Expression } from './expression.ts';
import { partsOf } from './parts-of.ts';
import { speech } from './speech.ts';

export type Relation = Extract<Expression, { kind: 'relation' }>;

/** "2 less than x" would be heard as x − 2. */
const IS_LESS = /^(?:negative )?[\d.]+ is less than (?!or )/;

export const asCondition = (words: string): string =>
	IS_LESS.test(words) ? words : words.replace(/^(.*?) is (greater|less|not equal)\b/, '$1 $2');

/** "x greater than or equal to 0 and less than 360 degrees" for 0 ≤ x < 360°; undefined for other relations. */
export function between({ left, sign, right }: Relation): string | undefined {
	if (left?.kind !== 'relation' || left.left === null || left.left.kind === 'relation')
		return undefined;
	const [low, high] = [LIMITS[left.sign], LIMITS[sign]];
	if (low === undefined || high === undefined) return undefined;
	return `${speech(left.right)} greater ${low} ${speech(left.left)} and less ${high} ${speech(right)}`;
}

const LIMITS: Readonly<Record<string, string>> = { '<': 'than', '\\le': 'than or equal to' };

/** An inequality whose variable is written first: x > 2. */
export const isBoundOnVariable = (part: Expression): boolean =>
	part.kind === 'relation' &&
	(part.left?.kind === 'symbol' || between(part) !== undefined) &&
	isInequality(part);

/** x > 2, and x ≠ 2. */
export const isInequality = ({ sign }: Relation): boolean => /^(?:[<>]|\\(?:[lg]e|ne))$/.test(sign);

/** "Let f of x equal 3 x", "for which x is f of x equal to 6?": the sentence already has the verb. */
export const withoutVerb = (words: string, equal: string): string =>
	asCondition(words).replace(' equals ', ` ${equal} `);

/**
 * "The common ratio is six twelfths, which equals one half", "there are 9 plus 3, which equals 12": what is stated is the
 * number, or the term, not the equation.
 */
const STATES = / (?:is|they are|changes by|approach) $/;
const STATES_EQUATION =
	/(?<!\bside of the (?:\w+ )?)\b(?:equation|identity|system|statement|rule|model|form|condition|proportion|line|circle|solution)s? is $/i;
const GOVERNS =
	/\b(?:are|has|have|must be|becomes|as|by|to|at|of|contains?|measures|reaches|require|shifted|value) $/;

export const withCalculation = (words: string): string =>
	words.replaceAll(/(?<!the sum from [a-z]|which) (?=equals |is approximately )/g, ', which ');

/** "The inverse of A, where A equals the 2 by 2 matrix": with "which", the inverse would be that matrix. */
export const definesMatrix = (part: Relation): part is Relation & { left: Expression } =>
	part.left?.kind === 'symbol' && part.right.kind === 'matrix';

/** Without variables. */
export const isNumerical = (part: Expression): boolean =>
	part.kind !== 'symbol' && partsOf(part).every(isNumerical);

const NAMES_A_TERM = /\b(?:numerator|denominator) $/;
const IS_VERB = /^ (?:is|are|has|have)\b/;

/** Whether a relation between these words is the result of a calculation, or of rewriting an expression. */
export function isResult(part: Expression, before: string, next: string): boolean {
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
export const firstOf = ({ left }: Relation): Expression | null =>
	left?.kind === 'relation' ? firstOf(left) : left;

/**
 * What is said in front of a relation: "all solutions of the inequality 7 is greater than x", "the statement that 3 is
 * less than 2"; after "solve", it would be a second verb.
 */
export function leadOf(words: string, part: Expression, next: string): string {
	if (part.kind !== 'relation' || part.left === null) return '';
	const isAlone = !/^ (?:and|or) $/.test(next);
	if (part.sign !== '=' && words.endsWith('statement ')) return 'that ';
	if (part.sign !== '=' && !isAlone && /\bsolve $/i.test(words)) return 'the compound inequality ';
	if (words.endsWith(' only ') && next.startsWith(' is an identity')) return 'the equation ';
	if (!isAlone || !/\b(?:solve|solutions? of|sides? of) $/i.test(words)) return '';
	if (part.sign !== '=') return 'the inequality ';
	return words.endsWith(' of ') || startsWithNoun(speech(part)) ? 'the equation ' : '';
}

/** "The fraction 7, over x, end fraction": after another noun or "solve", not what is named or solved. */
export const startsWithNoun = (said: string): boolean => /^(?:the|open) /.test(said);
