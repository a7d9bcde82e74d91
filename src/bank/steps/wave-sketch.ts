/** The sketch of y = a sin(k(x − d)) + c or of a cosine, on the line that states what was found of it. */
import Fraction from 'fraction.js';
import { type Line, withFigure } from '../family.ts';
import type { Sketch } from '../figures/figure.ts';

type Drawn = {
	f: string;
	a: number;
	/** In degrees, or in the unit of the time. */
	period: number;
	d: number;
	c: number;
	/** The letter of a quantity over the time t, from 0 on; without it, y over an angle in degrees. */
	letter?: string;
};

/** With the points, or with a greatest and a least value next to each other, and where a sine starts. */
export function withWave(
	line: Line,
	{ f, a, period, d, c, letter }: Drawn,
	points?: Sketch['points'],
): Line {
	const turn = (x: number) => ((x - d) / period) * 2 * Math.PI;
	const wave = f === 'sin' ? Math.sin : Math.cos;
	const height = (x: number) => a * wave(turn(x)) + c;
	const first = d + (f === 'sin' ? period / 4 : 0);
	const [one, other] = [first, first + period / 2].map(
		(x) => [new Fraction(x).round(6), new Fraction(height(x)).round(6)] as const,
	);
	const start = [new Fraction(d).round(6), new Fraction(c)] as const;
	const marked = points ?? (one && other ? [...(f === 'sin' ? [start] : []), one, other] : []);
	if (marked.some((point) => point.some((value) => 100n % new Fraction(value).d !== 0n)))
		return line;
	const end = Math.max(d + period, ...marked.map(([x]) => Number(x.valueOf())));
	if (end > 4 * period) return line;
	return withFigure(line, {
		kind: 'sketch',
		...(letter === undefined
			? { curves: [height], inDegrees: true as const }
			: {
					curves: [(t: number) => (t < 0 ? Number.NaN : height(t))],
					breaks: [0],
					names: ['t', letter] as const,
				}),
		points: marked,
		around: [
			[end, c - Math.abs(a)],
			[Math.min(0, d), c + Math.abs(a)],
		],
		hasDecimals: true,
	});
}
