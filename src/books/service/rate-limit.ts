/**
 * A fixed window for each client: `requests` in `windowMs`, then 429 until the window ends.
 * Our own thirty lines because hono-rate-limiter 0.5 keeps its counts in a map without bound, swept by its own
 * timer: an address pool would fill the memory, and no test could move the clock. Here the map is bounded and the
 * clock is given. Counts are lost at a restart, which only ever favours the visitor.
 */
import type { Context, MiddlewareHandler } from 'hono';
import { ApiError } from './api-error.ts';

export type RateLimit = { requests: number; windowMs: number; maxClients: number };

type Window = { endsAt: number; used: number };

/** @param clientOf a stable name of the caller, for example its address. */
export function limitPosts(
	{ requests, windowMs, maxClients }: RateLimit,
	{ clock, clientOf }: { clock: () => number; clientOf: (c: Context) => string },
): MiddlewareHandler {
	const windows = new Map<string, Window>();

	const currentWindow = (client: string, now: number): Window => {
		const known = windows.get(client);
		if (known && known.endsAt > now) return known;
		const fresh = { endsAt: now + windowMs, used: 0 };
		// Re-inserted, so the map stays in the order in which windows began: its first is the oldest.
		windows.delete(client);
		windows.set(client, fresh);
		const oldest = windows.keys().next().value;
		if (windows.size > maxClients && oldest !== undefined) windows.delete(oldest);
		return fresh;
	};

	return async (c, next) => {
		if (c.req.method === 'POST') {
			const now = clock();
			const window = currentWindow(clientOf(c), now);
			if (window.used >= requests) {
				const seconds = Math.max(1, Math.ceil((window.endsAt - now) / 1000));
				throw new ApiError('too_many_requests', `Too many requests. Wait ${seconds} s.`, {
					'Retry-After': String(seconds),
				});
			}
			window.used++;
		}
		await next();
	};
}
