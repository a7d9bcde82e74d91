/**
 * Analytics at build time: without PUBLIC_ANALYTICS_ID the site has no trace of it; with it, Partytown's files are
 * copied to `dist/~partytown/`, where the loader in `components/site/Analytics.astro` finds them.
 */
import { fileURLToPath } from 'node:url';
import { copyLibFiles } from '@qwik.dev/partytown/utils';
import type { AstroIntegration } from 'astro';
import { loadEnv } from 'vite';

export function analytics(): AstroIntegration {
	let isConfigured = false;
	return {
		name: 'analytics',
		hooks: {
			'astro:config:setup': ({ config }) => {
				// Including the `.env` files, as pages see it.
				const environment = loadEnv('production', fileURLToPath(config.root), 'PUBLIC_');
				isConfigured = Boolean(environment['PUBLIC_ANALYTICS_ID']);
			},
			'astro:build:done': async ({ dir }) => {
				if (!isConfigured) return;
				await copyLibFiles(fileURLToPath(new URL('~partytown/', dir)), { debugDir: false });
			},
		},
	};
}
