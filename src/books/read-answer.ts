import * as z from 'zod/mini';
import { BooksError } from './books-error.ts';
import type { ServiceAnswer } from './exchange.ts';

/** @throws {BooksError} `not-found` for 404, `failed` for any other status outside 200–299 */
export function requireSuccess({ status }: ServiceAnswer, url: string): void {
	if (status >= 200 && status < 300) return;
	throw new BooksError(
		status === 404 ? 'not-found' : 'failed',
		`${url} responded with status ${status}.`,
		{ status },
	);
}

/**
 * The record in a successful response, parsed by its wire schema.
 * @throws {BooksError} as `requireSuccess`; `not-found` for no body or `null`; `malformed` for the wrong shape
 */
export function readRecord<Wire>(
	answer: ServiceAnswer,
	url: string,
	schema: z.ZodMiniType<Wire>,
): Wire {
	requireSuccess(answer, url);
	const { status, text } = answer;
	const json = text.trim() === '' ? null : parseJson(text, url, status);
	if (json === null)
		throw new BooksError('not-found', `${url} sent an empty response.`, { status });
	const parsed = z.safeParse(schema, json);
	if (parsed.success) return parsed.data;
	throw new BooksError('malformed', `${url} sent a record of the wrong shape.`, {
		status,
		cause: parsed.error,
	});
}

/** As `readRecord`; an empty list is `not-found` too. */
export function readList<Wire>(
	answer: ServiceAnswer,
	url: string,
	schema: z.ZodMiniType<Wire[]>,
): Wire[] {
	const list = readRecord(answer, url, schema);
	if (list.length > 0) return list;
	throw new BooksError('not-found', `${url} sent an empty list.`, {
		status: answer.status,
	});
}

function parseJson(text: string, url: string, status: number): unknown {
	try {
		return JSON.parse(text);
	} catch (cause) {
		throw new BooksError('malformed', `${url} did not respond with JSON.`, { status, cause });
	}
}
