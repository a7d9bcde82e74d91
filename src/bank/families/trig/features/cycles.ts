/** Places in a cycle. */

/** Where the corners lie from one end to the other. */
export const cornersOf = (
	corners: readonly number[] = [],
	period: number,
	from: number,
	to: number,
): number[] =>
	Array.from(
		{ length: Math.ceil((to - from) / period) + 1 },
		(_, n) => Math.floor(from / period) + n,
	)
		.flatMap((cycle) => corners.map((part) => (cycle + part) * period))
		.filter((at) => at > from && at < to);

export const fraction = (value: number): number => value - Math.floor(value + 1e-9);
