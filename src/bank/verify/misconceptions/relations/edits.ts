/** Mistakes in a formula: what a student writes in place of a part of its tree. */
import type { Tree } from '../../tex-tree.ts';
import { isSum, type Operation } from '../../tree-parts.ts';

/** What the mistake may turn this part into; nothing if it cannot be made here. */
export type Edit = (part: Tree) => readonly Tree[];

type Sign = Operation['sign'];

export const number = (value: number): Tree =>
	value < 0 ? negative(number(-value)) : { kind: 'number', text: String(value) };

export const negative = (of: Tree): Tree => ({ kind: 'negative', of });

export const operation = (sign: Sign, left: Tree, right: Tree): Tree => ({
	kind: 'operation',
	sign,
	left,
	right,
});

export const on =
	(signs: string, edit: (left: Tree, right: Tree, sign: Sign) => readonly Tree[]): Edit =>
	(part) =>
		part.kind === 'operation' && signs.includes(part.sign)
			? edit(part.left, part.right, part.sign)
			: [];

export const anyOf =
	(...edits: readonly Edit[]): Edit =>
	(part) =>
		edits.flatMap((edit) => edit(part));

/** The edit of only these parts: "15", "4x". */
export const onlyOf =
	(wanted: Tree, edit: Edit): Edit =>
	(part) =>
		isSame(part, wanted) ? edit(part) : [];

export const isSame = (one: Tree, other: Tree): boolean =>
	one.kind === other.kind && JSON.stringify(one) === JSON.stringify(other);

export const instead =
	(wanted: Tree, other: Tree): Edit =>
	(part) =>
		isSame(part, wanted) ? [other] : [];

// Operations

export const exchange = (from: Sign, to: Sign): Edit =>
	on(from, (left, right) => [operation(to, left, right)]);

/** Adds where the formula subtracts, and vice versa. */
export const otherSign: Edit = on('+-', (left, right, sign) => [
	operation(sign === '+' ? '-' : '+', left, right),
]);

/** Subtracts instead of adding, in either order. */
export const difference: Edit = on('+', (left, right) => [
	operation('-', left, right),
	operation('-', right, left),
]);

/** Divides instead of multiplying, in either order: 4x = 20 → x/4 = 20. */
export const quotient: Edit = on('*', (left, right) => [
	operation('/', right, left),
	operation('/', left, right),
]);

export const swapSides = (sign: Sign): Edit =>
	on(sign, (left, right) => [operation(sign, right, left)]);

export const opposite: Edit = (part) => (part.kind === 'negative' ? [part.of] : [negative(part)]);

export const oppositeNumber: Edit = (part) =>
	part.kind === 'number' || part.kind === 'letter' ? [negative(part)] : [];

/** Puts a minus sign in front of anything but a sum or a part that already has one. */
export const withMinus: Edit = (part) =>
	isSum(part) || part.kind === 'negative' ? [] : [negative(part)];

export const isProduct = (tree: Tree): tree is Operation =>
	tree.kind === 'operation' && tree.sign === '*';

/** Reads 5 − 3(x + 2) as 5 + (−3)(x + 2), so a mistake with a factor includes its sign. */
export function withSignedFactors(tree: Tree): Tree {
	if (tree.kind === 'negative')
		return isProduct(tree.of)
			? withSignedFactors({ ...tree.of, left: negative(tree.of.left) })
			: negative(withSignedFactors(tree.of));
	if (tree.kind !== 'operation')
		return 'of' in tree ? { ...tree, of: withSignedFactors(tree.of) } : tree;
	const [left, right] = [withSignedFactors(tree.left), tree.right];
	return tree.sign === '-' && isProduct(right)
		? operation('+', left, withSignedFactors(negative(right)))
		: { ...tree, left, right: withSignedFactors(right) };
}

/** Changes only the first term of a sum: 2(x + 3) → 2x + 3. */
export const onFirstTerm = (sum: Tree, change: (term: Tree) => Tree): Tree =>
	isSum(sum) ? { ...sum, left: onFirstTerm(sum.left, change) } : change(sum);

export const multiplyFirstTerm: Edit = on('*', (left, right) => [
	...(isSum(right) ? [onFirstTerm(right, (term) => operation('*', left, term))] : []),
	...(isSum(left) ? [onFirstTerm(left, (term) => operation('*', term, right))] : []),
]);

/** 2(x + 3) → 2x */
export const firstTermOnly: Edit = on('*', (left, right) =>
	isSum(right) ? [operation('*', left, firstOf(right))] : [],
);

export const divideFirstTerm: Edit = on('/', (left, right) =>
	isSum(left) ? [onFirstTerm(left, (term) => operation('/', term, right))] : [],
);

/** 5 − (x + 2) → 5 − x + 2, and (−3)(x + 2) → −3x + 6. */
export const negateFirstTerm: Edit = anyOf(
	on('-', (left, right) =>
		isSum(right) ? [operation('+', left, onFirstTerm(right, negative))] : [],
	),
	on('*', (left, right) =>
		left.kind === 'negative' && isSum(right)
			? [withEachTerm(onFirstTerm(right, negative), (term) => operation('*', left.of, term))]
			: [],
	),
	(part) => (part.kind === 'negative' && isSum(part.of) ? [onFirstTerm(part.of, negative)] : []),
);

export const withEachTerm = (sum: Tree, change: (term: Tree) => Tree): Tree =>
	isSum(sum)
		? { ...sum, left: withEachTerm(sum.left, change), right: change(sum.right) }
		: change(sum);

/** (a + b)(c + d) → ac + bd, and (a + b)(c + d + e) → ac + be. */
export const outerTerms: Edit = on('*', (left, right) =>
	isSum(left) && isSum(right)
		? [
				operation(
					left.sign === right.sign ? '+' : '-',
					operation('*', firstOf(left), firstOf(right)),
					operation('*', left.right, right.right),
				),
			]
		: [],
);

const firstOf = (sum: Tree): Tree => (isSum(sum) ? firstOf(sum.left) : sum);

/** 2 + 3 × 4 → (2 + 3) × 4, and 3 × 4 + 2 → 3 × (4 + 2). */
export const sumFirst: Edit = on('+-', (left, right, sign) => [
	...factorings(right).map(([one, other]) => operation('*', operation(sign, left, one), other)),
	...factorings(left).map(([one, other]) => operation('*', one, operation(sign, other, right))),
]);

const factorings = (tree: Tree): [one: Tree, other: Tree][] => {
	if (tree.kind === 'negative')
		return factorings(tree.of).flatMap(([one, other]): [Tree, Tree][] => [
			[negative(one), other],
			[one, negative(other)],
		]);
	return isProduct(tree)
		? [
				[tree.left, tree.right],
				[tree.right, tree.left],
			]
		: [];
};

/** a/b + c/d → (a + c)/(b + d). */
export const acrossFractions: Edit = on('+-', (left, right, sign) =>
	left.kind === 'operation' && left.sign === '/' && right.kind === 'operation' && right.sign === '/'
		? [
				operation(
					'/',
					operation(sign, left.left, right.left),
					operation(sign, left.right, right.right),
				),
				operation(
					'/',
					operation(sign, left.left, right.left),
					operation('+', left.right, right.right),
				),
			]
		: [],
);

// What is left out

export const withoutMinus: Edit = (part) => (part.kind === 'negative' ? [part.of] : []);

export const withoutFunction =
	(names: RegExp): Edit =>
	(part) =>
		part.kind === 'function' && names.test(part.name) ? [part.of] : [];

export const otherFunction =
	(from: RegExp, to: string): Edit =>
	(part) =>
		part.kind === 'function' && from.test(part.name) ? [{ ...part, name: to }] : [];

/** An angle of n degrees is n·π/180 in the tree. */
export const radianMode: Edit = on('/', (left, right) =>
	isProduct(left) &&
	left.right.kind === 'letter' &&
	left.right.name === '\\pi' &&
	right.kind === 'number' &&
	right.text === '180'
		? [left.left]
		: [],
);

export const withoutTerm: Edit = on('+-', (left, right, sign) => [
	left,
	sign === '-' ? negative(right) : right,
]);

export const withoutDivisor: Edit = on('/', (left) => [left]);

/** Leaves out a term, factor, or divisor written like this. */
export const leftOut = (wanted: Tree): Edit =>
	on('+-*/', (left, right, sign) => [
		...(isSame(right, wanted) ? [left] : []),
		...(isSame(left, wanted) && sign !== '/' ? [right] : []),
	]);

/** One operation with a part written like this in place of another: F/m → F − m, and −3/7 → −3 − 7. */
export const otherOperation = (from: string, wanted: Tree, to: Sign): Edit => {
	const edit = on(from, (left, right) => [
		...(isSame(right, wanted) ? [operation(to, left, right)] : []),
		...(isSame(left, wanted) && from === '*' ? [operation(to, right, left)] : []),
	]);
	return (part) =>
		part.kind === 'negative' && part.of.kind === 'operation'
			? edit({ ...part.of, left: negative(part.of.left) })
			: edit(part);
};
