import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { loadEnv } from 'vite';
import { finishSite } from './finish-site.ts';
import { HEADERS_FILE, REDIRECTS_FILE } from './headers-file.ts';
import { policyOrigins, type PolicyOrigins } from './policy.ts';

/**
 * Makes the built folder ready for a server that computes nothing: pages without what no reader needs and each with a
 * policy of its own, and `_headers` and `_redirects`. The compressed copies come later, from `scripts/compress-site.ts`.
 */
export function delivery(): AstroIntegration {
	let origins: PolicyOrigins;
	return {
		name: 'delivery',
		hooks: {
			'astro:config:setup': ({ config }) => {
				// With the `.env` files, as pages see it.
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
