/** One measured value; `limit` is the most that is promised, `least` the least; one without either is only to be known. */
export type Figure = { what: string; value: number; unit: string; limit?: number; least?: number };
