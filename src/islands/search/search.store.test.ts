import { expect, test, vi } from 'vitest';
import type { Clock } from '../../books/clock.ts';
import type { Find, SearchHit } from './search-hit.ts';
import { createSearchStore, HITS_AT_ONCE, LONGEST_QUERY } from './search.store.ts';

const hit = (number: number): SearchHit => ({
	url: `/page-${number}`,
	kind: 'Page',
	title: `Page ${number}`,
	place: '',
	excerpt: [],
});

/** Finds `total` pages for every query. */
const finding =
	(total: number): Find =>
	() =>
		Promise.resolve({
			total,
			leftOut: [],
			read: (from, to) =>
				Promise.resolve(Array.from({ length: total }, (_, place) => hit(place)).slice(from, to)),
		});

/** Runs pending timers only when told to. */
function createTestClock(): Clock & { pass: () => void } {
	let waiting: (() => void)[] = [];
	return {
		after(_milliseconds, run) {
			waiting.push(run);
			return () => (waiting = waiting.filter((one) => one !== run));
		},
		pass: () => waiting.splice(0).forEach((run) => run()),
	};
}

test('shows what was found, the first part of it', async () => {
	const { $search, submit } = createSearchStore(finding(25));
	await submit('  adding   integers ');
	expect($search.get()).toMatchObject({ status: 'found', query: 'adding integers', total: 25 });
	expect($search.get()).toHaveProperty('hits.length', HITS_AT_ONCE);
});

test('truncates a query in the URL that is longer than any real one', async () => {
	const { $search, submit } = createSearchStore(finding(1));
	await submit('x'.repeat(8000));
	expect($search.get()).toHaveProperty('query.length', LONGEST_QUERY);
});

test('adds the rest part by part', async () => {
	const { $search, submit, showMore } = createSearchStore(finding(14));
	await submit('a');
	await showMore();
	expect($search.get()).toHaveProperty('hits.length', 14);
	expect($search.get()).toHaveProperty('hits.13.url', '/page-13');
});

test('searches once when typing pauses', () => {
	const clock = createTestClock();
	const find = vi.fn<Find>(finding(1));
	const { type } = createSearchStore(find, clock);
	type('a');
	type('ad');
	expect(find).not.toHaveBeenCalled();
	clock.pass();
	expect(find.mock.calls).toEqual([['ad']]);
});

test('is empty again when the field is, whatever is in flight', async () => {
	const { $search, submit } = createSearchStore(finding(1));
	const late = submit('a');
	await submit('  ');
	await late;
	expect($search.get()).toEqual({ status: 'empty' });
});

test('drops the results of a query that was replaced', async () => {
	let answerFirst = () => {};
	const find: Find = async (query) => {
		if (query === 'slow') await new Promise<void>((resolve) => (answerFirst = resolve));
		return finding(query === 'slow' ? 1 : 2)(query);
	};
	const { $search, submit } = createSearchStore(find);
	const late = submit('slow');
	await submit('quick');
	answerFirst();
	await late;
	expect($search.get()).toMatchObject({ query: 'quick', total: 2 });
});

test('keeps the last list visible while it searches', async () => {
	const { $search, submit } = createSearchStore(finding(3));
	await submit('a');
	void submit('ab');
	expect($search.get()).toMatchObject({ status: 'loading', query: 'ab' });
	expect($search.get()).toHaveProperty('hits.length', 3);
});

test('says that it failed, and succeeds on a retry', async () => {
	vi.spyOn(console, 'warn').mockImplementation(() => undefined);
	const find = vi.fn<Find>(finding(1)).mockRejectedValueOnce(new Error('offline'));
	const { $search, submit } = createSearchStore(find);
	await submit('a');
	expect($search.get()).toEqual({ status: 'failed', query: 'a' });
	await submit('a');
	expect($search.get()).toMatchObject({ status: 'found', total: 1 });
});
