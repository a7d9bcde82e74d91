import { Worker } from 'node:worker_threads';
import {
	KeyReusedError,
	RecordsUnavailableError,
	type RecordsStore,
	type SavedRecord,
} from './records-store.ts';
import type { FromWorker, ToWorker, WorkerOptions } from './records-worker.ts';
import type { RecordWrite, WriteOutcome } from './records-writer.ts';

export type SqliteRecordsStore = RecordsStore & {
	/** Finishes the current writes, then ends the thread. */
	close(): Promise<void>;
};

export type RecordsStoreOptions = {
	/** Milliseconds since 1970, for `created_at`. */
	clock: () => number;
	/** One line when writes start to fail, one when the reason changes, one when they work again. */
	log: (line: string) => void;
	/** How long the thread waits for another process's lock: two waits must fit in a client's five seconds. */
	lockWaitMs?: number;
};

const LOCK_WAIT_MS = 2_000;
/** More would wait longer than a client does. */
const MAX_PENDING = 2_000;

type Pending = {
	resolve: (outcome: WriteOutcome | undefined) => void;
	reject: (issue: Error) => void;
};

/** Stores records in `<dataDir>/records.sqlite`, written by one thread that the first call starts. */
export function openRecordsStore(
	dataDir: string,
	{ clock, log, lockWaitMs = LOCK_WAIT_MS }: RecordsStoreOptions,
): SqliteRecordsStore {
	const pending = new Map<number, Pending>();
	let worker: Worker | undefined;
	let lastNumber = 0;
	let lastIssue = '';

	const noteIssue = (issue: string) => {
		if (issue === lastIssue) return;
		log(issue || 'Records are written again.');
		lastIssue = issue;
	};

	const take = (message: FromWorker) => {
		const issue = 'issue' in message ? message.issue : '';
		noteIssue(issue);
		message.numbers.forEach((number, index) => {
			const waiting = pending.get(number);
			pending.delete(number);
			if ('issue' in message) waiting?.reject(new RecordsUnavailableError(issue));
			else waiting?.resolve(message.outcomes[index]);
		});
	};

	const startWorker = (): Worker => {
		const workerData: WorkerOptions = { dataDir, lockWaitMs };
		const started = new Worker(new URL('records-worker.ts', import.meta.url), { workerData });
		// The server keeps the process alive, not this thread.
		started.unref();
		started.on('message', take);
		started.on('error', (error) => noteIssue(`The records thread ended: ${error.message}.`));
		started.on('exit', () => {
			if (worker === started) worker = undefined;
			for (const { reject } of pending.values()) {
				reject(new RecordsUnavailableError('The records thread ended.'));
			}
			pending.clear();
		});
		return started;
	};

	const ask = (
		request: { write: RecordWrite } | { probe: true },
	): Promise<WriteOutcome | undefined> => {
		if (pending.size >= MAX_PENDING) {
			return Promise.reject(new RecordsUnavailableError('Too many records are waiting.'));
		}
		worker ??= startWorker();
		const number = ++lastNumber;
		const { promise, ...waiting } = Promise.withResolvers<WriteOutcome | undefined>();
		pending.set(number, waiting);
		post(worker, { number, ...request });
		return promise;
	};

	return {
		async save(record, idempotencyKey): Promise<SavedRecord> {
			const id = crypto.randomUUID();
			const createdAt = new Date(clock()).toISOString();
			const outcome = await ask({ write: { record, id, createdAt, idempotencyKey } });
			if (outcome === 'key-reused') throw new KeyReusedError();
			if (!outcome) throw new RecordsUnavailableError('The records thread sent no reply.');
			return outcome;
		},
		canWrite: () =>
			ask({ probe: true }).then(
				() => true,
				() => false,
			),
		close: () =>
			new Promise((resolve) => {
				if (!worker) return resolve();
				worker.ref();
				worker.once('exit', () => resolve());
				post(worker, 'close');
			}),
	};
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
const post = (worker: Worker, message: ToWorker): void => worker.postMessage(message);
