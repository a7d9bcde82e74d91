/** Midpoints, vertices, and centers of triangles, found again from the coordinates that the prompt gives. */
import { where } from '../relations/combined.ts';
import { isOneOf } from '../relations/found-values.ts';
import { changed, type Relation, reversed } from '../relations/relations.ts';
import { rule, type Rule } from '../rule.ts';
import { fromAllSpots, fromSpots, fromTwoSpots, nextOf } from './from-spots.ts';
import { between, minus, plus, sum, times } from './given-figures.ts';

/** "in Quadrant II", "on the x-axis": where a point lies. */
const placeOf = (x: number, y: number): string =>
	x === 0 || y === 0
		? `on the $${y === 0 ? 'x' : 'y'}$-axis`
		: `in Quadrant ${(y > 0 ? ['II', 'I'] : ['III', 'IV'])[x > 0 ? 1 : 0]}`;

/** The wrong place is that of another point; undefined where the mistake cannot be made. */
const otherPlace =
	(moved: (x: number, y: number) => readonly [number, number] | undefined): Relation =>
	({ prompt, wrong }) => {
		const [, x, y] = /coordinate plane does \$\((-?\d+), (-?\d+)\)\$ lie/.exec(prompt) ?? [];
		if (x === undefined) return undefined;
		const other = moved(Number(x), Number(y));
		return other !== undefined && wrong === placeOf(...other);
	};

export const POINT_RULES: readonly Rule[] = [
	// Places in the coordinate plane
	rule(
		otherPlace((x, y) => (x > 0 ? [-x, y] : undefined)),
		'went left instead of right',
	),
	rule(
		otherPlace((x, y) => (x < 0 ? [-x, y] : undefined)),
		'went right instead of left',
	),
	rule(
		otherPlace((x, y) => (y > 0 ? [x, -y] : undefined)),
		'went down instead of up',
	),
	rule(
		otherPlace((x, y) => (y < 0 ? [x, -y] : undefined)),
		'went up instead of down',
	),
	rule(
		otherPlace((x, y) => [-x, -y]),
		'went the wrong way in both directions',
	),
	...(
		[
			['positive', 1],
			['negative', -1],
		] as const
	).flatMap(([sign, by]) => [
		rule(
			otherPlace((x, y) => (x === 0 ? [by, y] : undefined)),
			`treated the x-coordinate 0 as a ${sign} number`,
		),
		rule(
			otherPlace((x, y) => (y === 0 ? [x, by] : undefined)),
			`treated the y-coordinate 0 as a ${sign} number`,
		),
	]),
	// Midpoints
	rule(
		where(
			/midpoint/,
			fromTwoSpots((one, other) => [times(minus(other, one), 0.5), times(minus(one, other), 0.5)]),
		),
		'subtracted the coordinates instead of adding them',
	),
	rule(
		where(
			/midpoint/,
			fromTwoSpots((one, other) => [plus(one, other)]),
		),
		'added the coordinates without dividing by 2',
	),
	rule(reversed, 'wrote the y-coordinate first'),
	rule(
		fromSpots('12', (one, other) => [between(one, other)]),
		'found the midpoint of ([A-Z])(?: and )?([A-Z])',
	),
	rule(
		fromSpots('AM', (one, middle) => [minus(middle, one)]),
		'gave the change from A to M without adding it to M',
	),
	rule(
		fromSpots('AM', (one, middle) => [minus(times(one, 2), middle)]),
		'used A as the midpoint and M as the endpoint',
	),
	rule(
		fromAllSpots((spots) => spots.map((spot, at) => between(spot, nextOf(spots, at)))),
		'found the midpoint of a side instead of a diagonal',
	),
	// Vertices
	rule(
		fromSpots('ABC', (a, b, c) => [minus(plus(a, b), c)]),
		'used AB instead of AC as a diagonal',
	),
	rule(
		fromSpots('ABC', (a, b, c) => [minus(plus(c, b), a)]),
		'moved from C the way A moves to B, instead of in the opposite direction',
	),
	rule(
		fromSpots('AC', (a, c) => [between(a, c)]),
		'gave the midpoint of the diagonals instead of D',
	),
	// Centers of triangles
	rule(
		fromSpots('AM', (a, m) => [between(a, m, 1 / 3)]),
		'went one third of the way instead of two thirds',
	),
	rule(
		fromSpots('AM', (a, m) => [times(minus(m, a), 2 / 3)]),
		'gave the change from A without adding it to the coordinates of A',
	),
	rule(
		changed((value) => value / 2),
		'took one third of the median, which is GM',
	),
	rule(
		changed((value) => (value * 3) / 2),
		'gave the length of the whole median AM',
	),
	rule(
		changed((value) => (value * 3) / 4),
		'took half of the median',
	),
	rule(
		fromAllSpots((spots) => (spots.length === 3 ? [times(sum(spots), 1 / 3)] : [])),
		'found the centroid, where the medians meet',
	),
	rule(
		fromAllSpots((spots) => (spots.length === 3 ? [times(sum(spots), 1 / 2)] : [])),
		'divided the sums by 2 instead of 3',
	),
	rule(
		fromAllSpots((spots) => (spots.length === 3 ? [sum(spots)] : [])),
		'added the coordinates without dividing by 3',
	),
	rule(
		isOneOf(({ prompt }) => (/circle \$x\^\{2\} \+ y\^\{2\} = /.test(prompt) ? [[0, 0]] : [])),
		'gave the centre of the circle',
	),
];
