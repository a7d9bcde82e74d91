import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

export type ServerProcess = {
	pid: number;
	port: number;
	/** Asks it to exit, and waits until it has. */
	stop(): Promise<void>;
	/** Kills it immediately. */
	kill(): Promise<void>;
};

/**
 * Runs a server with Node until it prints its port, alone or at the end of a URL.
 * @param maxFileKb the largest file that it may write, as if the disk were full beyond that; needs bash.
 */
export async function startProcess(
	args: readonly string[],
	env: Record<string, string> = {},
	maxFileKb?: number,
): Promise<ServerProcess> {
	const [command, ...words] =
		maxFileKb === undefined
			? [process.execPath, ...args]
			: ['bash', '-c', `ulimit -f ${maxFileKb} && exec "$0" "$@"`, process.execPath, ...args];
	const child = spawn(command, words, {
		env: { ...process.env, ...env },
		stdio: ['ignore', 'pipe', 'inherit'],
	});
	const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
	for await (const line of createInterface({ input: child.stdout })) {
		const port = Number(/(\d+)$/.exec(line)?.[1]);
		if (!port || child.pid === undefined) continue;
		child.stdout.resume();
		const end = async (signal: NodeJS.Signals) => {
			child.kill(signal);
			await ended;
		};
		return { pid: child.pid, port, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') };
	}
	throw new Error(`${args.join(' ')} exited before it listened.`);
}
