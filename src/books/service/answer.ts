/**
 * Builds every response of the books service, with its headers as a plain object, so an adapter can write it without
 * constructing a `Headers`, which costs more than looking up a record.
 */
import type { Context } from 'hono';

const API_HEADERS = {
	'X-Content-Type-Options': 'nosniff',
	'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
	'Referrer-Policy': 'no-referrer',
	'Strict-Transport-Security': 'max-age=31536000',
	Vary: 'Origin, Accept-Encoding',
} as const;

export type AnswerHeaders = Readonly<Record<string, string>>;
type AnswerBody = string | Uint8Array<ArrayBuffer> | null;

/** `headers` are added to the common ones, or replace them. */
export function sendAnswer(
	c: Context,
	status: number,
	body: AnswerBody,
	headers: AnswerHeaders,
): Response {
	return new Response(body, {
		status,
		headers: { ...API_HEADERS, 'X-Request-Id': requestIdOf(c), ...headers },
	});
}

/** For a client that already has the body: the headers that protect it were sent along with it. */
export const sendNotModified = (c: Context, headers: AnswerHeaders): Response =>
	new Response(null, {
		status: 304,
		headers: { Vary: API_HEADERS.Vary, 'X-Request-Id': requestIdOf(c), ...headers },
	});

export const sendJson = (
	c: Context,
	status: number,
	value: unknown,
	headers: AnswerHeaders = {},
): Response =>
	sendAnswer(c, status, JSON.stringify(value), {
		'Content-Type': 'application/json; charset=UTF-8',
		...headers,
	});

const REQUEST_ID = 'requestId';

/** The same id in everything sent and logged for one request; an adapter may have set it. */
export function requestIdOf(c: Context): string {
	const known: unknown = c.env?.requestId ?? c.get(REQUEST_ID);
	if (typeof known === 'string') return known;
	const id = crypto.randomUUID();
	c.set(REQUEST_ID, id);
	return id;
}

/** How the log names a request: without the query, which may hold a person's email address. */
export const requestOf = (c: Context) => ({
	request_id: requestIdOf(c),
	method: c.req.method,
	path: c.req.path,
});
