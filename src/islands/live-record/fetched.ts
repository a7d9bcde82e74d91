import { DEFAULT_MESSAGE } from '../../books/error-catalogue.ts';
import { $app } from '../../stores/app.ts';
import type { Fetched } from './live-record.store.ts';

const OFFLINE_MESSAGE = 'You are offline.';

/**
 * Waits for a store's load, which resolves to undefined on failure and leaves the reader's message in `$app`. If the
 * browser is offline, the message says so instead of the catalogue's "Network Error".
 */
export async function fetched<Wire>(loading: Promise<Wire | undefined>): Promise<Fetched<Wire>> {
	const record = await loading;
	if (record !== undefined) return { record };
	if (!navigator.onLine) return { message: OFFLINE_MESSAGE };
	return { message: $app.get().errors[0] ?? DEFAULT_MESSAGE };
}
