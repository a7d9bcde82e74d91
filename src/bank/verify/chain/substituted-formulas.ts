/**
 * "substitute the given values" changes nothing but letters into numbers: some choice of the numbers on the line for the
 * letters that are gone turns each side of a formula above into the side below it.
 */
import type { Question } from '../../../schemas/wire/question.ts';
import { isExact, isNear, loneRelation, type Relation, valuesOf } from '../equation-lines.ts';
import { lettersOf, type Tree, treeOf } from '../tex-tree.ts';
import { isOperation, isSum, partsOf } from '../tree-parts.ts';
import { ifReadable, pointsOf, type RealValues, valueOfTree } from '../values.ts';

const SUBSTITUTED = /^substitute the (?:(?:given|known) )?values(?:$|[,;:])/;

/** Issues for lines that no values make of a formula above. */
export const checkSubstitutedFormulas = ({ steps }: Question): string[] =>
	steps.flatMap(({ text, why = '' }, at) => {
		const now = SUBSTITUTED.test(why) ? loneRelation(text) : undefined;
		const formulas = now ? formulasIn(steps.slice(0, at)) : [];
		return !now || formulas.length === 0 || formulas.some((above) => comesFrom(above, now))
			? []
			: [`"${why}" does not lead from "${formulas.at(-1)?.tex}" to "${now.tex}"`];
	});

/** The equations between letters, not "n = 13". */
const formulasIn = (above: Question['steps']): Relation[] =>
	above.flatMap(({ text }) => {
		const relation = loneRelation(text);
		return relation && relation.letters.length > 1 ? [relation] : [];
	});

/** More choices than these are not tried. */
const MOST = 5000;

function comesFrom(above: Relation, now: Relation): boolean {
	const gone = above.letters.filter((letter) => !now.letters.includes(letter));
	if (gone.length === 0 || above.sides.length !== now.sides.length) return true;
	if (![above, now].every(isExact)) return true;
	const written = numbersOn(now);
	// The square of a letter may be known.
	const roots = above.tex.includes('^{2}') ? written?.map(Math.sqrt) : [];
	// A factor of 1 is not written.
	const numbers =
		written && [...new Set([...written, ...(roots ?? []), 1])].filter(Number.isFinite);
	if (numbers === undefined || numbers.length ** gone.length > MOST) return true;
	const points = pointsOf([...above.letters, ...now.letters]);
	const wanted = points.map((point) => valuesOf(now, point));
	if (wanted.flat().some(Number.isNaN)) return true;
	const isNamed = now.sides.map((side, at) => NAME.test(side) && NAME.test(above.sides[at] ?? ''));
	return choices(gone, numbers).some((chosen) =>
		points.every((point, at) => {
			const found = valuesOf(above, { ...point, ...chosen });
			return wanted[at]?.every(
				(value, side) => isNamed[side] || isNear(value, found[side] ?? Number.NaN, 1e-7),
			);
		}),
	);
}

/** What is found, before and after its subscript has a number: Sₙ and S₁₂. */
const NAME = /^[A-Za-z]_\{?\w+\}?$/;

/** 16, −3, 2/5, 6π, and 4√10, but not 4.5 × 9.5, which are the values of two letters. */
const isValue = (part: Tree): boolean =>
	lettersOf(part).length === 0 &&
	!isSum(part) &&
	(!isOperation(part, '*') || partsOf(part).some(isIrrational));

const isIrrational = ({ kind }: Tree): boolean => kind === 'root' || kind === 'letter';

/** The values on the line, and −3 wherever 3 is subtracted. */
function numbersOn({ tex, sides }: Relation): number[] | undefined {
	const parts = ifReadable(() => sides.map(treeOf).flatMap(partsOf));
	const negative = tex.replaceAll('{,}', '').matchAll(/- ?(\d+(?:\.\d+)?)/g);
	return (
		parts && [
			...new Set([
				...parts.filter(isValue).map((part) => valueOfTree(part, {})),
				...[...negative].map(([, number]) => -Number(number)),
			]),
		]
	);
}

const choices = (letters: readonly string[], numbers: readonly number[]): RealValues[] =>
	letters.reduce<RealValues[]>(
		(all, letter) => all.flatMap((one) => numbers.map((number) => ({ ...one, [letter]: number }))),
		[{}],
	);
