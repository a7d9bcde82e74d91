/**
 * Faults of authored material. Each names the file, the field, what was found and what to do; a load collects all
 * of them before it stops the build, so an editor sees the whole list at once.
 */
import type { z } from 'astro/zod';

export type Fault = { file: string; field: string; message: string };

export class ContentError extends Error {
	override name = 'ContentError';
	readonly faults: readonly Fault[];

	constructor(faults: readonly Fault[]) {
		const lines = faults.map(({ file, field, message }) => `  ${file}: ${field}: ${message}`);
		super(
			`The authored content has ${faults.length === 1 ? 'a fault' : `${faults.length} faults`}:\n${lines.join('\n')}`,
		);
		this.faults = faults;
	}
}

/** `[3, 'question_count']` → `[3].question_count`; the whole file is `(file)`. */
const fieldName = (path: readonly PropertyKey[]) =>
	path
		.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
		.join('')
		.replace(/^\./, '') || '(file)';

export const faultsOf = (file: string, error: z.core.$ZodError): Fault[] =>
	error.issues.map(({ path, message }) => ({ file, field: fieldName(path), message }));

/** Parsed JSON, or the one fault that says where it breaks. An absent file is a fault too, never an empty list. */
export function parseJson(file: string, text: string): { value: unknown } | { fault: Fault } {
	try {
		return { value: JSON.parse(text) };
	} catch (cause) {
		const reason = cause instanceof Error ? cause.message : String(cause);
		return {
			fault: {
				file,
				field: place(text, reason),
				message: `is not JSON: ${reason}. Look for a missing comma or quotation mark just before it.`,
			},
		};
	}
}

function place(text: string, reason: string): string {
	const position = /position (\d+)/.exec(reason)?.[1];
	if (position === undefined) return 'end of file';
	const before = text.slice(0, Number(position)).split('\n');
	return `line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`;
}
