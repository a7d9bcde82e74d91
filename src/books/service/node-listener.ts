/** What lies between Node's HTTP server and the app: what the app cannot see or must not have to. */
import type { IncomingMessage, RequestListener, ServerOptions, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Log } from './log.ts';

/** A head within 10 s, a whole request within 15 s; looked at each second. */
export const SLOW_CLIENT_LIMITS = {
	headersTimeout: 10_000,
	requestTimeout: 15_000,
	connectionsCheckingInterval: 1_000,
	// What is silent is closed by `SILENCE_MS`; a limit of its own would set a timer for each answer.
	keepAliveTimeout: 0,
} as const satisfies ServerOptions;

/** After so long without a byte either way a connection is closed. */
export const SILENCE_MS = 15_000;

/** What the app finds in `c.env`. */
export type NodeEnv = { incoming: IncomingMessage; outgoing: ServerResponse; requestId: string };

export type ListenerOptions = {
	answer: (request: Request, env: NodeEnv) => Response | Promise<Response>;
	log: Log;
	/** Whether each request is logged, not only issues. */
	logsRequests: boolean;
};

export function createListener({ answer, log, logsRequests }: ListenerOptions): RequestListener {
	const listener = getRequestListener(
		(request, { incoming, outgoing }) => {
			const env = { incoming, outgoing, requestId: crypto.randomUUID() } as NodeEnv;
			if (logsRequests) logWhenDone(env, log);
			return answer(request, env);
		},
		// The default would close a connection whose client is still sending, and with it the next request.
		{ autoCleanupIncoming: false },
	);
	const isUsableHost = hostCheck();

	return (incoming, outgoing) => {
		if (!isUsableHost(incoming.headers.host)) return refuseHost(outgoing);
		if (incoming.method !== 'GET') outgoing.once('finish', () => discardRest(incoming));
		return listener(incoming, outgoing);
	};
}

/** Lets the rest of a body that nobody wanted pass by; `requestTimeout` ends one without end. */
function discardRest(incoming: IncomingMessage): void {
	if (incoming.complete) return;
	// A reader that gave up would pause it again.
	incoming.removeAllListeners('data');
	incoming.resume();
}

/** Whether `Host` can stand in an address. Few names are ever right, so the last one is remembered. */
function hostCheck(): (host: string | undefined) => boolean {
	let known = '';
	return (host) => {
		if (host === undefined || host === known) return true;
		if (!/^[^\s/?#@\\]+$/.test(host) || !URL.canParse(`http://${host}/`)) return false;
		known = host;
		return true;
	};
}

function refuseHost(outgoing: ServerResponse): void {
	outgoing.writeHead(400, { 'Content-Type': 'text/plain; charset=utf-8', Connection: 'close' });
	outgoing.end('The header "Host" is not the name of a host.\n');
}

/** The path goes without its query, which may hold an address of a person. */
function logWhenDone({ incoming, outgoing, requestId }: NodeEnv, log: Log): void {
	const started = performance.now();
	outgoing.once('close', () => {
		log('info', 'request', {
			request_id: requestId,
			method: incoming.method,
			path: incoming.url?.split('?', 1)[0],
			status: outgoing.writableFinished ? outgoing.statusCode : undefined,
			ms: Math.round(performance.now() - started),
		});
	});
}
