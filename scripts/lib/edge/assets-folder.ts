import { linkSync, copyFileSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Cloudflare's limits for one version of a Worker on the paid plan; on the free plan, 20,000 files. */
export const ASSET_LIMITS = { files: 100_000, freeFiles: 20_000, fileBytes: 25 * 1024 * 1024 };

/**
 * Makes `folder` the built site as the edge serves it, by hard links: without the compressed copies, since Cloudflare
 * compresses on its own, and without `_redirects`, whose rules would precede the files there.
 * @returns the number of files.
 * @throws {Error} in one line if there are too many files or one is too large.
 */
export function writeAssetsFolder(
	distDir: string,
	folder: string,
	limits: Pick<typeof ASSET_LIMITS, 'files' | 'fileBytes'> = ASSET_LIMITS,
): number {
	rmSync(folder, { recursive: true, force: true });
	mkdirSync(folder, { recursive: true });
	let files = 0;
	for (const entry of readdirSync(distDir, { recursive: true, withFileTypes: true })) {
		const source = join(entry.parentPath, entry.name);
		const name = relative(distDir, source);
		if (entry.isDirectory()) mkdirSync(join(folder, name), { recursive: true });
		else if (!isLeftOut(name)) {
			const { size } = statSync(source);
			if (size > limits.fileBytes) {
				throw new Error(
					`${source} has ${size} bytes; Cloudflare allows ${limits.fileBytes} per file.`,
				);
			}
			linkOrCopy(source, join(folder, name));
			files++;
		}
	}
	if (files > limits.files) {
		throw new Error(`The site has ${files} files; Cloudflare allows ${limits.files}.`);
	}
	return files;
}

/** Hidden files too: the Node adapter never sends one, but Cloudflare would. */
const isLeftOut = (name: string): boolean =>
	name.endsWith('.br') || name === '_redirects' || /(?:^|\/)\.(?!well-known\/)/.test(name);

function linkOrCopy(source: string, target: string): void {
	try {
		linkSync(source, target);
	} catch (error) {
		// The two folders are on different disks.
		if (!(error instanceof Error && 'code' in error && error.code === 'EXDEV')) throw error;
		copyFileSync(source, target);
	}
}
