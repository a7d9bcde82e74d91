/**
 * Repeats a mistake in one formula of the record and looks for the wrong answer: as the value of the changed formula,
 * as its solution, or at the end of later formulas that use its result.
 */
import { isNear } from '../../equation-lines.ts';
import { ifReadable, type RealValues } from '../../values.ts';
import { pointsOf } from '../../sample-points.ts';
import { lettersOf, type Tree, treeOf } from '../../tex-tree.ts';
import { type Edit, number } from './edits.ts';
import {
	childrenOf,
	type Formula,
	type Reach,
	readFormulas,
	valueOf,
	withMistake,
	withMistakeIn,
} from './formulas.ts';
import type { Parts } from './parts.ts';
import { isRounded, type Pair, type Relation } from './relations.ts';

/** How many changed results in a row are carried into later formulas. */
const MOST_RESULTS = 3;

/** Checked only if the mistake can be made in a formula that leads to the right answer. */
export const mistaken =
	(edit: Edit, prepared: (tree: Tree) => Tree = (tree) => tree): Relation =>
	(pair) =>
		leadsTo(
			pair,
			pair.formulas().map((formula) => formula.map(prepared)),
			edit,
		);

/** The same for words that say where the mistake is made: it must lead to the answer from just there. */
export const mistakenIn =
	(reach: Reach, edit: Edit, prepared: (tree: Tree) => Tree = (tree) => tree): Relation =>
	(pair) => {
		const anywhere = mistaken(edit, prepared)(pair);
		const formulas = () => pair.formulas().map((formula) => formula.map(prepared));
		const there = (formula: Formula) => withMistakeIn(reach, formula, edit);
		return anywhere && leadsTo(pair, formulas(), edit, MOST_RESULTS, there) === true;
	};

/** The same for a mistake that depends on what the misconception names: "15", "3x". */
export const mistakenBy =
	(editOf: (...said: Tree[]) => Edit, prepared: (tree: Tree) => Tree = (tree) => tree): Relation =>
	(pair) => {
		const said = ifReadable(() => pair.said.map((words) => treeOf(inTex(words))));
		return said && said.length >= editOf.length
			? mistaken(editOf(...said), prepared)(pair)
			: undefined;
	};

/** The mistake is made in the right answer itself. */
export const miswritten =
	(edit: Edit): Relation =>
	(pair) =>
		leadsTo(pair, readFormulas([pair.right.replaceAll('$', '')]), edit, 0);

export const inTex = (words: string): string =>
	words
		.replaceAll('−', '-')
		.replaceAll(/[²³]/g, (sign) => `^{${sign === '²' ? 2 : 3}}`)
		.replaceAll(/(\d+)\/(\d+)/g, '\\frac{$1}{$2}')
		.replaceAll('π', '\\pi');

function leadsTo(
	pair: Pair,
	formulas: readonly Formula[],
	edit: Edit,
	results = MOST_RESULTS,
	mistakesIn = (formula: Formula) => withMistake(formula, edit),
): boolean | undefined {
	if (pair.parts()?.some(({ values }) => values.flat().some(Number.isNaN))) return undefined;
	let found: boolean | undefined;
	for (const [at, formula] of formulas.entries())
		for (const changed of mistakesIn(formula)) {
			const verdict =
				hasAnswer(formula, changed, pair) ??
				(results > 0
					? resultLeadsTo(pair, [formula, changed], formulas.slice(at + 1), results - 1)
					: undefined);
			if (verdict) return true;
			found ??= verdict;
		}
	return found;
}

/** Carries the changed result, or the changed solution, into the later formulas. */
function resultLeadsTo(
	pair: Pair,
	[formula, changed]: readonly [Formula, Formula],
	later: readonly Formula[],
	results: number,
): boolean | undefined {
	const place = formula.findIndex((side, at) => side !== changed[at]);
	const values = [formula, changed].map((sides) => {
		const side = sides[place];
		return side ? valueOf(side) : Number.NaN;
	});
	if (values.every(Number.isFinite)) return valueLeadsTo(pair, values, later, results);
	// What follows from a solution is not followed far enough to rule a mistake out.
	return valueLeadsTo(pair, [formula, changed].map(solutionOf), later, results) || undefined;
}

/** Of a linear equation in one unknown. */
function solutionOf([left, right, ...more]: Formula): number {
	if (!left || !right || more.length > 0) return Number.NaN;
	const [unknown, ...others] = new Set([left, right].flatMap(lettersOf));
	if (unknown === undefined || others.length > 0) return Number.NaN;
	const gapAt = (value: number) =>
		valueOf(left, { [unknown]: value }) - valueOf(right, { [unknown]: value });
	const [start, slope] = [gapAt(0), gapAt(1) - gapAt(0)];
	return isNear(gapAt(2), start + 2 * slope) ? -start / slope : Number.NaN;
}

function valueLeadsTo(
	pair: Pair,
	[from = Number.NaN, to = Number.NaN]: readonly number[],
	later: readonly Formula[],
	results: number,
): boolean | undefined {
	if (!Number.isFinite(from + to) || isNear(from, to)) return undefined;
	const edit: Edit = (part) => {
		if (part.kind === 'letter') return [];
		const value = valueOf(part);
		if (isNear(value, from, 1e-4)) return [number(to)];
		return isNear(value, -from, 1e-4) ? [number(-to)] : [];
	};
	return leadsTo(pair, later, edit, results);
}

/**
 * Whether the wrong answer is a value or the solution of the changed formula; undefined unless the right one is that of
 * the printed formula.
 */
function hasAnswer(formula: Formula, changed: Formula, pair: Pair): boolean | undefined {
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
	const solvesNearly = (part: number) => {
		const ends = ([-1, 1] as const).map((off) => assigned(wrong, unknowns, part, off));
		const [low = [], high = []] = ends.map((rows) => rows.map((at) => gapOf(changed, at)));
		return low.every((gap, row) => gap * (high[row] ?? Number.NaN) <= 0);
	};
	const [rights, wrongs] = [candidates(right), candidates(wrong)];
	const solving = rights.map(solves(formula));
	if (!solving.includes(true)) return undefined;
	// Coordinates and endpoints have an order; solutions in a list do not.
	const isOrdered = /^[([]/.test(pair.right) && rights.length === wrongs.length;
	const fresh = wrongs.filter((rows) => !solves(formula)(rows));
	return isOrdered
		? wrongs.some((rows, at) => solving[at] && fresh.includes(rows) && solves(changed)(rows))
		: fresh.length > 0 &&
				fresh.every(
					(rows) =>
						solves(changed)(rows) ||
						(isRounded(pair) && unknowns.length === 1 && solvesNearly(wrongs.indexOf(rows))),
				);
}

/** The record has the wrong answer as a result, for this variable if one is given. */
export const stands =
	(letter?: RegExp): Relation =>
	(pair) => {
		const [, wrong] = pair.parts() ?? [];
		if (!wrong || wrong.letters.length > 0) return undefined;
		const shown = pair
			.formulas()
			.filter(
				(sides) =>
					!letter || sides.some((side) => side.kind === 'letter' && letter.test(side.name)),
			)
			.flatMap((sides) => sides.map((side) => valueOf(side)));
		if (shown.length === 0) return undefined;
		return (wrong.values[0] ?? []).every((value, at) =>
			shown.some((one) => isWritten(one, value, isRounded(pair) ? wrong.rounding[at] : 0)),
		);
	};

/** The mistake repeated in the formulas, if the pair says what it is. */
export const mistakenAs =
	(editOf: (pair: Pair) => Edit | undefined): Relation =>
	(pair) => {
		const edit = editOf(pair);
		return edit && leadsTo(pair, pair.formulas(), edit);
	};
