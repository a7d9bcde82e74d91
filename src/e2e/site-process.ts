import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { projectRoot } from '../../scripts/lib/process/package-bin.ts';

export type SiteProcess = { url: string; stop: () => Promise<void> };

const START_LIMIT_MS = 20_000;

/**
 * Runs the server that `npm start` ends up running, in a separate process on a free port. Resolves once it has printed
 * where it listens.
 * @throws {Error} with all its output, if it exits or prints nothing.
 */
export function startSite(dataFolder: string): Promise<SiteProcess> {
	const child = spawn(process.execPath, ['src/books/service/node.ts'], {
		cwd: projectRoot,
		env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataFolder },
		stdio: ['ignore', 'pipe', 'inherit'],
	});
	const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
	return new Promise((resolve, reject) => {
		const said: string[] = [];
		const fail = (reason: string): void => {
			child.kill('SIGKILL');
			reject(new Error(`The site did not start: ${reason}\n${said.join('\n')}`));
		};
		const timer = setTimeout(() => fail('it printed no URL'), START_LIMIT_MS);
		void ended.then(() => fail('it ended'));
		createInterface({ input: child.stdout }).on('line', (line) => {
			said.push(line);
			const url = /https?:\/\/[\w.:[\]-]+/.exec(line)?.[0];
			if (url === undefined) return;
			clearTimeout(timer);
			resolve({
				url,
				stop: async () => {
					child.kill('SIGTERM');
					await ended;
				},
			});
		});
	});
}
