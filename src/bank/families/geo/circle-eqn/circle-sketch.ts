/** The circle on the line that states its equation or what was read from it. */
import { type Line, withFigure } from '../../../family.ts';
import type { Corner } from '../../../steps/corners.ts';

/** The points must be named by the lines, the center too where it is one of them; `square` is r². */
export function withCircle(
	line: Line,
	center: Corner,
	square: number,
	points: readonly Corner[] = [center],
): Line {
	const r = Math.sqrt(square);
	return withFigure(line, {
		kind: 'sketch',
		ovals: [{ middle: center, across: r, up: r }],
		points,
		hasEqualUnits: true,
	});
}
