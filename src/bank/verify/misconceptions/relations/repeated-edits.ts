/**
 * Repeats a mistake in one formula of the record and looks for the wrong answer: as the value of the changed formula,
 * as its solution, or at the end of later formulas that use its result.
 */
import { isNear } from '../../equation-lines.ts';
import { ifReadable } from '../../values.ts';
import { lettersOf, type Tree, treeOf } from '../../tex-tree.ts';
import { type Edit, number } from './edits.ts';
import { hasAnswer, isWritten } from './formula-answers.ts';
import {
	type Formula,
	type Reach,
	readFormulas,
	valueOf,
	withMistake,
	withMistakeIn,
} from './formulas.ts';
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

/** The same for words that say where the mistake is made: made only there, it must lead to the wrong answer. */
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

/** The record has the wrong answer as a result, for this variable if one is given. */
export const isInRecord =
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
