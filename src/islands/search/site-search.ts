import { createFind } from './find.ts';
import { $app, loadStaticContent } from '../../stores/app.ts';
import { createIndexReader } from './index-reader.ts';
import { withLiveBooks } from './live-books.ts';
import { createSearchStore, type SearchStore } from './search.store.ts';

let store: SearchStore | undefined;

/**
 * This site's search, created on first use; in the browser its worker starts loading immediately.
 * @param indexedBooks names of the books in the index.
 */
export function siteSearch(indexedBooks: readonly string[]): SearchStore {
	if (store) return store;
	const reader = createIndexReader(() => new Worker('/pagefind/worker.js'));
	// At build time there is nothing to warm up.
	if ('Worker' in globalThis && !import.meta.env.SSR) reader.warmUp();
	const find = createFind(reader, readSpellings);
	store = createSearchStore(withLiveBooks(find, indexedBooks, loadBooks));
	return store;
}

/** Once per page; a failure leaves the list empty, and the next search retries. */
async function loadBooks() {
	if ($app.get().books.length === 0) await loadStaticContent(['books']);
	return $app.get().books;
}

async function readSpellings(): Promise<string[]> {
	const response = await fetch('/pagefind/words.json');
	if (!response.ok) throw new Error(`${response.status} for the list of words`);
	return (await response.json()) as string[];
}
