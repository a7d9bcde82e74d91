/** Sends requests over keep-alive connections, as fast as they are answered or at a steady rate. */
import { connect, type Socket } from 'node:net';
import { performance } from 'node:perf_hooks';

export type Load = {
	port: number;
	/** Request texts, head and body, sent in rotation. */
	requests: readonly string[];
	connections: number;
	seconds: number;
	/** Requests per second over all connections; by default, as fast as they are answered. */
	rate?: number;
};

/** `latencies` in milliseconds, in response order; `statuses` counts each status. */
export type LoadResult = {
	answers: number;
	seconds: number;
	latencies: number[];
	statuses: Map<number, number>;
};

/** A GET over a keep-alive connection. */
export const getRequest = (path: string, headers: Record<string, string> = {}): string =>
	[
		`GET ${path} HTTP/1.1`,
		'Host: 127.0.0.1',
		...Object.entries(headers).map((pair) => pair.join(': ')),
	]
		.join('\r\n')
		.concat('\r\n\r\n');

/** A POST of JSON over a keep-alive connection. */
export const postRequest = (path: string, json: string): string =>
	[
		`POST ${path} HTTP/1.1`,
		'Host: 127.0.0.1',
		'Content-Type: application/json',
		`Content-Length: ${Buffer.byteLength(json)}`,
	]
		.join('\r\n')
		.concat('\r\n\r\n', json);

/** @throws {Error} if a connection ends early. */
export async function runLoad(load: Load): Promise<LoadResult> {
	const { port, requests, connections, seconds, rate } = load;
	const result: LoadResult = { answers: 0, seconds, latencies: [], statuses: new Map() };
	const started = performance.now();
	const end = started + seconds * 1000;
	let next = 0;
	const nextRequest = () => requests[next++ % requests.length] ?? '';
	const gapMs = rate === undefined ? 0 : (connections / rate) * 1000;

	const runConnection = async (index: number): Promise<void> => {
		const socket = connect({ port, host: '127.0.0.1', noDelay: true });
		const ask = answerReader(socket);
		let due = started + (gapMs * index) / connections;
		while (performance.now() < end) {
			const waitMs = due - performance.now();
			if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
			// Measured from when it was due if the previous response was late: a slow response also delays the requests
			// after it. A timer that fires early or late is not the service's delay.
			const asked = rate !== undefined && waitMs <= 0 ? due : performance.now();
			const status = await ask(nextRequest());
			result.latencies.push(performance.now() - asked);
			result.answers++;
			result.statuses.set(status, (result.statuses.get(status) ?? 0) + 1);
			due += gapMs;
		}
		socket.destroy();
	};
	await Promise.all(Array.from({ length: connections }, (_, index) => runConnection(index)));
	result.seconds = (performance.now() - started) / 1000;
	return result;
}

/** Sends one request at a time and resolves to the status once the entire response has arrived. */
function answerReader(socket: Socket): (request: string) => Promise<number> {
	let received = Buffer.alloc(0);
	let missing = -1;
	let status = 0;
	let resolve: (status: number) => void = () => {};
	let reject: (error: Error) => void = () => {};

	socket.on('data', (chunk) => {
		if (missing > 0) missing -= chunk.length;
		else {
			received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
			const headEnd = received.indexOf('\r\n\r\n');
			if (headEnd < 0) return;
			const head = received.toString('latin1', 0, headEnd);
			status = Number(head.slice(9, 12));
			const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
			missing = headEnd + 4 + length - received.length;
			received = Buffer.alloc(0);
		}
		if (missing > 0) return;
		missing = -1;
		resolve(status);
	});
	socket.on('error', (error) => reject(error));
	socket.on('close', () => reject(new Error('The server closed a connection.')));

	return (request) =>
		new Promise((onAnswer, onIssue) => {
			[resolve, reject] = [onAnswer, onIssue];
			socket.write(request);
		});
}
