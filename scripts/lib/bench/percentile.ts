/** The value below which a share of `part` lies; NaN for no values. */
export const percentile = (values: readonly number[], part: number): number =>
	values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? Number.NaN;

export const median = (values: readonly number[]): number => percentile(values, 0.5);
