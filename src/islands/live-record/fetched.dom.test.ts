import { afterEach, expect, test, vi } from 'vitest';
import { DEFAULT_MESSAGE } from '../../books/error-catalogue.ts';
import { fetched } from './fetched.ts';

const failed = Promise.resolve(undefined);

afterEach(() => vi.restoreAllMocks());

test('returns the loaded record', async () => {
	expect(await fetched(Promise.resolve({ id: 'q1' }))).toEqual({ record: { id: 'q1' } });
});

test('tells a reader who is offline so', async () => {
	vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
	expect(await fetched(failed)).toEqual({ message: 'You are offline.' });
});

test('passes on the catalogue’s message for any other failure', async () => {
	expect(await fetched(failed)).toEqual({ message: DEFAULT_MESSAGE });
});
