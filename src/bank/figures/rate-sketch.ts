/** Rates of change on a graph: the secant line between two of its points, the tangent line at one. */
import Fraction from 'fraction.js';
import type { Expression } from '../../math/expression.ts';
import { realValue } from '../../math/real-value.ts';
import { type Line, withFigure } from '../family.ts';
import type { Sketch, Spot } from './figure.ts';

type Point = Sketch['points'][number];

type Rated = Pick<Sketch, 'breaks' | 'names'> & { curve: (x: number) => number };

/** The height of a rule in one letter. */
export const heightOf =
	(rule: Expression) =>
	(input: number): number =>
		realValue(rule, () => input);

/** A graph over the time, from the start. */
export const overTime = (curve: (t: number) => number, letter: string): Rated => ({
	curve: (t) => (t < 0 ? Number.NaN : curve(t)),
	breaks: [0],
	names: ['t', letter],
});

export const withSecant = (
	line: Line,
	{ curve, ...rest }: Partial<Rated>,
	ends: readonly [Point, Point],
): Line => {
	const [from, to] = ends.map(spotOf) as [Spot, Spot];
	return withFigure(line, {
		kind: 'sketch',
		...rest,
		curves: curve ? [curve] : [],
		points: ends,
		slants: [[from, to]],
		around: curve ? beyond(curve, from[0], to[0]) : [],
	});
};

/** The point must have short coordinates: they are written beside it. */
export function withTangent(
	line: Line,
	{ curve, ...rest }: Rated,
	x: number | Fraction,
	slope: number,
): Line {
	const y = new Fraction(Number(curve(Number(x)).toFixed(6)));
	if (100n % y.d !== 0n || y.abs().gte(1000)) return line;
	const [a, b] = spotOf([x, y]);
	return withFigure(line, {
		kind: 'sketch',
		...rest,
		curves: [curve],
		points: [[x, y]],
		hasDecimals: true,
		slants: [
			[
				[a, b],
				[a + 1, b + slope],
			],
		],
		around: [...beyond(curve, a - 1, a + 1), ...(rest.names ? beyond(curve, 0, a / 2) : [])],
	});
}

const spotOf = ([x, y]: Point): Spot => [Number(x.valueOf()), Number(y.valueOf())];

/** Where the curve is at both ends of an interval. */
const beyond = (curve: (x: number) => number, from: number, to: number): Spot[] =>
	[from, to].map((x): Spot => [x, curve(x)]).filter(([, y]) => Number.isFinite(y));
