/**
 * Serves the built site in the order that the CDN keeps too: static file → alias rewrite → record shell → 404.
 * Pages are looked up in `build.format: 'file'`: `/about` is `/about.html`, and `/about/` is sent there by 308.
 */
import type { Context } from 'hono';
import { toApiError } from './api-error.ts';
import type { SiteFile, SiteFiles } from './site-files.ts';
import { parseRecordAddress, parseSitePath } from './site-path.ts';
import type { BooksStore } from './store/books-store.ts';

/** `path` is the address whose header rules apply to the file. */
type Found = { path: string; file: SiteFile };

export type StaticSiteParts = {
	files: SiteFiles;
	books: Pick<BooksStore, 'hasQuestion' | 'hasLecture'>;
	logFault: (error: unknown) => void;
};

export function createStaticSite({ files, books, logFault }: StaticSiteParts) {
	/** `/about` → `/about.html`; a path with its own file name is that file. */
	const findFile = async (path: string): Promise<Found | null> => {
		if (isPrivate(path)) return null;
		const names = path === '/' ? ['/index.html'] : [path, `${path}.html`];
		for (const name of names) {
			const file = await files.find(name);
			if (file) return { path, file };
		}
		return null;
	};

	const findAlias = async (path: string): Promise<Found | null> =>
		path.startsWith('/worksheets')
			? findFile(path.replace(/^\/worksheets(?=\/|$)/, '/workbooks'))
			: null;

	const findShell = async (path: string): Promise<Found | null> => {
		const address = parseRecordAddress(path);
		if (!address) return null;
		const isKnown = await (address.kind === 'question' ? books.hasQuestion : books.hasLecture)(
			address,
			address.id,
		);
		const file = isKnown ? await files.find('/shell.html') : null;
		return file && { path: '/shell', file };
	};

	const sendMissing = async (c: Context): Promise<Response> => {
		const file = await files.find('/404.html');
		if (!file) return c.text('There is no such page.', 404);
		return file.send(c, '/404', 404);
	};

	const answer = async (c: Context): Promise<Response> => {
		const { pathname, search } = new URL(c.req.url);
		const site = parseSitePath(pathname);
		if (!site) return sendMissing(c);
		const { path, hasTrailingSlash } = site;
		const found = (await findFile(path)) ?? (await findAlias(path)) ?? (await findShell(path));
		if (!found) return sendMissing(c);
		if (hasTrailingSlash) return c.redirect(pathname.slice(0, -1) + search, 308);
		// `/about.html` is the same page as `/about`: one address for each.
		if (path.endsWith('.html')) {
			const clean = pathname.replace(/(?:\/index)?\.html$/, '') || '/';
			return c.redirect(clean + search, 308);
		}
		return found.file.send(c, found.path, 200);
	};

	return async function serveSite(c: Context): Promise<Response> {
		if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
			return c.text('Pages take GET or HEAD.', 405, { Allow: 'GET, HEAD' });
		}
		try {
			return await answer(c);
		} catch (error) {
			const { code, headers, message } = toApiError(error);
			if (code === 'not_ready') return c.text(message, 503, { ...headers });
			logFault(error);
			return c.text('This page could not be sent. Try again later.', 500);
		}
	};
}

/** Files of the build that are no pages: the header rules, the shell, the 404 page, compressed copies. */
const isPrivate = (path: string): boolean =>
	/^\/(?:_headers|_redirects|(?:shell|404)(?:\.html)?)$/.test(path) || path.endsWith('.br');
