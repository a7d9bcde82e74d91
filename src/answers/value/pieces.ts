/** Sets of numbers on a line, as disjoint pieces: from intervals, their unions, and inequalities in one variable. */
import { hasNames, namesIn, number, put, type RelationSign, some, type Tree } from '../tree.ts';
import { rationalOf } from './rational.ts';
import { realValue } from './sample.ts';

/** One end of a piece: `at` is ±∞ or the value; `tree` is how it is written, null at infinity. */
export type End = { at: number; tree: Tree | null; closed: boolean };
export type Piece = { from: End; to: End };

const BELOW: End = { at: Number.NEGATIVE_INFINITY, tree: null, closed: false };
const ABOVE: End = { at: Number.POSITIVE_INFINITY, tree: null, closed: false };
const LINE: readonly Piece[] = [{ from: BELOW, to: ABOVE }];

export const isInfinite = (tree: Tree | undefined): boolean =>
	tree?.is === 'infinity' || (tree?.is === 'negative' && tree.of.is === 'infinity');

/** The set as disjoint pieces from left to right; null if it is not one. */
export function piecesOf(tree: Tree): Piece[] | null {
	switch (tree.is) {
		case 'saying':
			return tree.saying === 'none' ? [] : tree.saying === 'all' ? [...LINE] : null;
		case 'group':
			if (tree.open === '{')
				return join(tree.items.map((item) => piecesOf(item) ?? half('=', item)));
			return tree.items.length === 2 ? interval(tree) : null;
		case 'union':
			return join(tree.items.map(piecesOf));
		case 'intersection':
			return tree.items.map(piecesOf).reduce((a, b) => a && b && meet(a, b));
		case 'list': {
			const sets = tree.items.map(piecesOf);
			if (tree.between === 'or' || tree.items.every(({ is }) => is === 'group')) return join(sets);
			const common = sets.reduce((a, b) => a && b && meet(a, b));
			return common?.length === 0 && tree.between === 'comma' ? join(sets) : (common ?? null);
		}
		case 'relation':
			return solutions(tree);
		default:
			return null;
	}
}

function interval(tree: Extract<Tree, { is: 'group' }>): Piece[] | null {
	const from = end(tree.items[0] as Tree, tree.open === '[');
	const to = end(tree.items[1] as Tree, tree.close === ']');
	return from && to && from.at <= to.at ? [{ from, to }] : null;
}

function end(tree: Tree, closed: boolean): End | null {
	if (tree.is === 'infinity') return ABOVE;
	if (tree.is === 'negative' && tree.of.is === 'infinity') return BELOW;
	const at = hasNames(tree) ? null : realValue(tree);
	return at === null ? null : { at, tree, closed };
}

/** Merges pieces that overlap or touch. */
function join(sets: readonly (Piece[] | null)[]): Piece[] | null {
	if (!sets.every((set) => set !== null)) return null;
	const pieces = sets
		.flat()
		.sort((a, b) => a.from.at - b.from.at || Number(b.from.closed) - Number(a.from.closed));
	const result: Piece[] = [];
	for (const piece of pieces) {
		const last = result.at(-1);
		const touches =
			last &&
			(piece.from.at < last.to.at ||
				(piece.from.at === last.to.at && (piece.from.closed || last.to.closed)));
		if (!last || !touches) result.push({ ...piece });
		else if (piece.to.at > last.to.at || (piece.to.at === last.to.at && piece.to.closed))
			last.to = piece.to;
	}
	return result;
}

const meet = (left: readonly Piece[], right: readonly Piece[]): Piece[] =>
	left.flatMap((a) =>
		right.flatMap((b) => {
			const from =
				a.from.at > b.from.at || (a.from.at === b.from.at && !a.from.closed) ? a.from : b.from;
			const to = a.to.at < b.to.at || (a.to.at === b.to.at && !a.to.closed) ? a.to : b.to;
			const empty = from.at > to.at || (from.at === to.at && !(from.closed && to.closed));
			return empty ? [] : [{ from, to }];
		}),
	);

/** Solutions of a chain such as −2 ≤ x < 4, and of linear and absolute value inequalities. */
function solutions({ parts, signs }: Extract<Tree, { is: 'relation' }>): Piece[] | null {
	let result: Piece[] | null = [...LINE];
	for (const [at, sign] of signs.entries()) {
		const next = solve(parts[at] as Tree, sign, parts[at + 1] as Tree);
		if (!next || !result) return null;
		result = meet(result, next);
	}
	return result;
}

export const TURNED: Readonly<Record<RelationSign, RelationSign>> = {
	'<': '>',
	'>': '<',
	'≤': '≥',
	'≥': '≤',
	'=': '=',
	'≠': '≠',
	'≈': '≈',
};

function solve(left: Tree, sign: RelationSign, right: Tree): Piece[] | null {
	if (isInfinite(left) || isInfinite(right)) return [...LINE];
	if (!hasNames(left) && hasNames(right)) return solve(right, TURNED[sign], left);
	if (namesIn(left, namesIn(right)).size !== 1) return null;
	if (left.is === 'name' && !hasNames(right)) return half(sign, right);
	if (left.is === 'absolute' && !hasNames(right)) return absolute(left.of, sign, right);
	return linear(left, sign, right);
}

function half(sign: RelationSign, bound: Tree): Piece[] | null {
	const at = realValue(bound);
	if (at === null) return null;
	const closed: End = { at, tree: bound, closed: sign === '≤' || sign === '≥' || sign === '=' };
	switch (sign) {
		case '<':
		case '≤':
			return [{ from: BELOW, to: closed }];
		case '>':
		case '≥':
			return [{ from: closed, to: ABOVE }];
		case '=':
			return [{ from: closed, to: closed }];
		case '≠':
			return [
				{ from: BELOW, to: closed },
				{ from: closed, to: ABOVE },
			];
		default:
			return null;
	}
}

function absolute(of: Tree, sign: RelationSign, bound: Tree): Piece[] | null {
	const size = realValue(bound);
	if (size === null) return null;
	if (size < 0) return sign === '>' || sign === '≥' || sign === '≠' ? [...LINE] : [];
	const minus: Tree = { is: 'negative', of: bound };
	const [above, below] = [solve(of, sign, bound), solve(of, TURNED[sign], minus)];
	if (!above || !below) return null;
	return sign === '<' || sign === '≤'
		? meet(above, below)
		: sign === '≠'
			? meet(above, below)
			: join([above, below]);
}

/** What may appear in a linear inequality. */
const STRAIGHT: ReadonlySet<Tree['is']> = new Set([
	'number',
	'name',
	'sum',
	'negative',
	'product',
	'quotient',
	'mixed',
	'percent',
]);

/** ax + b compared with 0, with exact a and b found from three values. */
function linear(left: Tree, sign: RelationSign, right: Tree): Piece[] | null {
	const gap: Tree = { is: 'sum', terms: [left, { is: 'negative', of: right }] };
	const [name] = namesIn(gap);
	if (some(gap, ({ is }) => !STRAIGHT.has(is))) return null;
	const values = [0, 1, 2].map((at) => rationalOf(put(gap, name ?? '', number(at))));
	const [b, first, second] = values;
	if (!b || !first || !second) return null;
	const a = first.sub(b);
	if (!second.sub(first).equals(a)) return null;
	const truth = {
		'<': b.s < 0n,
		'>': b.s > 0n,
		'≤': b.s <= 0n,
		'≥': b.s >= 0n,
		'=': b.n === 0n,
		'≠': b.n !== 0n,
		'≈': false,
	};
	if (a.n === 0n) return truth[sign] ? [...LINE] : [];
	return half(a.s < 0n ? TURNED[sign] : sign, number(b.neg().div(a)));
}
