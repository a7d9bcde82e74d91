/** Reads one JSON file, or each JSON file in a folder, and lists every issue in every file. */
import { readFile, readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { z } from 'astro/zod';
import { issuesOf, parseJson, type Issue } from './issues.ts';
import type { Scope } from '../../language/glossary.ts';
import { inPlainWords } from '../../schemas/frontmatter/wording.ts';
import { findEncodingIssues } from './rules/encoding.ts';
import { findUnfinished } from './rules/unfinished.ts';
import { findPhrases } from './rules/usage.ts';

export type Entry = { id: string; data: Record<string, unknown> };

export type JsonSource<File> = {
	/** A `.json` file or a folder of them, relative to the project's root. */
	path: string;
	/** The shape of a whole file. */
	schema: z.ZodType<File>;
	/** How strictly the file is held to the glossary; not at all if it quotes others. */
	usage?: Scope;
	/** The entries of one file; `name` is the file's name without `.json`. */
	entries: (file: File, name: string) => Entry[];
};

/** An entry with its file and that file's text. */
export type Found = Entry & { file: string; text: string };

export async function readJsonSource<File>(
	root: string,
	{ path, schema, usage, entries }: JsonSource<File>,
): Promise<{ found: Found[]; issues: Issue[] }> {
	const issues: Issue[] = [];
	const found: Found[] = [];
	const files = await filesAt(root, path);
	if ('issue' in files) return { found, issues: [files.issue] };
	for (const file of files.names) {
		const text = await readFile(join(root, file), 'utf8');
		const parsed = parseJson(file, text);
		if ('issue' in parsed) {
			issues.push(parsed.issue);
			continue;
		}
		const marks = [
			...findEncodingIssues(text),
			...findUnfinished(text, 'remove the entry'),
			...(usage ? findPhrases(text, usage) : []),
		];
		issues.push(...marks.map((one) => ({ file, ...one })));
		const checked = schema.safeParse(parsed.value, { error: inPlainWords });
		if (!checked.success) issues.push(...issuesOf(file, checked.error, text));
		else
			found.push(
				...entries(checked.data, basename(file, '.json')).map((entry) => ({
					...entry,
					file,
					text,
				})),
			);
	}
	return { found, issues };
}

/** A missing file is an issue, never an empty collection. */
async function filesAt(
	root: string,
	path: string,
): Promise<{ names: string[] } | { issue: Issue }> {
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
		return { issue: { file: path, field: '(file)', message: `${reason}. Restore the file.` } };
	}
}
