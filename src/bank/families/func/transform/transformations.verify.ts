/** Transformations that a text names, done to points one after the other. */

type Spot = readonly [number, number];

const amount = (text = ''): number => {
	const [, over = '', under = '1'] = /^(?:\\frac\{(\d+)\}\{(\d+)\})$/.exec(text) ?? [];
	return over ? Number(over) / Number(under) : Number(text);
};

const STEP =
	/a (vertical|horizontal) (stretch|compression) by a factor of \$([^$]+)\$|a reflection (?:in|across) the \$([xy])\$-axis|a translation of \$(\d+)\$ units? (to the right|to the left|up|down)/g;

/** Where the point goes; the text must name at least one transformation. */
export function moved(text: string, start: Spot): Spot {
	const steps = [...text.matchAll(STEP)];
	if (steps.length === 0) throw new RangeError(`"${text}" names no transformation.`);
	return steps.reduce<Spot>(([x, y], [, side, , factor, axis, by, way]) => {
		if (side) return side === 'vertical' ? [x, y * amount(factor)] : [x * amount(factor), y];
		if (axis) return axis === 'x' ? [x, -y] : [-x, y];
		const size = Number(by) * (way === 'to the left' || way === 'down' ? -1 : 1);
		return way === 'up' || way === 'down' ? [x, y + size] : [x + size, y];
	}, start);
}

/** A stretch must have a factor above 1 sideways and up, a compression one below 1. */
export const namesFactorsWell = (text: string): boolean =>
	[...text.matchAll(STEP)].every(
		([, , kind, factor]) => !kind || amount(factor) > 1 === (kind === 'stretch'),
	);

/** True when the transformations of the text carry the graph of one rule onto the graph of the other. */
export const carries = (
	text: string,
	from: (x: number) => number,
	to: (x: number) => number,
): boolean => {
	const spots = SAMPLES.map((x): Spot => [x, from(x)]).filter(([, y]) => Number.isFinite(y));
	return (
		spots.length > 3 &&
		namesFactorsWell(text) &&
		spots.every((spot) => {
			const [x, y] = moved(text, spot);
			return Math.abs(to(x) - y) < 1e-7 * Math.max(1, Math.abs(y));
		})
	);
};

const SAMPLES = [-2.7, -1.9, -1.3, -0.6, 0.4, 0.9, 1.3, 2.2, 3.1];
