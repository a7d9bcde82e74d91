/** A function and its inverse on one plane: each is the reflection of the other in the line y = x. */
import type { Expression } from '../../../../math/expression.ts';
import { realValue } from '../../../../math/real-value.ts';
import { type Line, withFigure } from '../../../family.ts';
import { heightOf } from '../../../figures/rate-sketch.ts';
import type { Inverse } from './inverse.ts';

/** As far as both axes go; the least reach that shows a point of each graph apart from the mirror. */
const REACHES = [6, 8, 10, 12];

/** The line stays as it is where no point of the graph is simple, or where a graph is its own reflection. */
export function withMirror(line: Line, { f, inverse, domain, range, breaks = [] }: Inverse): Line {
	const [straight, back] = [within(heightOf(f), domain), within(heightOf(inverse), range)];
	const found = REACHES.flatMap((reach) => {
		const x = inputs(reach).find((input) => isApart(straight, input, reach));
		return x === undefined ? [] : [{ reach, x, y: Math.round(straight(x)) }];
	}).at(0);
	if (!found || [1, 2, 3].every((x) => Math.abs(straight(x) - back(x)) < 1e-9)) return line;
	const { reach, x, y } = found;
	return withFigure(line, {
		kind: 'sketch',
		curves: [straight, back],
		breaks,
		points: [
			[x, y],
			[y, x],
		],
		slants: [
			[
				[0, 0],
				[1, 1],
			],
		],
		around: [
			[-reach, -reach],
			[reach, reach],
		],
		hasEqualUnits: true,
	});
}

/** 0, 1, −1, 2, … */
const inputs = (reach: number): number[] =>
	Array.from({ length: 2 * reach }, (_, at) => (at % 2 === 0 ? -at / 2 : (at + 1) / 2) + 0);

/** A point with whole coordinates, far enough from its reflection for two names. */
function isApart(height: (x: number) => number, x: number, reach: number): boolean {
	const y = height(x);
	return Math.abs(y - Math.round(y)) < 1e-9 && Math.abs(y) < reach && Math.abs(y - x) > reach / 3;
}

/** The graph where a relation such as x ≥ 2 holds. */
const within =
	(height: (x: number) => number, where: Expression | undefined) =>
	(x: number): number => {
		if (where?.kind !== 'relation') return height(x);
		const end = realValue(where.right, () => Number.NaN);
		const isInside = where.sign === '\\ge' ? x >= end - 1e-9 : x <= end + 1e-9;
		return isInside ? height(x) : Number.NaN;
	};
