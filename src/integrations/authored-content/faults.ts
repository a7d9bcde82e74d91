/**
 * Faults of authored material. Each names the file, the place, the field, what was found and what to write. All of
 * them are collected before anything stops, so an editor sees the whole list at once.
 */
import type { z } from 'astro/zod';
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
	return error.issues.map((issue) => {
		const key = issue.code === 'unrecognized_keys' ? issue.keys[0] : undefined;
		const path = key === undefined ? issue.path : [...issue.path, key];
		return { file, ...placeOf(path), field: fieldName(path), message: issue.message };
	});
}

/** Parsed JSON, or the one fault that says where it breaks. */
export function parseJson(file: string, text: string): { value: unknown } | { fault: Fault } {
	try {
		return { value: JSON.parse(text) };
	} catch (cause) {
		const reason = cause instanceof Error ? cause.message : String(cause);
		const position = Number(/position (\d+)/.exec(reason)?.[1] ?? text.length);
		return {
			fault: {
				file,
				...placeAt(text, position),
				field: 'JSON',
				message: `cannot be read: ${reason}. Look for a missing comma or quotation mark just before this place, or a comma too many after the last entry.`,
			},
		};
	}
}

/** Line and column, both from 1, of a position in a text. */
export function placeAt(text: string, position: number): Place {
	const before = text.slice(0, position).split('\n');
	return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
