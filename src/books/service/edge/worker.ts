/**
 * The adapter for Cloudflare Workers: the same service and site as `node.ts`, on D1 and static assets. Cloudflare
 * serves built pages itself; this runs for the service below `/api`, aliases, record shells, and unknown paths.
 */
import { env, waitUntil } from 'cloudflare:workers';
import { Hono } from 'hono';
import { BOOKS_API_BASE } from '../../contract.ts';
import { createApp } from '../app.ts';
import { createLog } from '../log.ts';
import { readServerSettings } from '../server-options.ts';
import type { LogError } from '../service-parts.ts';
import { createStaticSite } from '../site/static-site.ts';
import { createRecordsStore } from '../store/sql-records-store.ts';
import { createWebhooks, type Webhooks } from '../webhooks.ts';
import { assetSite, type AssetsBinding } from './asset-site.ts';
import { openD1Books } from './d1-books-store.ts';
import { d1Database, type D1Binding } from './d1-database.ts';

export type WorkerEnvironment = {
	ASSETS: AssetsBinding;
	BOOKS: D1Binding;
	RECORDS: D1Binding;
	SITE_ORIGINS?: string;
	WEBHOOK_DOWNLOADS_URL?: string;
	WEBHOOK_SUBMISSIONS_URL?: string;
};

const WEBHOOK_TIMEOUT_MS = 5_000;
/** Work after the response has 30 seconds, enough for three tries and these pauses. */
const WEBHOOK_RETRY_MS = [1_000, 5_000];

const { SITE_ORIGINS, WEBHOOK_DOWNLOADS_URL, WEBHOOK_SUBMISSIONS_URL } = env;
const { siteOrigins, webhookUrls } = readServerSettings({
	SITE_ORIGINS,
	WEBHOOK_DOWNLOADS_URL,
	WEBHOOK_SUBMISSIONS_URL,
});
const log = createLog(console.error, Date.now);
const logError: LogError = (error, request) => {
	log('error', 'unexpected', {
		...request,
		error: String(error instanceof Error ? error.stack : error),
	});
};

/** One set per post: a Worker may not wait for work started by another request. */
const webhooks: Pick<Webhooks, 'post'> = {
	post(name, body) {
		const posting = createWebhooks({
			urls: webhookUrls,
			fetch: (...request) => fetch(...request),
			timeoutMs: WEBHOOK_TIMEOUT_MS,
			retryAfterMs: WEBHOOK_RETRY_MS,
			log: (message) => log('warn', 'webhook', { message }),
		});
		posting.post(name, body);
		waitUntil(posting.settled());
	},
};

const books = openD1Books(d1Database(env.BOOKS));
const records = createRecordsStore(d1Database(env.RECORDS), Date.now);
const api = createApp({
	books,
	records,
	webhooks,
	siteOrigins,
	clock: Date.now,
	clientOf: (c) => c.req.header('CF-Connecting-IP') ?? 'unknown',
	logError,
});

const home = new Hono();
home.all(`${BOOKS_API_BASE}/*`, (c) => api.fetch(c.req.raw));
home.all('*', createStaticSite({ files: assetSite(env.ASSETS), books, logError }));

export default home;
