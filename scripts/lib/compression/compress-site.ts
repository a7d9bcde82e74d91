import { filesBelow } from '../../../src/integrations/delivery/files-below.ts';
import { runInThreads } from '../process/run-in-threads.ts';
import type { CompressionTask } from './compress-files.ts';

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

/** Enough for each thread to get many, so that all end together. */
const FILES_IN_TASK = 200;

/**
 * Writes a `.br` of each text file under `folder` that is worth it, on all processors. Each is written atomically, so a
 * server may serve the files meanwhile.
 * @returns the number of copies written.
 * @throws {Error} if a file cannot be read or written.
 */
export async function compressSite(folder: string): Promise<number> {
	const files = await Array.fromAsync(filesBelow(folder, ...TEXT_FILES));
	const tasks: CompressionTask[] = [];
	for (let from = 0; from < files.length; from += FILES_IN_TASK)
		tasks.push({
			files: files.slice(from, from + FILES_IN_TASK),
			filesInSite: files.length,
		});
	const worker = new URL('./compress-files.ts', import.meta.url);
	const written = await runInThreads<CompressionTask, number>(worker, tasks);
	return written.reduce((sum, copies) => sum + copies, 0);
}
