import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { headersFile, REDIRECTS_FILE } from './headers-file.ts';
import { packSite } from './pack-site.ts';
import { contentSecurityPolicy } from './policy.ts';

/** Services that may live on another host, and so must be named in the policy. */
const SERVICE_VARIABLES = [
	'PUBLIC_BOOKS_SERVICE_URL',
	'PUBLIC_DOWNLOAD_SERVICE_URL',
	'PUBLIC_STATIC_DATA_URL',
] as const;

/**
 * Makes the built folder ready for a server that computes nothing: pages without what no reader needs, a `.br` beside
 * each text file, and `_headers` and `_redirects` from what the pages really hold. Each of 17,000 pages is read once for all of it.
 */
export function delivery(
	environment: Record<string, string | undefined> = process.env,
): AstroIntegration {
	return {
		name: 'delivery',
		hooks: {
			'astro:build:done': async ({ dir, logger }) => {
				const { hashes, files } = await packSite(fileURLToPath(dir));
				const policy = contentSecurityPolicy(hashes, {
					connect: originsOf(SERVICE_VARIABLES.map((name) => environment[name])),
					images: originsOf([
						environment['PUBLIC_QUESTION_IMAGES_URL'],
						environment['PUBLIC_BOOKS_SERVICE_URL'],
					]),
				});
				await writeFile(new URL('_headers', dir), headersFile(policy));
				await writeFile(new URL('_redirects', dir), REDIRECTS_FILE);
				logger.info(
					`${files} text files compressed; ${hashes.scripts.size} inline scripts, ` +
						`${hashes.styles.size} inline styles, policy of ${policy.length} characters`,
				);
			},
		},
	};
}

/** Origins of absolute addresses, each once; a path on this origin needs no entry. */
function originsOf(addresses: readonly (string | undefined)[]): string[] {
	const origins = addresses
		.filter((address) => address !== undefined && URL.canParse(address))
		.map((address) => new URL(address ?? '').origin);
	return [...new Set(origins)];
}
