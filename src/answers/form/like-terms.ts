/** Like terms and like factors: the same variables to the same powers, in any order. */
import { partsOf, type Tree } from '../tree.ts';
import type { Fraction } from '../value/fraction.ts';
import { rationalOf } from '../value/rational.ts';

/** The non-numeric part of a term as one text: like terms have the same. */
function literalPart(term: Tree): string {
	const powers = new Map<string, Fraction>();
	const collect = (tree: Tree, sign: 1 | -1): void => {
		if (rationalOf(tree)) return;
		if (tree.is === 'negative') return collect(tree.of, sign);
		if (tree.is === 'product') return tree.factors.forEach((factor) => collect(factor, sign));
		if (tree.is === 'quotient') {
			collect(tree.over, sign);
			return collect(tree.under, sign === 1 ? -1 : 1);
		}
		const exponent = tree.is === 'power' ? rationalOf(tree.exponent) : null;
		const base = key(exponent && tree.is === 'power' ? tree.base : tree);
		const now = sign === 1 ? (exponent ?? ONE) : (exponent ?? ONE).neg();
		powers.set(base, powers.get(base)?.add(now) ?? now);
	};
	collect(term, 1);
	return [...powers]
		.filter(([, power]) => power.n !== 0n)
		.map(([base, power]) => `${base}^${power.toString()}`)
		.sort()
		.join();
}

/** A canonical text for an expression; sums and products in any order. */
function key(tree: Tree): string {
	const number = rationalOf(tree);
	if (number) return number.toString();
	if (tree.is === 'name') return tree.name;
	const parts = partsOf(tree).map(key);
	if (tree.is === 'sum' || tree.is === 'product') parts.sort();
	return `${tree.is}${'name' in tree ? tree.name : ''}${'index' in tree ? tree.index : ''}(${parts.join()})`;
}

export function hasLikeTerms(tree: Tree): boolean {
	if (tree.is !== 'sum') return false;
	const parts = tree.terms.map(literalPart);
	return new Set(parts).size < parts.length;
}

export function hasLikeFactors(tree: Tree): boolean {
	if (tree.is !== 'product') return false;
	const bases = factorsOf(tree)
		.filter((factor) => !rationalOf(factor) && factor.is !== 'quotient' && factor.is !== 'sum')
		.map((factor) => key(factor.is === 'power' ? factor.base : factor));
	return new Set(bases).size < bases.length;
}

/** (7x²)(−3x) has the factors 7, x², 3, and x. */
export const factorsOf = (tree: Tree): Tree[] =>
	tree.is === 'product'
		? tree.factors.flatMap(factorsOf)
		: tree.is === 'negative' && tree.of.is === 'product'
			? factorsOf(tree.of)
			: [tree];

export const ONE = rationalOf({ is: 'mixed', whole: 1n, over: 0n, under: 1n }) as Fraction;
