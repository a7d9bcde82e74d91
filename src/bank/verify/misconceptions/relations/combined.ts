/** Relations joined, or checked only under a condition. */
import type { Relation } from './relations.ts';

/** True if any of them is, false if none is but one can tell. */
export const either =
	(...relations: readonly Relation[]): Relation =>
	(pair) => {
		const found = relations.map((relation) => relation(pair));
		return found.includes(true) || (found.includes(false) ? false : undefined);
	};

/** For a relation that may confirm, but is too narrow to refuse. */
export const confirmed =
	(relation: Relation): Relation =>
	(pair) =>
		relation(pair) || undefined;

/** Nothing is said where rounding an earlier result may decide the last digit. */
export const unlessRounded =
	(relation: Relation): Relation =>
	(pair) => {
		const [right, wrong] = pair.parts() ?? [];
		const verdict = relation(pair);
		if (!right || !wrong || verdict !== false) return verdict;
		const isMeant = [-2, 2].some((halves) => {
			const values = wrong.values.map((row) =>
				row.map((value, at) => value + halves * (wrong.rounding[at] ?? 0)),
			);
			return relation({ ...pair, parts: () => [right, { ...wrong, values }] });
		});
		return isMeant ? undefined : false;
	};

/** Checked only if the right answer is a number, or several. */
export const ofNumbers =
	(relation: Relation): Relation =>
	(pair) =>
		pair.parts()?.[0].letters.length === 0 ? relation(pair) : undefined;

/** Checked only if the prompt matches. */
export const where =
	(prompt: RegExp, relation: Relation): Relation =>
	(pair) =>
		prompt.test(pair.prompt) ? relation(pair) : undefined;

/** Not checked if the question asks for more than the solution. */
export const ofEquation = (relation: Relation): Relation =>
	where(/^(?!.*what is the (?:\w+ possible )?value of)/, relation);
