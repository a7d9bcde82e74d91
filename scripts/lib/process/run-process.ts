import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';

export type ProcessOptions = {
	cwd?: string;
	/** Added to this process's own environment. */
	env?: Record<string, string>;
	/** The child is killed after this many seconds and counts as failed. */
	limitSeconds?: number;
	/** `inherit` shows the child's output as it comes, `ignore` drops it. */
	output?: 'inherit' | 'ignore';
	/** Set for work beside a server: it gets the CPU time that the server leaves, and a signal ends it alone. */
	isBackground?: boolean;
};

/**
 * Runs a program to its end, without a shell. Resolves to its exit code: 127 if it could not be started, 124 if the
 * time limit ended it, 130 if a signal did.
 */
export function runProcess(
	command: string,
	args: readonly string[],
	options: ProcessOptions = {},
): Promise<number> {
	return new Promise((resolve) => {
		const child = spawn(command, args, {
			cwd: options.cwd,
			env: { ...process.env, ...options.env },
			stdio: ['ignore', options.output ?? 'inherit', options.output ?? 'inherit'],
		});
		if (options.isBackground && child.pid !== undefined)
			setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
		let timedOut = false;
		const timer =
			options.limitSeconds === undefined
				? undefined
				: setTimeout(() => {
						timedOut = true;
						child.kill('SIGKILL');
					}, options.limitSeconds * 1000);
		// A supervisor signals only the parent; without this the child would keep running. The parent ends with it: a
		// stopped build must not continue with its next step.
		const stopBoth = (signal: NodeJS.Signals): void => {
			if (!options.isBackground) child.once('exit', () => process.kill(process.pid, signal));
			child.kill('SIGTERM');
		};
		process.once('SIGTERM', stopBoth);
		process.once('SIGINT', stopBoth);
		const finish = (code: number): void => {
			clearTimeout(timer);
			process.off('SIGTERM', stopBoth);
			process.off('SIGINT', stopBoth);
			resolve(code);
		};
		child.once('error', () => finish(127));
		child.once('exit', (code) => finish(timedOut ? 124 : (code ?? 130)));
	});
}
