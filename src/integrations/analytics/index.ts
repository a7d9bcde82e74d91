/**
 * Analytics at build: without PUBLIC_ANALYTICS_ID the site holds no trace of it; with it, Partytown's files are copied
 * to `dist/~partytown/`, where the loader in `components/Analytics.astro` finds them.
 */
import { fileURLToPath } from 'node:url';
import { copyLibFiles } from '@qwik.dev/partytown/utils';
import type { AstroIntegration } from 'astro';
import { loadEnv } from 'vite';

export type AnalyticsEnv = Readonly<Record<string, string | undefined>>;

/** The build's environment and `.env` files, as pages see it. */
export function readAnalyticsEnv(root: string = process.cwd()): AnalyticsEnv {
	return loadEnv('production', root, 'PUBLIC_');
}

export function hasAnalytics(env: AnalyticsEnv): boolean {
	return Boolean(env['PUBLIC_ANALYTICS_ID']);
}

/**
 * What the Content-Security-Policy must allow, by directive: empty without analytics. The collector's own address is
 * not among them: its script and requests live in Partytown's sandbox, and the page itself may never reach it.
 */
export function analyticsCspSources(
	env: AnalyticsEnv = readAnalyticsEnv(),
): Record<string, string[]> {
	if (!hasAnalytics(env)) return {};
	return { 'script-src': ["'self'"], 'frame-src': ["'self'"], 'worker-src': ["'self'"] };
}

export function analytics(): AstroIntegration {
	let env: AnalyticsEnv = {};
	return {
		name: 'analytics',
		hooks: {
			'astro:config:setup': ({ config }) => {
				env = readAnalyticsEnv(fileURLToPath(config.root));
			},
			'astro:build:done': async ({ dir }) => {
				if (!hasAnalytics(env)) return;
				await copyLibFiles(fileURLToPath(new URL('~partytown/', dir)), { debugDir: false });
			},
		},
	};
}
