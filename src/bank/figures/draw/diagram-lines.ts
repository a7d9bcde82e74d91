/** The lines of a diagram as straight pieces in pixels: what its texts must not touch. */
import type { Mark, Segment, Spot } from '../figure.ts';
import { joined, unit } from './drawing.ts';

/** Pixels for coordinates. */
export type Place = (spot: Spot) => Spot;

export function linesOf(mark: Mark, place: Place): Segment[] {
	switch (mark.mark) {
		case 'path':
			return joined([...mark.at, ...(mark.closed ? mark.at.slice(0, 1) : [])].map(place));
		case 'ellipse': {
			const [first, last] =
				mark.half === 'upper' ? [0, 16] : mark.half === 'lower' ? [16, 32] : [0, 32];
			return joined(
				Array.from({ length: last - first + 1 }, (_, step): Spot => {
					const angle = ((first + step) * Math.PI) / 16;
					const [x, y] = mark.at;
					return place([x + mark.across * Math.cos(angle), y + mark.up * Math.sin(angle)]);
				}),
			);
		}
		case 'right':
			return joined(squareOf(place(mark.at), mark.to.map(place)));
		case 'angle': {
			const corner = place(mark.at);
			const { from, turn, radius } = bend(corner, mark.to.map(place));
			const steps = [0, 1, 2, 3, 4, 5, 6];
			return joined(steps.map((step) => turned(corner, from + (turn * step) / 6, radius)));
		}
		case 'dot': {
			const [x, y] = place(mark.at);
			return [
				[
					[x - 3, y],
					[x + 3, y],
				],
			];
		}
		default:
			return [];
	}
}

/** The open square of a right angle: three corners. */
export function squareOf(corner: Spot, to: Spot[]): Spot[] {
	const [p = corner, q = corner] = to.map((spot) => unit(corner, spot));
	const [x, y] = corner;
	const reach = 11;
	return [
		[x + p[0] * reach, y + p[1] * reach],
		[x + (p[0] + q[0]) * reach, y + (p[1] + q[1]) * reach],
		[x + q[0] * reach, y + q[1] * reach],
	];
}

/** Narrow angles have a wider arc. */
export function bend([x, y]: Spot, to: Spot[]): { from: number; turn: number; radius: number } {
	const [from = 0, end = 0] = to.map((spot) => Math.atan2(y - spot[1], spot[0] - x));
	const turn = (end - from + 2 * Math.PI) % (2 * Math.PI);
	return { from, turn, radius: turn < 0.7 ? 30 : 20 };
}

/** The spot at this distance from another, at an angle counterclockwise from the right. */
export const turned = ([x, y]: Spot, angle: number, reach: number): Spot => [
	x + Math.cos(angle) * reach,
	y - Math.sin(angle) * reach,
];
