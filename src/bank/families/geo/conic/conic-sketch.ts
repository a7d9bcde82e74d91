/** Parabola, ellipse or hyperbola on the line that states what was found of it. Points must be named by the lines. */
import Fraction from 'fraction.js';
import { type Line, withFigure } from '../../../family.ts';
import type { Along } from '../../../steps/conic-forms.ts';
import type { Sketch } from '../../../figures/figure.ts';

type Spot = readonly [x: number, y: number];
type Shown = Pick<Sketch, 'walls' | 'level' | 'slants'> & { points?: Sketch['points'] };

/** Spots across the axis and along it, by their coordinates. */
const placed = (along: Along, across: number, onward: number): Spot =>
	along === 'y' ? [across, onward] : [onward, across];

/** y = a(x − h)² + k along y, x = a(y − k)² + h along x. */
export function withConicParabola(
	line: Line,
	{ along, vertex: [h, k], a }: { along: Along; vertex: Spot; a: number },
	{ points = [], ...shown }: Shown = {},
): Line {
	const [middle, turn] = along === 'y' ? [h, k] : [k, h];
	const onward = (across: number) => a * (across - middle) ** 2 + turn;
	const reach = Math.max(2, Math.abs(1 / a));
	const around: Spot[] = [
		[h, k],
		...[middle - reach, middle + reach].map((across) => placed(along, across, onward(across))),
	];
	return withFigure(line, {
		kind: 'sketch',
		...(along === 'y' ? { curves: [onward] } : { sideways: [onward] }),
		points: clear(points, around),
		around,
		...shown,
	});
}

/** `across` and `up` are half the axes. */
export const withEllipse = (
	line: Line,
	middle: Spot,
	[across, up]: Spot,
	{ points = [] }: Shown = {},
): Line =>
	withFigure(line, {
		kind: 'sketch',
		ovals: [{ middle, across, up }],
		points,
		hasEqualUnits: true,
	});

/** a belongs to the axis with the vertices. */
export function withHyperbola(
	line: Line,
	{ along, center: [h, k], a, b }: { along: Along; center: Spot; a: number; b: number },
	{ points = [], ...shown }: Shown = {},
): Line {
	const [middle, turn] = along === 'y' ? [h, k] : [k, h];
	const branch = (way: number) => (across: number) =>
		turn + way * a * Math.sqrt(1 + ((across - middle) / b) ** 2);
	const branches = [branch(-1), branch(1)];
	const corners = [-1.6 * b, 1.6 * b].flatMap((off) =>
		branches.map((at) => placed(along, middle + off, at(middle + off))),
	);
	return withFigure(line, {
		kind: 'sketch',
		...(along === 'y' ? { curves: branches } : { sideways: branches }),
		isHyperbola: true,
		points: clear(points, corners),
		around: corners,
		...shown,
	});
}

/** Without points whose dots and names would cover those before them. */
function clear(points: NonNullable<Shown['points']>, around: readonly Spot[]): Sketch['points'] {
	const exact = points.map(([x, y]): Spot => [Number(x), Number(y)]);
	const spanOf = (values: readonly number[]) => Math.max(0, ...values) - Math.min(0, ...values);
	const spots = [...exact, ...around];
	const [wide, high] = [spanOf(spots.map(([x]) => x)), spanOf(spots.map(([, y]) => y))];
	return points.filter((_, at) => {
		const [x, y] = exact[at] ?? [0, 0];
		return exact
			.slice(0, at)
			.every(([a, b]) => Math.abs(a - x) > 0.12 * wide || Math.abs(b - y) > 0.06 * high);
	});
}

/** The two points at a rational distance from the center along the axis; none at an irrational one. */
export function spotsAround(along: Along, [h, k]: Spot, square: number): Spot[] {
	const distance = new Fraction(square).pow(new Fraction(1, 2));
	if (!distance) return [];
	const far = distance.valueOf();
	return [-far, far].map((off): Spot => (along === 'x' ? [h + off, k] : [h, k + off]));
}
