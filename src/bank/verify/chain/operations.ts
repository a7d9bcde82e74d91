/**
 * Reasons that name what is done to an equation: "add 3 to both sides", "multiply the second equation by 4", "divide
 * every term by −2 and reverse the inequality symbol". Applied to the equation above, the operation must give the one
 * on the line.
 */
import { formulasIn, splitMarkup } from '../../../math/markup.ts';
import { isNear, readRelation, type Relation, valuesOf } from '../equation-lines.ts';
import { ifReadable, lettersIn, pointsFrom, readReal } from '../values.ts';
import { countedEquations } from './counted-equations.ts';
import { asTex } from './plain-math.ts';

/** Numbers and single variables: "both sides by the radius" is not checked. */
const TERM = String.raw`((?:(?![a-z]{2})[^,;:]|,(?=\d{3}))+?)`;
const ALL = String.raw`(?:both sides(?: of each (?:equation|inequality))?|(?:all|the) three parts|(?:every|each) term(?: of the equation)?)`;
const ONE = String.raw`(?:both sides of )?the (first|second|third)(?: new)? equation`;
/** An equation quoted in full: "multiply 2x − 3y = 5 by 4". */
const SAID = String.raw`((?!both sides)[^,;:=]* = \S+)`;
const OPERATION = new RegExp(
	`^(add|subtract|multiply|divide) (?:${TERM} (?:to|from) (?:${ALL}|${ONE})|(?:${ALL} |${ONE} |${SAID} )?by ${TERM})$`,
);

/** What may follow the operation without being another one. */
const REMARK =
	/(?:,? and reverse (?:the|both) inequality symbols?|, the reciprocal of .*| to (?:make|clear|get|find|isolate) .*|[;:] .*)$/;

const RESULT: Readonly<Record<string, (side: number, by: number) => number>> = {
	add: (side, by) => side + by,
	subtract: (side, by) => side - by,
	multiply: (side, by) => side * by,
	divide: (side, by) => side / by,
};

type Operation = {
	name: string;
	term: string;
	which: string | undefined;
	said: string | undefined;
	isOnTerms: boolean;
};

/** All operations that the reason names, one after another; empty if it is of a different kind. */
function operationsIn(why: string): Operation[] {
	const clauses = why.replace(REMARK, '').split(/, (?:then|and) /);
	const operations = clauses.map((clause, at): Operation | undefined => {
		const [, name, to, ofWhich, byWhich, said, by] = OPERATION.exec(clause) ?? [];
		const which = ofWhich ?? byWhich;
		const term = inTex(to ?? by);
		if (name === undefined || term === undefined) return undefined;
		const isNamed =
			to !== undefined || which !== undefined || / by /.test(clause.slice(name.length + 1));
		return at > 0 || isNamed
			? { name, term, which, said: inTex(said), isOnTerms: / term/.test(clause) }
			: undefined;
	});
	return operations.every((operation) => operation !== undefined) ? operations : [];
}

/** "−3/4", "√2", and "x²" as the lines write them. */
const inTex = (term: string | undefined): string | undefined =>
	term === undefined
		? undefined
		: asTex(term.replaceAll(/[$,]/g, ''))
				.replaceAll(/\b(sin|cos|tan) (\d+)°/g, '\\$1(\\frac{$2\\pi}{180})')
				.replaceAll(/(\d*)π\/(\d+)/g, '\\frac{$1\\pi}{$2}')
				.replaceAll('π', '\\pi ');

/** A line with its reason, the lines above it, and the formulas in the prompt. */
type OperationPlace = {
	why: string;
	text: string;
	above: readonly string[];
	given: readonly string[];
};

/** Whether the reason leads to the line; undefined if it names no operation or cannot be followed. */
export function operationHolds({ why, text, above, given }: OperationPlace): boolean | undefined {
	const operations = operationsIn(why);
	const [first] = operations;
	if (!first) return undefined;
	if (first.which !== undefined || first.said !== undefined)
		return givesOne(first, text, above, given);
	const before = relationsIn(above.findLast(isEquations) ?? '');
	const now = relationsIn(text);
	if (before.length === 0 || before.length !== now.length) return undefined;
	const results = now.map((relation, at) => leadsTo(before[at], relation, operations));
	if (results.includes(false)) return first.isOnTerms && results.includes(true) ? undefined : false;
	return results.includes(true) ? reversesAsSaid(why, before, operations) : undefined;
}

/**
 * "Reverse the inequality symbol" must be said exactly where an inequality is multiplied or divided by a negative
 * number.
 */
function reversesAsSaid(
	why: string,
	before: readonly (Relation | undefined)[],
	operations: readonly Operation[],
): boolean {
	const signs = before.flatMap((relation) => relation?.signs ?? []);
	const isByNegative = operations.some(
		({ name, term }) => /^(?:multiply|divide)$/.test(name) && term.startsWith('-'),
	);
	return (
		/\breverse\b/.test(why) === (isByNegative && signs.some((sign) => /<|>|\\[lg]e/.test(sign)))
	);
}

/** The named equation, among those given or written above, becomes one on the line. */
function givesOne(
	operation: Operation,
	text: string,
	above: readonly string[],
	given: readonly string[],
): boolean | undefined {
	const counted = countedEquations(given, above, 'equation');
	const named = counted[['first', 'second', 'third'].indexOf(operation.which ?? '')];
	const isOther = (one: Relation | undefined) =>
		named !== undefined && one?.tex !== named.tex && counted.some(({ tex }) => tex === one?.tex);
	const written = [named, ...above.flatMap(relationsIn).filter((one) => !isOther(one))];
	const said = operation.said === undefined ? undefined : readRelation(operation.said);
	const candidates = said ? (written.some((one) => leadsTo(one, said, [])) ? [said] : []) : written;
	const now = relationsIn(text);
	const results = candidates.flatMap((before) =>
		now.map((relation) => leadsTo(before, relation, [operation])),
	);
	if (results.includes(true)) return true;
	return said || results.includes(false) ? false : undefined;
}

/** A line of only formulas, or of cases joined by "or"; remarks are in sentences. */
const isEquations = (text: string): boolean =>
	splitMarkup(text).every(
		({ kind, text: part }) => kind !== 'words' || /^(?:,? or|,) $/.test(part),
	);

/** The formulas on a line; one with ± becomes two. */
const relationsIn = (text: string): (Relation | undefined)[] =>
	formulasIn(text)
		.flatMap((tex) =>
			tex.includes('\\pm') ? [tex.replaceAll('\\pm', '+'), tex.replaceAll('\\pm', '-')] : [tex],
		)
		.map(readRelation);

/**
 * Two points for all variables are enough to detect a wrong operation or number, and a far one where a radical has no
 * value at them. What cannot be read is not checked.
 */
function leadsTo(
	before: Relation | undefined,
	after: Relation | undefined,
	operations: readonly Operation[],
): boolean | undefined {
	if (!before || !after || after.sides.length !== before.sides.length) return undefined;
	if ([...before.signs, ...after.signs].includes('\\approx')) return undefined;
	return ifReadable(() => {
		const named = operations.flatMap(({ term }) => lettersIn(term));
		const letters = [...before.letters, ...after.letters, ...named];
		return pointsFrom(letters, [1.37, 2.11, 40.3]).every((point) => {
			const wanted = operations.reduce(
				(sides, { name, term }) => {
					const by = readReal(term)(point);
					return sides.map((side) => RESULT[name]?.(side, by) ?? Number.NaN);
				},
				valuesOf(before, point),
			);
			const found = valuesOf(after, point);
			return agree(wanted, found) || agree(wanted.toReversed(), found);
		});
	});
}

const agree = (wanted: readonly number[], found: readonly number[]): boolean =>
	wanted.every((value, at) => {
		const other = found[at] ?? Number.NaN;
		return Number.isNaN(value + other) || isNear(value, other, 1e-7);
	});
