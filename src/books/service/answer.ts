/**
 * Every answer of the books service is made here, with its headers as a plain object: an adapter can then write it
 * without a `Headers` in between, which costs more than looking a record up.
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

/** `headers` are added to those of every answer, or take their place. */
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

/** To a caller that holds the body already: what guards the body was sent with it. */
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

/** The same for all that is answered and logged of one request; an adapter may have given it. */
export function requestIdOf(c: Context): string {
	const known: unknown = c.env?.requestId ?? c.get(REQUEST_ID);
	if (typeof known === 'string') return known;
	const id = crypto.randomUUID();
	c.set(REQUEST_ID, id);
	return id;
}

/** What the log says of a request: no query, which may hold an address of a person. */
export const requestOf = (c: Context) => ({
	request_id: requestIdOf(c),
	method: c.req.method,
	path: c.req.path,
});
