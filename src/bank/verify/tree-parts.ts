/** The parts of a formula's tree: all of them, or the terms of a sum. */
import type { Tree } from './tex-tree.ts';

export type Operation = Extract<Tree, { kind: 'operation' }>;

/** Signs as a string: `'+-'`. */
export const isOperation = (tree: Tree, signs: string): tree is Operation =>
	tree.kind === 'operation' && signs.includes(tree.sign);

export const isSum = (tree: Tree): tree is Operation => isOperation(tree, '+-');

/** The tree itself and what it is made of, from the outside in. */
export function partsOf(tree: Tree): Tree[] {
	if (tree.kind === 'number' || tree.kind === 'letter') return [tree];
	const inside = tree.kind === 'operation' ? [tree.left, tree.right] : [tree.of];
	return [tree, ...inside.flatMap(partsOf)];
}

/** The terms of a sum, with their signs. */
export function termsOf(tree: Tree, sign = 1): { sign: number; term: Tree }[] {
	if (isSum(tree))
		return [...termsOf(tree.left, sign), ...termsOf(tree.right, tree.sign === '-' ? -sign : sign)];
	return tree.kind === 'negative' ? termsOf(tree.of, -sign) : [{ sign, term: tree }];
}

/** What stands between the signs of a sum; a minus sign in front of a group stays with it. */
export const addendsOf = (tree: Tree): Tree[] =>
	isSum(tree) ? [...addendsOf(tree.left), ...addendsOf(tree.right)] : [tree];

type Factors = { over: readonly Tree[]; under: readonly Tree[] };

/** What is multiplied above and below the bar; a sum is one factor. */
export function factorsOf(tree: Tree): Factors {
	if (tree.kind === 'negative') return factorsOf(tree.of);
	if (tree.kind !== 'operation' || (tree.sign !== '*' && tree.sign !== '/'))
		return { over: [tree], under: [] };
	const [left, right] = [factorsOf(tree.left), factorsOf(tree.right)];
	const [above, below] = tree.sign === '*' ? [right.over, right.under] : [right.under, right.over];
	return { over: [...left.over, ...above], under: [...left.under, ...below] };
}

/** The tree with a value in the place of each of these letters. */
export function withValues(tree: Tree, values: Readonly<Record<string, Tree>>): Tree {
	if (tree.kind === 'letter') return values[tree.name] ?? tree;
	if (tree.kind === 'operation')
		return {
			...tree,
			left: withValues(tree.left, values),
			right: withValues(tree.right, values),
		};
	return 'of' in tree ? { ...tree, of: withValues(tree.of, values) } : tree;
}

/** Written with the same numbers and signs; parentheses do not count. */
export const areWrittenAlike = (one: Tree, other: Tree): boolean =>
	JSON.stringify(one) === JSON.stringify(other);
