/** The reasons beside the lines of a solution, and the numbers of its hints. */
import { formulasIn, splitMarkup } from '../../math/markup.ts';
import type { Question } from '../../schemas/wire/question.ts';
import { isNear, readRelation, type Relation, valuesOf } from './equation-lines.ts';
import { lettersIn, readReal, UnreadableTex } from './read-tex.ts';

/** Numbers and single letters: "both sides by the radius" is not judged. */
const TERM = String.raw`((?:(?![a-z]{2})[^,;:])+)`;
const REASON = new RegExp(
	`^(add|subtract|multiply|divide) (?:${TERM} (?:to|from) both sides|both sides by ${TERM})$`,
);

const OPERATION: Readonly<Record<string, (side: number, by: number) => number>> = {
	add: (side, by) => side + by,
	subtract: (side, by) => side - by,
	multiply: (side, by) => side * by,
	divide: (side, by) => side / by,
};

/** Numbers that a hint may name without the question: angles, powers of ten, examples, small numbers. */
const COMMON = new Set([17, 40, 90, 100, 180, 360, 1000]);
const SMALL = 12;

/** Issues for each number of a hint that stands nowhere in the question or its solution. */
export function checkHints({
	question,
	question_speech,
	answer,
	steps,
	hints,
}: Question): string[] {
	const choices = (answer.choices ?? []).map(({ text }) => text);
	const lines = steps.flatMap(({ text, why = '' }) => [text, why]);
	const known = new Set(
		[question, question_speech, answer.text, ...choices, ...lines].flatMap(numbersIn),
	);
	return hints.flatMap(({ text }) =>
		numbersIn(text)
			.filter((number) => number > SMALL && !COMMON.has(number) && !known.has(number))
			.map((number) => `the hint names ${number}, which the question does not`),
	);
}

const numbersIn = (text: string): number[] =>
	[...text.replaceAll('{,}', '').matchAll(/\d+(?:\.\d+)?/g)].map(([digits]) => Number(digits));

/** Issues for each "add 3 to both sides" that does not lead from the formulas above to those of its line. */
export function checkReasons({ steps }: Question): string[] {
	return steps.flatMap(({ text, why = '' }, at) => {
		const [, name = '', to, by] = REASON.exec(why) ?? [];
		const operation = OPERATION[name];
		const term = (to ?? by)?.replaceAll('−', '-').replaceAll('$', '');
		if (!operation || term === undefined) return [];
		const above = relationsIn(steps.slice(0, at).findLast(isEquations)?.text);
		const now = relationsIn(text);
		if (above.length !== now.length) return [];
		const differs = now.some((relation, place) => {
			const before = above[place];
			return before && !leadsTo(before, relation, term, operation);
		});
		return differs ? [`"${why}" does not lead to "${text}"`] : [];
	});
}

/** A line of formulas alone, or of cases with "or" between; remarks stand in sentences. */
const isEquations = ({ text }: { text: string }): boolean =>
	splitMarkup(text).every(
		({ kind, text: part }) => kind !== 'words' || /^(?:,? or|,) $/.test(part),
	);

/** The formulas of a line; one with ± becomes two. */
const relationsIn = (text = ''): (Relation | undefined)[] =>
	formulasIn(text)
		.flatMap((tex) =>
			tex.includes('\\pm') ? [tex.replaceAll('\\pm', '+'), tex.replaceAll('\\pm', '-')] : [tex],
		)
		.map(readRelation);

/** Two points of all letters are enough to see another operation or number. What cannot be read is not judged. */
function leadsTo(
	before: Relation,
	after: Relation | undefined,
	term: string,
	operation: (side: number, by: number) => number,
): boolean {
	if (!after || after.sides.length !== before.sides.length) return true;
	if ([...before.signs, ...after.signs].includes('\\approx')) return true;
	try {
		const letters = [...new Set([...before.letters, ...after.letters, ...lettersIn(term)])];
		return [1.37, 2.11].every((start) => {
			const point = Object.fromEntries(letters.map((name, at) => [name, start + 0.61 * at]));
			const by = readReal(term)(point);
			const wanted = valuesOf(before, point).map((side) => operation(side, by));
			const found = valuesOf(after, point);
			return agree(wanted, found) || agree(wanted.toReversed(), found);
		});
	} catch (error) {
		if (error instanceof UnreadableTex) return true;
		throw error;
	}
}

const agree = (wanted: readonly number[], found: readonly number[]): boolean =>
	wanted.every((value, at) => {
		const other = found[at] ?? Number.NaN;
		return Number.isNaN(value + other) || isNear(value, other, 1e-7);
	});
