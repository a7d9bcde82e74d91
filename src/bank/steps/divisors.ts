/** Whole numbers as factoring needs them. */

/** The greatest common divisor of the sizes, at least one of them not 0. */
export const gcd = (...values: number[]): number =>
	values.reduce((a, b) => {
		let [large, small] = [Math.abs(a), Math.abs(b)];
		while (small > 0) [large, small] = [small, large % small];
		return large;
	}, 0);

export const coprime = (...values: number[]): boolean => gcd(...values) === 1;

export const isSquare = (value: number): boolean =>
	value >= 0 && Number.isInteger(Math.sqrt(value));

/** Both factors positive, the smaller one first: 12 → [1, 12], [2, 6], [3, 4]. */
export const divisorPairs = (value: number): [number, number][] =>
	Array.from({ length: Math.floor(Math.sqrt(value)) }, (_, at) => at + 1)
		.filter((small) => value % small === 0)
		.map((small) => [small, value / small]);
