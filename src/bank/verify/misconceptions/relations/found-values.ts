/** Wrong answers recalculated from what the question gives, or from its right answer. */
import { isNear } from '../../equation-lines.ts';
import { ifReadable, pointsOf, type RealValues, sidesOf, valueOfTree } from '../../values.ts';
import { lettersOf, treeOf } from '../../tex-tree.ts';
import type { Edit } from './edits.ts';
import { isRounded, type Pair, type Relation } from './relations.ts';
import { type Formula, withMistake } from './formulas.ts';

/** A number, or the numbers of a list in order. */
export type Found = number | readonly number[];

/** The wrong answer is one of these; undefined if nothing is found. */
export const isOneOf =
	(find: (pair: Pair) => readonly (Found | undefined)[]): Relation =>
	(pair) => {
		const wrong = pair.parts()?.[1];
		const found = find(pair)
			.map((one) => (typeof one === 'number' ? [one] : (one ?? [])))
			.filter((row) => row.length > 0 && row.every(Number.isFinite));
		if (!wrong || wrong.letters.length > 0 || found.length === 0) return undefined;
		const [written = []] = wrong.values;
		const isWritten = (value: number, at: number) =>
			isNear(value, written[at] ?? Number.NaN, 1e-6) ||
			(isRounded(pair) &&
				Math.abs(value - (written[at] ?? Number.NaN)) <= (wrong.rounding[at] ?? 0) + 1e-6);
		return found.some((row) => row.length === written.length && row.every(isWritten));
	};

/** From the value of the right answer, which must be a single number. */
export const fromValue = (find: (value: number, pair: Pair) => readonly (Found | undefined)[]) =>
	isOneOf((pair) => {
		const [value, ...more] = pair.parts()?.[0].values[0] ?? [];
		return value === undefined || more.length > 0 ? [] : find(value, pair);
	});

const plainSides = (text: string): string[] =>
	sidesOf(text.replaceAll(/\^\{\\circ\}|\$/g, '').replaceAll('{,}', ''));

export const formulaOf = (text: string): Formula | undefined =>
	ifReadable(() => plainSides(text).map(treeOf));

/** Whether two formulas have the same values, side by side, at all points where either has one. */
function areSame(one: Formula, other: Formula): boolean {
	const all = pointsOf([...new Set([...one, ...other].flatMap(lettersOf))]);
	const points = all.filter((point) =>
		[...one, ...other].some((side) => Number.isFinite(ifReadable(() => valueOfTree(side, point)))),
	);
	if (points.length === 0) return false;
	return (
		one.length === other.length &&
		one.every((side, at) => {
			const second = other[at];
			return (
				second && (side === second || points.every((point) => haveOneValue([side, second], point)))
			);
		})
	);
}

const haveOneValue = ([one, other]: Formula, point: RealValues): boolean =>
	ifReadable(
		() => one && other && isNear(valueOfTree(one, point), valueOfTree(other, point), 1e-7),
	) ?? false;

/** The wrong answer is the right one with this mistake; undefined if it cannot be made there. */
export const inAnswer =
	(editOf: (pair: Pair) => Edit | undefined): Relation =>
	(pair) => {
		const edit = editOf(pair);
		const [right, wrong] = [pair.right, pair.wrong].map(formulaOf);
		if (!right || !wrong || !edit) return undefined;
		const changed = withMistake(right, edit);
		return changed.length > 0 ? changed.some((formula) => areSame(formula, wrong)) : undefined;
	};

/** The wrong answer is the right one with its text changed; undefined if there is nothing to change. */
export const inAnswerText =
	(change: (right: string, pair: Pair) => readonly string[]): Relation =>
	(pair) => {
		const wrong = formulaOf(pair.wrong);
		const others = change(pair.right, pair)
			.filter((text) => text !== pair.right)
			.map(formulaOf)
			.filter((formula) => formula !== undefined);
		return wrong && others.length > 0 ? others.some((one) => areSame(one, wrong)) : undefined;
	};
