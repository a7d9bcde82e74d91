import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { loadEnv } from 'vite';
import { HEADERS_FILE, REDIRECTS_FILE } from './headers-file.ts';
import { packSite } from './pack-site.ts';
import { originsOf, type PolicyOrigins } from './policy.ts';

/** Services that may live on another host, and so must be named in the policy. */
const SERVICE_VARIABLES = [
	'PUBLIC_BOOKS_SERVICE_URL',
	'PUBLIC_DOWNLOAD_SERVICE_URL',
	'PUBLIC_STATIC_DATA_URL',
] as const;

/**
 * Makes the built folder ready for a server that computes nothing: pages without what no reader needs and each with a
 * policy of its own, a `.br` beside each text file, and `_headers` and `_redirects`. Each of 17,000 pages is read once.
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
				const files = await packSite(fileURLToPath(dir), origins);
				await writeFile(new URL('_headers', dir), HEADERS_FILE);
				await writeFile(new URL('_redirects', dir), REDIRECTS_FILE);
				logger.info(`${files} text files compressed`);
			},
		},
	};
}

function policyOrigins(environment: Record<string, string>): PolicyOrigins {
	return {
		connect: originsOf(SERVICE_VARIABLES.map((name) => environment[name])),
		images: originsOf([
			environment['PUBLIC_QUESTION_IMAGES_URL'],
			environment['PUBLIC_BOOKS_SERVICE_URL'],
		]),
	};
}
