import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { packageBin } from '../process/package-bin.ts';

/** Wrangler does not prompt and sends Cloudflare no usage data. */
const ENVIRONMENT = {
	CI: '1',
	WRANGLER_SEND_METRICS: 'false',
	WRANGLER_HIDE_BANNER: 'true',
	WRANGLER_WRITE_LOGS: 'false',
};

/**
 * Runs one wrangler command and returns its output.
 * @param config from `prepareEdge`.
 * @throws {Error} with its output if it fails.
 */
export async function runWrangler(config: string, ...args: string[]): Promise<string> {
	const command = [packageBin('wrangler'), ...args, '--config', config];
	const child = spawn(process.execPath, command, {
		env: { ...process.env, ...ENVIRONMENT },
		stdio: ['ignore', 'pipe', 'pipe'],
	});
	const [output, complaints, code] = await Promise.all([
		text(child.stdout),
		text(child.stderr),
		new Promise((resolve) => child.once('close', resolve)),
	]);
	if (code === 0) return output;
	throw new Error(`wrangler ${args.slice(0, 3).join(' ')} failed:\n${complaints || output}`);
}
