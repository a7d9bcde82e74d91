/**
 * What was typed, as a tree. It keeps the typed form (2 + 2 stays a sum, 4/6 stays 4/6), so value and form can be
 * judged separately. Parentheses around a single thing leave no trace; the printer adds them where needed.
 */
import { Fraction } from './value/fraction.ts';

export type RelationSign = '=' | '<' | '>' | '≤' | '≥' | '≠' | '≈';

/** What an answer in words means. */
export type Saying = 'none' | 'undefined' | 'all' | 'infinitely many';

export type Tree =
	/** `text` is the decimal as typed, without grouping: `0.50`, `12500`. Never negative. */
	| { is: 'number'; value: Fraction; text: string }
	/** A variable, with its index if it has one, or a constant: `x`, `a_{n-1}`, `theta`, `pi`, `e`, `i`. */
	| { is: 'name'; name: string }
	| { is: 'infinity' }
	| { is: 'sum'; terms: Tree[] }
	| { is: 'negative'; of: Tree }
	| { is: 'product'; factors: Tree[] }
	| { is: 'quotient'; over: Tree; under: Tree }
	| { is: 'power'; base: Tree; exponent: Tree }
	| { is: 'root'; of: Tree; index: number }
	| { is: 'call'; name: string; of: Tree; base: Tree | null }
	| { is: 'absolute' | 'factorial' | 'percent' | 'degrees'; of: Tree }
	| { is: 'mixed'; whole: bigint; over: bigint; under: bigint }
	| { is: 'plus-minus'; left: Tree | null; of: Tree }
	| { is: 'list'; items: Tree[]; between: 'comma' | 'or' | 'and' }
	/** A pair, an interval, or a set: the kind of the answer decides which. */
	| { is: 'group'; open: '(' | '[' | '{'; close: ')' | ']' | '}'; items: Tree[] }
	| { is: 'union' | 'intersection' | 'ratio'; items: Tree[] }
	| { is: 'relation'; parts: Tree[]; signs: RelationSign[] }
	| { is: 'matrix'; rows: Tree[][] }
	| { is: 'saying'; saying: Saying };

/** Letters for fixed numbers. */
export const CONSTANTS: ReadonlySet<string> = new Set(['pi', 'e', 'i']);

export const number = (value: Fraction | number | bigint): Tree => {
	const exact = value instanceof Fraction ? value : new Fraction(value);
	const size: Tree = { is: 'number', value: exact.abs(), text: exact.abs().toString() };
	const written: Tree =
		exact.d === 1n ? size : { is: 'quotient', over: number(exact.abs().n), under: number(exact.d) };
	return exact.s < 0n ? { is: 'negative', of: written } : written;
};

/** The parts one level down, in reading order. */
export function partsOf(tree: Tree): readonly Tree[] {
	switch (tree.is) {
		case 'sum':
			return tree.terms;
		case 'product':
			return tree.factors;
		case 'quotient':
			return [tree.over, tree.under];
		case 'power':
			return [tree.base, tree.exponent];
		case 'call':
			return tree.base ? [tree.of, tree.base] : [tree.of];
		case 'plus-minus':
			return tree.left ? [tree.left, tree.of] : [tree.of];
		case 'list':
		case 'group':
		case 'union':
		case 'intersection':
		case 'ratio':
			return tree.items;
		case 'relation':
			return tree.parts;
		case 'matrix':
			return tree.rows.flat();
		case 'number':
		case 'name':
		case 'infinity':
		case 'mixed':
		case 'saying':
			return [];
		default:
			return [tree.of];
	}
}

/** The same tree with `change` applied to its direct parts. */
export function mapParts(tree: Tree, change: (part: Tree) => Tree): Tree {
	switch (tree.is) {
		case 'sum':
			return { ...tree, terms: tree.terms.map(change) };
		case 'product':
			return { ...tree, factors: tree.factors.map(change) };
		case 'quotient':
			return { ...tree, over: change(tree.over), under: change(tree.under) };
		case 'power':
			return { ...tree, base: change(tree.base), exponent: change(tree.exponent) };
		case 'call':
			return { ...tree, of: change(tree.of), base: tree.base && change(tree.base) };
		case 'plus-minus':
			return { ...tree, left: tree.left && change(tree.left), of: change(tree.of) };
		case 'list':
		case 'group':
		case 'union':
		case 'intersection':
		case 'ratio':
			return { ...tree, items: tree.items.map(change) };
		case 'relation':
			return { ...tree, parts: tree.parts.map(change) };
		case 'matrix':
			return { ...tree, rows: tree.rows.map((row) => row.map(change)) };
		case 'number':
		case 'name':
		case 'infinity':
		case 'mixed':
		case 'saying':
			return tree;
		default:
			return { ...tree, of: change(tree.of) };
	}
}

/** Whether the tree or any part of it has the property. */
export const some = (tree: Tree, has: (part: Tree) => boolean): boolean =>
	has(tree) || partsOf(tree).some((part) => some(part, has));

/** The variables, without the constants π, e and i. */
export function namesIn(tree: Tree, found: Set<string> = new Set()): Set<string> {
	if (tree.is === 'name' && !CONSTANTS.has(tree.name)) found.add(tree.name);
	for (const part of partsOf(tree)) namesIn(part, found);
	return found;
}

export const hasNames = (tree: Tree): boolean =>
	some(tree, (part) => part.is === 'name' && !CONSTANTS.has(part.name));

/** The same tree with `value` for each `name`. */
export const put = (tree: Tree, name: string, value: Tree): Tree =>
	tree.is === 'name' && tree.name === name
		? value
		: mapParts(tree, (part) => put(part, name, value));

export const rename = (tree: Tree, from: string, to: string): Tree =>
	put(tree, from, { is: 'name', name: to });

/** Written alike, symbol for symbol: order counts; spaces and redundant parentheses do not. */
export const alike = (left: Tree, right: Tree): boolean => signature(left) === signature(right);

const signature = (tree: Tree): string => {
	const { is } = tree;
	const own =
		is === 'number'
			? tree.value.toString()
			: is === 'name' || is === 'call'
				? tree.name
				: is === 'root'
					? tree.index
					: is === 'mixed'
						? `${tree.whole} ${tree.over}/${tree.under}`
						: is === 'relation'
							? tree.signs.join('')
							: is === 'group'
								? tree.open + tree.close
								: is === 'saying'
									? tree.saying
									: is === 'matrix'
										? tree.rows.length
										: '';
	return `${is}${own}(${partsOf(tree).map(signature).join()})`;
};
