import { rename } from 'node:fs/promises';
import astroSitemap, { type SitemapItem } from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';
import { isIndexable, readHead } from './indexable.ts';
import { THANKS_PATH } from '../../site.ts';
import { sitemapPart } from './sitemap-part.ts';

/**
 * `sitemap.xml`, which lists its parts. The built pages decide: one with `noindex` or another canonical URL is left
 * out. The thank-you page after a form may be indexed, but nobody should start there.
 */
export function sitemap(): AstroIntegration {
	let built = new URL('file:///');
	const within = (part: string) => (item: SitemapItem) =>
		sitemapPart(new URL(item.url).pathname) === part ? item : undefined;
	const made = astroSitemap({
		filter: (address) =>
			new URL(address).pathname !== THANKS_PATH &&
			isIndexable(readHead(fileOf(address, built)), address),
		// Anything in none of these goes to a part called "pages".
		chunks: {
			posts: within('posts'),
			workbooks: within('workbooks'),
			lectures: within('lectures'),
			questions: within('questions'),
		},
		namespaces: { news: false, xhtml: false, image: false, video: false },
	});
	return {
		...made,
		hooks: {
			...made.hooks,
			'astro:config:done': (options) => {
				built = options.config.outDir;
				return made.hooks['astro:config:done']?.(options);
			},
			'astro:build:done': async (options) => {
				await made.hooks['astro:build:done']?.(options);
				// The usual place; the package has no setting for the name.
				await rename(
					new URL('sitemap-index.xml', options.dir),
					new URL('sitemap.xml', options.dir),
				);
			},
		},
	};
}

function fileOf(address: string, folder: URL): URL {
	const { pathname } = new URL(address);
	return new URL(pathname === '/' ? './index.html' : `.${pathname}.html`, folder);
}
