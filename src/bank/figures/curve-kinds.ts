/** What kind of function a curve belongs to, found from its heights far more exactly than a drawing shows. */

export type Height = (x: number) => number;

export type Kind =
	| 'line'
	| 'parabola'
	| 'cubic'
	| 'quartic'
	| 'exponential'
	| 'logarithmic'
	| 'square root'
	| 'cube root'
	| 'hyperbola'
	| 'wave';

/**
 * y = a(x − d)ⁿ + c has y′/y″ = (x − d)/(n − 1), a line with this slope. For a logarithm n is 0, and for an exponential
 * function y′/y″ is constant.
 */
const BY_SLOPE: readonly (readonly [slope: number, kind: Kind])[] = [
	[1, 'parabola'],
	[1 / 2, 'cubic'],
	[1 / 3, 'quartic'],
	[0, 'exponential'],
	[-1 / 2, 'hyperbola'],
	[-1, 'logarithmic'],
	[-3 / 2, 'cube root'],
	[-2, 'square root'],
];

/** Judged at places that no period divides: a wave can be as high at equal steps as a line. */
export const isLine = (at: Height, from: number, to: number): boolean =>
	[0.13, 0.29, 0.5, 0.83].every((part) => {
		const onChord = at(from) + part * (at(to) - at(from));
		return Math.abs(at(from + part * (to - from)) - onChord) < 1e-9 * (1 + Math.abs(onChord));
	});

/** Undefined for any other kind, also for a curve that has a break or a corner between the two places. */
export function kindOf(at: Height, from: number, to: number): Kind | undefined {
	if (isLine(at, from, to)) return 'line';
	const ratios = ratiosOf(at, from, to);
	const [first, last] = [ratios[0], ratios.at(-1)];
	if (first && last) {
		const slope = (last[1] - first[1]) / (last[0] - first[0]);
		const size = Math.max(...ratios.map(([, ratio]) => Math.abs(ratio)));
		const isStraight = ratios.every(
			([x, ratio]) => Math.abs(first[1] + slope * (x - first[0]) - ratio) < 2e-3 * size,
		);
		const found = BY_SLOPE.find(([one]) => Math.abs(one - slope) < 5e-3);
		if (isStraight && found) return found[1];
	}
	if (isFlat(differences(at, from, to, 4))) return 'cubic';
	if (isFlat(differences(at, from, to, 5))) return 'quartic';
	return isWave(at, from, to) ? 'wave' : undefined;
}

/** Places inside the stretch with y′/y″. */
function ratiosOf(at: Height, from: number, to: number): [number, number][] {
	const width = to - from;
	const step = 1e-3 * width;
	return Array.from({ length: 17 }, (_, count) => from + width * (0.1 + 0.05 * count)).flatMap(
		(x): [number, number][] => {
			const [before, here, after] = [at(x - step), at(x), at(x + step)];
			const bend = after + before - 2 * here;
			const isExact = Math.abs(bend) > 1e-9 * (Math.abs(after) + Math.abs(before));
			return isExact ? [[x, ((after - before) * step) / (2 * bend)]] : [];
		},
	);
}

type Differences = { found: readonly number[]; size: number };

/** Of the heights at evenly spaced places. */
function differences(at: Height, from: number, to: number, order: number): Differences {
	const heights = Array.from({ length: 12 }, (_, count) =>
		at(from + ((to - from) * (count + 0.5)) / 12),
	);
	const size = Math.max(...heights.map(Math.abs));
	let found: readonly number[] = heights;
	for (let round = 0; round < order; round++)
		found = found.slice(1).map((value, before) => value - (found[before] ?? value));
	return { found, size };
}

const isFlat = ({ found, size }: Differences): boolean =>
	found.every((value) => Math.abs(value) < 1e-10 * size || value === 0);

/** y(x + s) + y(x − s) = 2 cos(ks) · y(x) + constant. */
function isWave(at: Height, from: number, to: number): boolean {
	const step = (to - from) / 15;
	const pairs = Array.from({ length: 14 }, (_, count): [number, number] => {
		const x = from + (count + 1) * step;
		return [at(x), at(Math.max(from, x - step)) + at(Math.min(to, x + step))];
	});
	const low = pairs.reduce((least, pair) => (pair[0] < least[0] ? pair : least));
	const high = pairs.reduce((most, pair) => (pair[0] > most[0] ? pair : most));
	const slope = (high[1] - low[1]) / (high[0] - low[0]);
	return (
		Math.abs(slope) < 2 &&
		pairs.every(
			([y, around]) => Math.abs(low[1] + slope * (y - low[0]) - around) < 1e-6 * (high[0] - low[0]),
		)
	);
}
