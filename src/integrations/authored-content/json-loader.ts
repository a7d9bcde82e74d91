/**
 * Loads one JSON file, or each JSON file of a folder, into a collection. Astro's own `file()` loader logs a broken
 * file and goes on with an empty collection; here the build stops and every fault of the file is listed.
 */
import { readFile, readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Loader } from 'astro/loaders';
import type { z } from 'astro/zod';
import { ContentError, faultsOf, parseJson, type Fault } from './faults.ts';

type Entry = { id: string; data: Record<string, unknown> };

type JsonSource<File> = {
	/** A `.json` file or a folder of them, from the project's root. */
	path: string;
	/** Shape of one whole file. */
	schema: z.ZodType<File>;
	/** The entries of one file; `name` is the file's name without `.json`. */
	entries: (file: File, name: string) => Entry[];
};

export function jsonContent<File>(source: JsonSource<File>): Loader {
	return {
		name: 'json-content',
		async load({ store, config, watcher, parseData, generateDigest }) {
			const root = fileURLToPath(config.root);
			const load = async () => {
				const entries = await readJsonContent(root, source);
				store.clear();
				for (const { id, data, file } of entries) {
					const parsed = await parseData({ id, data, filePath: file });
					store.set({ id, data: parsed, filePath: file, digest: generateDigest(parsed) });
				}
			};
			watcher?.add(join(root, source.path));
			watcher?.on('change', (changed) => {
				if (changed.startsWith(join(root, source.path))) void load();
			});
			await load();
		},
	};
}

/** @throws {ContentError} with every fault of every file. */
export async function readJsonContent<File>(
	root: string,
	{ path, schema, entries }: JsonSource<File>,
) {
	const faults: Fault[] = [];
	const found: (Entry & { file: string })[] = [];
	for (const file of await filesAt(root, path)) {
		const parsed = parseJson(file, await readFile(join(root, file), 'utf8'));
		if ('fault' in parsed) {
			faults.push(parsed.fault);
			continue;
		}
		const checked = schema.safeParse(parsed.value);
		if (checked.success) {
			found.push(
				...entries(checked.data, basename(file, '.json')).map((entry) => ({ ...entry, file })),
			);
		} else {
			faults.push(...faultsOf(file, checked.error));
		}
	}
	if (faults.length > 0) throw new ContentError(faults);
	return found;
}

async function filesAt(root: string, path: string): Promise<string[]> {
	try {
		if (path.endsWith('.json')) {
			await readFile(join(root, path));
			return [path];
		}
		const names = await readdir(join(root, path));
		return names
			.filter((name) => name.endsWith('.json'))
			.sort()
			.map((name) => join(path, name));
	} catch (cause) {
		const reason = cause instanceof Error ? cause.message : String(cause);
		throw new ContentError([
			{ file: path, field: '(file)', message: `cannot be read: ${reason}. Put the file back.` },
		]);
	}
}
