/** The circle on the line that states its equation or what was read from it. */
import type { Line } from '../../../family.ts';
import { withSketch } from '../../../figures/sketch.ts';
import type { Corner } from '../../../steps/corners.ts';

/** Center and points must be named by the lines; `square` is r². */
export function withCircle(
	line: Line,
	[h, k]: Corner,
	square: number,
	points: readonly Corner[] = [],
): Line {
	const r = Math.sqrt(square);
	const half = (x: number) => Math.sqrt(square - (x - h) ** 2);
	return withSketch(line, {
		curves: [(x) => k + half(x), (x) => k - half(x)],
		breaks: [h - r, h + r],
		points: [[h, k], ...points],
		around: [
			[h - r, k - r],
			[h + r, k + r],
		],
		hasEqualUnits: true,
	});
}
