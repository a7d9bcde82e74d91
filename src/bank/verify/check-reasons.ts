/** The reasons beside the lines of a solution: what was done to both sides leads from the line above to this one. */
import { formulasIn } from '../../math/markup.ts';
import type { Question } from '../../schemas/wire/question.ts';
import { isNear, readRelation, type Relation, valuesOf } from './equation-lines.ts';
import { lettersIn, readReal, UnreadableTex } from './read-tex.ts';

const REASON =
	/^(add|subtract|multiply|divide) (?:(\S+) (?:to|from) both sides|both sides by (\S+))$/;

const OPERATION: Readonly<Record<string, (side: number, by: number) => number>> = {
	add: (side, by) => side + by,
	subtract: (side, by) => side - by,
	multiply: (side, by) => side * by,
	divide: (side, by) => side / by,
};

/** Faults for each "add 3 to both sides" that does not lead from the formulas above to those of its line. */
export function checkReasons({ steps }: Question): string[] {
	return steps.flatMap(({ text, why = '' }, at) => {
		const [, name = '', to, by] = REASON.exec(why) ?? [];
		const operation = OPERATION[name];
		const term = (to ?? by)?.replaceAll('−', '-').replaceAll('$', '');
		if (!operation || term === undefined) return [];
		const [above, now] = [relationsIn(steps[at - 1]?.text), relationsIn(text)];
		if (above.length !== now.length) return [];
		const differs = now.some((relation, place) => {
			const before = above[place];
			return before && !leadsTo(before, relation, term, operation);
		});
		return differs ? [`"${why}" does not lead to "${text}"`] : [];
	});
}

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
