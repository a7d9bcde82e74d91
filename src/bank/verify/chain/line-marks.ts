/**
 * What a line shows at a glance, and how it differs in that from the line above: "more roots", "fewer signs". A line that
 * continues with "= …" is compared with the last side of the line above.
 */
import { sidesOf } from '../values.ts';

/** The line, the line above it (empty above the first line), and the part of it from which this line continues. */
export type Place = { why: string; text: string; above: string; before: string };
export type Seen = (place: Place) => boolean;

/** Words at the beginning of a reason, and what must be seen. */
export type SeenRow = readonly [why: RegExp, ...needed: readonly Seen[]];

export const FRACTION = /\\frac/g;
/** An equation that says nothing: "5/8 = 5/8". */
export const SAME_SIDES = /^\$(.*) = \1\$$/g;
export const ROOT = /\\sqrt/g;
export const POWER = /\^/g;
export const SQUARE = /\^\{2\}/g;
export const SQUARED_BRACKET = /[)|\]]\^\{2\}/g;
export const BRACKET = /[([]/g;
export const SUM_IN_BRACKETS = /[([][^()]* [-+] [^()]*\)/g;
/** A bracket with a factor in front of it, or the input of a function. */
export const FACTOR_OF_BRACKET = /[\w})](?:\\left)?\(/g;
export const LOGARITHM = /\\(?:log|ln)/g;
export const RATIO = /\\(?:sin|cos|tan|csc|sec|cot)/g;
export const ROUNDED = /\\approx|\babout\b/g;
export const PERCENT = /%/g;
export const EQUALS = /=/g;
export const INEQUALITY = /<|>|\\[lg]e(?![a-z])/g;
export const RELATION = /=|<|>|\\(?:[lgn]e|approx)(?![a-z])/g;
export const DEGREES = /\\circ/g;
export const PI = /\\pi/g;
export const NUMBER = /\d+/g;
export const ZERO = /(?<![\d.])0(?![\d.])/g;
export const DECIMAL = /\d\.\d/g;
export const TIMES = /\\times/g;
/** A product that can be calculated: "3 × 4", "3(4)", "(x + 1)(x + 2)". */
export const PRODUCT = /\\times|\\cdot|[-\w})\]](?:\\left)?[([]/g;
/** A minus sign between two terms. */
export const DIFFERENCE = /[\w})\]] - /g;
export const QUOTIENT = /\\frac|\\div|\//g;
export const DIVIDED = /\\div/g;
export const PAIR = /\([^()]*, [^()]*\)/g;
export const INDEX = /_/g;
export const PLUS = /\+/g;
export const MINUS = /-/g;
export const SIGN = /[-+]/g;
export const NEGATIVE = /(?:^|[$({=] ?)-/g;
export const COMMA = /, /g;
export const OR = /\bor\b/g;
export const AND = /\band\b/g;
export const FORMULA = /\$[^$]*\$/g;
export const LETTER = /(?<![a-z\\A-Z])[a-zA-Z](?![a-z])/g;
export const MATRIX = /[bv]matrix|\\det/g;
export const FUNCTION = /[fgh]\(/g;
export const ANGLE = /\\angle|\b[aA]ngles?\b|\\circ|\\theta/g;

const count = (text: string, mark: RegExp): number => text.match(mark)?.length ?? 0;

/** The line has such a mark; with a number, at least so many. */
export const has =
	(mark: RegExp, atLeast = 1): Seen =>
	({ text }) =>
		count(text, mark) >= atLeast;

/** The line has no such mark. */
export const no =
	(mark: RegExp): Seen =>
	({ text }) =>
		count(text, mark) === 0;

/** The line above has such a mark; with a number, at least so many. */
export const above =
	(mark: RegExp, atLeast = 1): Seen =>
	(place) =>
		count(place.above, mark) >= atLeast;

/** The line above has no such mark. */
export const noneAbove =
	(mark: RegExp): Seen =>
	(place) =>
		count(place.above, mark) === 0;

/** The line or the one above has such a mark. */
export const near =
	(mark: RegExp): Seen =>
	(place) =>
		count(place.text, mark) + count(place.above, mark) > 0;

const compared =
	(holds: (is: number, was: number) => boolean) =>
	(mark: RegExp): Seen =>
	({ text, before }) =>
		holds(count(text.replace(/^\$= /, '$'), mark), count(before, mark));

export const more = compared((is, was) => is > was);
export const fewer = compared((is, was) => is < was);
export const same = compared((is, was) => is === was);
export const notMore = compared((is, was) => is <= was);
export const notFewer = compared((is, was) => is >= was);

/** The line is a formula and nothing else. */
export const isFormula: Seen = ({ text }) => /^\$[^$]*\$$/.test(text);
/** The line has words. */
export const isSentence: Seen = (place) => !isFormula(place);
/** There is no line above. */
export const isFirst: Seen = (place) => place.above === '';
export const isNotFirst: Seen = (place) => place.above !== '';
/** The formulas do not name a variable. */
export const isNumeric: Seen = ({ text }) =>
	!/(?<![a-z\\])[a-zA-Z](?![a-z])/.test(
		(text.match(FORMULA) ?? []).join(' ').replaceAll(/\\[a-z]+/g, ''),
	);

/** The condition, for lines without words. */
export const ifFormula =
	(isSeen: Seen): Seen =>
	(place) =>
		!isFormula(place) || isSeen(place);

/** One of the two holds. */
export const either =
	(...conditions: readonly Seen[]): Seen =>
	(place) =>
		conditions.some((holds) => holds(place));

/** A line and the one above it. */
export const placeOf = (why: string, text: string, lineAbove: string): Place => ({
	why,
	text,
	above: lineAbove,
	before: text.startsWith('$= ')
		? (sidesOf(lineAbove.match(FORMULA)?.at(-1)?.slice(1, -1) ?? '').at(-1) ?? '')
		: lineAbove,
});
