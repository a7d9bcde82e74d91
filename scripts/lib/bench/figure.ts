/** One measured value; `limit` is the most that is promised, and a figure without one is only to be known. */
export type Figure = { what: string; value: number; unit: string; limit?: number };
