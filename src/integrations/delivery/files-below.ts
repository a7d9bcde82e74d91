import { opendir } from 'node:fs/promises';
import { join } from 'node:path';

/** Paths of all files under `folder` whose names end in one of `endings`, in unspecified order. */
export async function* filesBelow(folder: string, ...endings: string[]): AsyncGenerator<string> {
	for await (const entry of await opendir(folder, { recursive: true })) {
		if (entry.isFile() && endings.some((ending) => entry.name.endsWith(ending)))
			yield join(entry.parentPath, entry.name);
	}
}
