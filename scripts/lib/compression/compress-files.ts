/** Compresses one share of the files. All calls are blocking: it runs in a thread that does nothing else. */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { brotliQuality } from './quality.ts';

export type CompressionTask = { files: readonly string[]; filesInSite: number };

// Below this, a header costs more than compression saves.
const SMALLEST = 512;

/** Whether a tenth fewer bytes may fit a page with its headers into the ten segments of the first round trip. */
const isWorthMore = (bytes: number): boolean => bytes > 13_800 && bytes < 15_500;

/**
 * Writes the `.br` of each file that is long enough, and returns how many.
 * @throws {Error} naming the file that cannot be read or written.
 */
export default function compressFiles({ files, filesInSite }: CompressionTask): number {
	let copies = 0;
	for (const file of files) {
		const text = readFileSync(file);
		if (text.length < SMALLEST) continue;
		const quick = compressed(text, brotliQuality(file, text.length, filesInSite));
		writeFileSync(`${file}.br.part`, isWorthMore(quick.length) ? compressed(text, 11) : quick);
		renameSync(`${file}.br.part`, `${file}.br`);
		copies++;
	}
	return copies;
}

const compressed = (text: Buffer, quality: number): Buffer =>
	brotliCompressSync(text, {
		params: {
			[constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
			[constants.BROTLI_PARAM_QUALITY]: quality,
			[constants.BROTLI_PARAM_SIZE_HINT]: text.length,
			[constants.BROTLI_PARAM_LGWIN]: windowBits(text.length),
		},
	});

/** The smallest window that fits the whole file: by default, Brotli allocates 4 MB for every page. */
const windowBits = (bytes: number): number =>
	Math.min(Math.max(Math.ceil(Math.log2(bytes + 16)), 16), constants.BROTLI_DEFAULT_WINDOW);
