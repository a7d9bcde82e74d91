/** The value below which `part` of the others lie; NaN for none. */
export const percentile = (values: readonly number[], part: number): number =>
	values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? Number.NaN;

export const median = (values: readonly number[]): number => percentile(values, 0.5);
