import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { measureMathFont } from '../math-font/font-measures.ts';
import { filesBelow } from './files-below.ts';
import type { Share } from './finish-files.ts';
import type { PolicyOrigins } from './policy.ts';

/** Pages, and the scripts that Vite built. */
const isFinished = (file: string): boolean => /\.html$|\/_astro\/[^/]+\.js$/.test(file);

/**
 * Finishes the pages and scripts under `folder` on all processors, each page with its own policy that also allows
 * `origins`.
 * @returns the number of files.
 * @throws {Error} if a file cannot be read, finished, or written.
 */
export async function finishSite(folder: string, origins: PolicyOrigins): Promise<number> {
	const files = (await Array.fromAsync(filesBelow(folder, '.html', '.js'))).filter(isFinished);
	// Neighbors are similar in size, so each worker gets every n-th file.
	const workers = availableParallelism();
	const shares = Array.from({ length: workers }, (_, worker) =>
		files.filter((_file, at) => at % workers === worker),
	);
	const ofAll = { folder, origins, font: await measureMathFont() };
	await Promise.all(shares.map((share) => finishElsewhere({ ...ofAll, files: share })));
	return files.length;
}

function finishElsewhere(share: Share): Promise<void> {
	return new Promise((resolve, reject) => {
		const worker = new Worker(new URL('./finish-worker.ts', import.meta.url), {
			workerData: share,
		});
		worker.once('exit', () => resolve());
		worker.once('error', reject);
	});
}
