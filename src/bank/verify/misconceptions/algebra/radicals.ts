/** Radicals: what is in front of them and under them, products of them, and denominators without them. */
import { ifReadable } from '../../values.ts';
import { type Tree, treeOf } from '../../tex-tree.ts';
import {
	anyOf,
	type Edit,
	exchange,
	isProduct,
	isSame,
	negative,
	number,
	on,
	operation,
} from '../relations/edits.ts';
import { isSum, termsOf } from '../../tree-parts.ts';
import { partForRoot } from '../relations/power-edits.ts';
import { expressionOf, leadsToAny, valueOf } from '../relations/outcomes.ts';
import { either } from '../relations/combined.ts';
import type { Relation } from '../relations/relations.ts';
import { mistaken } from '../relations/repeated-edits.ts';
import { rule, type Rule } from '../rule.ts';

type Root = Extract<Tree, { kind: 'root' }>;

/** 7√10 → 10√7. */
const switched: Relation = leadsToAny(({ right }) => {
	const other = right.replace(
		/(\d+)((?:[^\d\\]|\^\{\d+\})*)(\\sqrt(?:\[\d\])?\{)(\d+)/,
		'$4$2$3$1',
	);
	const tree = expressionOf(other);
	return other !== right && tree ? [[valueOf(tree)]] : [];
});

/** The same on a line: 2(6√11) → 2(11√6), and 2√36√11 → 2(11√6). */
const switchedFactors: Edit = on('*', (left, right) => {
	if (right.kind !== 'root' || right.of.kind !== 'number') return [];
	const swapped = (front: Tree): Tree[] =>
		front.kind === 'number' || front.kind === 'root'
			? [operation('*', right.of, { ...right, of: front })]
			: [];
	return isProduct(left)
		? swapped(left.right).map((other) => operation('*', left.left, other))
		: swapped(left);
});

/** A term as a root and the rest of it; a whole number counts as no root. */
function splitTerm(tree: Tree): { root: Root | undefined; rest: Tree } {
	if (tree.kind === 'root') return { root: tree, rest: number(1) };
	if (tree.kind === 'negative') {
		const { root, rest } = splitTerm(tree.of);
		return { root, rest: { ...tree, of: rest } };
	}
	if (isProduct(tree)) {
		const [left, right] = [splitTerm(tree.left), splitTerm(tree.right)];
		if (left.root && right.root) return { root: undefined, rest: tree };
		return { root: left.root ?? right.root, rest: operation('*', left.rest, right.rest) };
	}
	return { root: undefined, rest: tree };
}

const signedTerms = (tree: Tree): Tree[] =>
	termsOf(tree).map(({ sign, term }) => (sign < 0 ? negative(term) : term));

/** √a × √b → √(a + b), for every pair of terms; like roots may be multiplied correctly. */
const radicandsAdded =
	({ alsoLike }: { alsoLike: boolean }): Edit =>
	(part) => {
		const [left, right] = factorsOf(part);
		if (!left || !right) return [];
		const products = signedTerms(left).flatMap((one) =>
			signedTerms(right).map((other) => timesTerm(one, other, alsoLike)),
		);
		return [products.reduce((sum, term) => operation('+', sum, term))];
	};

const factorsOf = (part: Tree): readonly Tree[] => {
	if (part.kind !== 'operation') return [];
	if (part.sign === '*') return [part.left, part.right];
	const isSquare = part.sign === '^' && part.right.kind === 'number' && part.right.text === '2';
	return isSquare ? [part.left, part.left] : [];
};

function timesTerm(one: Tree, other: Tree, alsoLike: boolean): Tree {
	const [first, second] = [splitTerm(one), splitTerm(other)];
	if (!first.root || !second.root) return operation('*', one, other);
	const isLike = isSame(first.root, second.root);
	if (isLike && !alsoLike) return operation('*', one, other);
	const root: Tree = { ...first.root, of: operation('+', first.root.of, second.root.of) };
	return operation('*', operation('*', first.rest, second.rest), root);
}

/** √7 + √7 → √14: the radicand as often as there are terms. */
const likeRadicandsAdded: Edit = (part) =>
	part.kind === 'root'
		? [2, 3].map((times) => ({ ...part, of: operation('*', number(times), part.of) }))
		: [];

/** Each root of the prompt as that of the answer, without what is taken out of it. */
const factorsDropped: Relation = leadsToAny(({ prompt, right }) => {
	const roots = /\\sqrt(?:\[\d\])?\{[^{}]*\}/g;
	const [root = ''] = right.match(roots) ?? [];
	const tree = expressionOf(prompt.replaceAll(roots, root));
	return tree && root !== '' ? [[valueOf(tree)]] : [];
});

/** The letters in front of the radical keep the exponents that they have under it. */
const exponentsKept = (index: number): Relation =>
	leadsToAny(({ right }) => {
		const tree = expressionOf(right);
		return tree ? [[valueOf(withPowers(tree, index))]] : [];
	});

function withPowers(tree: Tree, index: number): Tree {
	if (tree.kind === 'letter') return operation('^', tree, number(index));
	if (tree.kind === 'negative') return { ...tree, of: withPowers(tree.of, index) };
	if (tree.kind !== 'operation') return tree;
	return tree.sign === '^'
		? operation('^', withPowers(tree.left, index), tree.right)
		: { ...tree, left: withPowers(tree.left, index), right: withPowers(tree.right, index) };
}

/** The numerator is not multiplied by what the denominator is multiplied by. */
const onlyDenominator: Edit = anyOf(
	on('/', (left, right) =>
		isProduct(left) ? [operation('/', left.left, right), operation('/', left.right, right)] : [],
	),
	on('*', (left, right) =>
		left.kind === 'operation' &&
		left.sign === '/' &&
		right.kind === 'operation' &&
		right.sign === '/'
			? [operation('/', left.left, operation('*', left.right, right.right))]
			: [],
	),
);

/** √2 × √2 → 2², so the answer is divided by 2 once more. */
const squaredRadicand: Relation = leadsToAny(({ right, said: [radicand = ''] }) => {
	const tree = expressionOf(right);
	const by = ifReadable(() => treeOf(radicand));
	return tree && by ? [[(at) => valueOf(tree)(at) / valueOf(by)(at)]] : [];
});

const squareOfFirst: Edit = on('*', (left, right) =>
	isSum(left) && isSum(right) ? [operation('*', left, left)] : [],
);

export const RADICAL_RULES: readonly Rule[] = [
	rule(
		either(switched, mistaken(switchedFactors)),
		'switched the numbers inside and outside the radical',
	),
	rule(
		mistaken(switchedFactors),
		'wrote NUMBER in front of the radical and NUMBER under it instead of NUMBER in front and NUMBER under it',
	),
	rule(
		mistaken(anyOf(radicandsAdded({ alsoLike: false }), radicandsAdded({ alsoLike: true }))),
		'added the radicands instead of multiplying them',
	),
	rule(
		mistaken(likeRadicandsAdded),
		'combined the coefficients, but also added the radicands of like radicals',
	),
	rule(
		factorsDropped,
		'dropped the perfect (?:square|cube) factors without writing their (?:square|cube) roots in front',
	),
	rule(exponentsKept(2), 'did not divide the exponents? by 2 when taking the square root'),
	rule(exponentsKept(3), 'did not divide the exponents? by 3 when taking the cube root'),
	rule(mistaken(onlyDenominator), 'multiplied only the denominator by (?:the conjugate|[√∛].*)'),
	rule(squaredRadicand, 'replaced √.+ × √.+ with the square of (.+)'),
	rule(mistaken(squareOfFirst), 'squared the first factor instead of multiplying it by the second'),
	rule(
		mistaken(partForRoot),
		'divided the radicand by (?:2 instead of taking its square root|3 instead of taking its cube root)',
	),
	rule(
		mistaken(exchange('*', '+')),
		'added NUMBER to the coefficient instead of multiplying by it',
	),
];
