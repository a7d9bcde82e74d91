import { constants } from 'node:fs';
import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/**
 * Puts the workbooks that `npm run pdfs` has typeset (`.data/pdfs/*.pdf`) into the built site as `/pdfs/*.pdf`, so
 * that they are static files for the CDN and the embedded server alike.
 */
export function workbookPdfs(): AstroIntegration {
	let source = '';
	return {
		name: 'workbook-pdfs',
		hooks: {
			'astro:config:done': ({ config }) => {
				source = fileURLToPath(new URL('.data/pdfs/', config.root));
			},
			'astro:build:done': async ({ dir, logger }) => {
				const target = fileURLToPath(new URL('pdfs/', dir));
				const names = await pdfsIn(source);
				if (names.length === 0)
					return logger.warn('no workbook to offer for download: run `npm run pdfs` first.');
				await mkdir(target, { recursive: true });
				for (const name of names) {
					// A clone where the file system can, so that a rebuild does not write 100 MB again.
					await copyFile(`${source}${name}`, `${target}${name}`, constants.COPYFILE_FICLONE);
				}
				logger.info(`${names.length} workbooks`);
			},
		},
	};
}

async function pdfsIn(folder: string): Promise<string[]> {
	// No folder means that nothing has been typeset yet.
	const names = await readdir(folder).catch(() => []);
	return names.filter((name) => name.endsWith('.pdf'));
}
