/** What the heights of a curve tell far more exactly than a drawing shows: what kind of function it is, its poles, its zeros. */

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

const GOLDEN = (Math.sqrt(5) - 1) / 2;

/** Poles strictly between two places. `height` is the size of usual values, `count` how many places are tried first. */
export function polesOf(
	at: Height,
	from: number,
	to: number,
	{ height, count }: { height: number; count: number },
): number[] {
	const size = (x: number): number => {
		const value = Math.abs(at(x));
		return Number.isNaN(value) ? 0 : value;
	};
	const place = (i: number) => from + ((i + 0.5) * (to - from)) / count;
	const sizes = Array.from({ length: count }, (_, i) => size(place(i)));
	return sizes.flatMap((here, i) => {
		const [before, after] = [sizes[i - 1], sizes[i + 1]];
		if (before === undefined || after === undefined || here < before || here <= after) return [];
		const peak = peakOf(size, place(i - 1), place(i + 1));
		return size(peak) > 1e6 * height ? [Number(peak.toFixed(9))] : [];
	});
}

/** The place of the greatest value between two places with one peak. */
function peakOf(size: (x: number) => number, from: number, to: number): number {
	let [low, high] = [from, to];
	for (let round = 0; round < 80; round++) {
		const [left, right] = [high - GOLDEN * (high - low), low + GOLDEN * (high - low)];
		if (size(left) > size(right)) high = right;
		else low = left;
	}
	return [low, high, (low + high) / 2, Number(low.toFixed(9))].reduce((best, one) =>
		size(one) > size(best) ? one : best,
	);
}

/** The zeros of a function that is at most quadratic, in increasing order; none for a constant, 0 included. */
export function zerosOfQuadratic(at: Height): number[] {
	const [a, b, c] = [(at(1) + at(-1)) / 2 - at(0), (at(1) - at(-1)) / 2, at(0)];
	const isNone = (size: number) => Math.abs(size) < 1e-9 * (1 + Math.abs(c));
	if (isNone(a)) return isNone(b) ? [] : [-c / b];
	const [middle, square] = [-b / (2 * a), b * b - 4 * a * c];
	if (Math.abs(square) <= 1e-9 * (b * b + Math.abs(a * c))) return [middle];
	if (square < 0) return [];
	const half = Math.sqrt(square) / Math.abs(2 * a);
	return [middle - half, middle + half];
}
