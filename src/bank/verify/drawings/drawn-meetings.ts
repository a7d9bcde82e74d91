/** How the path of a curve meets the x-axis, or stays on one side of it. */
import { listInWords } from '../../../math/things-in-words.ts';
import { piecesOf } from './drawn-branches.ts';
import type { Dot, Drawn } from './drawn-points.ts';
import { heightIn } from './graph-kinds.ts';
import { pixelsOf, type Plane } from './named-graphs.ts';

/** At marked points of the axis, each with its words; nothing if the curve crosses it at all of them like a line. */
export function meetingAt(
	{ whole, graph }: Drawn,
	zeros: readonly Dot[],
	{ across }: Plane,
): string {
	const height = heightIn(graph);
	const [near, far] = [0.01 * pixelsOf(across), 4 * pixelsOf(across)];
	const manners = zeros.map(({ coordinates: [x], said }) => {
		const [before, after] = [height(x - near), height(x + near)];
		// A line would be as steep near the zero as further away.
		const isFlat =
			Math.abs(after - before) / near < 0.1 * (Math.abs(height(x + far) - height(x - far)) / far);
		return {
			said,
			manner: before * after > 0 ? 'touches' : isFlat ? 'flattens as it crosses' : 'crosses',
		};
	});
	if (manners.every(({ manner }) => manner === 'crosses')) return '';
	const clauses = ['crosses', 'flattens as it crosses', 'touches'].flatMap((manner) => {
		const places = manners.filter((one) => one.manner === manner).map(({ said }) => said);
		return places.length > 0 ? [`${manner} the x-axis at ${listInWords(places)}`] : [];
	});
	return ` The ${whole === undefined || whole === 'parabola' ? 'curve' : whole} ${clauses.join(', and it ')}.`;
}

/** Pixels from the axis within which a curve touches it. */
const TOUCH = 0.5;

/** Of a parabola alone that opens upward or downward, by its path; nothing for a part of one. */
export function parabolaAlone({ whole, mark }: Drawn, plane: Plane): string {
	if (whole !== 'parabola') return '';
	const level = -plane.up(0) / (plane.up(1) - plane.up(0));
	const gaps = piecesOf(mark)
		.flat()
		.map(([, y]) => level - y);
	const [least, most] = [Math.min(...gaps), Math.max(...gaps)];
	if (least < -TOUCH && most > TOUCH) return ' The curve crosses the x-axis at two points.';
	if (least > TOUCH || most < -TOUCH)
		return ` The whole curve is ${least > 0 ? 'above' : 'below'} the x-axis.`;
	return ' The curve touches the x-axis at one point.';
}
