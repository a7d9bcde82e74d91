/**
 * Lines with "or": the solutions of "x = −1 or x = 4" are those of "x + 1 = 0 or x − 4 = 0" above it, and each of these
 * factors is 0 where the product above is.
 */
import { splitMarkup } from '../../../math/markup.ts';
import type { Question } from '../../../schemas/wire/question.ts';
import { gapAt, isNear, linearRoot, loneEquation, type Relation } from '../equation-lines.ts';

/** Issues for cases that the line above does not have, and for those of the line above that are lost. */
export const checkCaseLines = ({ steps }: Question): string[] =>
	steps.flatMap(({ text }, at) => {
		const above = steps[at - 1]?.text ?? '';
		const [were, are] = [casesIn(above) ?? loneCase(above), casesIn(text)];
		return were && are && !haveSameRoots(were, are)
			? [`"${text}" does not follow from "${above}"`]
			: [];
	});

/** The equations of a line that has nothing else. */
function casesIn(text: string): Relation[] | undefined {
	const parts = splitMarkup(text);
	if (!parts.some((part) => part.kind === 'words' && /\bor\b/.test(part.text))) return undefined;
	if (parts.some((part) => part.kind === 'words' && !/^(?:So |, |,? or |\.)$/.test(part.text)))
		return undefined;
	const cases = parts.flatMap((part) =>
		part.kind === 'words' ? [] : (loneEquation(`$${part.text}$`) ?? []),
	);
	const isWhole = cases.length === parts.filter((part) => part.kind !== 'words').length;
	return isWhole && new Set(cases.flatMap(({ letters }) => letters)).size === 1 ? cases : undefined;
}

/** Below the value of one case, the line puts the cases together. */
function loneCase(text: string): Relation[] | undefined {
	const relation = loneEquation(text);
	return relation && !relation.sides.some((side) => relation.letters.includes(side))
		? [relation]
		: undefined;
}

/** Only what is linear has a root here; a case that is not is not compared. */
function haveSameRoots(were: readonly Relation[], are: readonly Relation[]): boolean {
	const [letter = ''] = are[0]?.letters ?? [];
	if (were[0]?.letters[0] !== letter) return true;
	const solves = (root: number, cases: readonly Relation[]) =>
		cases.some((one) => {
			const gap = gapAt(one, { [letter]: root });
			return Number.isNaN(gap) || isNear(gap, 0, 1e-6);
		});
	const rootsOf = (cases: readonly Relation[]) => cases.map((one) => linearRoot(one, letter));
	const [before, after] = [rootsOf(were), rootsOf(are)];
	return (
		after.every((root) => root === undefined || solves(root, were)) &&
		before.every((root) => root === undefined || after.includes(undefined) || solves(root, are))
	);
}
