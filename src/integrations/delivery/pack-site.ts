import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { measureMathFont } from '../math-font/font-measures.ts';
import { filesBelow } from './files-below.ts';
import type { Share } from './pack-files.ts';
import type { PolicyOrigins } from './policy.ts';

const TEXT_FILES = [
	'.html',
	'.js',
	'.css',
	'.svg',
	'.json',
	'.txt',
	'.xml',
	'.jsonl',
	'.webmanifest',
	'.wasm',
];

/**
 * Finishes the pages under `folder`, each under a policy of its own that also allows `origins`, and writes a `.br`
 * beside each text file, on every processor at once.
 * @returns how many text files there are.
 * @throws {Error} if a file cannot be read or written.
 */
export async function packSite(folder: string, origins: PolicyOrigins): Promise<number> {
	const files = await Array.fromAsync(filesBelow(folder, ...TEXT_FILES));
	// Neighbours are alike in size, so each worker gets every n-th file.
	const workers = availableParallelism();
	const shares = Array.from({ length: workers }, (_, worker) =>
		files.filter((_file, at) => at % workers === worker),
	);
	const ofAll = { folder, filesInBuild: files.length, origins, font: await measureMathFont() };
	await Promise.all(shares.map((share) => packElsewhere({ ...ofAll, files: share })));
	return files.length;
}

function packElsewhere(share: Share): Promise<void> {
	return new Promise((resolve, reject) => {
		const worker = new Worker(new URL('./pack-worker.ts', import.meta.url), { workerData: share });
		worker.once('exit', () => resolve());
		worker.once('error', reject);
	});
}
