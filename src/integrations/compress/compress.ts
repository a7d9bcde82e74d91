import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { filesBelow } from '../headers/files-below.ts';
import { brotliQuality } from './quality.ts';

const brotli = promisify(brotliCompress);
const TEXT_FILES = ['.html', '.js', '.css', '.svg', '.json', '.txt', '.xml', '.webmanifest'];
// Below this a header costs more than compression saves.
const SMALLEST = 512;
// As many as node's thread pool works on at once.
const AT_ONCE = 4;

/** Writes a `.br` beside each text file, so no server has to compress while a visitor waits. */
export function compress(): AstroIntegration {
	return {
		name: 'compress',
		hooks: {
			'astro:build:done': async ({ dir, logger }) => {
				const files = await Array.fromAsync(filesBelow(fileURLToPath(dir), ...TEXT_FILES));
				const queue = files.values();
				const worker = async () => {
					for (const file of queue) await compressFile(file, files.length);
				};
				await Promise.all(Array.from({ length: AT_ONCE }, worker));
				logger.info(`${files.length} text files compressed`);
			},
		},
	};
}

async function compressFile(file: string, filesInBuild: number): Promise<void> {
	const text = await readFile(file);
	if (text.length < SMALLEST) return;
	const packed = await brotli(text, {
		params: {
			[constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
			[constants.BROTLI_PARAM_QUALITY]: brotliQuality(file, text.length, filesInBuild),
			[constants.BROTLI_PARAM_SIZE_HINT]: text.length,
		},
	});
	await writeFile(`${file}.br`, packed);
}
