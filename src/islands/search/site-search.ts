import { createFind } from './find.ts';
import { createIndexReader } from './index-reader.ts';
import { createSearchStore, type SearchStore } from './search.store.ts';

let store: SearchStore | undefined;

/** The search of this site, made on first use; in the browser its worker starts to load at once. */
export function siteSearch(): SearchStore {
	if (store) return store;
	const reader = createIndexReader(() => new Worker('/pagefind/worker.js'));
	// At build there is nothing to warm up.
	if ('Worker' in globalThis && !import.meta.env.SSR) reader.warmUp();
	store = createSearchStore(createFind(reader));
	return store;
}
