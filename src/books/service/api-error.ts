import type { Context } from 'hono';
import type { ErrorBody } from '../contract.ts';
import { requestIdOf, sendAnswer, sendJson, type AnswerHeaders } from './answer.ts';
import { notSentPage, TYPED_FIELDS } from './not-sent-page.ts';
import { BooksNotReadyError } from './store/books-store.ts';
import { KeyReusedError, RecordsUnavailableError } from './store/records-store.ts';

const STATUS_OF_CODE = {
	missing_parameter: 400,
	bad_parameter: 400,
	bad_json: 400,
	incomplete_body: 400,
	foreign_origin: 403,
	not_found: 404,
	method_not_allowed: 405,
	payload_too_large: 413,
	unsupported_media_type: 415,
	idempotency_key_reused: 422,
	too_many_requests: 429,
	internal: 500,
	not_ready: 503,
	records_unavailable: 503,
} as const;

export type ApiErrorCode = keyof typeof STATUS_OF_CODE;

/** An error that the client may know about. `message` is a sentence for people and is sent as is. */
export class ApiError extends Error {
	override name = 'ApiError';
	readonly code: ApiErrorCode;
	readonly headers: AnswerHeaders;

	constructor(code: ApiErrorCode, message: string, headers: AnswerHeaders = {}) {
		super(message);
		this.code = code;
		this.headers = headers;
	}
}

/** Seconds after which a client may retry while the question bank is being built. */
const NOT_READY_RETRY_SECONDS = '10';
/** Seconds after which a client may resend what could not be written. */
const RECORDS_RETRY_SECONDS = '30';

/** What a client learns of any error; only an `ApiError` keeps its own message. */
export function toApiError(error: unknown): ApiError {
	if (error instanceof ApiError) return error;
	if (error instanceof BooksNotReadyError) {
		const message = 'The books are being prepared. Try again in a moment.';
		return new ApiError('not_ready', message, { 'Retry-After': NOT_READY_RETRY_SECONDS });
	}
	if (error instanceof RecordsUnavailableError) {
		const message = 'This could not be saved just now; nothing was stored. Try again in a minute.';
		return new ApiError('records_unavailable', message, { 'Retry-After': RECORDS_RETRY_SECONDS });
	}
	if (error instanceof KeyReusedError) {
		const message = 'This Idempotency-Key was already used for other content. Use a new key.';
		return new ApiError('idempotency_key_reused', message);
	}
	return new ApiError('internal', 'The books service could not answer. Try again later.');
}

/** JSON in the standard error shape; a person who sent the plain HTML form gets the same message as a page. */
export function sendError(c: Context, error: ApiError): Response {
	const status = STATUS_OF_CODE[error.code];
	const headers = { ...error.headers, 'Cache-Control': 'no-store' };
	if (isFormPost(c) && c.req.header('Accept')?.includes('text/html')) {
		const page = notSentPage(error.message, c.get(TYPED_FIELDS));
		return sendAnswer(c, status, page, { ...headers, 'Content-Type': 'text/html; charset=UTF-8' });
	}
	const { code, message } = error;
	const body: ErrorBody = { error: { code, message, request_id: requestIdOf(c) } };
	return sendJson(c, status, body, headers);
}

export const isFormPost = (c: Context): boolean =>
	/^application\/x-www-form-urlencoded\b/i.test(c.req.header('Content-Type') ?? '');
