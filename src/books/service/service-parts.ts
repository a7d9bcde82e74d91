import type { Context } from 'hono';
import type { RateLimit } from './rate-limit.ts';
import type { BooksStore } from './store/books-store.ts';
import type { RecordsStore } from './store/records-store.ts';
import type { Webhooks } from './webhooks.ts';

/** What the app is made of; adapters (`node.ts`) and tests supply the parts. */
export type ServiceParts = {
	books: BooksStore;
	records: RecordsStore;
	webhooks: Pick<Webhooks, 'post'>;
	/** Origins that may call in addition to the service's own host, such as `https://example.org`. */
	siteOrigins: readonly string[];
	/** Milliseconds since 1970. */
	clock: () => number;
	/** A stable name for the client, for the rate limit, such as its address. */
	clientOf: (c: Context) => string;
	limits?: Partial<ServiceLimits>;
	/** Receives the errors that are answered with 500. */
	logError: LogError;
};

/** `request` names the one that failed, without its query, which may hold a person's email address. */
export type LogError = (
	error: unknown,
	request: { request_id: string; method: string; path: string },
) => void;

export type ServiceLimits = {
	bodyBytes: number;
	textLength: number;
	posts: RateLimit;
	reads: RateLimit;
};

/**
 * 60 posts a minute: a whole class behind one address downloads at the same time. 6,000 record requests a minute: that
 * class turns three pages a second. Files of the site are not counted.
 */
export const DEFAULT_LIMITS: ServiceLimits = {
	bodyBytes: 32 * 1024,
	textLength: 5_000,
	posts: { requests: 60, windowMs: 60_000, maxClients: 10_000 },
	reads: { requests: 6_000, windowMs: 60_000, maxClients: 10_000 },
};
