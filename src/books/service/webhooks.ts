/**
 * Tells a chat tool what was sent in. The two addresses are secrets of the server: they are never logged, and no
 * failure here ever reaches a visitor.
 */
import { BooksError } from '../books-error.ts';
import { postWebhook } from '../post-webhook.ts';

export type WebhookName = 'downloads' | 'submissions';

export type Webhooks = {
	/** Sends `body`, a JSON text, unmodified. Returns at once; nothing happens where no address is configured. */
	post(name: WebhookName, body: string): void;
	/** Resolves when every post so far has ended, well or badly. */
	settled(): Promise<void>;
};

export type WebhookUrls = Readonly<Partial<Record<WebhookName, string>>>;

export type WebhookOptions = {
	urls: WebhookUrls;
	fetch: typeof globalThis.fetch;
	timeoutMs: number;
	log: (line: string) => void;
};

export function createWebhooks({ urls, fetch, timeoutMs, log }: WebhookOptions): Webhooks {
	const running = new Set<Promise<void>>();

	const send = async (name: WebhookName, url: string, body: string): Promise<void> => {
		try {
			await postWebhook(url, body, { fetch, timeoutMs });
		} catch (error) {
			// The error's message may hold the address; its kind says enough.
			log(`Webhook "${name}" failed: ${error instanceof BooksError ? error.kind : 'fault'}.`);
		}
	};

	return {
		post(name, body) {
			const url = urls[name];
			if (!url) return;
			const sending = send(name, url, body).finally(() => running.delete(sending));
			running.add(sending);
		},
		settled: async () => void (await Promise.all(running)),
	};
}
