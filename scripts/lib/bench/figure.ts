/** One measured value; `limit` is the promised maximum, `least` the minimum; one with neither is informational. */
export type Figure = { what: string; value: number; unit: string; limit?: number; least?: number };
