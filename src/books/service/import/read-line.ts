import type * as z from 'zod/mini';
import { IMPORT_RECORD_TYPES, type ImportRecordType } from '../../../schemas/wire/import-record.ts';
import { describeIssue, showFound } from './issues.ts';
import { isFields, type Fields } from './record-keys.ts';

/** A line as text, or why it could not be read. */
export type InputLine = string | { issue: string };

export type ReadLine =
	{ ok: true; type: ImportRecordType; fields: Fields; text: string } | { ok: false; issue: string };

/** A line's type and its other fields, not yet validated; null for a blank line. */
export function readLine(text: InputLine): ReadLine | null {
	if (typeof text === 'object') return { ok: false, ...text };
	if (!text.trim()) return null;
	let value: unknown;
	try {
		value = JSON.parse(text);
	} catch (error) {
		// The engine counts lines within this line, which would be misleading.
		const reason = String(error).replace(/^SyntaxError: | \(line 1 column \d+\)/g, '');
		return { ok: false, issue: `is not valid JSON: ${reason}` };
	}
	if (!isFields(value)) {
		return { ok: false, issue: `found ${showFound(value)}, expected a JSON object` };
	}
	const { type: found, ...fields } = value;
	const type = IMPORT_RECORD_TYPES.find((known) => known === found);
	if (type) return { ok: true, type, fields, text };
	const verdict = found === undefined ? 'is missing' : `found ${showFound(found)}`;
	return { ok: false, issue: `type: ${verdict}, expected ${IMPORT_RECORD_TYPES.join(', ')}` };
}

type Parsed<Value> = { ok: true; record: Value } | { ok: false; issues: string[] };

export function parseRecord<Schema extends z.ZodMiniType>(
	type: ImportRecordType,
	schema: Schema,
	fields: Fields,
): Parsed<z.infer<Schema>> {
	const result = schema.safeParse(fields);
	if (!result.success) {
		const { issues } = result.error;
		return { ok: false, issues: issues.flatMap((issue) => describeIssue(type, issue, fields)) };
	}
	// The fields themselves, not zod's copy: the copy reorders them, and the entity tag is computed over the bytes. The
	// import schemas only check and change nothing, so both have the same type.
	return { ok: true, record: fields as z.infer<Schema> };
}
