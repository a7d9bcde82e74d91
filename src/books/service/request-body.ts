import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { ApiError } from './api-error.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** `raw` is the JSON text as sent. */
export type JsonBody = { fields: Fields; raw: string };

/** Refuses a larger body with 413, without reading all of it. */
export function limitBody(maxSize: number): MiddlewareHandler {
	const limit = bodyLimit({
		maxSize,
		onError: () => {
			throw new ApiError('payload_too_large', `The body is larger than ${maxSize} bytes.`);
		},
	});
	return async (c, next) => {
		try {
			return await limit(c, next);
		} catch (error) {
			// Errors from the handler itself are caught further in; here only reading the body can fail.
			throw error instanceof ApiError ? error : incompleteBody();
		}
	};
}

/**
 * A JSON object with no fields other than `allowed`.
 * @throws {ApiError} 415 for another media type, 400 for invalid JSON, anything but an object, or an unknown field.
 */
export async function readJsonBody(c: Context, allowed: readonly string[]): Promise<JsonBody> {
	if (!/^application\/json\b/i.test(c.req.header('Content-Type') ?? '')) {
		throw new ApiError('unsupported_media_type', 'The body must be application/json.');
	}
	const raw = await readText(c);
	const value = parseJson(raw);
	if (!isObject(value)) throw new ApiError('bad_json', 'The body must be a JSON object.');
	refuseFurtherFields(Object.keys(value), allowed);
	return { fields: value, raw };
}

/** As `readJsonBody`, for the body of a plain HTML form; the JSON text is built from its fields. */
export async function readFormBody(c: Context, allowed: readonly string[]): Promise<JsonBody> {
	const fields = Object.fromEntries(new URLSearchParams(await readText(c)));
	refuseFurtherFields(Object.keys(fields), allowed);
	return { fields, raw: JSON.stringify(fields) };
}

/** @throws {ApiError} 400 that names the field if it is not text, is blank but required, or is too long. */
export function requireText(
	fields: Fields,
	name: string,
	{ maxLength, mayBeEmpty = false }: { maxLength: number; mayBeEmpty?: boolean },
): string {
	const value = fields[name];
	if (value === undefined || (!mayBeEmpty && typeof value === 'string' && !value.trim())) {
		throw new ApiError('missing_parameter', `"${name}" is missing.`);
	}
	if (typeof value !== 'string') throw new ApiError('bad_parameter', `"${name}" must be text.`);
	if (value.length > maxLength) {
		throw new ApiError('bad_parameter', `"${name}" is longer than ${maxLength} characters.`);
	}
	return value;
}

/** Reading fails only if the sender stopped midway. */
async function readText(c: Context): Promise<string> {
	try {
		return await c.req.text();
	} catch {
		throw incompleteBody();
	}
}

const incompleteBody = () => new ApiError('incomplete_body', 'The body did not arrive in full.');

function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		throw new ApiError('bad_json', 'The body is not valid JSON.');
	}
}

const isObject = (value: unknown): value is Fields =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

function refuseFurtherFields(names: string[], allowed: readonly string[]): void {
	const further = names.find((name) => !allowed.includes(name));
	if (further !== undefined) {
		throw new ApiError('bad_parameter', `"${further.slice(0, 40)}" is not a field of this call.`);
	}
}
