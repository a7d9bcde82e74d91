/**
 * A fixed window per client: `requests` in `windowMs`, then 429 until the window ends. Our own thirty lines because
 * hono-rate-limiter 0.5 keeps its counts in an unbounded map swept by its own timer: a pool of addresses would fill the
 * memory, and no test could move the clock. Here the map is bounded and the clock is injected. A restart loses the
 * counts, which only favors the visitor.
 */
import type { Context } from 'hono';
import { ApiError } from './api-error.ts';

export type RateLimit = { requests: number; windowMs: number; maxClients: number };

type Window = { endsAt: number; used: number };

type Caller = { clock: () => number; clientOf: (c: Context) => string };

/** Refuses a request over the limit with 429. */
export type Limiter = (c: Context) => void;

/** @param caller `clientOf`: a stable name for the client, such as its address. */
export function limitPosts(limit: RateLimit, { clock, clientOf }: Caller): Limiter {
	const take = createCounter(limit, clock);
	return (c) => refuseIfOver(take(clientOf(c)));
}

/** As `limitPosts`. A client on this machine is the owner, or a proxy for all visitors: not counted. */
export function limitReads(limit: RateLimit, { clock, clientOf }: Caller): Limiter {
	const take = createCounter(limit, clock);
	return (c) => {
		const client = clientOf(c);
		if (!isThisMachine(client)) refuseIfOver(take(client));
	};
}

const isThisMachine = (client: string): boolean =>
	client.startsWith('127.') || client === '::1' || client.startsWith('::ffff:127.');

/** Counts one request; returns the seconds to wait, 0 for a request within the limit. */
function createCounter(
	{ requests, windowMs, maxClients }: RateLimit,
	clock: () => number,
): (client: string) => number {
	const windows = new Map<string, Window>();

	const currentWindow = (client: string, now: number): Window => {
		const known = windows.get(client);
		if (known && known.endsAt > now) return known;
		const fresh = { endsAt: now + windowMs, used: 0 };
		// Re-inserted, so the map stays in the order in which the windows began, oldest first.
		windows.delete(client);
		windows.set(client, fresh);
		const oldest = windows.keys().next().value;
		if (windows.size > maxClients && oldest !== undefined) windows.delete(oldest);
		return fresh;
	};

	return (client) => {
		const now = clock();
		const window = currentWindow(client, now);
		if (window.used >= requests) return Math.max(1, Math.ceil((window.endsAt - now) / 1000));
		window.used++;
		return 0;
	};
}

function refuseIfOver(seconds: number): void {
	if (seconds === 0) return;
	throw new ApiError('too_many_requests', `Too many requests. Wait ${seconds} s.`, {
		'Retry-After': String(seconds),
	});
}
