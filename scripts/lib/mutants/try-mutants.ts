import { Worker } from 'node:worker_threads';
import type { Outcome, Task } from './mutant-worker.ts';

/** A family takes a second or two; a change that needs longer never ends. */
const LIMIT_MS = 60_000;

export type Tried = Task & { result: Outcome };

/**
 * Tries each mutant, `processes` at a time; tasks of the same family should be adjacent, since the family's unchanged
 * questions are cached. A mutant that never ends counts as stopped: a build that never ends publishes nothing.
 */
export async function tryMutants(
	tasks: readonly Task[],
	processes: number,
	report: (tried: Tried) => void,
): Promise<void> {
	const waiting = [...tasks];
	await Promise.all(
		Array.from({ length: processes }, async () => {
			let worker = startWorker();
			for (let task = waiting.shift(); task; task = waiting.shift()) {
				const result = await ask(worker, task);
				if (!result) {
					await worker.terminate();
					worker = startWorker();
				}
				report({ ...task, result: result ?? { outcome: 'stopped', reason: 'does not end' } });
			}
			await worker.terminate();
		}),
	);
}

const startWorker = () => new Worker(new URL('./mutant-worker.ts', import.meta.url));

/** Undefined if there is no reply in time, or the worker dies. */
function ask(worker: Worker, task: Task): Promise<Outcome | undefined> {
	return new Promise((resolve) => {
		const end = (outcome?: Outcome) => {
			clearTimeout(timer);
			worker.off('message', end).off('error', fail);
			resolve(outcome);
		};
		const fail = () => end();
		const timer = setTimeout(end, LIMIT_MS);
		worker.on('message', end).on('error', fail);
		worker.postMessage(task, []);
	});
}
