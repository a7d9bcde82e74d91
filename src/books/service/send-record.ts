import type { Context } from 'hono';
import { acceptedEncodings } from './accept-encoding.ts';
import { sendAnswer, sendNotModified, type AnswerHeaders } from './answer.ts';
import { ApiError } from './api-error.ts';
import type { StoredBody, StoredRecord } from './store/books-store.ts';

/** Fresh for five minutes, then for a day a cache may serve the stale record while it revalidates. */
const RECORD_CACHING = 'public, max-age=300, stale-while-revalidate=86400';
const JSON_TYPE = { 'Content-Type': 'application/json; charset=UTF-8' };

/**
 * The stored JSON byte for byte, or 304 without a body if the client already has it.
 * @param missing what does not exist, for the 404: 'book "x"'.
 */
export function sendRecord(c: Context, record: StoredRecord | null, missing: string): Response {
	if (!record) throw new ApiError('not_found', `There is no ${missing}.`);
	return sendTagged(c, record, () => record.json, JSON_TYPE);
}

/** @param plain the uncompressed body, called only if no other encoding is sent. */
export function sendTagged(
	c: Context,
	stored: StoredBody,
	plain: () => string,
	headers: AnswerHeaders,
): Response {
	const gzip = acceptedEncodings(c.req.header('Accept-Encoding')).gzip;
	// Two encodings share one tag, so it has to be weak.
	const etag = gzip && stored.gzip !== undefined ? `W/${stored.etag}` : stored.etag;
	const caching = { ETag: etag, 'Cache-Control': RECORD_CACHING };
	if (matchesTag(c.req.header('If-None-Match'), etag)) return sendNotModified(c, caching);
	const packed = gzip ? stored.gzip?.() : null;
	if (!packed) return sendAnswer(c, 200, stored.bytes?.() ?? plain(), { ...headers, ...caching });
	return sendAnswer(c, 200, packed, { ...headers, ...caching, 'Content-Encoding': 'gzip' });
}

/** Weak comparison, as `If-None-Match` requires: a compressing server or proxy weakens the tag it received. */
export function matchesTag(ifNoneMatch: string | undefined, etag: string): boolean {
	if (!ifNoneMatch) return false;
	if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true;
	const bare = etag.replace(/^W\//, '');
	return ifNoneMatch.match(/"[^"]*"/g)?.some((tag) => tag === bare) ?? false;
}
