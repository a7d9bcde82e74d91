import { exchange, type ExchangeOptions } from './exchange.ts';
import { requireSuccess } from './read-answer.ts';

/**
 * Posts to a chat tool's webhook: the body is sent byte for byte, without cookies or credentials. The URL itself is the
 * secret, so only the service calls this; it never appears in anything a browser receives.
 * @throws {BooksError} if the tool does not accept it within the limit
 */
export async function postWebhook(
	url: string,
	body: string,
	{ contentType = 'application/json', ...options }: ExchangeOptions & { contentType?: string },
): Promise<void> {
	const init = {
		method: 'POST',
		body,
		credentials: 'omit',
		headers: { 'content-type': contentType },
	} as const satisfies RequestInit;
	requireSuccess(await exchange(url, init, options), 'The webhook');
}
