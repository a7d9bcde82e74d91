import type * as z from 'zod/mini';

/** The record in the JSON; undefined for truncated JSON, an HTML page, or the wrong shape. */
export function parseJson<Wire>(json: string, schema: z.ZodMiniType<Wire>): Wire | undefined {
	try {
		return schema.safeParse(JSON.parse(json)).data;
	} catch {
		// Not JSON at all: to the reader, the same as a wrong shape.
		return undefined;
	}
}
