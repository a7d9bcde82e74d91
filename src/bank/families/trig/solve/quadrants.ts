/** Where a ratio is positive, and both angles from the related acute one. */
import { NAMES } from '../../../steps/turns.ts';

export const QUADRANTS: Readonly<Record<string, readonly [string, string]>> = {
	sin: ['I and II', 'III and IV'],
	cos: ['I and IV', 'II and III'],
	tan: ['I and III', 'II and IV'],
};

export const whereSign = (f: string, value: number): string =>
	`the ${NAMES[f]} is ${value > 0 ? 'positive' : 'negative'} in quadrants ${QUADRANTS[f]?.[value > 0 ? 0 : 1] ?? ''}`;

/** How an angle in a later quadrant, 1 to 3, comes from its related acute angle. */
export const fromRelatedIn = (quadrant: number, unit: 'degrees' | 'radians'): string => {
	const [half, turn] = unit === 'degrees' ? ['180°', '360°'] : ['π', '2π'];
	return (
		[`in quadrant II, subtract from ${half}`, `in quadrant III, add to ${half}`][quadrant - 1] ??
		`in quadrant IV, subtract from ${turn}`
	);
};

/** Both angles of a sine, cosine or tangent in a turn from an acute related one; everything in degrees, or in π. */
export function fromRelated(
	f: string,
	isPositive: boolean,
	related: number,
	half: number,
): number[] {
	const all = f === 'sin' ? [0, 1] : f === 'cos' ? [0, 3] : [0, 2];
	const quadrants = isPositive ? all : [0, 1, 2, 3].filter((one) => !all.includes(one));
	return quadrants.map(
		(one) => [related, half - related, half + related, 2 * half - related][one] ?? 0,
	);
}
