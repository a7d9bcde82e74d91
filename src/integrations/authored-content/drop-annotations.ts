/**
 * KaTeX writes the TeX of each formula into its MathML once more. The search index is made from it; afterwards it
 * would only cost a reader of a long article up to 600 bytes, the difference between one round trip and two.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { filesBelow } from '../delivery/files-below.ts';

const ANNOTATION = /<annotation encoding="application\/x-tex">[^<]*<\/annotation>/g;

/** Stands after the search index and before the compression. */
export function dropAnnotations(): AstroIntegration {
	return {
		name: 'drop-annotations',
		hooks: {
			'astro:build:done': async ({ dir }) => {
				for await (const file of filesBelow(fileURLToPath(new URL('blog/', dir)), '.html')) {
					const html = await readFile(file, 'utf8');
					await writeFile(file, withoutAnnotations(html));
				}
			},
		},
	};
}

export const withoutAnnotations = (html: string): string => html.replaceAll(ANNOTATION, '');
