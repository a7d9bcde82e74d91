/**
 * Forwards what was submitted to a chat tool. The two URLs are secrets: they are never logged, and no failure here ever
 * reaches a visitor or delays a response.
 */
import { BooksError } from '../books-error.ts';
import { postWebhook } from '../post-webhook.ts';

export type WebhookName = 'downloads' | 'submissions';

export type Webhooks = {
	/** Sends `body`, a JSON text, unmodified. Returns immediately; does nothing if no URL is configured. */
	post(name: WebhookName, body: string): void;
	/** Resolves when every post so far has finished, successfully or not. */
	settled(): Promise<void>;
	/** As `settled`, but without further tries. */
	close(): Promise<void>;
};

export type WebhookUrls = Readonly<Partial<Record<WebhookName, string>>>;

export type WebhookOptions = {
	urls: WebhookUrls;
	fetch: typeof globalThis.fetch;
	/** The time limit for one try. */
	timeoutMs: number;
	/** How long to wait before each further try; none by default. */
	retryAfterMs?: readonly number[];
	/** One line for each post that was dropped. */
	log: (line: string) => void;
};

/** More would mean that the tool has stopped responding. */
const MAX_RUNNING = 200;

export function createWebhooks(options: WebhookOptions): Webhooks {
	const { urls, fetch, timeoutMs, retryAfterMs = [], log } = options;
	const running = new Set<Promise<void>>();
	const closing = Promise.withResolvers<void>();
	let isClosing = false;

	const send = async (name: WebhookName, url: string, body: string): Promise<void> => {
		for (let tries = 1; ; tries++) {
			try {
				return await postWebhook(url, body, { fetch, timeoutMs });
			} catch (error) {
				const waitMs = retryAfterMs[tries - 1];
				if (waitMs === undefined || isClosing || !mayPass(error)) {
					// The error's message may contain the URL; its kind says enough.
					const kind = error instanceof BooksError ? error.kind : 'issue';
					log(
						`Webhook "${name}" was dropped after ${tries} of ${retryAfterMs.length + 1} tries: ${kind}.`,
					);
					return;
				}
				await Promise.race([
					new Promise((resolve) => setTimeout(resolve, waitMs)),
					closing.promise,
				]);
			}
		}
	};

	return {
		post(name, body) {
			const url = urls[name];
			if (!url) return;
			if (running.size >= MAX_RUNNING) {
				return log(`Webhook "${name}" was dropped: ${MAX_RUNNING} posts are under way.`);
			}
			const sending = send(name, url, body).finally(() => running.delete(sending));
			running.add(sending);
		},
		settled: async () => void (await Promise.all(running)),
		async close() {
			isClosing = true;
			closing.resolve();
			await Promise.all(running);
		},
	};
}

/** Whether a later try may succeed: the tool did not reject the post itself. */
function mayPass(error: unknown): boolean {
	if (!(error instanceof BooksError) || error.status === null) return true;
	return error.status >= 500 || error.status === 429;
}
