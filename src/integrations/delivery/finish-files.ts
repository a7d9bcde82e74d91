/** The work on one share of the built files. All calls are blocking: it runs in a worker that does nothing else. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FontMeasures } from '../math-font/font-measures.ts';
import { finishScript } from './finish-script.ts';
import { finishHtml, type SharedScript } from './finish-html.ts';
import { withKnownSizes } from './known-sizes.ts';
import { addPolicy, type PolicyOrigins } from './policy.ts';

/** `folder` is the whole site's, where shared scripts are put. */
export type Share = {
	folder: string;
	files: readonly string[];
	origins: PolicyOrigins;
	font: FontMeasures;
};

/**
 * Finishes pages and scripts in place and adds each page's policy.
 * @throws {Error} naming the file that cannot be read, finished, or written.
 */
export function finishFiles({ folder, files, origins, font }: Share): void {
	for (const file of files) {
		try {
			const text = readFileSync(file, 'utf8');
			writeFileSync(file, file.endsWith('.js') ? finishScript(text) : finishedPage(text));
		} catch (cause) {
			throw new Error(`${file}: ${cause instanceof Error ? cause.message : cause}`, { cause });
		}
	}

	function finishedPage(text: string): string {
		const page = finishHtml(text, (script) => writeShared(folder, script));
		return addPolicy(withKnownSizes(page, font), origins);
	}
}

/** Its name is a hash of its text, so two workers at the same time write the same file. */
function writeShared(folder: string, { path, text }: SharedScript): void {
	const file = join(folder, path);
	if (!existsSync(file)) writeFileSync(file, text);
}
