/** Where a formula stands in its sentence: the words around it, and what they make of it. */
import { isBoundOnVariable, isResult } from './prose-relations.ts';
import type { Prose } from './prose.ts';
import { excludes } from './speech-lists.ts';
import { speech } from './speech.ts';
import { startsWithUnit } from './speech-units.ts';

type Parts = Prose['parts'];
type Part = Parts[number] | undefined;

/** (2, 5), or A(2, 5) with its name. */
export const isPoint = (part: Part): boolean =>
	typeof part === 'object' &&
	(part.kind === 'tuple' ||
		part.kind === 'list' ||
		(part.kind === 'product' && part.factors.length === 2 && part.factors[1]?.kind === 'tuple'));

export const ITEM_ENDS = /^,(?: and| or)? $/;

/** How the words govern a relation. */
export type Role =
	/** "x is greater than 2" */
	| 'clause'
	/** "for x greater than 2" */
	| 'condition'
	/** "the inequality is x greater than 2" */
	| 'named'
	/** "the range is all y greater than 2": the set, not the inequality */
	| 'set'
	/** "let f of x equal 3" */
	| 'let'
	/** "with angle A equal to 90 degrees" */
	| 'had'
	/** "for which x is f of x equal to 6?" */
	| 'asked'
	/** "there are 9 plus 3, which equals 12": what is stated is the number, not the equation */
	| 'result';

export type Place = {
	/** The words before the formula, and after it. */
	before: string;
	after: string;
	/** The formula after these words. */
	next: Part;
	/** The same if only a comma or a joining word is between. */
	joined: Part;
	role: Role;
	/** Whether the formula is one of several results: "the increases are 9 minus 4, which equals 5, and …". */
	isOneOfResults: boolean;
	/** Whether the words call it a point. */
	isNamedPoint: boolean;
	/** Whether words after it belong to all of it: a unit, "by its conjugate". */
	isWhole: boolean;
	/** Whether these words belong to it as others do to another sum. */
	isShared: boolean;
};

const wordsAt = (parts: Parts, at: number): string => {
	const part = parts[at];
	return typeof part === 'string' ? part : '';
};

/** The place of the formula at `at`; `above` is that of the formula before it. */
export function placeAt(parts: Parts, at: number, above: Place | undefined): Place {
	const [before, after] = [wordsAt(parts, at - 1), wordsAt(parts, at + 1)];
	const next = parts[at + 2];
	const around = { before, after, next, joined: GOES_ON.test(after) ? next : undefined };
	const part = parts[at];
	const isSum = typeof part === 'object' && part.kind === 'sum';
	return {
		...around,
		...roleAt(parts, at, around, above),
		isNamedPoint: isNamedPoint(parts, at),
		isWhole: (isSum ? belongsToAll(parts, at) : startsWithUnit(after)) || isCounted(around),
		isShared: isShared(parts, at) || isShared(parts, at - 2),
	};
}

type Around = Pick<Place, 'before' | 'after' | 'joined'>;

const LET = /\blet $/i;

/** Two formulas that something has are joined by "and", those in a list by commas. */
const HAS = /\b(?:with|ha(?:s|ve)) $/i;

/** "For x greater than 0", not "for x is greater than 0". */
const CONDITION =
	/\b(?:for(?: (?:all|every|any|real))*|(?:domain|range) is|restrictions? (?:is|are)|satisf(?:y|ies)) $/i;
const NAMES_A_RELATION = /\b(?:inequality|system) is $/;

const JOINS = /^,? and $/;

function roleAt(
	parts: Parts,
	at: number,
	around: Around,
	above: Place | undefined,
): Pick<Place, 'role' | 'isOneOfResults'> {
	const { before, after } = around;
	const part = parts[at];
	const one = (role: Role) => ({ role, isOneOfResults: false });
	if (before === ' is ' && after.startsWith('?')) return one('asked');
	const isNext =
		above?.role === 'result' &&
		(before === ' and ' || (above.isOneOfResults && ITEM_ENDS.test(before)));
	const governing = isNext ? ' are ' : before;
	if (typeof part === 'object' && isResult(part, governing, after))
		return { role: 'result', isOneOfResults: governing.endsWith(' are ') };
	if (namesSet(parts, at, around)) return one('set');
	if (LET.test(before)) return one('let');
	if (HAS.test(before)) return one('had');
	if (NAMES_A_RELATION.test(before)) return one('named');
	return one(CONDITION.test(before) ? 'condition' : continued(around, above?.role));
}

/** "Let f of x equal 3 x and g of x equal 5": the words in front of the first formula govern the others. */
function continued({ before, after }: Around, role: Role | undefined): Role {
	const isItem = role === 'had' && before === ', ' && ITEM_ENDS.test(after);
	if (!JOINS.test(before) && !isItem) return 'clause';
	if (role === 'let' || role === 'had') return role;
	return role === 'set' || role === 'named' || role === 'condition' ? 'condition' : 'clause';
}

const NAMES_A_SET = /\b(?:domain|range) is $/;
/** "The range of f is". */
const NAMES_A_SET_OF = /\b(?:domain|range) of $/;

/** After "all x greater than 3", "and x not equal to 5" would not belong to "all". */
function namesSet(parts: Parts, at: number, { before, joined }: Around): boolean {
	const part = parts[at];
	const isNamed =
		NAMES_A_SET.test(before) || (before === ' is ' && NAMES_A_SET_OF.test(wordsAt(parts, at - 3)));
	const isOnly = typeof joined !== 'object' || !excludes(joined);
	return isNamed && isOnly && typeof part === 'object' && isBoundOnVariable(part);
}

/**
 * After these words, a pair of numbers does not need "the point" added. After "the intercepts are", which may be plain
 * numbers, and after "the vertices are", two pairs would be heard as four numbers.
 */
const NAMES_A_POINT =
	/\b(?:(?:points?(?: [A-Z])?|pairs?|triples?|coordinates)(?: (?:is|are|at|of|to|for|and|or)|,)*|vertex|cent(?:er|re)|focus) $/i;
/** The point's name may come in between: "the coordinates of B are". */
const IS_AT = /^ (?:is|are|be) $/;
const GOES_ON = /^(?:,| and| or|, and|, or)? $/;

/** Each point of a list is named if the first one is. */
function isNamedPoint(parts: Parts, at: number): boolean {
	const before = wordsAt(parts, at - 1);
	if (NAMES_A_POINT.test(before)) return true;
	if (IS_AT.test(before) && /\bcoordinates of $/i.test(wordsAt(parts, at - 3))) return true;
	return GOES_ON.test(before) && at > 1 && isNamedPoint(parts, at - 2);
}

/** More words that belong to the whole formula before them. */
const AFTER_ALL = /^ (?:degrees|years old|by its)\b/;

/**
 * Whether words after a formula belong to all of it: "the quantity 2 x plus 5, end quantity, metres", "multiply the
 * quantity 4 minus i, end quantity, by its conjugate". So they do in a list: "x minus 2 and x plus 3 inches".
 */
function belongsToAll(parts: Parts, at: number): boolean {
	const words = wordsAt(parts, at + 1);
	if (startsWithUnit(words) || AFTER_ALL.test(words)) return true;
	return GOES_ON.test(words) && typeof parts[at + 2] === 'object' && belongsToAll(parts, at + 2);
}

const COUNTS = /\b(?:there are|at most|at least) $/i;
const WHAT_IS_COUNTED = /^ (?!(?:and|or|of|in|if|for|when|by|times)\b)[A-Za-z]/;

/** "The fraction t, over 5, end fraction, periods", "the quantity 240 minus 4 x, end quantity, T-shirts are sold". */
const isCounted = ({ before, after }: Around): boolean =>
	/^ [A-Za-z-]{2,} are /.test(after) || (COUNTS.test(before) && WHAT_IS_COUNTED.test(after));

/** "15 h plus 25 for Company A and 4 h plus 69 for Company B": the words belong to each sum. */
function isShared(parts: Parts, at: number): boolean {
	const areSums = [parts[at], parts[at + 2]].every(
		(part) => typeof part === 'object' && part.kind === 'sum',
	);
	return areSums && /^ \w.* and $/.test(wordsAt(parts, at + 1));
}

/** "The point with x-coordinate 20 over 7, and y-coordinate 0". */
export const isPointInFull = (part: Part): boolean =>
	typeof part === 'object' && isPoint(part) && speech(part).startsWith('the point with ');
