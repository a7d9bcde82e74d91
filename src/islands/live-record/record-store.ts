/**
 * One live record on a page: `built` is the markup that came with the page, which stays in sight in every state
 * but `ready`. A record becomes ready only after it was prepared, which means made safe to show.
 */
import { atom, type ReadableAtom } from 'nanostores';

export type RecordState<Wire> =
	| { status: 'built' }
	| { status: 'loading'; id: string }
	| { status: 'ready'; record: Wire }
	| { status: 'failed'; id: string; message: string };

/** What a fetch gives: the record, or the catalogue's message for the reader. */
export type Fetched<Wire> = { record: Wire } | { message: string };

export type RecordSource<Wire> = {
	fetchRecord(id: string): Promise<Fetched<Wire>>;
	/** The record, safe to show. */
	prepare(record: Wire): Promise<Wire>;
};

export type RecordStore<Wire> = {
	$state: ReadableAtom<RecordState<Wire>>;
	/** Fetches and shows a record. After another `load`, `show` or `stop` a late answer is dropped. */
	load(id: string): Promise<void>;
	/** Shows a record that is already here. */
	show(record: Wire): Promise<void>;
	/** Drops what is under way. */
	stop(): void;
};

export function createRecordStore<Wire>(source: RecordSource<Wire>): RecordStore<Wire> {
	const $state = atom<RecordState<Wire>>({ status: 'built' });
	let current = new AbortController();

	function begin(): AbortSignal {
		current.abort();
		current = new AbortController();
		return current.signal;
	}

	async function showUnlessAborted(record: Wire, signal: AbortSignal): Promise<void> {
		const safe = await source.prepare(record);
		if (!signal.aborted) $state.set({ status: 'ready', record: safe });
	}

	return {
		$state,
		async load(id) {
			const signal = begin();
			$state.set({ status: 'loading', id });
			const fetched = await source.fetchRecord(id);
			if (signal.aborted) return;
			if ('record' in fetched) await showUnlessAborted(fetched.record, signal);
			else $state.set({ status: 'failed', id, message: fetched.message });
		},
		show: (record) => showUnlessAborted(record, begin()),
		stop: () => current.abort(),
	};
}
