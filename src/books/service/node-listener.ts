/** Sits between Node's HTTP server and the app, for what the app cannot see or should not have to. */
import type { IncomingMessage, RequestListener, ServerOptions, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Log } from './log.ts';

/** In milliseconds. */
export type SlowClientLimits = Required<
	Pick<
		ServerOptions,
		'headersTimeout' | 'requestTimeout' | 'connectionsCheckingInterval' | 'keepAliveTimeout'
	>
>;

/** 10 s for the head, 15 s for a whole request; checked every second. */
export const SLOW_CLIENT_LIMITS: SlowClientLimits = {
	headersTimeout: 10_000,
	requestTimeout: 15_000,
	connectionsCheckingInterval: 1_000,
	// Silent connections are closed by `SILENCE_MS`; a separate limit would set a timer for each response.
	keepAliveTimeout: 0,
};

/** A connection is closed after this long without a byte in either direction. */
export const SILENCE_MS = 15_000;

/** What the app finds in `c.env`. */
export type NodeEnv = { incoming: IncomingMessage; outgoing: ServerResponse; requestId: string };

export type ListenerOptions = {
	answer: (request: Request, env: NodeEnv) => Response | Promise<Response>;
	log: Log;
	/** Whether each request is logged, not only errors. */
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

/** Drains the rest of an unwanted body; `requestTimeout` cuts off an endless one. */
function discardRest(incoming: IncomingMessage): void {
	if (incoming.complete) return;
	// A reader that gave up would pause it again.
	incoming.removeAllListeners('data');
	incoming.resume();
}

/** Whether `Host` is a valid host. Few ever are, so the last one is remembered. */
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

/** The path is logged without its query, which may hold a person's email address. */
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
