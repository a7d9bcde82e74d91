import { messageFor } from '../books/error-catalogue.ts';

/** `errors` has at most one message. `latestData` is the last record that a load stored. */
export type LoadingState = {
	isLoading: boolean;
	hasError: boolean;
	errors: string[];
	latestData: unknown;
};

export type LoadingFlow = {
	begin(): void;
	/** Ends one load. A load whose response was dropped changes nothing else. */
	end(outcome: { record: unknown } | { error: unknown } | 'dropped'): void;
};

/**
 * For each fetch: loading, no error → fetch → store → not loading; a failure leaves one message.
 * Loads may overlap: `isLoading` stays true until the last one ends.
 */
export function createLoadingFlow(change: (part: Partial<LoadingState>) => void): LoadingFlow {
	let pending = 0;
	return {
		begin() {
			pending += 1;
			change({ isLoading: true, hasError: false, errors: [] });
		},
		end(outcome) {
			pending -= 1;
			const isLoading = pending > 0;
			if (outcome === 'dropped') change({ isLoading });
			else if ('record' in outcome) change({ isLoading, latestData: outcome.record });
			else change({ isLoading, hasError: true, errors: [messageFor(outcome.error)] });
		},
	};
}

/** Resolves to the record, or to undefined if loading failed. Never rejects for a failed fetch. */
export type KeyedLoad<Wire> = (
	key: string,
	fetchRecord: () => Promise<Wire>,
	store: (record: Wire) => void,
) => Promise<Wire | undefined>;

/**
 * Loads of one kind of record through a flow. Of two loads with the same key the newer counts: the older one's late
 * response or failure is dropped, and its caller gets the newer one's result.
 */
export function createKeyedLoad<Wire>(flow: LoadingFlow): KeyedLoad<Wire> {
	const newest = new Map<string, Promise<Wire | undefined>>();

	return function load(key, fetchRecord, store) {
		const attempt = async () => {
			flow.begin();
			const outcome = await settle(fetchRecord);
			if (newest.get(key) !== current) {
				flow.end('dropped');
				return newest.get(key);
			}
			if ('record' in outcome) store(outcome.record);
			flow.end(outcome);
			return 'record' in outcome ? outcome.record : undefined;
		};
		const current: Promise<Wire | undefined> = attempt();
		newest.set(key, current);
		return current;
	};
}

async function settle<Wire>(
	fetchRecord: () => Promise<Wire>,
): Promise<{ record: Wire } | { error: unknown }> {
	try {
		return { record: await fetchRecord() };
	} catch (error) {
		return { error };
	}
}
