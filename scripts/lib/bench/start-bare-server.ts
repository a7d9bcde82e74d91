import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProcess, type ServerProcess } from '../process/server-process.ts';
import type { BareAnswer } from './bare-server.ts';

const BARE_SERVER = 'scripts/lib/bench/bare-server.ts';

/** The baseline for one response of the service on `port`: a bare Hono app that returns the same bytes for `path`. */
export async function startBareServer(
	port: number,
	path: string,
	headers: Record<string, string>,
): Promise<ServerProcess> {
	const folder = await mkdtemp(join(tmpdir(), 'bench-'));
	try {
		const file = join(folder, 'answers.json');
		const answers = { [path.split('?', 1)[0] ?? '']: await bareAnswer(port, path, headers) };
		await writeFile(file, JSON.stringify(answers));
		// It has read the file by the time it listens.
		return await startProcess([BARE_SERVER, file]);
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}

/** The service's own response, for the bare app to return. */
async function bareAnswer(
	port: number,
	path: string,
	headers: Record<string, string>,
): Promise<BareAnswer> {
	const { promise, resolve, reject } = Promise.withResolvers<BareAnswer>();
	// Not `fetch`, which would decompress the body.
	get({ port, path, headers, host: '127.0.0.1' }, async (answer) => {
		const chunks: Buffer[] = [];
		for await (const chunk of answer) chunks.push(chunk);
		const kept = ['content-type', 'content-encoding', 'etag'];
		const sent = kept.flatMap((name) => {
			const value = answer.headers[name];
			return typeof value === 'string' ? [[name, value]] : [];
		});
		const body = Buffer.concat(chunks).toString('base64');
		resolve({ status: answer.statusCode ?? 0, headers: Object.fromEntries(sent), body });
	}).once('error', reject);
	return promise;
}
