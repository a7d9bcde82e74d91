/** Ordered pairs, triples, sets of points, and matrices. */
import { suchAs } from '../such-as.ts';
import { namesIn, number, partsOf, type Tree } from '../tree.ts';
import { rationalOf } from '../value/rational.ts';
import { form, type Mark, unread, worst, WRONG, wrong } from './mark.ts';
import { spread } from './list.ts';
import { isRounded, markNumber } from './number.ts';

/** The coordinates of one point: (2, −3), 2, −3, or x = 2, y = −3 in any order. */
function coordinates(tree: Tree): Tree[] {
	if (tree.is === 'relation' && tree.parts.length === 2) {
		const [left, right] = tree.parts as [Tree, Tree];
		if (left.is === 'group' || left.is === 'name') return coordinates(right);
		return [tree];
	}
	if (tree.is === 'product' && tree.factors[0]?.is === 'name' && tree.factors[1]?.is === 'group')
		return coordinates(tree.factors[1]);
	if (tree.is === 'group' && tree.items.length === 1) return coordinates(tree.items[0] as Tree);
	if (tree.is !== 'list' && tree.is !== 'group') return [tree];
	const names = tree.items.map((item) =>
		item.is === 'relation' &&
		item.parts[0]?.is === 'name' &&
		item.signs.every((sign) => sign === '=')
			? item.parts[0].name
			: null,
	);
	if (!names.every((name) => name !== null)) return [...tree.items];
	return tree.items
		.map((item, at) => ({ name: names[at] as string, value: partsOf(item)[1] as Tree }))
		.sort((a, b) => (a.name < b.name ? -1 : 1))
		.map(({ value }) => value);
}

export function markPoint(expected: Tree, given: Tree): Mark {
	if (given.is === 'group' && given.open !== '(' && given.items.length > 1) {
		const mark = markPoint(expected, { ...given, open: '(', close: ')' });
		return mark.verdict === 'right' && given.open === '['
			? form('Write the point with parentheses.')
			: mark;
	}
	const want = coordinates(expected);
	const got = coordinates(given);
	if (want.length !== got.length)
		return got.length === 1
			? unread(
					`Write ${want.length} numbers separated by commas, ${suchAs(`(${want.map((_, at) => at + 2).join(', ')})`)}.`,
				)
			: wrong(`The answer has ${want.length} coordinates.`);
	const mark = worst(want.map((item, at) => markEntry(item, got[at] as Tree)));
	if (mark.verdict !== 'wrong' || want.length !== 2) return mark.verdict === 'wrong' ? WRONG : mark;
	const swapped = want.every(
		(item, at) => markEntry(item, got[1 - at] as Tree).verdict === 'right',
	);
	return swapped ? wrong('The two coordinates are in the wrong order.') : WRONG;
}

const markEntry = (expected: Tree, given: Tree): Mark =>
	markNumber(expected, given, { rounded: isRounded(expected) });

/** The points of a set, in any order; {…} around them changes nothing. */
export function pointsOf(tree: Tree): Tree[] {
	if (tree.is === 'group' && tree.open === '{') return tree.items.flatMap(pointsOf);
	if (tree.is === 'list' && tree.items.some((item) => coordinates(item).length > 1))
		return tree.items.flatMap(pointsOf);
	if (tree.is === 'list' && tree.items.every(({ is }) => is === 'relation'))
		return byNames(tree.items);
	if (tree.is === 'group' && tree.items.every((item) => item.is === 'group')) return tree.items;
	if (tree.is === 'product' && tree.factors.every((factor) => factor.is === 'group'))
		return tree.factors;
	if (tree.is === 'saying') return [];
	return [tree];
}

/** x = 3, y = 25 or x = 4, y = 36: a repeated name starts a new point. */
function byNames(items: readonly Tree[]): Tree[] {
	const points: Tree[][] = [];
	let seen = new Set<string>();
	for (const item of items) {
		const [name] = namesIn(item);
		if (points.length === 0 || seen.has(name ?? '')) {
			points.push([]);
			seen = new Set();
		}
		seen.add(name ?? '');
		points.at(-1)?.push(item);
	}
	return points.map((parts) => ({ is: 'list', items: parts, between: 'comma' }));
}

export function markPoints(expected: Tree, given: Tree): Mark {
	const left = pointsOf(expected);
	const total = left.length;
	const marks: Mark[] = [];
	for (const point of pointsOf(given).flatMap(spread)) {
		const judged = left.map((item) => markPoint(item, point));
		const at = ['right', 'form', 'close']
			.map((verdict) => judged.findIndex((mark) => mark.verdict === verdict))
			.find((place) => place >= 0);
		if (at !== undefined) {
			marks.push(judged[at] as Mark);
			left.splice(at, 1);
		} else if (!pointsOf(expected).some((item) => markPoint(item, point).verdict === 'right'))
			marks.push(WRONG);
	}
	const mark = worst(marks);
	if (mark.verdict === 'wrong')
		return marks.length > 1 && left.length < total
			? wrong('Not all of these points are right.')
			: mark;
	return left.length > 0 ? wrong('This is part of the answer: a point is still missing.') : mark;
}

/** The rows of a matrix, from TeX, [[1, 2], [3, 4]], 1 2; 3 4, or lines. */
export function rowsOf(tree: Tree): Tree[][] | null {
	if (tree.is === 'matrix') return tree.rows;
	if (tree.is === 'group' && tree.items.length === 1 && tree.items[0]?.is === 'matrix')
		return tree.items[0].rows;
	if (tree.is === 'relation' && tree.parts.length === 2 && tree.parts[0]?.is === 'name')
		return rowsOf(tree.parts[1] as Tree);
	if (tree.is !== 'group' && tree.is !== 'list') return null;
	if (tree.items.every((item) => item.is === 'group'))
		return tree.items.map((item) => [...partsOf(item)]);
	return tree.items.some((item) => item.is === 'group') ? null : [tree.items];
}

/** A number in front of a matrix, multiplied into each entry. */
function scaledRows(factors: readonly Tree[]): Tree[][] | null {
	const rows = rowsOf(factors.at(-1) as Tree);
	const scale = factors.slice(0, -1);
	if (!rows || scale.some((factor) => rationalOf(factor) === null)) return null;
	return rows.map((row) => row.map((entry) => ({ is: 'product', factors: [...scale, entry] })));
}

export function markMatrix(expected: Tree, given: Tree): Mark {
	const scaled =
		given.is === 'product'
			? scaledRows(given.factors)
			: given.is === 'negative' && given.of.is === 'product'
				? scaledRows([{ is: 'negative', of: number(1) }, ...given.of.factors])
				: null;
	if (scaled) {
		const mark = markMatrix(expected, { is: 'matrix', rows: scaled });
		return mark.verdict === 'wrong'
			? mark
			: form('Multiply every entry of the matrix by the number.');
	}
	const want = rowsOf(expected);
	const got = rowsOf(given);
	if (!want || !got) return unread(`Write a matrix row by row, ${suchAs('[[1, 2], [3, 4]]')}.`);
	if (want.length !== got.length || want.some((row, at) => row.length !== got[at]?.length))
		return wrong('Check how many rows and columns the matrix has.');
	const marks = want.flatMap((row, at) =>
		row.map((entry, place) => markEntry(entry, got[at]?.[place] as Tree)),
	);
	const mark = worst(marks);
	if (mark.verdict !== 'wrong') return mark;
	const misses = marks.filter(({ verdict }) => verdict === 'wrong').length;
	return misses === 1 && marks.length > 2 ? wrong('One entry is not right.') : WRONG;
}
