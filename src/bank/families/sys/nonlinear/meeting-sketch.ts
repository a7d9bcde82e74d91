/** A parabola and a line, on the line that says where or how often they meet. */
import { type Line, withFigure } from '../../../family.ts';
import type { Meeting } from './parabola.ts';

type Spot = readonly [x: number, y: number];

/** `points` must be named by the lines, or lie on both graphs; `near` is only seen. */
export function withMeeting(
	line: Line,
	{ a, b, c, m, k }: Meeting,
	{ points = [], near = points }: { points?: readonly Spot[]; near?: readonly Spot[] },
): Line {
	const height = (x: number) => a * x * x + b * x + c;
	const turn = -b / (2 * a);
	const beside = [turn - 1.5, turn + 1.5];
	return withFigure(line, {
		kind: 'sketch',
		curves: [height, (x) => m * x + k],
		points,
		around: [
			...near,
			[turn, height(turn)],
			...(near.length > 0
				? []
				: beside.flatMap((x): Spot[] => [
						[x, height(x)],
						[x, m * x + k],
					])),
		],
	});
}
