import { spawn } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import { treeMemory } from './tree-memory.ts';

export type Run = { seconds: number; peakBytes: number };

const LOOK_EVERY_MS = 250;

/**
 * Runs one of the project's commands with Node and returns how long it took and its peak sampled memory, including its
 * children. Its output goes to standard error.
 * @throws {Error} if it fails.
 */
export function runMeasured(
	args: readonly string[],
	env: Record<string, string> = {},
): Promise<Run> {
	const started = performance.now();
	const child = spawn(process.execPath, args, {
		env: { ...process.env, ...env },
		stdio: ['ignore', 2, 2],
	});
	let peakBytes = 0;
	const looking = setInterval(() => {
		if (child.pid !== undefined) peakBytes = Math.max(peakBytes, treeMemory(child.pid));
	}, LOOK_EVERY_MS);
	return new Promise((resolve, reject) => {
		child.once('error', reject);
		child.once('exit', (code) => {
			clearInterval(looking);
			const seconds = (performance.now() - started) / 1000;
			if (code === 0) resolve({ seconds, peakBytes });
			else reject(new Error(`${args.join(' ')} exited with code ${code}.`));
		});
	});
}
