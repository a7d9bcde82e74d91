/** Intervals and inequalities: both are sets of numbers on a line. */
import { formFault } from '../form/layout.ts';
import {
	alike,
	hasNames,
	namesIn,
	number,
	partsOf,
	put,
	type RelationSign,
	some,
	type Tree,
} from '../tree.ts';
import { same } from '../value/compare.ts';
import { rationalOf } from '../value/rational.ts';
import { constantRatio } from '../value/residue.ts';
import { realValue, sampleAt } from '../value/sample.ts';
import { form, type Mark, RIGHT, unread, worst, WRONG, wrong } from './mark.ts';
import { isRounded, markNumber } from './number.ts';

/** One end of a piece: `at` is ±∞ or the value; `tree` is how it is written, null at infinity. */
type End = { at: number; tree: Tree | null; closed: boolean };
type Piece = { from: End; to: End };

const BELOW: End = { at: Number.NEGATIVE_INFINITY, tree: null, closed: false };
const ABOVE: End = { at: Number.POSITIVE_INFINITY, tree: null, closed: false };
const LINE: readonly Piece[] = [{ from: BELOW, to: ABOVE }];

export function markInterval(expected: Tree, given: Tree): Mark {
	const want = piecesOf(expected);
	const got = piecesOf(given);
	if (!want) return markOtherInequality(expected, given);
	if (given.is === 'saying' && given.saying === 'infinitely many')
		return unread('Say which numbers: write an interval or an inequality.');
	if (got === null)
		return equivalent(expected, given)
			? form('Get the variable by itself, or write the inequality the question asks for.')
			: some(given, ({ is }) => is === 'relation' || is === 'group')
				? WRONG
				: (given.is === 'ratio' ? unread : wrong)(
						'Write an interval such as [-2, 4) or an inequality such as x < 4.',
					);
	const letter = otherLetter(expected, given);
	if (letter) return unread(letter);
	if (closesInfinity(given))
		return form('Infinity always takes a parenthesis, never a square bracket.');
	if (want.length !== got.length) return WRONG;
	const marks = want.flatMap((piece, at) => {
		const other = got[at] as Piece;
		return [markEnd(piece.from, other.from), markEnd(piece.to, other.to)];
	});
	const mark = worst(marks);
	if (mark.verdict === 'wrong') return mark;
	if (isNotation(expected) === true && isNotation(given) === false)
		return form('Write it in interval notation.');
	if (isNotation(expected) === false && isNotation(given) === true)
		return form('Write it as an inequality.');
	return unsolved(expected) === unsolved(given) || mark.verdict !== 'right'
		? mark
		: form(
				unsolved(given)
					? 'Solve it: get the variable by itself.'
					: 'Write the inequality itself, not its solution.',
			);
}

/** Written with brackets, not with a letter. Words are neither. */
const isNotation = (tree: Tree): boolean | null => (tree.is === 'saying' ? null : !hasNames(tree));

function otherLetter(expected: Tree, given: Tree): string | null {
	const [want] = namesIn(expected);
	const names = [...namesIn(given)];
	return want !== undefined && names.some((name) => name.toLowerCase() !== want.toLowerCase())
		? `Use the letter ${want}, as the question does.`
		: null;
}

function markEnd(want: End, got: End): Mark {
	if (!want.tree || !got.tree) return want.at === got.at ? RIGHT : WRONG;
	const mark = markNumber(want.tree, got.tree, {});
	if (mark.verdict === 'close' && !isRounded(got.tree)) return WRONG;
	if (mark.verdict === 'wrong' || want.closed === got.closed)
		return mark.verdict === 'wrong' ? WRONG : mark;
	return wrong('Check which endpoints are included.');
}

/** Whether an inequality still has to be solved: something other than the bare variable stands in it. */
const unsolved = (tree: Tree): boolean =>
	tree.is === 'relation'
		? tree.parts.some((part) => hasNames(part) && part.is !== 'name')
		: partsOf(tree).some(unsolved);

const closesInfinity = (tree: Tree): boolean =>
	some(
		tree,
		(part) =>
			part.is === 'group' &&
			((part.open === '[' && isInfinite(part.items[0])) ||
				(part.close === ']' && isInfinite(part.items.at(-1)))),
	);

const isInfinite = (tree: Tree | undefined): boolean =>
	tree?.is === 'infinity' || (tree?.is === 'negative' && tree.of.is === 'infinity');

/** The set as separate pieces from left to right; null where it is none. */
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

/** One piece for pieces that overlap or touch. */
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

/** Solutions of a chain such as −2 ≤ x < 4, of linear and of absolute value inequalities. */
function solutions({ parts, signs }: Extract<Tree, { is: 'relation' }>): Piece[] | null {
	let result: Piece[] | null = [...LINE];
	for (const [at, sign] of signs.entries()) {
		const next = solve(parts[at] as Tree, sign, parts[at + 1] as Tree);
		if (!next || !result) return null;
		result = meet(result, next);
	}
	return result;
}

const TURNED: Readonly<Record<RelationSign, RelationSign>> = {
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

/** What may stand in a linear inequality. */
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

/** ax + b against 0, with exact a and b found from three values. */
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

/** Whether an unsolved inequality is true at the same numbers as the expected one. */
function equivalent(expected: Tree, given: Tree): boolean {
	const [name, ...others] = namesIn(given);
	const want = piecesOf(expected);
	if (!want || name === undefined || others.length > 0 || given.is !== 'relation') return false;
	const edges = want.flatMap(({ from, to }) => [from.at, to.at]).filter(Number.isFinite);
	const probes = [...edges, 0].flatMap((at) => [
		at - 7.3,
		at - 0.37,
		at - 1e-4,
		at + 1e-4,
		at + 0.37,
		at + 7.3,
		at + 61,
	]);
	return probes.every((at) => {
		const inside = want.some(({ from, to }) => at > from.at && at < to.at);
		return holds(given, new Map([[name, at]])) === inside;
	});
}

function holds(
	{ parts, signs }: Extract<Tree, { is: 'relation' }>,
	letters: Map<string, number>,
): boolean {
	const values = parts.map((part) => sampleAt(part, { letters })?.value[0] ?? Number.NaN);
	return signs.every((sign, at) => {
		const [a, b] = [values[at] as number, values[at + 1] as number];
		return {
			'<': a < b,
			'>': a > b,
			'≤': a <= b,
			'≥': a >= b,
			'=': a === b,
			'≠': a !== b,
			'≈': false,
		}[sign];
	});
}

/** Two variables: y ≥ 2x + 3 is a half-plane, whatever side the variable stands on. */
function markOtherInequality(expected: Tree, given: Tree): Mark {
	if (expected.is !== 'relation' || given.is !== 'relation')
		return unread('Write an inequality such as y > 2x + 1.');
	if (expected.parts.length !== 2 || given.parts.length !== 2)
		return alike(expected, given) ? RIGHT : WRONG;
	const [a, b] = expected.parts as [Tree, Tree];
	const [c, d] = given.parts as [Tree, Tree];
	const [want, got] = [expected.signs[0] as RelationSign, given.signs[0] as RelationSign];
	const minus = (left: Tree, right: Tree): Tree => ({
		is: 'sum',
		terms: [left, { is: 'negative', of: right }],
	});
	const ratio = constantRatio(minus(c, d), minus(a, b));
	if (!ratio) return WRONG;
	const positive = signOfRatio(minus(c, d), minus(a, b));
	if ((positive ? want : TURNED[want]) !== got)
		return wrong(
			'Check the direction of the inequality sign, and whether the boundary is included.',
		);
	const straight =
		same(a, c) && same(b, d)
			? formFault(b, d)
			: same(a, d) && same(b, c)
				? formFault(b, c)
				: 'other';
	if (a.is !== 'name') return RIGHT;
	return straight === null && (c.is === 'name' || d.is === 'name')
		? RIGHT
		: form(`Get ${a.name} by itself on one side.`);
}

function signOfRatio(left: Tree, right: Tree): boolean {
	const letters = new Map(
		[...namesIn(left, namesIn(right))].map((name, at) => [name, 1.37 + at * 2.41]),
	);
	const a = sampleAt(left, { letters })?.value[0] ?? 0;
	const b = sampleAt(right, { letters })?.value[0] ?? 0;
	return a * b > 0;
}
