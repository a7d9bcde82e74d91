import { atom } from 'nanostores';
import { expect, test, vi } from 'vitest';
import { click, get, query, renderIsland, settle } from '../render-island.testdata.tsx';
import { Search } from './Search.tsx';
import type { SearchHit } from './search-hit.ts';
import type { SearchState, SearchStore } from './search.store.ts';

const hit: SearchHit = {
	url: '/about',
	kind: 'Page',
	title: 'About',
	place: '',
	excerpt: [
		{ text: '<img onerror=a()> ', isMatch: false },
		{ text: 'us', isMatch: true },
	],
};
const found: SearchState = { status: 'found', query: 'us', total: 1, leftOut: [], hits: [hit] };

async function renderSearch(state: SearchState) {
	const $search = atom<SearchState>(state);
	const submit = vi.fn<SearchStore['submit']>(() => Promise.resolve());
	const search: SearchStore = {
		$search,
		submit,
		type: () => undefined,
		showMore: () => Promise.resolve(),
	};
	await renderIsland(<Search search={search} />);
	return { $search, submit };
}

test('shows the matches as marked text, never as HTML', async () => {
	await renderSearch(found);
	expect(get('link', 'About').getAttribute('href')).toBe('/about');
	expect(document.querySelector('mark')?.textContent).toBe('us');
	expect(document.querySelector('li')?.textContent).toContain('<img onerror=a()> us');
	expect(document.querySelector('img')).toBeNull();
});

test.each<[string, SearchState]>([
	['1 result for “us”', found],
	['Searching…', { status: 'loading', query: 'us', hits: [] }],
	['2 results without “zz”, which no page has', { ...found, total: 2, leftOut: ['zz'] }],
	['Nothing for “us”. 1 result for “is”', { ...found, meant: 'is' }],
	['Nothing was found for “us”.', { ...found, total: 0, hits: [] }],
])('says "%s"', async (words, state) => {
	await renderSearch(state);
	expect(document.querySelector('output')?.textContent).toContain(words);
});

test('offers a retry after a failure', async () => {
	const { $search, submit } = await renderSearch({ status: 'failed', query: 'us' });
	submit.mockClear();
	const button = get('button', 'Try again');
	button.focus();
	await click(button);
	expect(submit).toHaveBeenCalledTimes(1);
	await settle(() => $search.set({ status: 'loading', query: 'us', hits: [] }));
	expect(document.activeElement).toBe(get('status'));
});

test('says in development that there is no index', async () => {
	expect(import.meta.env.DEV).toBe(true);
	await renderSearch({ status: 'failed', query: 'us' });
	expect(document.querySelector('output')?.textContent).toContain('`npm run build`');
});

test('offers more only if there is more', async () => {
	const { $search } = await renderSearch(found);
	expect(query('button', 'Show more results')).toBeNull();
	await settle(() => $search.set({ ...found, total: 30 }));
	expect(query('button', 'Show more results')).not.toBeNull();
});
