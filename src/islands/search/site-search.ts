import { createFind } from './find.ts';
import { $app, loadStaticContent } from '../../stores/app.ts';
import { createIndexReader } from './index-reader.ts';
import { withLiveBooks } from './live-books.ts';
import { createSearchStore, type SearchStore } from './search.store.ts';

let store: SearchStore | undefined;

/**
 * The search of this site, made on first use; in the browser its worker starts to load at once.
 * @param indexedBooks names of the books that the index knows.
 */
export function siteSearch(indexedBooks: readonly string[]): SearchStore {
	if (store) return store;
	const reader = createIndexReader(() => new Worker('/pagefind/worker.js'));
	// At build there is nothing to warm up.
	if ('Worker' in globalThis && !import.meta.env.SSR) reader.warmUp();
	const find = createFind(reader, readSpellings);
	store = createSearchStore(withLiveBooks(find, indexedBooks, loadBooks));
	return store;
}

/** Once a page; a failure leaves the list empty, and the next search asks again. */
async function loadBooks() {
	if ($app.get().books.length === 0) await loadStaticContent(['books']);
	return $app.get().books;
}

async function readSpellings(): Promise<string[]> {
	const response = await fetch('/pagefind/words.json');
	if (!response.ok) throw new Error(`${response.status} for the list of words`);
	return (await response.json()) as string[];
}
