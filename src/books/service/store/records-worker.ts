/** The only thread that writes the records database. Writes that arrive while the disk is busy become one batch. */
import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { createRecordsWriter, type RecordWrite, type WriteOutcome } from './records-writer.ts';
import { explainRecordsIssue } from './database-error.ts';

export type WorkerOptions = { dataDir: string; lockWaitMs: number };
/** `number` identifies the write; 'close' is the last message, and the thread's exit is the reply. */
export type ToWorker =
	{ number: number; write: RecordWrite } | { number: number; probe: true } | 'close';
export type FromWorker =
	{ numbers: number[]; outcomes: WriteOutcome[] } | { numbers: number[]; issue: string };

const MAX_BATCH = 500;

if (parentPort) serve(parentPort, workerData);

function serve(port: NonNullable<typeof parentPort>, { dataDir, lockWaitMs }: WorkerOptions): void {
	const writer = createRecordsWriter(dataDir, lockWaitMs);

	port.on('message', (first: ToWorker) => {
		const batch: Exclude<ToWorker, 'close'>[] = [];
		let next: ToWorker | undefined = first;
		while (next !== undefined && next !== 'close') {
			batch.push(next);
			next = batch.length < MAX_BATCH ? receiveMessageOnPort(port)?.message : undefined;
		}
		if (batch.length > 0) answer(batch);
		if (next !== 'close') return;
		writer.close();
		port.close();
	});

	function answer(batch: Exclude<ToWorker, 'close'>[]): void {
		// A probe is an empty batch: it opens the database and takes the lock, as a write would.
		const writes = batch.filter((message) => 'write' in message);
		const ordered = [...writes, ...batch.filter((message) => 'probe' in message)];
		const numbers = ordered.map(({ number }) => number);
		const send = (message: FromWorker) => port.postMessage(message);
		try {
			send({ numbers, outcomes: writer.write(writes.map(({ write }) => write)) });
		} catch (error) {
			send({ numbers, issue: explainRecordsIssue(error, dataDir) });
		}
	}
}
