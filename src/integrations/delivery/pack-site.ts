import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { filesBelow } from './files-below.ts';
import type { Share } from './pack-files.ts';
import type { InlineHashes } from './policy.ts';

const TEXT_FILES = [
	'.html',
	'.js',
	'.css',
	'.svg',
	'.json',
	'.txt',
	'.xml',
	'.webmanifest',
	'.wasm',
];

/**
 * Finishes the pages under `folder`, writes a `.br` beside each text file and collects the hashes of all inline scripts and styles, on
 * every processor at once.
 * @throws {Error} if a file cannot be read or written.
 */
export async function packSite(folder: string): Promise<{ hashes: InlineHashes; files: number }> {
	const files = await Array.fromAsync(filesBelow(folder, ...TEXT_FILES));
	// Neighbours are alike in size, so each worker gets every n-th file.
	const workers = availableParallelism();
	const shares = Array.from({ length: workers }, (_, worker) =>
		files.filter((_file, at) => at % workers === worker),
	);
	const packed = await Promise.all(
		shares.map((share) => packElsewhere({ files: share, filesInBuild: files.length })),
	);
	return {
		hashes: {
			scripts: new Set(packed.flatMap(({ scripts }) => [...scripts])),
			styles: new Set(packed.flatMap(({ styles }) => [...styles])),
		},
		files: files.length,
	};
}

function packElsewhere(share: Share): Promise<InlineHashes> {
	return new Promise((resolve, reject) => {
		const worker = new Worker(new URL('./pack-worker.ts', import.meta.url), { workerData: share });
		worker.once('message', resolve);
		worker.once('error', reject);
	});
}
