/**
 * One live record on a page: `built` is the markup that came with the page, visible in every state except `ready`. A
 * record becomes ready only after it was prepared, which means sanitized.
 */
import { atom, type ReadableAtom } from 'nanostores';

/** Shown if the service does not respond, or if a source's code does not load. */
export const NO_RESPONSE = 'The library does not respond.';

export type RecordState<Wire> =
	| { status: 'built' }
	| { status: 'loading'; id: string }
	| { status: 'ready'; record: Wire }
	/** `tries` counts the failures in a row. */
	| { status: 'failed'; id: string; message: string; tries: number };

/** The result of a fetch: the record, or a message for the reader. */
export type Fetched<Wire> = { record: Wire } | { message: string };

export type RecordSource<Wire> = {
	fetchRecord(id: string): Promise<Fetched<Wire>>;
	/** Undefined for JSON that is not such a record. */
	parse(json: string): Wire | undefined;
	/** The record, safe to show. */
	prepare(record: Wire): Promise<Wire>;
};

export type RecordStore<Wire> = {
	$state: ReadableAtom<RecordState<Wire>>;
	/** Fetches and shows a record. After another `load`, `show`, or `stop`, a late response is dropped. */
	load(id: string): Promise<void>;
	/** Shows a record whose JSON is already here; fetches it if the JSON is not one. */
	show(id: string, json: string): Promise<void>;
	/** Drops the request in flight. */
	stop(): void;
};

/** A source's code (schemas, client, sanitizer) loads with the first record requested. */
export function createRecordStore<Wire>(
	loadSource: () => Promise<RecordSource<Wire>>,
): RecordStore<Wire> {
	const $state = atom<RecordState<Wire>>({ status: 'built' });
	let current = new AbortController();

	function begin(): AbortSignal {
		current.abort();
		current = new AbortController();
		return current.signal;
	}

	async function showUnlessAborted(
		source: RecordSource<Wire>,
		record: Wire,
		signal: AbortSignal,
	): Promise<void> {
		const safe = await source.prepare(record);
		if (!signal.aborted) $state.set({ status: 'ready', record: safe });
	}

	async function load(id: string): Promise<void> {
		const before = $state.get();
		const tries = before.status === 'failed' && before.id === id ? before.tries + 1 : 1;
		const signal = begin();
		$state.set({ status: 'loading', id });
		const source = await loadSource().catch(() => null);
		const fetched = source ? await source.fetchRecord(id) : { message: NO_RESPONSE };
		if (signal.aborted) return;
		if (source && 'record' in fetched) await showUnlessAborted(source, fetched.record, signal);
		else if ('message' in fetched)
			$state.set({ status: 'failed', id, message: fetched.message, tries });
	}

	return {
		$state,
		load,
		async show(id, json) {
			const signal = begin();
			const source = await loadSource().catch(() => null);
			if (signal.aborted) return;
			const record = source?.parse(json);
			await (source && record !== undefined ? showUnlessAborted(source, record, signal) : load(id));
		},
		stop: () => current.abort(),
	};
}
