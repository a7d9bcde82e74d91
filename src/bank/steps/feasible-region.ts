/** Regions of linear programming: the first quadrant and two sloped limits that meet in a corner with whole numbers. */
import { gcd } from '../../math/gcd.ts';
import type { Random } from '../../math/random.ts';
import type { Row } from './linear-system.ts';
import type { Axis, Figure, Shape, Spot } from '../figures/figure.ts';
import { whereIs } from '../figures/axes.ts';

/** `upper`: both limits from above, corners O, X, P, Y; `lower`: both from below, the region has no end. */
export type Region = {
	kind: 'upper' | 'lower';
	/** The limit that meets the y-axis in a corner, then the one that meets the x-axis. */
	limits: readonly [Row, Row];
	/** Where both limits meet. */
	peak: Spot;
	/** All corners, from the y-axis to the x-axis, then the origin if it is one. */
	corners: readonly Spot[];
};

/** The line through two points, in lowest terms, with coefficients above 0 for a falling line. */
function limitThrough([x1, y1]: Spot, [x2, y2]: Spot): Row {
	const [a, b] = [y1 - y2, x2 - x1];
	const shared = gcd(a, b);
	return { a: a / shared, b: b / shared, c: (a * x1 + b * y1) / shared };
}

/** `undefined` for a draw with large coefficients or a corner that is not one. */
export function drawnRegion(random: Random, kind: Region['kind']): Region | undefined {
	const peak: Spot = [random.int(2, 10), random.int(2, 10)];
	const top: Spot = [0, peak[1] + random.int(1, 10)];
	const right: Spot = [peak[0] + random.int(1, 10), 0];
	const limits = [limitThrough(top, peak), limitThrough(peak, right)] as const;
	const [one, two] = limits;
	const turn = one.a * two.b - two.a * one.b;
	const large = limits.some(({ a, b }) => a > 8 || b > 8);
	if (large || turn === 0 || turn < 0 !== (kind === 'upper')) return undefined;
	return {
		kind,
		limits,
		peak,
		corners: [top, peak, right, ...(kind === 'upper' ? [[0, 0] as const] : [])],
	};
}

const axisTo = (most: number): Axis =>
	most <= 5
		? { from: 0, to: 6, grid: 1, numbersEvery: 1 }
		: most <= 12
			? { from: 0, to: 12, grid: 1, numbersEvery: 2 }
			: { from: 0, to: 20, grid: 1, numbersEvery: 5 };

/** The shaded region with its boundaries; `named` corners get a letter, `crossing` is that of the corner between two lines. */
export function regionFigure(
	{ kind, limits, corners }: Region,
	named: readonly { at: Spot; name: string }[],
	crossing?: string,
): Figure {
	const axis = axisTo(Math.max(...corners.flat()) + (kind === 'lower' ? 2 : 0));
	const far = axis.to;
	const [top, peak, right] = corners;
	if (!top || !peak || !right) throw new RangeError('A region has at least three corners.');
	const points: Spot[] =
		kind === 'upper' ? [...corners] : [[0, far], top, peak, right, [far, 0], [far, far]];
	const lines = limits.map((_, at): Shape => ({
		kind: 'line',
		through: at === 0 ? [top, peak] : [peak, right],
	}));
	const places = [
		...named.map(({ at, name }) => `Corner ${name} is ${whereIs(at)}.`),
		...(crossing === undefined ? [] : [`Corner ${crossing} is where the two lines cross.`]),
	];
	const lettered = [...named, ...(crossing === undefined ? [] : [{ at: peak, name: crossing }])];
	return {
		kind: 'graph',
		x: axis,
		y: axis,
		shapes: [
			{ kind: 'region', points },
			...lines,
			...lettered.map(({ at, name }): Shape => ({ kind: 'point', at, name })),
		],
		alt: `Two lines cross, and both fall from left to right. ${kind === 'upper' ? 'The shaded region lies below both of them and is bounded by the two axes.' : 'The shaded region lies above both of them, to the right of the y-axis and above the x-axis, and it goes on without end upward and to the right.'} ${places.join(' ')}`.trim(),
	};
}
