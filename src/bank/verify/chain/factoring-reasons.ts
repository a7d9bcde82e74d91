/**
 * What a reason says about factoring: only the part that it names becomes a product, a difference of squares or a perfect
 * square trinomial is written as one in the line above, a greatest common factor is more than 1, and what cannot be
 * factored has neither factors of lower degree nor a common factor of its terms.
 */
import { formulasIn } from '../../../math/markup.ts';
import { isNear } from '../equation-lines.ts';
import {
	contentOf,
	degreeOf,
	expand,
	factorsOf,
	isReducible,
	sharedLetters,
} from '../integer-polynomial.ts';
import { ifReadable, pointsOf, sidesOf, valueOfTree } from '../values.ts';
import { lettersOf, type Tree } from '../tex-tree.ts';
import { isOperation, isSum, type Operation, partsOf, termsOf } from '../tree-parts.ts';
import { checkEachReason } from './each-reason.ts';
import { fractionsIn, treesIn } from './line-trees.ts';
import { plainMath } from './plain-math.ts';

/** "factor the denominator": the denominator changes, and the numerator does not. */
function becomesProduct(why: string, above: string, text: string): boolean {
	const [said] =
		/^factor the (?:numerator|denominator)(?: and the (?:numerator|denominator))?$/.exec(why) ?? [];
	const [was, is] = [above, text].map(onlyFraction);
	if (said === undefined || !was || !is) return true;
	const changes = (part: 'left' | 'right') =>
		JSON.stringify(was[part]) !== JSON.stringify(is[part]);
	return (
		changes('left') === said.includes('numerator') &&
		changes('right') === said.includes('denominator')
	);
}

/** Undefined unless the line has exactly one fraction with a variable. */
function onlyFraction(line: string): Operation | undefined {
	const [first, ...more] = fractionsIn(treesIn(line)).filter((part) => lettersOf(part).length > 0);
	return more.length === 0 ? first : undefined;
}

/** "factor the difference of squares": 48x² − 75 is one only after 3 has been factored out. */
function hasPattern(why: string, above: string): boolean {
	const [, pattern = ''] =
		/\bfactor the (difference of squares|perfect square trinomial|trinomial)s?\b/.exec(why) ?? [];
	const isPattern = PATTERNS[pattern];
	if (!isPattern) return true;
	const sums = treesIn(above).flatMap(partsOf).filter(isSum);
	return sums.length === 0 || sums.map((sum) => termsOf(sum)).some(isPattern);
}

type Term = ReturnType<typeof termsOf>[number];

const PATTERNS: Readonly<Record<string, (terms: readonly Term[]) => boolean>> = {
	'difference of squares': (terms) =>
		terms.length === 2 &&
		terms.every(({ term }) => isSquare(term)) &&
		terms[0]?.sign !== terms[1]?.sign,
	'perfect square trinomial': (terms) =>
		terms.length === 3 &&
		terms.some((middle) => {
			const [one, other] = terms.filter((term) => term !== middle);
			return one && other && isTwiceProduct(middle, one, other);
		}),
	trinomial: (terms) => terms.length === 3,
};

function isSquare(term: Tree): boolean {
	if (lettersOf(term).length === 0) return isSquareNumber(term);
	if (term.kind !== 'operation') return false;
	if (term.sign === '^') return valueOfTree(term.right, {}) % 2 === 0 || isSquare(term.left);
	return isSquare(term.left) && isSquare(term.right);
}

const isSquareNumber = (tree: Tree): boolean =>
	isOperation(tree, '/')
		? isSquareNumber(tree.left) && isSquareNumber(tree.right)
		: isNear(Math.sqrt(valueOfTree(tree, {})) % 1, 0);

/** The middle term is twice the product of two numbers or expressions whose squares are the other terms. */
const isTwiceProduct = (middle: Term, one: Term, other: Term): boolean =>
	one.sign === other.sign &&
	[one, other].every(({ term }) => isSquare(term)) &&
	pointsOf([middle, one, other].flatMap(({ term }) => lettersOf(term))).every((point) => {
		const [half, a, b] = [middle, one, other].map(({ term }) => valueOfTree(term, point));
		return isNear((half ?? 0) ** 2, 4 * (a ?? 0) * (b ?? 0));
	});

/** "factor out the greatest common factor" of x² − 9x + 20, which is 1, leads nowhere. */
function hasCommonFactor(why: string, above: string): boolean {
	if (!/^factor out the greatest common factor\b/.test(why)) return true;
	const sides = formulasIn(above)
		.flatMap(sidesOf)
		.flatMap((tex) => ifReadable(() => expand(tex)) ?? [])
		.filter((terms) => terms.size > 1);
	return (
		sides.length === 0 ||
		sides.some((terms) => contentOf(terms) > 1 || sharedLetters(terms).length > 0)
	);
}

/** "x⁴ + 16 and x² + 4 cannot be factored over the integers"; without names, all the factors in the line. */
function arePrime(why: string, _: string, text: string): boolean {
	if (!/cannot be factored|neither factor can be factored/.test(why)) return true;
	const [, names] = /([^;]+?) cannot be factored over the integers/.exec(why) ?? [];
	const last = formulasIn(text).flatMap(sidesOf).at(-1) ?? '';
	const found = ifReadable(() =>
		names === undefined
			? factorsOf(last).map(({ terms }) => terms)
			: plainMath(names).split(' and ').map(expand),
	);
	return (found ?? [])
		.filter((terms) => degreeOf(terms) > 1)
		.every((terms) => contentOf(terms) === 1 && ifReadable(() => isReducible(terms)) !== true);
}

/** Issues for reasons that name another kind of factoring than their line does. */
export const checkFactoringReasons = checkEachReason([
	becomesProduct,
	hasPattern,
	hasCommonFactor,
	arePrime,
]);
