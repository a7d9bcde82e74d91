/**
 * What a reason evaluates or multiplies stands in the line above and is gone in its line: "evaluate the square" means one
 * square, "square x + 4" and "multiply by the other factor x + 4" different ones, terms that cancel add up to 0, and a
 * factor that cancels stands over and under the bar.
 */
import { formulasIn } from '../../../math/markup.ts';
import { isNear } from '../equation-lines.ts';
import { ifReadable, sidesOf, valueOfTree } from '../values.ts';
import { lettersOf, type Tree, treeOf } from '../tex-tree.ts';
import {
	addendsOf,
	areWrittenAlike,
	factorsOf,
	isOperation,
	isSum,
	type Operation,
	partsOf,
	termsOf,
} from '../tree-parts.ts';
import { checkEachReason } from './each-reason.ts';
import { asTex, plainMath } from './plain-math.ts';

const treesIn = (line: string): Tree[] | undefined =>
	ifReadable(() => formulasIn(line).flatMap(sidesOf).map(treeOf));

const POWERS = /^evaluate the (square|cube|power)(s?)(?=$|,| and)/;

/** "evaluate the squares": more than one number that is squared above, or on the left side, is not at the end. */
function arePowersGone(why: string, above: string, text: string): boolean {
	const [said, name, plural] = POWERS.exec(why) ?? [];
	if (said === undefined) return true;
	const [were, are] = [above, text].map((line) => treesIn(line)?.flatMap(partsOf).filter(isPower));
	if (!were || !are) return true;
	const left = are.map((part) => JSON.stringify(part));
	const replaced = were.filter((part) => !left.includes(JSON.stringify(part)));
	const gone = replaced.length > 0 ? replaced : are;
	const index = { square: 2, cube: 3 }[name ?? ''];
	return (
		gone.length > 0 &&
		gone.length > 1 === (plural === 's') &&
		gone.every(({ right }) => index === undefined || valueOfTree(right, {}) === index)
	);
}

/** Of a number, or of a product with one: 5², (2b)³, but not b² or (x + 4)². */
const isPower = (part: Tree): part is Operation =>
	isOperation(part, '^') &&
	part.left.kind !== 'letter' &&
	(lettersOf(part).length === 0 || (isOperation(part.left, '*') && !hasSum(part.left)));

const hasSum = (tree: Tree): boolean => partsOf(tree).some(isSum);

/** How the factor stands in the line above, and that it does not do so in the line. */
const FACTORS: readonly (readonly [words: RegExp, isSquared: boolean])[] = [
	[/^square (\S+ [+−] \S+)$/, true],
	[/by one of the two equal factors (\S+ [+−] \S+)$/, true],
	[/^multiply by the other factor (\S+ [+−] \S+)$/, false],
];

function isFactorUsed(why: string, above: string, text: string): boolean {
	return FACTORS.every(([words, isSquared]) => {
		const [, factor] = words.exec(why) ?? [];
		if (factor === undefined) return true;
		const stands = `(${plainMath(factor)})`;
		const [was, is] = [above, text].map((line) =>
			plainMath(line)
				.split(stands)
				.slice(1)
				.some((rest) => rest.startsWith('^{2}') === isSquared),
		);
		return was === true && is === false;
	});
}

const COUNTED =
	/^multiply (?:the (two|first two) factors|by the (next|last) factor)(?: in (?:brackets|parentheses))?$/;

/** "the first two factors" and "the next factor" leave another one, "the two factors" and "the last factor" do not. */
function areAsMany(why: string, above: string): boolean {
	const [said, two, by] = COUNTED.exec(why) ?? [];
	const tree = said === undefined ? undefined : treesIn(above)?.at(-1);
	if (!tree) return true;
	const count = factorsOf(tree)
		.over.filter(hasSum)
		.map((factor) => (isOperation(factor, '^') ? valueOfTree(factor.right, {}) : 1))
		.reduce((all, times) => all + times, 0);
	return count > 2 === (two === 'first two' || by === 'next');
}

/** "the radical terms cancel": there are some above, and their sum is 0. */
function doCancel(why: string, above: string): boolean {
	if (!why.startsWith('the radical terms cancel')) return true;
	const terms = treesIn(above)?.flatMap((tree) => termsOf(tree)) ?? [];
	const radicals = terms.filter(({ term }) => partsOf(term).some(({ kind }) => kind === 'root'));
	const total = radicals.reduce((sum, { sign, term }) => sum + sign * valueOfTree(term, {}), 0);
	return radicals.length > 1 && isNear(total, 0);
}

/** "cancel the common factors x + 4 and x − 7": above, each stands over and under the bar, and below it no longer does. */
function areCanceled(why: string, above: string, text: string): boolean {
	const [, list] =
		/^cancel the common factors? (.*?)(?:, (?:and write|which) .*)?$/.exec(why) ?? [];
	if (list === undefined) return true;
	const [were = [], are = []] = [above, text].map((line) =>
		(treesIn(line) ?? []).flatMap(addendsOf).map(factorsOf),
	);
	return list.split(/,? and |, /).every((said) => {
		const factor = ifReadable(() => treeOf(asTex(said)));
		const countIn = (products: readonly Factors[]) =>
			Math.max(0, ...products.map((one) => (factor ? pairsOf(factor, one) : 0)));
		return factor === undefined || were.length === 0 || countIn(were) > countIn(are);
	});
}

type Factors = ReturnType<typeof factorsOf>;

/** How often the factor stands both over and under the bar. */
function pairsOf(factor: Tree, { over, under }: Factors): number {
	const countIn = (side: readonly Tree[]) =>
		side.flatMap(equalFactors).filter((one) => areWrittenAlike(one, factor)).length;
	return Math.min(countIn(over), countIn(under));
}

/** The square of a factor is two of them. */
function equalFactors(tree: Tree): Tree[] {
	const times = isOperation(tree, '^') ? valueOfTree(tree.right, {}) : 1;
	return isOperation(tree, '^') && Number.isInteger(times) && times > 0
		? Array.from({ length: times }, () => tree.left)
		: [tree];
}

/** Issues for reasons that evaluate, multiply, or cancel something else. */
export const checkEvaluatedParts = checkEachReason([
	arePowersGone,
	isFactorUsed,
	areAsMany,
	doCancel,
	areCanceled,
]);
