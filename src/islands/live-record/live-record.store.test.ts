import { expect, test } from 'vitest';
import { createRecordStore, type Fetched } from './live-record.store.ts';

type Word = { word: string };

/** A source whose answers the test gives, by id. */
function createSource() {
	const answers = new Map<string, (answer: Fetched<Word>) => void>();
	const store = createRecordStore<Word>(() =>
		Promise.resolve({
			fetchRecord: (id) => new Promise((resolve) => answers.set(id, resolve)),
			parse: (json) => (json.startsWith('{') ? JSON.parse(json) : undefined),
			prepare: (record) => Promise.resolve({ word: record.word.toUpperCase() }),
		}),
	);
	/** Waits until the store has asked. */
	const answer = async (id: string, given: Fetched<Word>) => {
		await new Promise((resolve) => setTimeout(resolve));
		answers.get(id)?.(given);
	};
	return { store, answer };
}

test('shows the built markup until a record was asked for', () => {
	expect(createSource().store.$state.get()).toEqual({ status: 'built' });
});

test('goes from loading to a record that was made safe', async () => {
	const { store, answer } = createSource();
	const loading = store.load('a');
	expect(store.$state.get()).toEqual({ status: 'loading', id: 'a' });
	await answer('a', { record: { word: 'fresh' } });
	await loading;
	expect(store.$state.get()).toEqual({ status: 'ready', record: { word: 'FRESH' } });
});

test('keeps the message of a failure, and a retry gets over it', async () => {
	const { store, answer } = createSource();
	const first = store.load('a');
	await answer('a', { message: 'Network Error' });
	await first;
	expect(store.$state.get()).toEqual({ status: 'failed', id: 'a', message: 'Network Error' });
	const second = store.load('a');
	await answer('a', { record: { word: 'fresh' } });
	await second;
	expect(store.$state.get().status).toBe('ready');
});

test('drops a late answer for an old id', async () => {
	const { store, answer } = createSource();
	const old = store.load('old');
	const current = store.load('current');
	await answer('current', { record: { word: 'current' } });
	await current;
	await answer('old', { record: { word: 'old' } });
	await old;
	expect(store.$state.get()).toEqual({ status: 'ready', record: { word: 'CURRENT' } });
});

test('drops a late failure for an old id', async () => {
	const { store, answer } = createSource();
	const old = store.load('old');
	const current = store.load('current');
	await answer('current', { record: { word: 'current' } });
	await current;
	await answer('old', { message: 'Network Error' });
	await old;
	expect(store.$state.get()).toEqual({ status: 'ready', record: { word: 'CURRENT' } });
});

test('drops a record that was made safe too late', async () => {
	let finish = (_safe: Word) => {};
	const store = createRecordStore<Word>(() =>
		Promise.resolve({
			fetchRecord: () => Promise.resolve({ record: { word: 'asked' } }),
			parse: (json) => JSON.parse(json),
			prepare: () => new Promise((resolve) => (finish = resolve)),
		}),
	);
	const showing = store.show('a', '{"word":"given"}');
	await new Promise((resolve) => setTimeout(resolve));
	store.stop();
	finish({ word: 'LATE' });
	await showing;
	expect(store.$state.get()).toEqual({ status: 'built' });
});

test('asks for nothing once it was stopped while the code came', async () => {
	const { store } = createSource();
	const showing = store.show('a', '<p>');
	store.stop();
	await showing;
	expect(store.$state.get()).toEqual({ status: 'built' });
});

test('says nothing more after it was stopped', async () => {
	const { store, answer } = createSource();
	const loading = store.load('a');
	store.stop();
	await answer('a', { record: { word: 'late' } });
	await loading;
	expect(store.$state.get()).toEqual({ status: 'loading', id: 'a' });
});

test('shows a record that is already there, safe as well', async () => {
	const { store } = createSource();
	await store.show('a', '{"word":"given"}');
	expect(store.$state.get()).toEqual({ status: 'ready', record: { word: 'GIVEN' } });
});

test('asks for the record when what is there is none', async () => {
	const { store, answer } = createSource();
	const showing = store.show('a', '<p>');
	await answer('a', { record: { word: 'asked' } });
	await showing;
	expect(store.$state.get()).toEqual({ status: 'ready', record: { word: 'ASKED' } });
});

test('fails like the network when the code of the source does not come, and a retry gets over it', async () => {
	let isDown = true;
	const store = createRecordStore<Word>(() =>
		isDown
			? Promise.reject(new TypeError('Failed to fetch'))
			: Promise.resolve({
					fetchRecord: () => Promise.resolve({ record: { word: 'fresh' } }),
					parse: () => undefined,
					prepare: (record) => Promise.resolve(record),
				}),
	);
	await store.load('a');
	expect(store.$state.get()).toEqual({ status: 'failed', id: 'a', message: 'Network Error' });
	isDown = false;
	await store.load('a');
	expect(store.$state.get().status).toBe('ready');
});
