import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

export type ServerProcess = { pid: number; port: number; stop(): Promise<void> };

/** Runs a server with Node until it prints its port, alone or at the end of an address. */
export async function startProcess(
	args: readonly string[],
	env: Record<string, string> = {},
): Promise<ServerProcess> {
	const child = spawn(process.execPath, args, {
		env: { ...process.env, ...env },
		stdio: ['ignore', 'pipe', 'inherit'],
	});
	const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
	for await (const line of createInterface({ input: child.stdout })) {
		const port = Number(/(\d+)$/.exec(line)?.[1]);
		if (!port || child.pid === undefined) continue;
		child.stdout.resume();
		const stop = async () => {
			child.kill('SIGTERM');
			await ended;
		};
		return { pid: child.pid, port, stop };
	}
	throw new Error(`${args.join(' ')} ended before it listened.`);
}
