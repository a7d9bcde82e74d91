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
	store = createSearchStore(createFind(reader, readSpellings));
	return store;
}

async function readSpellings(): Promise<string[]> {
	const response = await fetch('/pagefind/words.json');
	if (!response.ok) throw new Error(`${response.status} for the list of words`);
	return (await response.json()) as string[];
}
