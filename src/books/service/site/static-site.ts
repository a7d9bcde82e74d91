/**
 * Serves the built site in the same order as the CDN: static file → alias rewrite → record shell → 404. What was
 * imported after the build is filled in as it is served: the head of a shell, `/data/books.json`, the sitemap index.
 * Pages are looked up in `build.format: 'file'`: `/about` is `/about.html`, and `/about/` redirects there with a 308.
 */
import type { Context } from 'hono';
import { requestOf } from '../answer.ts';
import { toApiError } from '../api-error.ts';
import type { LogError } from '../service-parts.ts';
import { fillShell } from './fill-shell.ts';
import { importedSitemap, type SitemapRecords, withImportedSitemaps } from './live-sitemap.ts';
import { liveStaticData, type StaticDataRecords } from './live-static-data.ts';
import { ifNotReady } from '../store/books-store.ts';
import { notYetPage } from './not-yet-page.ts';
import { findRecordPage, type PageRecords } from './record-page.ts';
import type { EditText, SiteFile, SiteFiles } from './site-files.ts';
import { parseRecordAddress, parseSitePath } from './site-path.ts';

/** `path` is the path whose header rules apply to the file. */
type Found = { path: string; file: SiteFile; edit?: EditText | undefined };

export type StaticSiteParts = {
	files: SiteFiles;
	books: PageRecords & StaticDataRecords & SitemapRecords;
	logError: LogError;
	/** Whole seconds until a file that is still being generated is ready; undefined for any other path. */
	secondsUntil?: ((path: string) => number | undefined) | undefined;
};

export function createStaticSite({ files, books, logError, secondsUntil }: StaticSiteParts) {
	/** `/about` → `/about.html`; a path with an extension is that file. */
	const findFile = async (path: string): Promise<Found | null> => {
		if (isPrivate(path)) return null;
		const names = path === '/' ? ['/index.html'] : [path, `${path}.html`];
		for (const name of names) {
			const file = await files.find(name);
			if (file) return { path, file, edit: await liveEdit(path, file) };
		}
		return null;
	};

	const findAlias = async (path: string): Promise<Found | null> =>
		path.startsWith('/worksheets')
			? findFile(path.replace(/^\/worksheets(?=\/|$)/, '/workbooks'))
			: null;

	const findShell = async (path: string): Promise<Found | null> => {
		const address = parseRecordAddress(path);
		const page = address && (await findRecordPage(books, address));
		const file = page ? await files.find('/shell.html') : null;
		return page && file && { path: '/shell', file, edit: (html) => fillShell(html, page) };
	};

	/** What a build cannot know: books and paths of records imported after it. */
	const liveEdit = async (path: string, file: SiteFile): Promise<EditText | undefined> => {
		if (path !== '/sitemap.xml') return liveStaticData(path, books);
		const index = await readText(file);
		const text = await withImportedSitemaps(index, books).catch(ifNotReady(index));
		return () => text;
	};

	const sendSitemap = async (c: Context, path: string): Promise<Response | null> => {
		if (!path.startsWith('/sitemap-imported-')) return null;
		const index = await files.find('/sitemap.xml');
		const sitemap = index && importedSitemap(path, await readText(index), books);
		return c.req.method === 'HEAD' ? sitemap && new Response(null, sitemap) : sitemap;
	};

	const sendNotYet = (c: Context, path: string): Response | null => {
		const seconds = secondsUntil?.(path);
		if (seconds === undefined) return null;
		const headers = { 'Retry-After': String(seconds), 'Cache-Control': 'no-store' };
		return c.html(notYetPage(seconds), 503, headers);
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
		if (!found) return sendNotYet(c, path) ?? (await sendSitemap(c, path)) ?? sendMissing(c);
		if (hasTrailingSlash) return c.redirect(pathname.slice(0, -1) + search, 308);
		// `/about.html` is the same page as `/about`, and each page has one address.
		if (path.endsWith('.html')) {
			const clean = pathname.replace(/(?:\/index)?\.html$/, '') || '/';
			return c.redirect(clean + search, 308);
		}
		return found.file.send(c, found.path, 200, found.edit);
	};

	const answerOrSayWhyNot = async (c: Context): Promise<Response> => {
		try {
			return await answer(c);
		} catch (error) {
			const { code, headers, message } = toApiError(error);
			if (code === 'not_ready') return c.text(message, 503, { ...headers });
			logError(error, requestOf(c));
			return c.text('This page could not be sent. Try again later.', 500);
		}
	};

	return function serveSite(c: Context): Response | Promise<Response> {
		if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
			return c.text('Pages take GET or HEAD.', 405, { Allow: 'GET, HEAD' });
		}
		return files.recent?.(c) ?? answerOrSayWhyNot(c);
	};
}

const readText = async (file: SiteFile): Promise<string> =>
	new TextDecoder().decode(await file.read());

/** Built files that are not pages: the header rules, the shell, the 404 page, compressed copies. */
const isPrivate = (path: string): boolean =>
	/^\/(?:_headers|_redirects|(?:shell|404)(?:\.html)?)$/.test(path) || path.endsWith('.br');
