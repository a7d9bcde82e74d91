import { atom, type ReadableAtom } from 'nanostores';
import { systemClock, type Clock } from '../../books/clock.ts';
import type { Find, Found, SearchHit } from './search-hit.ts';

export type SearchState =
	| { status: 'empty' }
	/** `hits` are those of the previous query, so the list does not jump while someone types. */
	| { status: 'loading'; query: string; hits: readonly SearchHit[] }
	| {
			status: 'found';
			query: string;
			total: number;
			leftOut: readonly string[];
			meant?: string;
			hits: readonly SearchHit[];
	  }
	| { status: 'failed'; query: string };

export type SearchStore = {
	$search: ReadableAtom<SearchState>;
	/** The field has changed: searches when typing pauses. */
	type(text: string): void;
	/** Searches immediately, including the same query again after a failure. */
	submit(text: string): Promise<void>;
	/** Adds the next results to the list. */
	showMore(): Promise<void>;
};

export const HITS_AT_ONCE = 10;
/** In characters; a longer one can only come from a URL. */
export const LONGEST_QUERY = 200;
const PAUSE_MS = 250;

export function createSearchStore(find: Find, clock: Clock = systemClock): SearchStore {
	const $search = atom<SearchState>({ status: 'empty' });
	let cancelPause = () => {};
	/** Only the newest search may change the state. */
	let newest = 0;
	let found: Found | undefined;

	const hitsNow = () => {
		const state = $search.get();
		return 'hits' in state ? state.hits : [];
	};

	async function submit(text: string): Promise<void> {
		cancelPause();
		const query = text.trim().replaceAll(/\s+/g, ' ').slice(0, LONGEST_QUERY);
		newest += 1;
		const mine = newest;
		if (query === '') return $search.set({ status: 'empty' });
		$search.set({ status: 'loading', query, hits: hitsNow() });
		try {
			const answer = await find(query);
			const hits = await answer.read(0, HITS_AT_ONCE);
			if (mine !== newest) return;
			found = answer;
			const { total, leftOut, meant } = answer;
			const spelling = meant === undefined ? {} : { meant };
			$search.set({ status: 'found', query, total, leftOut, ...spelling, hits });
		} catch (error) {
			console.warn('Search:', error);
			if (mine === newest) $search.set({ status: 'failed', query });
		}
	}

	return {
		$search,
		submit,
		type(text) {
			cancelPause();
			cancelPause = clock.after(PAUSE_MS, () => void submit(text));
		},
		async showMore() {
			const state = $search.get();
			const mine = newest;
			if (state.status !== 'found' || !found) return;
			try {
				const from = state.hits.length;
				const more = await found.read(from, from + HITS_AT_ONCE);
				if (mine === newest) $search.set({ ...state, hits: [...state.hits, ...more] });
			} catch (error) {
				console.warn('Search:', error);
				if (mine === newest) $search.set({ status: 'failed', query: state.query });
			}
		},
	};
}
