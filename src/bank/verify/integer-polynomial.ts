/**
 * Polynomials with integer coefficients, only for verifiers: read from published TeX, expanded, and tested for factors.
 * `{ xxy: 3, '': -1 }` as a map is 3x²y − 1. Shares nothing with `math/polynomial.ts`.
 */
import { type Tree, treeOf, UnreadableTex } from './tex-tree.ts';
import { gcd } from './exact.ts';

export type Terms = ReadonlyMap<string, number>;

/** The product of the factors as written, each expanded: `2(x + 1)^{2}` gives 2, x + 1, x + 1. */
export type Factor = { terms: Terms; written: Tree };

/** Expands everything. @throws {UnreadableTex} for fractions, roots, and negative exponents. */
export const expand = (tex: string): Terms => expandTree(treeOf(tex));

function expandTree(tree: Tree): Terms {
	switch (tree.kind) {
		case 'number':
			return whole(tree.text);
		case 'letter':
			return new Map([[tree.name, 1]]);
		case 'negative':
			return combine(new Map(), expandTree(tree.of), -1);
		case 'operation': {
			const left = expandTree(tree.left);
			if (tree.sign === '^') return raise(left, exponentOf(tree.right));
			const right = expandTree(tree.right);
			if (tree.sign === '*') return multiply(left, right);
			if (tree.sign === '/') break;
			return combine(left, right, tree.sign === '+' ? 1 : -1);
		}
	}
	throw new UnreadableTex(`"${tree.kind}" is not a polynomial.`);
}

function whole(text: string): Terms {
	const value = Number(text);
	if (!Number.isSafeInteger(value)) throw new UnreadableTex(`${text} is not a whole number.`);
	return value === 0 ? new Map() : new Map([['', value]]);
}

function exponentOf(tree: Tree): number {
	if (tree.kind === 'number' && /^\d+$/.test(tree.text)) return Number(tree.text);
	throw new UnreadableTex('An exponent is not a whole number.');
}

function combine(left: Terms, right: Terms, sign: 1 | -1): Terms {
	const terms = new Map(left);
	for (const [letters, coefficient] of right) {
		const total = (terms.get(letters) ?? 0) + sign * coefficient;
		if (total === 0) terms.delete(letters);
		else terms.set(letters, total);
	}
	return terms;
}

export function multiply(left: Terms, right: Terms): Terms {
	let terms: Terms = new Map();
	for (const [a, x] of left)
		for (const [b, y] of right)
			terms = combine(terms, new Map([[[...a, ...b].sort().join(''), x * y]]), 1);
	return terms;
}

const raise = (base: Terms, exponent: number): Terms =>
	Array.from({ length: exponent }, () => base).reduce(multiply, whole('1'));

export const sameTerms = (left: Terms, right: Terms): boolean =>
	combine(left, right, -1).size === 0;

/** The factors of a product, powers repeated. */
export const factorsOf = (tex: string): Factor[] => factorsOfTree(treeOf(tex));

function factorsOfTree(tree: Tree): Factor[] {
	if (tree.kind === 'negative')
		return [{ terms: new Map([['', -1]]), written: tree }, ...factorsOfTree(tree.of)];
	if (tree.kind === 'operation' && tree.sign === '*')
		return [...factorsOfTree(tree.left), ...factorsOfTree(tree.right)];
	if (tree.kind === 'operation' && tree.sign === '^') {
		const base = factorsOfTree(tree.left);
		return Array.from({ length: exponentOf(tree.right) }, () => base).flat();
	}
	return [{ terms: expandTree(tree), written: tree }];
}

export const degreeOf = (terms: Terms): number =>
	Math.max(0, ...[...terms.keys()].map((letters) => letters.length));

/** Largest integer that divides every coefficient. */
export const contentOf = (terms: Terms): number => [...terms.values()].reduce(gcd, 0);

/** Variables that occur in every term. */
export function sharedLetters(terms: Terms): string[] {
	const [first = '', ...rest] = terms.keys();
	return [...new Set(first)].filter((letter) => rest.every((letters) => letters.includes(letter)));
}
