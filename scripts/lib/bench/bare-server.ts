/**
 * The baseline for the service's cost: a Hono app on the same adapter that returns given bytes with given headers and
 * does nothing else. `node bare-server.ts FILE` with `{ "/path": { status, headers, body } }`, the body in base64.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';

export type BareAnswer = { status: number; headers: Record<string, string>; body: string };

const answers: Record<string, BareAnswer> = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));
const app = new Hono();
for (const [path, { status, headers, body }] of Object.entries(answers)) {
	const bytes = new Uint8Array(Buffer.from(body, 'base64'));
	if (status === 304) app.get(path, (c) => c.body(null, 304, headers));
	else app.get(path, (c) => c.body(bytes, 200, headers));
}
const server = createServer(getRequestListener(app.fetch)).listen(0, '127.0.0.1', () => {
	const address = server.address();
	console.log(typeof address === 'object' ? address?.port : address);
});
