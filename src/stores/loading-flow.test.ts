import { expect, test } from 'vitest';
import { BooksError } from '../books/books-error.ts';
import { createKeyedLoad, createLoadingFlow, type LoadingState } from './loading-flow.ts';

/** One kind of record, the state its loads leave, and every state along the way. */
function createHarness() {
	let state: LoadingState = { isLoading: false, hasError: false, errors: [], latestData: null };
	const seen: LoadingState[] = [];
	const stored: string[] = [];
	const flow = createLoadingFlow((part) => {
		state = { ...state, ...part };
		seen.push(state);
	});
	const keyed = createKeyedLoad<string>(flow);
	return {
		state: () => state,
		seen,
		stored,
		load: (key: string, fetchRecord: () => Promise<string>) =>
			keyed(key, fetchRecord, (record) => stored.push(record)),
	};
}

const unavailable = () => Promise.reject(new BooksError('failed', 'status 503'));

test('goes from loading without error, through the stored record, to not loading', async () => {
	const { load, seen, stored } = createHarness();
	await expect(load('a', async () => 'record')).resolves.toBe('record');
	expect(seen).toEqual([
		{ isLoading: true, hasError: false, errors: [], latestData: null },
		{ isLoading: false, hasError: false, errors: [], latestData: 'record' },
	]);
	expect(stored).toEqual(['record']);
});

test('stores the record before loading ends', async () => {
	const order: string[] = [];
	const flow = createLoadingFlow(({ isLoading }) => order.push(`loading ${isLoading}`));
	await createKeyedLoad<string>(flow)(
		'a',
		async () => 'record',
		() => order.push('stored'),
	);
	expect(order).toEqual(['loading true', 'stored', 'loading false']);
});

test('ends a failed load with the error flag and exactly one message', async () => {
	const { load, state, stored } = createHarness();
	await expect(load('a', unavailable)).resolves.toBeUndefined();
	expect(state()).toEqual({
		isLoading: false,
		hasError: true,
		errors: ['Something went wrong, Please try again!'],
		latestData: null,
	});
	expect(stored).toEqual([]);
});

test('keeps one message if two loads fail', async () => {
	const { load, state } = createHarness();
	await Promise.all([
		load('a', unavailable),
		load('b', () => Promise.reject(new BooksError('not-found', 'status 404'))),
	]);
	expect(state()).toMatchObject({ isLoading: false, hasError: true, errors: ['No Data Found!'] });
});

test("clears the previous load's error when a new one starts", async () => {
	const { load, state } = createHarness();
	await load('a', unavailable);
	const retry = load('a', async () => 'record');
	expect(state()).toMatchObject({ isLoading: true, hasError: false, errors: [] });
	await retry;
	expect(state()).toMatchObject({ isLoading: false, hasError: false, errors: [] });
});

test('stays loading until the last of several loads ends', async () => {
	const { load, state } = createHarness();
	const slow = Promise.withResolvers<string>();
	const fast = load('fast', async () => 'fast');
	const waiting = load('slow', () => slow.promise);
	await fast;
	expect(state().isLoading).toBe(true);
	slow.resolve('slow');
	await waiting;
	expect(state().isLoading).toBe(false);
});

test('stays loading if one of several loads fails', async () => {
	const { load, state } = createHarness();
	const slow = Promise.withResolvers<string>();
	const waiting = load('slow', () => slow.promise);
	await load('broken', unavailable);
	expect(state()).toMatchObject({ isLoading: true, hasError: true });
	slow.resolve('slow');
	await waiting;
	expect(state()).toMatchObject({ isLoading: false, hasError: true });
});

test('drops the late response of an older load with the same key', async () => {
	const { load, state, stored } = createHarness();
	const older = Promise.withResolvers<string>();
	const olderLoad = load('a', () => older.promise);
	await load('a', async () => 'newer');
	expect(state().isLoading).toBe(true);
	older.resolve('older');
	await expect(olderLoad).resolves.toBe('newer');
	expect(stored).toEqual(['newer']);
	expect(state()).toMatchObject({ isLoading: false, latestData: 'newer' });
});

test('drops the response of an older load even if it comes first', async () => {
	const { load, stored } = createHarness();
	const newer = Promise.withResolvers<string>();
	const olderLoad = load('a', async () => 'older');
	const newerLoad = load('a', () => newer.promise);
	newer.resolve('newer');
	await expect(Promise.all([olderLoad, newerLoad])).resolves.toEqual(['newer', 'newer']);
	expect(stored).toEqual(['newer']);
});

test('drops the late failure of an older load with the same key', async () => {
	const { load, state } = createHarness();
	const older = Promise.withResolvers<string>();
	const olderLoad = load('a', () => older.promise);
	await load('a', async () => 'newer');
	older.reject(new BooksError('timeout', 'late'));
	await olderLoad;
	expect(state()).toMatchObject({ isLoading: false, hasError: false, errors: [] });
});
