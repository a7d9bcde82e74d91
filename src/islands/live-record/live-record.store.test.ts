import { expect, test } from 'vitest';
import { createRecordStore, NO_RESPONSE, type Fetched } from './live-record.store.ts';

type Word = { word: string };

/** A source whose responses, by id, are supplied by the test. */
function createSource() {
	const answers = new Map<string, (answer: Fetched<Word>) => void>();
	const store = createRecordStore<Word>(() =>
		Promise.resolve({
			fetchRecord: (id) => new Promise((resolve) => answers.set(id, resolve)),
			parse: (json) => (json.startsWith('{') ? JSON.parse(json) : undefined),
			prepare: (record) => Promise.resolve({ word: record.word.toUpperCase() }),
		}),
	);
	/** Waits until the store has sent a request. */
	const answer = async (id: string, given: Fetched<Word>) => {
		await new Promise((resolve) => setTimeout(resolve));
		answers.get(id)?.(given);
	};
	return { store, answer };
}

test('shows the built markup until a record is requested', () => {
	expect(createSource().store.$state.get()).toEqual({ status: 'built' });
});

test('goes from loading to a sanitized record', async () => {
	const { store, answer } = createSource();
	const loading = store.load('a');
	expect(store.$state.get()).toEqual({ status: 'loading', id: 'a' });
	await answer('a', { record: { word: 'fresh' } });
	await loading;
	expect(store.$state.get()).toEqual({ status: 'ready', record: { word: 'FRESH' } });
});

test('keeps the message of a failure until a retry succeeds', async () => {
	const { store, answer } = createSource();
	const first = store.load('a');
	await answer('a', { message: 'Network Error' });
	await first;
	expect(store.$state.get()).toMatchObject({ status: 'failed', id: 'a', message: 'Network Error' });
	const second = store.load('a');
	await answer('a', { record: { word: 'fresh' } });
	await second;
	expect(store.$state.get().status).toBe('ready');
});

test('counts the failures in a row, so that no notice reads like the one before', async () => {
	const { store, answer } = createSource();
	const tries = async (given: Fetched<Word>, id = 'a') => {
		const loading = store.load(id);
		await answer(id, given);
		await loading;
		const state = store.$state.get();
		return state.status === 'failed' ? state.tries : state.status;
	};
	expect(await tries({ message: 'Network Error' })).toBe(1);
	expect(await tries({ message: 'Network Error' })).toBe(2);
	expect(await tries({ message: 'Network Error' }, 'b')).toBe(1);
	expect(await tries({ record: { word: 'fresh' } }, 'b')).toBe('ready');
	expect(await tries({ message: 'Network Error' }, 'b')).toBe(1);
});

test('drops a late response for an old id', async () => {
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

test('drops a record that was sanitized too late', async () => {
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

test('requests nothing if it was stopped while the code loaded', async () => {
	const { store } = createSource();
	const showing = store.show('a', '<p>');
	store.stop();
	await showing;
	expect(store.$state.get()).toEqual({ status: 'built' });
});

test('reports nothing after it was stopped', async () => {
	const { store, answer } = createSource();
	const loading = store.load('a');
	store.stop();
	await answer('a', { record: { word: 'late' } });
	await loading;
	expect(store.$state.get()).toEqual({ status: 'loading', id: 'a' });
});

test('shows a record that is already there, also sanitized', async () => {
	const { store } = createSource();
	await store.show('a', '{"word":"given"}');
	expect(store.$state.get()).toEqual({ status: 'ready', record: { word: 'GIVEN' } });
});

test('requests the record if what is there is not one', async () => {
	const { store, answer } = createSource();
	const showing = store.show('a', '<p>');
	await answer('a', { record: { word: 'asked' } });
	await showing;
	expect(store.$state.get()).toEqual({ status: 'ready', record: { word: 'ASKED' } });
});

test("says that there is no response if the source's code does not load, and a retry succeeds", async () => {
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
	expect(store.$state.get()).toMatchObject({ status: 'failed', message: NO_RESPONSE });
	isDown = false;
	await store.load('a');
	expect(store.$state.get().status).toBe('ready');
});
