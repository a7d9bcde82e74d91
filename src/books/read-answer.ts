import * as z from 'zod/mini';
import { BooksError } from './books-error.ts';
import type { ServiceAnswer } from './exchange.ts';

/** @throws {BooksError} `not-found` for 404, `failed` for every other status outside 200–299 */
export function requireSuccess({ status }: ServiceAnswer, url: string): void {
	if (status >= 200 && status < 300) return;
	throw new BooksError(
		status === 404 ? 'not-found' : 'failed',
		`${url} answered with status ${status}.`,
		{ status },
	);
}

/**
 * The record in a successful answer, parsed by its wire schema.
 * @throws {BooksError} as `requireSuccess`; `not-found` for no body or `null`; `malformed` for another shape
 */
export function readRecord<Wire>(
	answer: ServiceAnswer,
	url: string,
	schema: z.ZodMiniType<Wire>,
): Wire {
	requireSuccess(answer, url);
	const { status, text } = answer;
	const json = text.trim() === '' ? null : parseJson(text, url, status);
	if (json === null) throw new BooksError('not-found', `${url} answered with nothing.`, { status });
	const parsed = z.safeParse(schema, json);
	if (parsed.success) return parsed.data;
	throw new BooksError('malformed', `${url} answered in another shape than agreed.`, {
		status,
		cause: parsed.error,
	});
}

/** As `readRecord`; a list with nothing in it is `not-found` too. */
export function readList<Wire>(
	answer: ServiceAnswer,
	url: string,
	schema: z.ZodMiniType<Wire[]>,
): Wire[] {
	const list = readRecord(answer, url, schema);
	if (list.length > 0) return list;
	throw new BooksError('not-found', `${url} answered with an empty list.`, {
		status: answer.status,
	});
}

function parseJson(text: string, url: string, status: number): unknown {
	try {
		return JSON.parse(text);
	} catch (cause) {
		throw new BooksError('malformed', `${url} did not answer with JSON.`, { status, cause });
	}
}
