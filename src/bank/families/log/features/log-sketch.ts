/** A logarithmic curve with the asymptote or the intercept that a line has found. */
import Fraction from 'fraction.js';
import { type Line, withFigure } from '../../../family.ts';
import type { Sketch } from '../../../figures/figure.ts';

/** f(x) = a log_b[k(x − d)] + c. */
export type Curve = { a: number; b: number; k: number; d: number; c: number };

export function withLogarithm(
	line: Line,
	{ a, b, k, d, c }: Curve,
	found: { hasWall: true } | { points: Sketch['points'] },
): Line {
	const points = 'points' in found ? found.points : [];
	const height = (x: number) => (a * Math.log(k * (x - d))) / Math.log(b) + c;
	const side = Math.sign(k);
	const reach = Math.max(4, ...points.map(([x]) => 1.3 * Math.abs(new Fraction(x).valueOf() - d)));
	const far = d + side * reach;
	return withFigure(line, {
		kind: 'sketch',
		curves: [height],
		...('hasWall' in found ? { walls: [d] } : { breaks: [d] }),
		points,
		around: [
			[d - side, height(d + side / Math.abs(k))],
			[far, height(far)],
		],
	});
}
