import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Makes `target` contain the PDFs of `source` and no others; resolves to their number. Each is written atomically, so a
 * server may serve them meanwhile.
 */
export async function placePdfs(source: string, target: string): Promise<number> {
	await mkdir(target, { recursive: true });
	const names = (await readdir(source)).filter((name) => name.endsWith('.pdf'));
	for (const name of names) {
		const part = join(target, `${name}.part`);
		// A clone if the file system supports it, so a rebuild does not write 100 MB again.
		await copyFile(join(source, name), part, constants.COPYFILE_FICLONE);
		await rename(part, join(target, name));
	}
	const old = (await readdir(target)).filter((name) => !names.includes(name));
	await Promise.all(old.map((name) => rm(join(target, name))));
	return names.length;
}
