import type { Context } from 'hono';
import { ApiError } from './api-error.ts';

const MAX_LENGTH = 100;

/**
 * The key from the header `Idempotency-Key`, under which a client may resend a record; null for none.
 * @throws {ApiError} 400 for a key that is not 1 to 100 visible ASCII characters.
 */
export function readIdempotencyKey(c: Context): string | null {
	const key = c.req.header('Idempotency-Key');
	if (key === undefined) return null;
	if (key.length <= MAX_LENGTH && /^[\x21-\x7e]+$/.test(key)) return key;
	const message = `The header "Idempotency-Key" must be 1 to ${MAX_LENGTH} visible ASCII characters.`;
	throw new ApiError('bad_parameter', message);
}
