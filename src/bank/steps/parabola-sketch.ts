/** The sketch of a parabola on the line that states what was found of it. */
import Fraction from 'fraction.js';
import type { Number } from '../../math/expression.ts';
import { exacts, type Quadratic, vertexOf } from '../../math/quadratic.ts';
import { type Line, withFigure } from '../family.ts';

type Shown = {
	/** Points of the parabola that the lines name. */
	points?: readonly (readonly [Number, Number])[];
	/** The least distance shown on both sides of the axis of symmetry. */
	reach?: number;
	/** The dashed axis of symmetry. */
	hasAxis?: boolean;
};

export function withParabola(
	line: Line,
	quadratic: Quadratic,
	{ points = [], reach: least = 2, hasAxis = false }: Shown = {},
): Line {
	const [a, b, c] = Object.values(exacts(quadratic)).map((value) => value.valueOf()) as [
		number,
		number,
		number,
	];
	const { h, k } = vertexOf(quadratic);
	const [middle, turn] = [h.valueOf(), k.valueOf()];
	const reach = Math.max(
		least,
		...points.map(([x]) => 1.15 * Math.abs(new Fraction(x).valueOf() - middle)),
	);
	const height = (x: number) => a * x * x + b * x + c;
	return withFigure(line, {
		kind: 'sketch',
		curves: [height],
		points: points.map(([x, y]) => [new Fraction(x), new Fraction(y)] as const),
		walls: hasAxis ? [middle] : [],
		around: [
			[middle - reach, height(middle - reach)],
			[middle + reach, turn],
		],
	});
}
