import { stat, readFile } from 'node:fs/promises';
import { resolve, sep } from 'node:path';

export type FolderFile = {
	size: number;
	modifiedMs: number;
	read(): Promise<Uint8Array<ArrayBuffer>>;
};

/** `path` starts with a slash: `/about.html`. Null if there is no such file. */
export type FolderFiles = { find(path: string): Promise<FolderFile | null> };

/** Files below one folder of the disk, whatever the path says. */
export function openFolder(folder: string): FolderFiles {
	const root = resolve(folder);
	return {
		async find(path) {
			const file = resolve(root, `.${path}`);
			if (!file.startsWith(root + sep)) return null;
			const found = await stat(file).catch(nullIfMissing);
			if (!found?.isFile()) return null;
			const read = async () => new Uint8Array(await readFile(file));
			return { size: found.size, modifiedMs: Math.floor(found.mtimeMs), read };
		},
	};
}

const MISSING = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'EISDIR']);

function nullIfMissing(error: NodeJS.ErrnoException): null {
	if (MISSING.has(error.code ?? '')) return null;
	throw error;
}
