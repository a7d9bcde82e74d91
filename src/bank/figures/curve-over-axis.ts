/** How a drawn curve meets the x-axis, or stays on one side of it. */
import { listInWords } from '../../math/things-in-words.ts';
import type { Alone, Marked } from './marked-points.ts';
import { zerosOfQuadratic } from './zeros-of-heights.ts';

/**
 * "The curve crosses the x-axis at (1, 0), and it touches the x-axis at (3, 0)."; nothing if it only crosses the axis.
 * `zeros` are marked points of the axis.
 */
export function meetingInWords({ at, whole }: Alone, zeros: readonly Marked[]): string {
	// The height next to a zero of order m is 2ᵐ times as great at twice the distance.
	const step = 1e-3;
	const named = (isMeant: (order: number, isTouched: boolean) => boolean) =>
		zeros
			.filter(({ at: [x] }) => {
				const [before, near, far] = [x - step, x + step, x + 2 * step].map(at) as [
					number,
					number,
					number,
				];
				return isMeant(Math.round(Math.log2(far / near)), before * near > 0);
			})
			.map(({ name }) => name);
	const [crossed, flat, touched] = [
		named((order, isTouched) => order === 1 && !isTouched),
		named((order, isTouched) => order > 1 && !isTouched),
		named((_, isTouched) => isTouched),
	];
	if (flat.length + touched.length === 0) return '';
	const clauses = [
		...(crossed.length > 0 ? [`crosses the x-axis at ${listInWords(crossed)}`] : []),
		...(flat.length > 0 ? [`flattens as it crosses the x-axis at ${listInWords(flat)}`] : []),
		...(touched.length > 0 ? [`touches the x-axis at ${listInWords(touched)}`] : []),
	];
	return ` The ${whole === undefined || whole === 'parabola' ? 'curve' : whole} ${clauses.join(', and it ')}.`;
}

/** Of a parabola: "The whole curve is above the x-axis."; nothing if only a part of it is drawn. */
export function parabolaOverAxis({ at, whole }: Alone): string {
	if (whole !== 'parabola') return '';
	switch (zerosOfQuadratic(at).length) {
		case 0:
			return ` The whole curve is ${at(0) > 0 ? 'above' : 'below'} the x-axis.`;
		case 1:
			return ' The curve touches the x-axis at one point.';
		default:
			return ' The curve crosses the x-axis at two points.';
	}
}
