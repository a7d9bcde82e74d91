/** The work on one share of the built files. Blocking calls throughout: it runs in a worker that does nothing else. */
import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { collectHashes, type InlineHashes } from './policy.ts';
import { brotliQuality } from './quality.ts';

export type Share = { files: readonly string[]; filesInBuild: number };

/** The hashes of all inline elements in a share. */
export type Packed = InlineHashes;

// Below this a header costs more than compression saves.
const SMALLEST = 512;

export function packFiles({ files, filesInBuild }: Share): Packed {
	const hashes: InlineHashes = { scripts: new Set(), styles: new Set() };
	for (const file of files) {
		const text = readFileSync(file);
		if (file.endsWith('.html')) collectHashes(text.toString(), hashes);
		if (text.length < SMALLEST) continue;
		const quality = brotliQuality(file, text.length, filesInBuild);
		writeFileSync(`${file}.br`, packed(text, quality));
	}
	return hashes;
}

const packed = (text: Buffer, quality: number): Buffer =>
	brotliCompressSync(text, {
		params: {
			[constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
			[constants.BROTLI_PARAM_QUALITY]: quality,
			[constants.BROTLI_PARAM_SIZE_HINT]: text.length,
			[constants.BROTLI_PARAM_LGWIN]: windowBits(text.length),
		},
	});

/** The smallest window that holds the whole file: the usual 4 MB would be taken from the system for each page anew. */
const windowBits = (bytes: number): number =>
	Math.min(Math.max(Math.ceil(Math.log2(bytes + 16)), 16), constants.BROTLI_DEFAULT_WINDOW);
