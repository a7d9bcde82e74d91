/** Serves the editor (Sveltia CMS) under `/admin`, in development and on the built site. */
import { mkdir, writeFile } from 'node:fs/promises';
import { extname } from 'node:path';
import type { AstroIntegration } from 'astro';
import { cmsFiles, readCmsFile } from './cms-files.ts';
import { adminConfig } from './config.ts';
import { ADMIN_PAGE, ADMIN_STYLE, START_SCRIPT } from './page.ts';

/** What is served, by its path on the built site. */
const files = (): Map<string, () => string | Buffer> =>
	new Map<string, () => string | Buffer>([
		['admin.html', () => ADMIN_PAGE],
		['admin/admin.css', () => ADMIN_STYLE],
		['admin/start.js', () => START_SCRIPT],
		['admin/config.json', () => JSON.stringify(adminConfig)],
		...cmsFiles().map((name) => [`admin/cms/${name}`, () => readCmsFile(name)] as const),
	]);

const TYPES: Readonly<Record<string, string>> = {
	'.css': 'text/css',
	'.html': 'text/html',
	'.js': 'text/javascript',
	'.json': 'application/json',
	'.png': 'image/png',
	'.wasm': 'application/wasm',
	'.woff2': 'font/woff2',
};

export function admin(): AstroIntegration {
	return {
		name: 'admin',
		hooks: {
			'astro:server:setup': ({ server }) => {
				const served = files();
				server.middlewares.use((request, response, next) => {
					const { pathname } = new URL(request.url ?? '/', 'http://localhost');
					const name = pathname === '/admin' ? 'admin.html' : pathname.slice(1);
					const read = served.get(name);
					if (!read) return next();
					response.setHeader('content-type', TYPES[extname(name)] ?? 'text/plain');
					response.end(read());
				});
			},
			'astro:build:done': async ({ dir }) => {
				for (const [name, read] of files()) {
					const file = new URL(name, dir);
					await mkdir(new URL('.', file), { recursive: true });
					await writeFile(file, read());
				}
			},
		},
	};
}
