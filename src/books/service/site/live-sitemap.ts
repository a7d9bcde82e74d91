/**
 * Sitemaps of the records imported since the build, in addition to those the build made. A file holds at most 50,000
 * URLs and is named after the key that precedes it, so each is one range of an index:
 *
 *     /sitemap-imported-questions.xml, /sitemap-imported-questions-after-pa-add-0001.xml, …
 *
 * @see https://www.sitemaps.org/protocol.html
 */
import { bookPath, lecturePath, materialPath, questionPath } from '../../../site.ts';
import type { BooksStore, ImportedKind, ImportedRecord } from '../store/books-store.ts';

export type SitemapRecords = Pick<BooksStore, 'imported' | 'importedKeys'>;

/** The protocol's limit. */
const ADDRESSES_PER_FILE = 50_000;
/** How many are read at a time while a file is sent; other requests are served in between. */
const ADDRESSES_PER_READ = 2_000;

const KINDS: readonly ImportedKind[] = ['books', 'materials', 'lectures', 'questions'];
const FILE = /^\/sitemap-imported-(books|materials|lectures|questions)(?:-after-(.+))?\.xml$/;
const CONTENT_TYPE = 'application/xml; charset=UTF-8';

/** The built sitemap index, plus the sitemaps of imported records. */
export async function withImportedSitemaps(
	index: string,
	books: SitemapRecords,
	size = ADDRESSES_PER_FILE,
): Promise<string> {
	const origin = originOf(index);
	const files: string[] = [];
	for (const kind of KINDS) {
		const keys = await books.importedKeys(kind, size);
		files.push(...keys.map((key) => filePath(kind, key)));
	}
	const entries = files.map((path) => `<sitemap><loc>${escapeXml(origin + path)}</loc></sitemap>`);
	return index.replace('</sitemapindex>', () => `${entries.join('')}</sitemapindex>`);
}

/** Null for a path that is not a sitemap of imported records. `index` is the built one, which knows the origin. */
export function importedSitemap(
	path: string,
	index: string,
	books: SitemapRecords,
	size = ADDRESSES_PER_FILE,
): Response | null {
	const [, kind, after = ''] = FILE.exec(path) ?? [];
	if (!kind) return null;
	const lines = sitemapLines(books, kind as ImportedKind, after, { origin: originOf(index), size });
	return new Response(streamOf(lines), {
		headers: { 'Content-Type': CONTENT_TYPE, 'Cache-Control': 'no-cache' },
	});
}

async function* sitemapLines(
	books: SitemapRecords,
	kind: ImportedKind,
	after: string,
	{ origin, size }: { origin: string; size: number },
): AsyncGenerator<string> {
	yield '<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">';
	let key = after;
	for (let left = size; left > 0;) {
		const records = await books.imported(kind, key, Math.min(left, ADDRESSES_PER_READ));
		const last = records.at(-1);
		if (!last) break;
		yield records
			.map((record) => `<url><loc>${escapeXml(origin + pathOf(kind, record))}</loc></url>`)
			.join('');
		key = last.key;
		left -= records.length;
	}
	yield '</urlset>';
}

/** Reads only as fast as the client receives. */
function streamOf(texts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
	const encoder = new TextEncoder();
	return new ReadableStream({
		async pull(controller) {
			const { done, value } = await texts.next();
			if (done) controller.close();
			else controller.enqueue(encoder.encode(value));
		},
		cancel: async () => void (await texts.return(undefined)),
	});
}

const filePath = (kind: ImportedKind, after: string): string =>
	`/sitemap-imported-${kind}${after && `-after-${encodeURIComponent(after)}`}.xml`;

function pathOf(kind: ImportedKind, { key, place }: ImportedRecord): string {
	if (kind === 'books') return bookPath(place.book_name);
	if (kind === 'materials') return materialPath(place);
	return kind === 'lectures' ? lecturePath(place, key) : questionPath(place, key);
}

const originOf = (index: string): string => /<loc>(https?:\/\/[^/<]+)/.exec(index)?.[1] ?? '';

const escapeXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
