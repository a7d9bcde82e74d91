import type { Context } from 'hono';
import { ApiError } from './api-error.ts';
import type { StoredRecord } from './store/books-store.ts';

/** Five minutes fresh, then a day in which a cache may show the old record while it asks for the new one. */
const RECORD_CACHING = 'public, max-age=300, stale-while-revalidate=86400';

/**
 * The stored JSON byte for byte, or 304 without a body if the caller already holds it.
 * @param missing what does not exist, for the 404: 'book "x"'.
 */
export function sendRecord(c: Context, record: StoredRecord | null, missing: string): Response {
	if (!record) throw new ApiError('not_found', `There is no ${missing}.`);
	return sendTagged(c, record.json, record.etag, 'application/json; charset=UTF-8');
}

export function sendTagged(c: Context, body: string, etag: string, contentType: string): Response {
	c.header('ETag', etag);
	c.header('Cache-Control', RECORD_CACHING);
	if (matchesTag(c.req.header('If-None-Match'), etag)) return c.body(null, 304);
	c.header('Content-Type', contentType);
	return c.body(body);
}

/** Weak comparison, as `If-None-Match` wants it: a compressing server or proxy weakens the tag it was given. */
export function matchesTag(ifNoneMatch: string | undefined, etag: string): boolean {
	if (!ifNoneMatch) return false;
	if (ifNoneMatch.trim() === '*') return true;
	const bare = etag.replace(/^W\//, '');
	return ifNoneMatch.match(/"[^"]*"/g)?.some((tag) => tag === bare) ?? false;
}
