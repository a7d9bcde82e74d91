import { BooksError } from './books-error.ts';

/** The time limit for every call. */
const HTTP_TIMEOUT_MS = 5_000;

export type ExchangeOptions = {
	fetch: typeof globalThis.fetch;
	timeoutMs?: number;
	/** Read only after a request got no response. */
	isOnline?: () => boolean;
};

export type ServiceAnswer = { status: number; text: string };

/**
 * One request and its entire body, within the limit. Resolves for every HTTP status.
 * @throws {BooksError} `timeout`, `offline`, or `network` if no complete response arrived
 */
export async function exchange(
	url: string,
	init: RequestInit,
	{ fetch, timeoutMs = HTTP_TIMEOUT_MS, isOnline = browserIsOnline }: ExchangeOptions,
): Promise<ServiceAnswer> {
	const aborter = new AbortController();
	let timer: ReturnType<typeof setTimeout> | undefined;
	const limit = new Promise<never>((_, reject) => {
		timer = setTimeout(() => {
			reject(new BooksError('timeout', `No response from ${url} within ${timeoutMs} ms.`));
			aborter.abort();
		}, timeoutMs);
	});
	try {
		return await Promise.race([receive(fetch(url, { ...init, signal: aborter.signal })), limit]);
	} catch (cause) {
		if (cause instanceof BooksError) throw cause;
		const kind = isOnline() ? 'network' : 'offline';
		throw new BooksError(kind, `No response from ${url}.`, { cause });
	} finally {
		clearTimeout(timer);
	}
}

async function receive(pending: Promise<Response>): Promise<ServiceAnswer> {
	const response = await pending;
	return {
		status: response.status,
		text: await response.text(),
	};
}

// Only a definite "no" counts: `navigator.onLine` does not exist outside browsers.
function browserIsOnline(): boolean {
	return globalThis.navigator?.onLine !== false;
}
