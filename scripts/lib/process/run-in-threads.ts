import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';

/**
 * Runs the default export of `module` on each task, in order, on whichever processor is free. A thread keeps what it
 * has loaded and compiled for its next task. Tasks and results are copied, as by `structuredClone`.
 * @param heapMegabytes the memory limit of one thread.
 * @returns the results in task order; the first rejection stops the other threads.
 */
export async function runInThreads<Task, Result>(
	module: URL,
	tasks: readonly Task[],
	heapMegabytes?: number,
): Promise<Result[]> {
	const threads = Math.max(1, Math.min(availableParallelism(), tasks.length));
	const pool = new Piscina<Task, Result>({
		filename: module.href,
		minThreads: threads,
		maxThreads: threads,
		// Node aborts the process if a thread is stopped while it loads a module with "require"; "import" it instead.
		execArgv: [...process.execArgv, '--no-experimental-require-module'],
		...(heapMegabytes && { resourceLimits: { maxOldGenerationSizeMb: heapMegabytes } }),
	});
	// A pool without a listener throws its errors at the process: a thread that is being stopped may still reply.
	const poolError = new Promise<never>((_, reject) => pool.on('error', reject));
	try {
		return await Promise.race([Promise.all(tasks.map((task) => pool.run(task))), poolError]);
	} finally {
		await pool.destroy();
	}
}
