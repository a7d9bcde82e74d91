/** Where a function grows without end, found from its values. */

const GOLDEN = (Math.sqrt(5) - 1) / 2;

/** Poles strictly between two places. `height` is the size of usual values, `count` how many places are tried first. */
export function polesOf(
	at: (x: number) => number,
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
