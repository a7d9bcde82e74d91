import { exchange, type ExchangeOptions } from './exchange.ts';
import { requireSuccess } from './read-answer.ts';

/**
 * Posts to a chat tool's webhook: the body goes out byte for byte as given, no cookies, no sign-in. The address is
 * itself the secret, so only the service calls this; it never stands in anything a browser gets.
 * @throws {BooksError} when the tool does not accept it within the limit
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
