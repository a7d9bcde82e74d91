import type { SearchState } from './search.store.ts';

/** What the live region says about a state. */
export function statusText(state: SearchState, isOnline: boolean): string {
	switch (state.status) {
		case 'empty':
			return '';
		case 'loading':
			return 'Searching…';
		case 'failed':
			if (import.meta.env.DEV)
				return 'The search index is made by `npm run build`; there is none yet.';
			return isOnline
				? 'Search could not be loaded.'
				: 'You are offline, so search could not be loaded.';
		case 'found':
			return foundText(state);
	}
}

function foundText({ total, query, leftOut, meant }: SearchState & { status: 'found' }): string {
	if (total === 0) {
		return `Nothing was found for “${query}”. Try fewer or more common words, or a code such as MPM2D.`;
	}
	const count = total === 1 ? '1 result' : `${total} results`;
	if (meant !== undefined) return `Nothing for “${query}”. ${count} for “${meant}”`;
	if (leftOut.length === 0) return `${count} for “${query}”`;
	const words = leftOut.map((word) => `“${word}”`).join(', ');
	return `${count} without ${words}, which no page has`;
}
