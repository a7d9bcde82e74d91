/** The work on one share of the built files. Blocking calls throughout: it runs in a worker that does nothing else. */
import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { finishHtml } from './finish-html.ts';
import { collectHashes, type InlineHashes } from './policy.ts';
import { brotliQuality } from './quality.ts';

export type Share = { files: readonly string[]; filesInBuild: number };

// Below this a header costs more than compression saves.
const SMALLEST = 512;

/** Finishes pages in place, writes the `.br` twins and returns the hashes of all inline elements in the share. */
export function packFiles({ files, filesInBuild }: Share): InlineHashes {
	const hashes: InlineHashes = { scripts: new Set(), styles: new Set() };
	for (const file of files) {
		const text = file.endsWith('.html') ? finishPage(file, hashes) : readFileSync(file);
		if (text.length < SMALLEST) continue;
		const quality = brotliQuality(file, text.length, filesInBuild);
		writeFileSync(`${file}.br`, packed(text, quality));
	}
	return hashes;
}

function finishPage(file: string, hashes: InlineHashes): Buffer {
	const built = readFileSync(file, 'utf8');
	const finished = finishHtml(built);
	collectHashes(finished, hashes);
	const bytes = Buffer.from(finished);
	if (finished !== built) writeFileSync(file, bytes);
	return bytes;
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
