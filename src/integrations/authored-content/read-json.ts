/** Reads one JSON file, or each JSON file of a folder, and lists every fault of every file. */
import { readFile, readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { z } from 'astro/zod';
import { faultsOf, parseJson, type Fault } from './faults.ts';
import { inPlainWords } from '../../schemas/frontmatter/wording.ts';
import { findEncodingFaults } from './rules/encoding.ts';
import { findUnfinished } from './rules/unfinished.ts';

export type Entry = { id: string; data: Record<string, unknown> };

export type JsonSource<File> = {
	/** A `.json` file or a folder of them, from the project's root. */
	path: string;
	/** Shape of one whole file. */
	schema: z.ZodType<File>;
	/** The entries of one file; `name` is the file's name without `.json`. */
	entries: (file: File, name: string) => Entry[];
};

/** An entry with the file it stands in and what that file holds. */
export type Found = Entry & { file: string; text: string };

export async function readJsonSource<File>(
	root: string,
	{ path, schema, entries }: JsonSource<File>,
): Promise<{ found: Found[]; faults: Fault[] }> {
	const faults: Fault[] = [];
	const found: Found[] = [];
	const files = await filesAt(root, path);
	if ('fault' in files) return { found, faults: [files.fault] };
	for (const file of files.names) {
		const text = await readFile(join(root, file), 'utf8');
		const parsed = parseJson(file, text);
		if ('fault' in parsed) {
			faults.push(parsed.fault);
			continue;
		}
		const marks = [...findEncodingFaults(text), ...findUnfinished(text, 'remove the entry')];
		faults.push(...marks.map((one) => ({ file, ...one })));
		const checked = schema.safeParse(parsed.value, { error: inPlainWords });
		if (!checked.success) faults.push(...faultsOf(file, checked.error, text));
		else
			found.push(
				...entries(checked.data, basename(file, '.json')).map((entry) => ({
					...entry,
					file,
					text,
				})),
			);
	}
	return { found, faults };
}

/** An absent file is a fault, never an empty collection. */
async function filesAt(
	root: string,
	path: string,
): Promise<{ names: string[] } | { fault: Fault }> {
	try {
		if (path.endsWith('.json')) {
			await readFile(join(root, path));
			return { names: [path] };
		}
		const names = await readdir(join(root, path));
		return {
			names: names
				.filter((name) => name.endsWith('.json'))
				.sort()
				.map((name) => join(path, name)),
		};
	} catch (cause) {
		const isMissing = cause instanceof Error && 'code' in cause && cause.code === 'ENOENT';
		const reason = isMissing ? 'is missing' : `cannot be read: ${String(cause)}`;
		return { fault: { file: path, field: '(file)', message: `${reason}. Put the file back.` } };
	}
}
