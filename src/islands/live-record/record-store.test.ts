import { expect, test } from 'vitest';
import { createRecordStore, type Fetched } from './record-store.ts';

type Word = { word: string };

/** A source whose answers the test gives, by id. */
function createSource() {
	const answers = new Map<string, (answer: Fetched<Word>) => void>();
	const store = createRecordStore<Word>({
		fetchRecord: (id) => new Promise((resolve) => answers.set(id, resolve)),
		prepare: (record) => Promise.resolve({ word: record.word.toUpperCase() }),
	});
	return { store, answer: (id: string, answer: Fetched<Word>) => answers.get(id)?.(answer) };
}

test('shows the built markup until a record was asked for', () => {
	expect(createSource().store.$state.get()).toEqual({ status: 'built' });
});

test('goes from loading to a record that was made safe', async () => {
	const { store, answer } = createSource();
	const loading = store.load('a');
	expect(store.$state.get()).toEqual({ status: 'loading', id: 'a' });
	answer('a', { record: { word: 'fresh' } });
	await loading;
	expect(store.$state.get()).toEqual({ status: 'ready', record: { word: 'FRESH' } });
});

test('keeps the message of a failure, and a retry gets over it', async () => {
	const { store, answer } = createSource();
	const first = store.load('a');
	answer('a', { message: 'Network Error' });
	await first;
	expect(store.$state.get()).toEqual({ status: 'failed', id: 'a', message: 'Network Error' });
	const second = store.load('a');
	answer('a', { record: { word: 'fresh' } });
	await second;
	expect(store.$state.get().status).toBe('ready');
});

test('drops a late answer for an old id', async () => {
	const { store, answer } = createSource();
	const old = store.load('old');
	const current = store.load('current');
	answer('current', { record: { word: 'current' } });
	await current;
	answer('old', { record: { word: 'old' } });
	await old;
	expect(store.$state.get()).toEqual({ status: 'ready', record: { word: 'CURRENT' } });
});

test('says nothing more after it was stopped', async () => {
	const { store, answer } = createSource();
	const loading = store.load('a');
	store.stop();
	answer('a', { record: { word: 'late' } });
	await loading;
	expect(store.$state.get()).toEqual({ status: 'loading', id: 'a' });
});

test('shows a record that is already there, safe as well', async () => {
	const { store } = createSource();
	await store.show({ word: 'given' });
	expect(store.$state.get()).toEqual({ status: 'ready', record: { word: 'GIVEN' } });
});
