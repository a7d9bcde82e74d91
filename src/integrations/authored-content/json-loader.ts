/**
 * Loads JSON files into a collection. Astro's own `file()` loader logs a broken file and continues with an empty
 * collection; here the build stops and every issue is listed.
 */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Loader } from 'astro/loaders';
import { ContentError } from './issues.ts';
import { type JsonSource, readJsonSource } from './read-json.ts';

export function jsonContent<File>(source: JsonSource<File>): Loader {
	return {
		name: 'json-content',
		async load({ store, config, watcher, logger, parseData, generateDigest }) {
			const root = fileURLToPath(config.root);
			const load = async () => {
				const { found, issues } = await readJsonSource(root, source);
				if (issues.length > 0) throw new ContentError(issues);
				store.clear();
				for (const { id, data, file } of found) {
					const parsed = await parseData({ id, data, filePath: file });
					store.set({ id, data: parsed, filePath: file, digest: generateDigest(parsed) });
				}
			};
			watcher?.add(join(root, source.path));
			watcher?.on('change', (changed) => {
				// In development the last valid state stays and the errors are printed.
				if (changed.startsWith(join(root, source.path)))
					load().catch((issue: unknown) => logger.error(String(issue)));
			});
			await load();
		},
	};
}
