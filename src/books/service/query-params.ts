import type { Context } from 'hono';
import { ApiError } from './api-error.ts';

const MAX_LENGTH = 200;

/**
 * A required query parameter, trimmed.
 * @throws {ApiError} 400 that names the parameter if it is missing, empty, or longer than `maxLength`.
 */
export function requireQuery(c: Context, name: string, maxLength = MAX_LENGTH): string {
	const value = c.req.query(name)?.trim();
	if (!value) throw new ApiError('missing_parameter', `The parameter "${name}" is missing.`);
	if (value.length > maxLength) {
		throw new ApiError(
			'bad_parameter',
			`The parameter "${name}" is longer than ${maxLength} characters.`,
		);
	}
	return value;
}

/**
 * A required query parameter: an integer from 0.
 * @throws {ApiError} 400 that names the parameter if it is missing or not a whole number of at most seven digits.
 */
export function requireCount(c: Context, name: string): number {
	const value = requireQuery(c, name);
	if (/^\d{1,7}$/.test(value)) return Number(value);
	throw new ApiError('bad_parameter', `The parameter "${name}" must be a whole number, 0 or more.`);
}
