/**
 * Terms that are calculated one by one: a side with as many terms as the side above it, and with the same value, has the
 * same terms. 72 + 6 stands below −9(−8) − 3(−2), and 64 + 14 does not. Matrices are read entry by entry.
 */
import { formulasIn } from '../../../math/markup.ts';
import type { Question } from '../../../schemas/wire/question.ts';
import { isNear } from '../equation-lines.ts';
import { type Tree, treeOf } from '../tex-tree.ts';
import { termsOf } from '../tree-parts.ts';
import { ifReadable, lettersIn, pointsOf, sidesOf, valueOfTree } from '../values.ts';

/** Issues for lines whose terms are others, with the same sum. */
export const checkReplacedTerms = ({ steps }: Question): string[] =>
	steps.flatMap(({ text, why = '' }, at) => {
		const above = steps[at - 1]?.text;
		if (above === undefined || !FORMULA_WITH_SUM.test(text) || STARTS_ANEW.test(why)) return [];
		return sidesBelow(above, text)
			.filter(([was, is]) => SUM.test(was) && SUM.test(is) && haveOtherTerms(was, is))
			.map(([was, is]) => `"${is}" has other terms than "${was}"`);
	});

/** A plus or minus sign between two terms. */
const SUM = /[\w})\]] [-+] /;
const FORMULA_WITH_SUM = /^\$[^$]*[\w})\]] [-+] [^$]*\$$/;

/** A fraction behind a whole number is a mixed number, which can be written in other ways. */
const MIXED = /\d\s?\\frac/;

const ENTRIES = /^\\begin\{bmatrix\} (.*) \\end\{bmatrix\}$/;

/** What another equation or another value gives is no calculation of the line above. */
const STARTS_ANEW = /^(?:check|substitute)\b/;

/** "= …" continues with the last side; the sides of an equation with a letter are below those of another. */
function sidesBelow(above: string, text: string): (readonly [was: string, is: string])[] {
	const [was, is] = [above, text].map((line) => sidesOf(formulasIn(line).at(-1) ?? ''));
	if (!was || !is) return [];
	if (text.startsWith('$= ')) return entriesBelow(was.at(-1) ?? '', is.find(Boolean) ?? '');
	return is.length === 2 && was.length === 2 && /^\$[^$]*[a-zA-Z][^$]*\$$/.test(above)
		? is.map((side, at) => [was[at] ?? '', side])
		: [];
}

function entriesBelow(was: string, is: string): (readonly [was: string, is: string])[] {
	const [were, are] = [was, is].map((side) => {
		const [, entries] = ENTRIES.exec(side) ?? [];
		return (entries ?? side).split(/ & | \\\\ /);
	});
	return were && were.length === are?.length ? were.map((entry, at) => [entry, are[at] ?? '']) : [];
}

function haveOtherTerms(was: string, is: string): boolean {
	if (was === is || MIXED.test(was) || MIXED.test(is)) return false;
	const isOther = ifReadable(() => {
		const [before, after] = [was, is].map((side) => termsOf(treeOf(side)));
		if (!before || before.length !== after?.length) return false;
		const points = pointsOf([was, is].flatMap(lettersIn));
		const values = points.map((point) => [before, after].map((terms) => valuesOf(terms, point)));
		return (
			values.every(([ones = [], others = []]) => isNear(sumOf(ones), sumOf(others), 1e-7)) &&
			values.some(([ones = [], others = []]) =>
				ones.some((value, at) => !isNear(value, others[at] ?? value, 1e-6)),
			)
		);
	});
	return isOther === true;
}

const valuesOf = (
	terms: readonly { sign: number; term: Tree }[],
	point: Readonly<Record<string, number>>,
): number[] =>
	terms.map(({ sign, term }) => sign * valueOfTree(term, point)).toSorted((a, b) => a - b);

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
