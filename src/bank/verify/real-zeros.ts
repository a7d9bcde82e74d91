/** The real zeros of a polynomial by bisection between the zeros of its derivative. */
import { commonFactor, derivativeOf, dividedBy, type Polynomial } from './polynomial.ts';

/** Each zero once, in increasing order, as exactly as a number can represent it. Empty for a nonzero constant. */
export function realZeros(p: Polynomial): number[] {
	if (p.length === 0) throw new RangeError('Every number is a zero of the zero polynomial.');
	if (p.length === 1) return [];
	const simple = dividedBy(p, commonFactor(p, derivativeOf(p))).quotient;
	return zerosOf(simple.map(([n, d]) => Number(n) / Number(d)));
}

/** Without double zeros, the sign changes at each. */
function zerosOf(c: number[]): number[] {
	if (c.length < 2) return [];
	if (c.length === 2) return [-(c[0] ?? 0) / (c[1] ?? 1)];
	const turns = zerosOf(c.slice(1).map((value, i) => value * (i + 1)));
	const far = 1 + Math.max(...c.map((value) => Math.abs(value / (c.at(-1) ?? 1))));
	const stops = [-far, ...turns, far];
	return stops.slice(1).flatMap((high, i) => {
		const low = stops[i] ?? -far;
		return at(c, low) * at(c, high) <= 0 && low < high ? [bisected(c, low, high)] : [];
	});
}

const at = (c: number[], x: number) => c.reduceRight((value, k) => value * x + k, 0);

function bisected(c: number[], from: number, to: number): number {
	let [low, high] = [from, to];
	const rising = at(c, high) > at(c, low);
	for (let step = 0; step < 100 && high - low > 1e-15 * Math.max(1, Math.abs(low)); step++) {
		const middle = (low + high) / 2;
		if (at(c, middle) > 0 === rising) high = middle;
		else low = middle;
	}
	return (low + high) / 2;
}
