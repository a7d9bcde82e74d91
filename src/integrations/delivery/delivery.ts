import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { loadEnv } from 'vite';
import { finishSite } from './finish-site.ts';
import { HEADERS_FILE, REDIRECTS_FILE } from './headers-file.ts';
import { policyOrigins, type PolicyOrigins } from './policy.ts';

/**
 * Prepares the built folder for a static server: pages without anything a reader does not need, each with its own
 * policy, plus `_headers` and `_redirects`. The compressed copies come later, from `scripts/compress-site.ts`.
 */
export function delivery(): AstroIntegration {
	let origins: PolicyOrigins;
	return {
		name: 'delivery',
		hooks: {
			'astro:config:setup': ({ config }) => {
				// Including the `.env` files, as pages see it.
				origins = policyOrigins(loadEnv('production', fileURLToPath(config.root), 'PUBLIC_'));
			},
			'astro:build:done': async ({ dir, logger }) => {
				const files = await finishSite(fileURLToPath(dir), origins);
				await writeFile(new URL('_headers', dir), HEADERS_FILE);
				await writeFile(new URL('_redirects', dir), REDIRECTS_FILE);
				logger.info(`${files} pages and scripts finished`);
			},
		},
	};
}
