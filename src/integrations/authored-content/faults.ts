/**
 * Faults of authored material. Each names the file, the place, the field, what was found and what to write. All of
 * them are collected before anything stops, so an editor sees the whole list at once.
 */
import type { z } from 'astro/zod';
import { findJsonBreak } from './json-break.ts';
import { placesIn, type Place } from './places.ts';

export type Fault = Partial<Place> & { file: string; field: string; message: string };

export class ContentError extends Error {
	override name = 'ContentError';
	readonly faults: readonly Fault[];

	constructor(faults: readonly Fault[]) {
		super(`${sumOf(faults)}\n\n${faults.map(describe).join('\n\n')}\n`);
		this.faults = faults;
	}
}

/** `content/blog/two-turns/index.mdx:5:11  category`, and under it what to do. */
export const describe = ({ file, line, column, field, message }: Fault): string =>
	`${[file, line, line && column].filter(Boolean).join(':')}  ${field}\n  ${message}`;

export const sumOf = (faults: readonly Fault[]): string =>
	faults.length === 0
		? 'The authored content has no fault.'
		: `The authored content has ${faults.length === 1 ? 'a fault' : `${faults.length} faults`}:`;

/** By file, then from top to bottom. */
export const inOrder = (faults: readonly Fault[]): Fault[] =>
	faults.toSorted(
		(a, b) =>
			a.file.localeCompare(b.file) ||
			(a.line ?? 0) - (b.line ?? 0) ||
			(a.column ?? 0) - (b.column ?? 0),
	);

/** `[3, 'question_count']` → `[3].question_count`; the whole file is `(file)`. */
const fieldName = (path: readonly PropertyKey[]) =>
	path
		.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
		.join('')
		.replace(/^\./, '') || '(file)';

/** What a schema found, with the places in `text`, the YAML or JSON that was read. */
export function faultsOf(file: string, error: z.core.$ZodError, text: string): Fault[] {
	const placeOf = placesIn(text);
	const faults = error.issues.map((issue) => {
		const key = issue.code === 'unrecognized_keys' ? issue.keys[0] : undefined;
		const path = key === undefined ? issue.path : [...issue.path, key];
		return { file, ...placeOf(path), field: fieldName(path), message: issue.message };
	});
	// Too short and of the wrong shape is one fault to whoever reads it.
	const told = new Set<string>();
	return faults.filter(({ field, message }) => {
		const known = told.has(`${field} ${message}`);
		told.add(`${field} ${message}`);
		return !known;
	});
}

/** Parsed JSON, or the one fault that says where it breaks. */
export function parseJson(file: string, text: string): { value: unknown } | { fault: Fault } {
	// Some text editors begin a file with a mark of its encoding, which is no part of it.
	const json = text.replace(/^\uFEFF/, '');
	try {
		return { value: JSON.parse(json) };
	} catch (cause) {
		const { position, message } = findJsonBreak(json) ?? { position: 0, message: String(cause) };
		const place = placeAt(json, position);
		return { fault: { file, ...place, field: 'JSON', message: `cannot be read: ${message}` } };
	}
}

/** Line and column, both from 1, of a position in a text. */
export function placeAt(text: string, position: number): Place {
	const before = text.slice(0, position).split('\n');
	return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
