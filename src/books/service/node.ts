/**
 * The Node adapter: one server for the books service below `/api` and for the built site. Run it directly (`node
 * src/books/service/node.ts`) or call `startServer`.
 */
import { createServer, type Server } from 'node:http';
import { Hono, type Context } from 'hono';
import { BOOKS_API_BASE } from '../contract.ts';
import { createApp } from './app.ts';
import { createLog } from './log.ts';
import {
	createListener,
	SILENCE_MS,
	SLOW_CLIENT_LIMITS,
	type NodeEnv,
	type SlowClientLimits,
} from './node-listener.ts';
import { readServerSettings, type ServerSettings } from './server-options.ts';
import { DEFAULT_LIMITS, type LogError, type ServiceParts } from './service-parts.ts';
import { createStaticSite, type StaticSiteParts } from './site/static-site.ts';
import { folderSite } from './site/send-file.ts';
import { openFolder } from './store/folder-files.ts';
import { openBooksStore } from './store/sqlite-books-store.ts';
import { openRecordsStore } from './store/sqlite-records-store.ts';
import { createWebhooks } from './webhooks.ts';

/** Relative folders are resolved against the working folder. Port 0 takes any free port. */
export type ServerOptions = Pick<ServerSettings, 'port' | 'host' | 'dataDir' | 'distDir'> &
	Partial<ServerSettings> &
	Partial<Pick<ServiceParts, 'limits' | 'clock'>> &
	Partial<Pick<StaticSiteParts, 'secondsUntil'>> & {
		log?: (line: string) => void;
		slowClientLimits?: SlowClientLimits;
	};

export type RunningServer = {
	url: string;
	/** Lets running requests and webhooks finish, then closes the databases. A second call waits for the first. */
	close(): Promise<void>;
};

const WEBHOOK_TIMEOUT_MS = 5_000;
const WEBHOOK_RETRY_MS = [1_000, 5_000, 30_000];
const CLOSE_GRACE_MS = 5_000;
const CLOSE_SWEEP_MS = 20;

/** @throws {Error} with one plain line if the port is in use or not allowed. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
	const { port, host, dataDir, distDir, siteOrigins = [], webhookUrls = {} } = options;
	const { clock = Date.now, trustProxy = false, logsRequests = false } = options;
	const limits = { ...readLimits(options), ...options.limits };
	const log = createLog(options.log ?? console.error, clock);
	const logError: LogError = (error, request) => {
		log('error', 'unexpected', {
			...request,
			error: String(error instanceof Error ? error.stack : error),
		});
	};
	const webhooks = createWebhooks({
		urls: webhookUrls,
		fetch,
		timeoutMs: WEBHOOK_TIMEOUT_MS,
		retryAfterMs: WEBHOOK_RETRY_MS,
		log: (message) => log('warn', 'webhook', { message }),
	});
	const books = openBooksStore(dataDir);
	const records = openRecordsStore(dataDir, {
		clock,
		log: (message) => log('error', 'records', { message }),
	});
	const closeStores = async () => {
		books.close();
		await records.close();
	};
	const clientOf = trustProxy ? forwardedAddress : remoteAddress;
	const service = { books, records, webhooks, siteOrigins, clock, clientOf, limits, logError };
	const api = createApp(service);
	const serveSite = createStaticSite({
		files: folderSite(openFolder(distDir)),
		books,
		logError,
		secondsUntil: options.secondsUntil,
	});

	const site = new Hono();
	site.all('*', serveSite);
	const listener = createListener({
		answer: (request, env) =>
			isApiPath(env.incoming.url) ? api.fetch(request, env) : site.fetch(request, env),
		log,
		logsRequests,
	});

	try {
		const { slowClientLimits = SLOW_CLIENT_LIMITS } = options;
		const server = createServer(slowClientLimits, listener).setTimeout(SILENCE_MS);
		await listen(server, port, host);
		// Not awaited: the outcome is a line in the log, and reads work either way.
		void records.canWrite();
		const end = async () => {
			await closeServer(server);
			await webhooks.close();
			await closeStores();
		};
		let ended: Promise<void> | undefined;
		return { url: addressOf(server, host), close: () => (ended ??= end()) };
	} catch (error) {
		await closeStores();
		throw error;
	}
}

const readLimits = ({ postsPerMinute }: Partial<ServerSettings>) =>
	postsPerMinute === undefined
		? {}
		: { posts: { ...DEFAULT_LIMITS.posts, requests: postsPerMinute } };

const isApiPath = (url = ''): boolean =>
	url.startsWith(`${BOOKS_API_BASE}/`) || url === BOOKS_API_BASE;

const remoteAddress = (c: Context<{ Bindings: NodeEnv }>): string =>
	c.env.incoming.socket.remoteAddress ?? 'unknown';

/** The last address is the one our own proxy added; those before it can be forged. */
const forwardedAddress = (c: Context): string =>
	c.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim() || remoteAddress(c);

/** @throws {Error} with one plain line if the port is in use or not allowed. */
export function listen(server: Server, port: number, host: string): Promise<Server> {
	return new Promise((resolve, reject) => {
		server.once('error', (error: NodeJS.ErrnoException) => {
			reject(new Error(explainListenIssue(error, port, host), { cause: error }));
		});
		// The name may resolve to ::1 alone, and then 127.0.0.1 would be refused; in the reverse case, clients try
		// both.
		server.listen(port, host === 'localhost' ? '127.0.0.1' : host, () => resolve(server));
	});
}

function explainListenIssue({ code, message }: NodeJS.ErrnoException, port: number, host: string) {
	if (code === 'EADDRINUSE') {
		return `Port ${port} is in use. Stop the program that uses it, or choose another: PORT=${port + 1}.`;
	}
	if (code === 'EACCES')
		return `Port ${port} may not be used here. Set PORT to a number above 1023.`;
	if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL') {
		return `HOST "${host}" is not an address of this machine.`;
	}
	return `The server cannot listen on ${host}:${port}: ${message}`;
}

function addressOf(server: Server, host: string): string {
	const address = server.address();
	const port = typeof address === 'object' && address ? address.port : '';
	const shown = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
	return `http://${shown.includes(':') ? `[${shown}]` : shown}:${port}`;
}

function closeServer(server: Server): Promise<void> {
	return new Promise((resolve) => {
		const giveUp = setTimeout(() => server.closeAllConnections(), CLOSE_GRACE_MS);
		// Node closes connections that are idle now; one that finishes its response later would be kept alive for
		// seconds.
		const sweep = setInterval(() => server.closeIdleConnections(), CLOSE_SWEEP_MS);
		server.close(() => {
			clearTimeout(giveUp);
			clearInterval(sweep);
			resolve();
		});
	});
}

async function main(): Promise<void> {
	const server = await startServer(readServerSettings(process.env));
	let isClosing = false;
	for (const signal of ['SIGTERM', 'SIGINT'] as const) {
		process.on(signal, () => {
			// A second signal does not wait for running work.
			if (isClosing) process.exit(1);
			isClosing = true;
			void server.close();
		});
	}
	// Printed last: whoever waits for this line may send a signal immediately.
	console.log(`Serving on ${server.url}`);
}

if (import.meta.main) {
	try {
		await main();
	} catch (error) {
		console.error(error instanceof Error ? error.message : error);
		process.exitCode = 1;
	}
}
