/**
 * Talks to Pagefind in its worker (`/pagefind/worker.js`, written by src/integrations/search). Pagefind's own client is
 * not used: on a connection that needs more than five seconds for the worker's files it gives up and runs WebAssembly
 * in the page, which only the worker's policy allows.
 */
export type RawHit = {
	url: string;
	/** `also`: synonyms, never shown. A page without content has its title in `outline`. */
	meta: { title?: string; outline?: string; kind: string; place: string; also?: string };
	/** HTML with `<mark>`. */
	excerpt: string;
	raw_content: string;
	/** Positions of the matched words in `raw_content`. */
	locations: number[];
};

export type IndexReader = {
	/** Loads what every search needs. Never throws: the next search will report what is wrong. */
	warmUp(): void;
	/** Keys of all results, best first. */
	search(query: string): Promise<string[]>;
	read(key: string): Promise<RawHit>;
};

type Reply = { id: string; result?: unknown; error?: string } | { issue: string };
type Waiting = { resolve: (result: unknown) => void; reject: (error: Error) => void };

const INSTANCE = 'site';
const OPTIONS = {
	basePath: '/pagefind/',
	language: 'en',
	excerptLength: 22,
	excerptEllipsis: '…',
	// A fixed URL for the entry file; `_headers` defines its caching.
	metaCacheTag: '',
	// A title is the best evidence of what a page is about; the length of its text says nothing.
	ranking: {
		pageLength: 0.3,
		termFrequency: 0.3,
		metaWeights: { title: 8, also: 5, place: 1, kind: 0.5, outline: 0.5 },
	},
};

/** `startWorker` is called on first use, and again on the first use after a failure. */
export function createIndexReader(startWorker: () => Worker): IndexReader {
	let conversation: ReturnType<typeof startConversation> | undefined;

	const ask = async (method: string, ...args: unknown[]): Promise<unknown> => {
		conversation ??= startConversation(startWorker());
		const current = conversation;
		try {
			return await current.ask(method, args);
		} catch (error) {
			current.end();
			if (conversation === current) conversation = undefined;
			throw error;
		}
	};

	return {
		warmUp: () => void ask('preload', '').catch(() => undefined),
		async search(query) {
			const { results } = (await ask('search', query)) as { results: { data: string }[] };
			return results.map(({ data }) => data);
		},
		async read(key) {
			return (await ask('getData', key)) as RawHit;
		},
	};
}

function startConversation(worker: Worker) {
	const waiting = new Map<string, Waiting>();
	const failAll = (reason: string) => {
		for (const { reject } of waiting.values()) reject(new Error(reason));
		waiting.clear();
	};
	worker.addEventListener('error', (event) =>
		failAll(event.message || 'The worker did not start.'),
	);
	worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
		if ('issue' in data) return failAll(data.issue);
		const asked = waiting.get(data.id);
		waiting.delete(data.id);
		if (data.error === undefined) asked?.resolve(data.result);
		else asked?.reject(new Error(data.error));
	});
	let count = 0;
	const ask = (method: string, args: unknown[]): Promise<unknown> =>
		new Promise((resolve, reject) => {
			count += 1;
			const id = `${count}`;
			waiting.set(id, { resolve, reject });
			// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
			worker.postMessage({ id, instanceId: INSTANCE, method, args });
		});
	// The worker replies in order, so the first query can follow immediately.
	void ask('init', [OPTIONS]).catch(() => undefined);
	return { ask, end: () => worker.terminate() };
}
