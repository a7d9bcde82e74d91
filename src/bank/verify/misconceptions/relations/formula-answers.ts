/** Whether a wrong answer is a value of a changed formula, or its solution, as the right one is of the printed formula. */
import { isNear } from '../../equation-lines.ts';
import { pointsOf, type RealValues } from '../../values.ts';
import { lettersOf, type Tree } from '../../tex-tree.ts';
import { childrenOf, type Formula, valueOf } from './formulas.ts';
import type { Parts } from './parts.ts';
import { isRounded, type Pair } from './relations.ts';

/**
 * Whether the wrong answer is a value or the solution of the changed formula; undefined unless the right one is that of
 * the printed formula.
 */
export function hasAnswer(formula: Formula, changed: Formula, pair: Pair): boolean | undefined {
	const answers = pair.parts();
	if (!answers) return undefined;
	const solved = isSolved(formula, changed, answers, pair);
	if (solved) return true;
	const found = formula.flatMap((side, at) => {
		const other = changed[at];
		if (!other || other === side) return [];
		return hasValue(side, other, answers, pair) ?? [];
	});
	return found.includes(true) || (found.includes(false) ? false : solved);
}

function hasValue(
	side: Tree,
	other: Tree,
	[right, wrong]: readonly [Parts, Parts],
	pair: Pair,
): boolean | undefined {
	const isKnown = (tree: Tree) => lettersOf(tree).every((name) => right.letters.includes(name));
	if (!isKnown(side) || !isKnown(other)) return undefined;
	const points = pointsOf(right.letters);
	const isPart = ({ values, rounding }: Parts, tree: Tree) => {
		const wanted = points.map((at) => valueOf(tree, at));
		return rounding.some((half, part) =>
			wanted.every((value, row) =>
				isWritten(value, values[row]?.[part], isRounded(pair) ? half : 0),
			),
		);
	};
	return isPart(right, side) ? isPart(wrong, other) : undefined;
}

export const isWritten = (value: number, written = Number.NaN, half = 0): boolean =>
	Math.abs(value - written) <= half + 1e-6 * Math.max(1e-3, Math.abs(value));

const ANGLE_FUNCTIONS = /sin|cos|tan|sec|csc|cot/;

/** Whether an unknown is an angle: "4 cos θ". */
const hasAngle = (tree: Tree): boolean =>
	tree.kind === 'function' && ANGLE_FUNCTIONS.test(tree.name)
		? lettersOf(tree.of).length > 0
		: childrenOf(tree).some(([, child]) => hasAngle(child));

/** Powers with large negative exponents are small, but are not all equal. */
const isEqual = (one: number, other: number): boolean =>
	one * other !== 0 && Math.max(Math.abs(one), Math.abs(other)) < 1e-6
		? isNear(one / other, 1, 1e-6)
		: Number.isFinite(one + other) && isNear(one, other, 1e-6);

const gapOf = ([left, right]: Formula, at: RealValues): number =>
	left && right ? valueOf(left, at) - valueOf(right, at) : Number.NaN;

/** For an equation in one unknown, or in both coordinates of a point. */
function isSolved(
	formula: Formula,
	changed: Formula,
	[right, wrong]: readonly [Parts, Parts],
	pair: Pair,
): boolean | undefined {
	if (formula.length < 2) return undefined;
	const isInDegrees = pair.prompt.includes('^{\\circ}') && !isRounded(pair);
	const unit = isInDegrees && formula.some(hasAngle) ? Math.PI / 180 : 1;
	const unknowns = [...new Set(formula.flatMap(lettersOf))]
		.filter((name) => !right.letters.includes(name))
		.toSorted();
	const points = pointsOf(right.letters);
	const assigned = (
		parts: Parts,
		names: readonly string[],
		from = 0,
		off: -1 | 0 | 1 = 0,
	): RealValues[] =>
		points.map((at, row) => ({
			...at,
			...Object.fromEntries(
				names.map((name, part) => {
					const value = parts.values[row]?.[from + part] ?? Number.NaN;
					return [name, (value + off * (parts.rounding[from + part] ?? 0)) * unit];
				}),
			),
		}));
	const candidates = (parts: Parts): RealValues[][] => {
		if (unknowns.length === 1)
			return parts.rounding.map((_, part) => assigned(parts, unknowns, part));
		return unknowns.length === 2 && parts.rounding.length === 2 ? [assigned(parts, unknowns)] : [];
	};
	const solves = (sides: Formula) => (rows: RealValues[]) =>
		rows.every((at) => {
			const [first = Number.NaN, ...rest] = sides.map((side) => valueOf(side, at));
			return rest.every((value) => isEqual(value, first));
		});
	/** Within half of the last place of a rounded answer. */
	const solvesNearly = (sides: Formula, parts: Parts, part: number) => {
		if (!isRounded(pair) || unknowns.length !== 1) return false;
		const ends = ([-1, 1] as const).map((off) => assigned(parts, unknowns, part, off));
		const [low = [], high = []] = ends.map((rows) => rows.map((at) => gapOf(sides, at)));
		return low.every((gap, row) => gap * (high[row] ?? Number.NaN) <= 0);
	};
	const [rights, wrongs] = [candidates(right), candidates(wrong)];
	const solving = rights.map(
		(rows, part) => solves(formula)(rows) || solvesNearly(formula, right, part),
	);
	if (!solving.includes(true)) return undefined;
	// Coordinates and endpoints have an order; solutions in a list do not.
	const isOrdered = /^[([]/.test(pair.right) && rights.length === wrongs.length;
	const fresh = wrongs.filter((rows) => !solves(formula)(rows));
	return isOrdered
		? wrongs.some((rows, at) => solving[at] && fresh.includes(rows) && solves(changed)(rows))
		: fresh.length > 0 &&
				fresh.every(
					(rows) => solves(changed)(rows) || solvesNearly(changed, wrong, wrongs.indexOf(rows)),
				);
}
