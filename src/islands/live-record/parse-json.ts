import type * as z from 'zod/mini';

/** The record in the JSON; undefined for half a JSON, an HTML page or another shape. */
export function parseJson<Wire>(json: string, schema: z.ZodMiniType<Wire>): Wire | undefined {
	try {
		return schema.safeParse(JSON.parse(json)).data;
	} catch {
		// Not JSON at all: for the reader the same as a wrong shape.
		return undefined;
	}
}
