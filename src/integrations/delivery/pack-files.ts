/** The work on one share of the built files. Blocking calls throughout: it runs in a worker that does nothing else. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { FontMeasures } from '../math-font/font-measures.ts';
import { finishScript } from './finish-script.ts';
import { finishHtml, type SharedScript } from './finish-html.ts';
import { withKnownSizes } from './known-sizes.ts';
import { addPolicy, type PolicyOrigins } from './policy.ts';
import { brotliQuality } from './quality.ts';

/** `folder` is that of the whole site, where shared scripts are put. */
export type Share = {
	folder: string;
	files: readonly string[];
	filesInBuild: number;
	origins: PolicyOrigins;
	font: FontMeasures;
};

// Below this a header costs more than compression saves.
const SMALLEST = 512;

/** Whether a tenth fewer bytes may bring a page with its headers into the ten segments of the first round trip. */
const isWorthMore = (bytes: number): boolean => bytes > 13_800 && bytes < 15_500;

/**
 * Finishes pages and scripts in place, puts each page under its own policy and writes the `.br` twins.
 * @throws {Error} naming the file that cannot be read, finished or written.
 */
export function packFiles(share: Share): void {
	for (const file of share.files) {
		const text = isFinished(file) ? finishFile(file, share) : readFileSync(file);
		if (text.length < SMALLEST) continue;
		const quick = packed(text, brotliQuality(file, text.length, share.filesInBuild));
		writeFileSync(`${file}.br`, isWorthMore(quick.length) ? packed(text, 11) : quick);
	}
}

/** Pages, and the scripts that Vite built. */
const isFinished = (file: string): boolean => /\.html$|\/_astro\/[^/]+\.js$/.test(file);

/** Its name holds the hash of its text, so two workers at once write the same. */
function writeShared(folder: string, { path, text }: SharedScript): void {
	const file = join(folder, path);
	if (existsSync(`${file}.br`)) return;
	writeFileSync(file, text);
	writeFileSync(`${file}.br`, packed(Buffer.from(text), 11));
}

function finishFile(file: string, share: Share): Buffer {
	const bytes = Buffer.from(finished(file, share));
	writeFileSync(file, bytes);
	return bytes;
}

function finished(file: string, { folder, origins, font }: Share): string {
	try {
		const text = readFileSync(file, 'utf8');
		if (file.endsWith('.js')) return finishScript(text);
		const page = finishHtml(text, (script) => writeShared(folder, script));
		return addPolicy(withKnownSizes(page, font), origins);
	} catch (cause) {
		throw new Error(`${file}: ${cause instanceof Error ? cause.message : cause}`, { cause });
	}
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
