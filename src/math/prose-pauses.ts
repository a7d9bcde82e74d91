/** What is heard between a formula and the words after it: a breath, or the end of a group. */
import type { Expression } from './expression.ts';
import { isPoint, ITEM_ENDS, type Place } from './prose-place.ts';
import { firstOf, isInequality, isNumerical, type Relation } from './prose-relations.ts';
import { signOf } from './sign.ts';
import { isNumericFraction, isRun } from './speech-parts.ts';
import { speech } from './speech.ts';

const JOINS = /^ (?:and|or) $/;
/** "Of these, 34 minus 12, which equals 22, are not white." */
const ENDS_RESULT = /^ (?:and|or|to|is|are|has|have)\b/;
/** A group that ends by name, before words of the sentence: "to h plus 3, included, as a polynomial". */
const ENDS_BY_NAME = /\b(?:included|repeating|close \w+|end (?:absolute value|[a-z]+))$/;
/** "Makes x squared plus 8 x plus blank, a perfect square". */
const ENDS_WITH_BLANK = / blank$/;
/** "The factors: the quantity x plus 4, end quantity, squared, and the quantity …". */
const ENDS_WITH_POWER_OF_GROUP = /\bend \w+, (?:squared|cubed)$/;
/** In a list, "the square root of 2, 2 times" would run together. */
const ENDS_WITH_ROOT = /\broot of [\w.]+$/;
const ENDS_WITH_POWER = /\bto the power of (?:negative )?[\w.]+$/;
const GOES_ON_IN_WORDS = /^ [\w$]/;

type PauseContext = Pick<
	Place,
	'before' | 'after' | 'next' | 'role' | 'isOneOfResults' | 'isShared'
>;

/** "Negative 8 plus 1 equals negative 7; 17 plus negative 7 equals 10": "negative 7, 17" would be heard as a pair. */
const isNumericEquation = (part: PauseContext['next']): boolean =>
	typeof part === 'object' && part.kind === 'relation' && part.sign === '=' && isNumerical(part);

/** Beside the words' own comma. */
export function pauseAfter(
	said: string,
	part: Expression,
	{ before, after, next, role, isOneOfResults, isShared }: PauseContext,
): string {
	const isResult = role === 'result';
	// "3 times the square root of x and g of x": the root would seem to go on.
	if (ENDS_WITH_ROOT.test(said) && GOES_ON_IN_WORDS.test(after)) return ', end root,';
	if (ENDS_WITH_ROOT.test(said) && ITEM_ENDS.test(after)) return ', end root';
	if (isOneOfResults && ITEM_ENDS.test(after)) return ';';
	if (ITEM_ENDS.test(after) && isNumericEquation(part) && isNumericEquation(next)) return ';';
	if (ENDS_BY_NAME.test(said) ? GOES_ON_IN_WORDS.test(after) : isResult && ENDS_RESULT.test(after))
		return ',';
	if (ENDS_WITH_POWER.test(said) && GOES_ON_IN_WORDS.test(after)) return ', end power,';
	if (ENDS_WITH_BLANK.test(said) && GOES_ON_IN_LETTERS.test(after)) return ',';
	if (JOINS.test(after) && (ENDS_WITH_POWER_OF_GROUP.test(said) || isJoinedToSum(part, next)))
		return ',';
	// "The point 1, negative 11, is the highest".
	if (part.kind !== 'list' && isPoint(part) && GOES_ON_IN_LETTERS.test(after)) return ',';
	// "So x minus 2 is a factor": its verb follows.
	if (part.kind === 'sum' && SUBJECT_COMES.test(before) && /^ is [\w$]/.test(after)) return '';
	const isOpen =
		isLong(part) ||
		said.endsWith(' power') ||
		(part.kind === 'relation' && goesOnApart(part, after));
	if (!isResult && isOpen && !isShared && CONTINUES.test(after)) return ',';
	return part.kind === 'relation' && startsAnew(part, said, after, next) ? ',' : '';
}

/** "… minus 5, is a transformation", "4, from x", "8 x, T-shirts", "x plus 5, a factor", but "from x plus 5 to 8". */
const CONTINUES = /^ (?!to $|to the |to \d)(?:[a-z$]|[A-Z]-)/;
/** What a clause begins after; a sentence begins with nothing. */
const SUBJECT_COMES =
	/^$|[.?!:] $|(?:^|[ ,])(?:so|that|because|since|[Tt]hen|[Ii]f|[Ww]hen) $|, and $/;
const GOES_ON_IN_LETTERS = /^ [a-z]/;

/** "Zeros 0, and negative 3 plus 2 i": without a pause, 0 and negative 3 would be heard as a pair. */
const isJoinedToSum = (part: Expression, next: PauseContext['next']): boolean =>
	part.kind !== 'sum' &&
	part.kind !== 'relation' &&
	typeof next === 'object' &&
	next.kind === 'sum';

/** "I equals P r t, for r", "d equals r t, to find", "x is greater than 10, in interval notation". */
const goesOnApart = ({ sign, right }: Relation, after: string): boolean =>
	(right.kind === 'product' && /^ to [a-z]/.test(after)) ||
	/ from $|^ for $/.test(after) ||
	(sign !== '=' && /^ (?:in|as)\b/.test(after));

/** Whether the end of a formula could be missed: a sum, a product said with "times", or an equation of more than names and numbers. */
const isLong = (part: Expression): boolean =>
	part.kind === 'sum' ||
	(isNumericFraction(part) && signOf(part).negative) ||
	(part.kind === 'product' && speech(part).includes(' times ')) ||
	(part.kind === 'relation' &&
		[part.left, part.right].some((side) => side !== null && !isName(side)));

/** A number, a variable, its square, or the value of a function: "f of 2". */
const isName = (part: Expression): boolean =>
	['number', 'decimal', 'money', 'symbol', 'degrees', 'percent', 'measure'].includes(part.kind) ||
	(part.kind === 'opposite' && isName(part.of)) ||
	(part.kind === 'call' && !part.name.startsWith('\\') && isName(part.of)) ||
	(part.kind === 'absolute' && isName(part.of)) ||
	(part.kind === 'power' &&
		part.base.kind === 'symbol' &&
		/(?:squared|cubed)$/.test(speech(part))) ||
	(part.kind === 'product' && isRun(part.factors));

/** "… is less than negative 29, or negative 5 x minus 2 is less than …": the right side would seem to go on. */
function startsAnew(
	part: Relation,
	said: string,
	words: string,
	formula: PauseContext['next'],
): boolean {
	if (words === ' at ') return true;
	if (!JOINS.test(words) || typeof formula !== 'object') return false;
	// "x is less than 2, or x is greater than 5": each has its own verb.
	if (formula.kind === 'relation' && / is (?:less|greater) than /.test(said)) return true;
	// "For x less than 2, and y equals 5": the equation is no condition.
	if (formula.kind === 'relation' && formula.sign === '=' && isInequality(part)) return true;
	const first = formula.kind === 'relation' ? firstOf(formula) : null;
	// "n equals negative one fifth, or n equals 4": "one fifth or n" would be heard as one.
	if (first !== null && /(?:half|[a-z]th|[a-z]ths|third|thirds|halves| over [\w ]+)$/.test(said))
		return true;
	return first !== null && first.kind !== 'symbol' && first.kind !== 'call';
}
