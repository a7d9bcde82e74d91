/** The server's options from the environment, checked before anything starts. */
import { DEFAULT_LIMITS } from './service-parts.ts';
import type { WebhookUrls } from './webhooks.ts';

export type ServerSettings = {
	port: number;
	host: string;
	dataDir: string;
	distDir: string;
	siteOrigins: readonly string[];
	webhookUrls: WebhookUrls;
	/** Whether the last address of `X-Forwarded-For` is the visitor's: only behind your own proxy. */
	trustProxy: boolean;
	/** How many posts one client may send per minute. */
	postsPerMinute: number;
	/** Whether each request is logged. */
	logsRequests: boolean;
};

const DEFAULT_PORT = 4321;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads `PORT`, `HOST`, `DATA_DIR`, `DIST_DIR`, `SITE_ORIGINS` (separated by commas), `WEBHOOK_DOWNLOADS_URL`,
 * `WEBHOOK_SUBMISSIONS_URL`, `TRUST_PROXY`, `POSTS_PER_MINUTE`, `LOG_REQUESTS`.
 * @throws {Error} in one line that names the variable, never with a webhook's value.
 */
export function readServerSettings(env: Environment): ServerSettings {
	return {
		port: readPort(env['PORT']),
		host: env['HOST'] || 'localhost',
		dataDir: env['DATA_DIR'] || '.data',
		distDir: env['DIST_DIR'] || 'dist',
		siteOrigins: readOrigins(env['SITE_ORIGINS']),
		webhookUrls: {
			downloads: readWebhook(env, 'WEBHOOK_DOWNLOADS_URL'),
			submissions: readWebhook(env, 'WEBHOOK_SUBMISSIONS_URL'),
		},
		trustProxy: isOn(env['TRUST_PROXY']),
		postsPerMinute: readPosts(env['POSTS_PER_MINUTE']),
		logsRequests: isOn(env['LOG_REQUESTS']),
	};
}

const isOn = (text: string | undefined): boolean => text === '1' || text === 'true';

function readPort(text: string | undefined): number {
	const port = Number(text || DEFAULT_PORT);
	if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
	throw new Error(`PORT must be a whole number from 0 to 65535; found "${text}".`);
}

function readPosts(text: string | undefined): number {
	const posts = Number(text || DEFAULT_LIMITS.posts.requests);
	if (Number.isInteger(posts) && posts > 0) return posts;
	throw new Error(`POSTS_PER_MINUTE must be a whole number above 0; found "${text}".`);
}

function readOrigins(text = ''): string[] {
	const origins = text.split(',').map((origin) => origin.trim().replace(/\/$/, ''));
	return origins.filter(Boolean).map((origin) => {
		if (URL.canParse(origin) && new URL(origin).origin === origin) return origin;
		throw new Error(
			`SITE_ORIGINS must list origins such as https://example.org; found "${origin}".`,
		);
	});
}

function readWebhook(env: Environment, name: string): string | undefined {
	const url = env[name];
	if (!url) return undefined;
	if (URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)) return url;
	throw new Error(`${name} must be an https address.`);
}
