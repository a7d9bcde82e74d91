/** The height over the time, drawn on the line that states what was found of it. */
import Fraction from 'fraction.js';
import type { Flight } from '../../../contexts/flights.ts';
import { type Line, withFigure } from '../../../family.ts';

export type Spot = readonly [time: number, height: number];

/** From the start to the ground. A spot is marked where both of its numbers are simple. */
export function withFlight(line: Line, { g, v, s }: Flight, spots: readonly Spot[]): Line {
	const fall = g.valueOf();
	const height = (t: number) => s + v * t - fall * t * t;
	const top = v / (2 * fall);
	const landing = top + Math.sqrt(top * top + s / fall);
	return withFigure(line, {
		kind: 'sketch',
		curves: [(t) => (t >= 0 && t <= landing ? height(t) : Number.NaN)],
		breaks: [0, landing],
		points: spots.flatMap(([t, h]) => {
			const exact = [new Fraction(t), new Fraction(h)] as const;
			return exact.every(({ d }) => 100n % d === 0n) ? [exact] : [];
		}),
		around: [
			[top, height(top)],
			[landing, 0],
		],
		names: ['t', 'h'],
		hasDecimals: true,
	});
}
